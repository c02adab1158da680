"""What a player of Fault Lines wants to see."""
