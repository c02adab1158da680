"""The law of Lifeline: rules, options, notation, validity and secrets."""
