"""Leagues: a round robin of bots, Bradley–Terry ratings, who beats whom; and the classifier of styles."""
