"""Matches in bulk, and the statistics of their results."""
