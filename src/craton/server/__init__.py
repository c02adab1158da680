"""The server: matches, accounts, tournaments and study over HTTP and WebSocket. Needs the extra `craton[server]`."""
