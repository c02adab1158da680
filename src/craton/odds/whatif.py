"""What one stone more would change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from craton.core.errors import CratonError
from craton.core.insight import number_to_json
from craton.core.scores import Change
from craton.core.sides import SIDES, Side
from craton.odds.joint import Seen, position_of


class WhatIf(Mapping[str, Mapping[Side, Change]]):
    """For every empty cell, by name, the change for each side: `what_if(state)["e5"]["black"].win`."""

    def __init__(self, changes: Mapping[str, tuple[Change, Change]]) -> None:
        self._changes = {cell: dict(zip(SIDES, both, strict=True)) for cell, both in changes.items()}

    def __getitem__(self, cell: str) -> Mapping[Side, Change]:
        return self._changes[cell]

    def __iter__(self) -> Iterator[str]:
        return iter(self._changes)

    def __len__(self) -> int:
        return len(self._changes)

    def best(self, side: Side | str) -> list[str]:
        """All cells, the one that raises the side's chance to win most first; equal ones by expected score."""
        own = Side(side)
        return sorted(self, key=lambda cell: (-self[cell][own].win, -self[cell][own].difference))

    def to_json(self) -> dict[str, Any]:
        return {
            cell: {
                str(side): {
                    "own": number_to_json(change.own),
                    "difference": number_to_json(change.difference),
                    "win": number_to_json(change.win),
                    "draw": number_to_json(change.draw),
                }
                for side, change in both.items()
            }
            for cell, both in self.items()
        }

    def __repr__(self) -> str:
        return f"<WhatIf for {len(self)} cells>"


def what_if(seen: Seen) -> WhatIf:
    """What a plain stone of either side on each empty cell would change, if placement ended right after it.

    Each change is exact and compares with `quake` of the same position. The stone counts as placed where that breaks
    ties; whose turn it is makes no difference.
    """
    position = position_of(seen)
    found = position.game.definition.what_if(position)
    if found is None:
        raise CratonError(f"{position.game.title} has no quake, so there is nothing to compare a stone by.")
    return WhatIf({position.game.board.names[cell]: both for cell, both in found.items()})
