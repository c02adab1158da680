"""The game's rules for tournaments: swap, 60 turns, sealed passes, and the bonus for resonance."""

TOURNAMENTS = {"standard": {"preset": "tournament"}}
