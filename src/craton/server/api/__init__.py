"""The routes below /api/v1, and those of the browser client."""
