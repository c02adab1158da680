"""The law of Faust: rules, options, notation, validity and secrets."""
