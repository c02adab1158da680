"""Who may use the server and how much: callers, rate limits, and the middleware around every request."""
