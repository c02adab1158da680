"""The law of Faust: rules, options, notation and validity."""
