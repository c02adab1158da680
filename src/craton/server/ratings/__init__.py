"""Ratings: one for each game and account, changed only by rated matches."""
