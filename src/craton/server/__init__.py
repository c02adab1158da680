"""The server: matches, clocks, accounts and live events over HTTP and WebSocket. Needs the extra `craton[server]`."""
