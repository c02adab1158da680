"""Insight into Faust for players; `overview.py` puts it together."""
