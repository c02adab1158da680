"""Craton in other programs' terms: protocols and research environments."""
