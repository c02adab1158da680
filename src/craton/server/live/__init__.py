"""Live updates: the bus that announces changes, the WebSocket and the bot stream that deliver them, presence."""
