"""The HTTP interface under /api/v1: what comes in is checked here, what goes out has passed the filter."""
