"""Training of the games' networks by self-play."""
