"""Critical positions: positions with a known exact value in which actions differ in value."""
