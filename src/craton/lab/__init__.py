"""Matches in bulk, and what can be said of their results."""
