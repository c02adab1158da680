"""A bot for a Craton server that uses only the standard library: it joins every open match and plays at random.

    python examples/bot.py http://127.0.0.1:8000 TOKEN

docs/server.md explains how to get a token.
"""

import json
import random
import sys
import urllib.error
import urllib.request


def main(server: str, token: str) -> None:
    def ask(path: str, body: dict | None = None):
        """Send a request (a POST if it has a body) and return the response as a file."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        return urllib.request.urlopen(urllib.request.Request(f"{server}/api/v1{path}", data, headers))

    for line in ask("/stream?lobby=yes"):
        message = json.loads(line)
        try:
            if message["type"] == "open":
                ask(f"/matches/{message['match']}/join", {})
            elif message["type"] == "match" and message["state"]["your_turn"]:
                state = message["state"]
                ask(
                    f"/matches/{message['match']}/actions",
                    {
                        "action": choose(state["actions"]),
                        "ply": state["ply"],
                        "id": f"bot-{state['ply']}",  # sent twice, it is performed once
                    },
                )
        except urllib.error.HTTPError as error:  # another player was faster; the new state comes as another line
            print(error.read().decode(), file=sys.stderr)


def choose(actions: dict) -> str:
    """A better bot would think here: the state has stones, marks, clocks, and the position as text."""
    return random.choice([*(text for texts in actions["cells"].values() for text in texts), *actions["words"]])


if __name__ == "__main__":
    main(*sys.argv[1:])
