"""A bot that never answers."""

import time

from craton.core.view import View


class Sleeper:
    def choose(self, view: View) -> str:
        time.sleep(3600)
        return view.legal_moves[0]


class Crasher:
    def choose(self, view: View) -> str:
        raise RuntimeError("out of ideas")
