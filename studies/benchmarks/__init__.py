"""Throughput and ratios, measured in one run: `make bench`."""
