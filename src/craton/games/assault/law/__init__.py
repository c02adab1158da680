"""The law of Triangular Assault: rules, options, notation, validity, secrets and the description of positions."""
