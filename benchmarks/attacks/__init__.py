"""Attacks on a server, each with the latency of an innocent player's moves meanwhile."""
