"""Names of accounts: their form, and the names that nobody may take because they would impersonate somebody."""

from __future__ import annotations

import re

NAME = re.compile(r"^[A-Za-z0-9][A-Za-z0-9_-]{1,19}$")

_STAFF = (
    "abuse admin administrator admins contact help helpdesk host info mod moderation moderator moderators mods "
    "official operator operators owner postmaster referee root security staff superuser support sysadmin sysop system "
    "team webmaster"
)
_PROGRAMS = "anonymous bot bots computer daemon engine machine nobody server service user"
_WORDS_OF_THE_PAGE = (
    "account aborted all black current draw everybody everyone first here login logout match me none null opponent "
    "player random second self settings somebody spectator tournament undefined unknown white you"
)
PREFIXES = ("craton", "deleted", "guest", "imported")
"""Reserved with anything after them: the project's name, and the beginnings of names that the server gives itself."""

_LOOKALIKES = str.maketrans("01345789l", "oieastbgi", "_-")


def folded(name: str) -> str:
    """A form that is equal for names that look alike, such as `Adm1n`, `ad-min` and `ADMIN`."""
    return name.lower().translate(_LOOKALIKES).replace("rn", "m").replace("vv", "w")


STAFF = frozenset(map(folded, _STAFF.split()))
RESERVED = STAFF | frozenset(map(folded, f"{_PROGRAMS} {_WORDS_OF_THE_PAGE}".split()))
_PREFIXES = tuple(map(folded, PREFIXES))


def is_reserved(name: str) -> bool:
    """Whether a name is, or looks like, a reserved one. `admin7` is reserved like `admin`; `player7` is free."""
    numbered = folded(name.rstrip("0123456789_-"))
    return folded(name) in RESERVED or numbered in STAFF or folded(name).startswith(_PREFIXES)
