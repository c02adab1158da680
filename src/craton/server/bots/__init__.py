"""Bots: search processes, and the player that makes bots act in matches."""
