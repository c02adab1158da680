"""Wilson's interval of a share, in plain Python, so that commands and the server need not load NumPy for it."""

from __future__ import annotations

from math import sqrt

from craton.lab.elo import Z


def wilson(share: float, number: int, z: float = Z) -> tuple[float, float]:
    """The Wilson score interval of a share (95%), which is accurate near 0 and 1 too; 0 to 1 without trials.

    If draws count one half of a success, it is a little too wide.
    """
    if number == 0:
        return 0.0, 1.0
    centre = share + z * z / (2 * number)
    spread = z * sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    scale = 1 + z * z / number
    # Rounding must not push the share out of its interval.
    return max(0.0, min(share, (centre - spread) / scale)), min(1.0, max(share, (centre + spread) / scale))
