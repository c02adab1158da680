"""Tournaments: who meets whom and who stands where, without I/O; and the director, who lets them happen."""
