"""The law of Fault Lines: rules, options, notation, validity, secrets and the description of positions."""
