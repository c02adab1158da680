"""The search of a fixed commit as an opponent, so that progress stays measurable; see `studies.reference.__main__`."""
