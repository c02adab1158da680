"""Exact probability: what chance can bring, and what it has brought."""
