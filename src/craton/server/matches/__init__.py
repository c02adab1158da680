"""Matches: the log and what follows from it, clocks, what seats may do, and the host that commits and tells."""
