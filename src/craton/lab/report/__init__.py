"""The report of an experiment: one HTML file without any outside resource, and a summary for the terminal."""
