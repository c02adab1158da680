"""The dice of a tournament: everything random in its matches follows from a secret that is fixed when it is created.

The players of a round are seated without being asked, so they cannot add seeds. Instead the tournament's secret is
committed to before anybody has joined, so nothing is left for the operator to choose when the pairings are known.
docs/formats.md has the formula.
"""

from __future__ import annotations

import base64
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from craton.core.dice import SECRET_BYTES, fresh_seed
from craton.server.ids import fresh_id
from craton.server.matches.clock import SEATS
from craton.server.tournaments.games import Game

ID_BYTES = 12
SEED_BYTES = 16


@dataclass(frozen=True)
class TieDice:
    """The ids of the matches of a tie, and the secret and the seeds that they share."""

    ids: tuple[str, ...]
    secret: bytes
    seeds: dict[str, str]


def tie_dice(secret: bytes | None, tournament: str, tie: Sequence[Game]) -> TieDice:
    """The dice of a tie. Tournaments of earlier versions have no secret, and get random ones."""
    if secret is None:
        ids = tuple(fresh_id() for _ in tie)
        return TieDice(ids, secrets.token_bytes(SECRET_BYTES), {seat: fresh_seed() for seat in SEATS})

    def digest(game: Game, what: str) -> bytes:
        message = f"{tournament}:{game.round}:{game.table + 1}:{game.number + 1}:{what}"  # numbered as in the API
        return hmac.digest(secret, message.encode(), "sha256")

    ids = tuple(base64.urlsafe_b64encode(digest(game, "match")[:ID_BYTES]).decode() for game in tie)
    seeds = {seat: digest(tie[0], seat)[:SEED_BYTES].hex() for seat in SEATS}
    return TieDice(ids, digest(tie[0], "secret"), seeds)
