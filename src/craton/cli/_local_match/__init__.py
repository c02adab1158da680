"""A match at one keyboard, without input and output: `craton play` runs it line by line or on a full screen."""
