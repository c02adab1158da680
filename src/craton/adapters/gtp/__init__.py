"""GTP 2: a Craton bot for programs that drive Go engines."""
