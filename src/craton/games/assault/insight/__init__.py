"""Insight into positions of Triangular Assault: what is shown to a person. The entry point is overview.py."""
