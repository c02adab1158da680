"""Statistics of the lab: confidence sequences, intervals at a fixed number of games, comparisons, verdicts."""
