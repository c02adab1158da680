"""Games in bulk, and what can be learned from them.

- `duel`, `run`, `log`, `standing`, `elo`, `sprt`: `craton match`, two bots against each other
- `experiment/`: what is played, by whom, and where the results are kept
- `stats/`: confidence sequences, intervals, comparisons, verdicts
- `measures/`: what is measured in the games of an experiment
- `report/`: the report of an experiment as one HTML file
- `workers`: processes
"""
