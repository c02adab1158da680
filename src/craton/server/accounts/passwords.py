"""Passwords, hashed with argon2id in a thread so that the event loop does not wait."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argon2 import PasswordHasher


@cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher

    return PasswordHasher()


@cache
def _dummy_hash() -> str:
    return _hasher().hash("nobody has this password")


async def hash_password(password: str) -> str:
    return await asyncio.to_thread(_hasher().hash, password)


async def check_password(stored: str | None, password: str) -> bool:
    """Whether a password is right; takes equally long whether or not there is an account."""
    return await asyncio.to_thread(_check, stored, password)


def _check(stored: str | None, password: str) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return _hasher().verify(stored or _dummy_hash(), password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False
