"""Integrity of stored matches: hash chains, `craton fsck`, and the quarantine of matches that cannot be read."""
