"""What a player of Lifeline wants to see."""
