"""What a player of Triangular Assault wants to see."""
