"""Learned networks: the policy and value of positions, for the tree search."""
