"""Writes the golden files that are missing."""

import craton
from craton.testing.goldens import perft_lines, playthrough
from tests.goldens import goldens, perft_file

HEAD = "# position | lines of play with 1, 2, 3 ... steps (actions and outcomes of chance events)\n"

for name in craton.list_games():
    for file, game in goldens(name):
        if not file.exists():
            file.parent.mkdir(exist_ok=True)
            file.write_text(playthrough(game), encoding="utf-8")
            print(file.name, file.stat().st_size)
    if not perft_file(name).exists():
        lines = dict.fromkeys(line for _, game in goldens(name) for line in perft_lines(game))
        perft_file(name).write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")
        print(perft_file(name))
