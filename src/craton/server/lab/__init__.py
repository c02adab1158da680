"""Experiments of the operator: their folders, the process that plays them, and what the page may do with them."""
