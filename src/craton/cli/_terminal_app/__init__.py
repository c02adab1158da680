"""The full screen of `craton play`, written with Textual.

`app.py` shows a match and reacts to keys and clicks; `flow.py` is the course of the match. `board.py`, `panels.py`,
`stage.py`, `command_line.py`, `dialogs.py` and `chooser.py` are widgets that are given what to show; `animation.py`,
`texts.py` and `help.py` compute it and know no widget.
"""
