"""Matches: the log and the state derived from it, clocks, commands, and the service that runs and stores them."""
