"""Searching the option space of a game for variants that meet a designer's wishes."""
