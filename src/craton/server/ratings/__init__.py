"""Ratings: one for each game and account, changed by rated matches alone."""
