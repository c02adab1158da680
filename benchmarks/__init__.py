"""Benchmarks: throughput and ratios, measured in one run by `make bench`."""
