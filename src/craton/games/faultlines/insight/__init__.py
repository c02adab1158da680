"""Insight into positions of Fault Lines: what is shown to a person. The entry point is overview.py."""
