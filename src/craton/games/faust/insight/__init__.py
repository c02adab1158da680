"""What a player of Faust wants to see."""
