"""The law of Lifeline: rules, options, notation, validity, secrets and short descriptions."""
