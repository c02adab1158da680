"""The law of Fault Lines: rules, options, notation, validity and secrets."""
