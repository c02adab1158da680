"""The commands of docs/operating.md."""

from __future__ import annotations

import re

from tests.deploy.stack import ROOT

PAGE = (ROOT / "docs/operating.md").read_text()


def blocks(heading: str = "") -> list[str]:
    """The shell blocks of the page, or those under one heading."""
    text = PAGE
    if heading:
        level = heading.partition(" ")[0]
        text = text.partition(f"\n{heading}\n")[2]
        text = re.split(rf"\n#{{2,{len(level)}}} ", text)[0]
    return re.findall(r"```sh\n(.*?)```", text, re.DOTALL)


def commands(heading: str = "") -> list[str]:
    """The commands in the blocks, each as it would be typed; a here-document stays in one piece."""
    found: list[str] = []
    for block in blocks(heading):
        document = None
        for line in block.splitlines():
            if document is not None:
                found[-1] += f"\n{line}"
                document = None if line == document else document
                continue
            found.append(line)
            if here := re.search(r"<< '(\w+)'$", line):
                document = here[1]
    return found


def craton_commands(heading: str = "") -> list[str]:
    """The arguments of the commands that run craton."""
    start = "sudo -u craton craton-run "
    return [command.removeprefix(start) for command in commands(heading) if command.startswith(start)]
