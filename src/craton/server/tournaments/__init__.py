"""Tournaments: pairings and standings, without I/O, and the director that runs them."""
