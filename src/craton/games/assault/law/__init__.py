"""The law of Triangular Assault: rules, options, notation, validity and secrets."""
