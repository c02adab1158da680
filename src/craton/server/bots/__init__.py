"""Bots: processes that search, and the player that lets them act in matches."""
