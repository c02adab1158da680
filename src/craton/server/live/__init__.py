"""Live events: who listens to which match, and the WebSocket that tells them."""
