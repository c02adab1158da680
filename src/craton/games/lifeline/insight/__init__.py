"""Insight into Lifeline for players; `overview.py` puts it together."""
