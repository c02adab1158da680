"""The full screen of `craton play`, written with Textual.

`app.py` runs a `LocalMatch` and reacts to keys and clicks; `board.py`, `panels.py`, `stage.py`, `command_line.py` and
`dialogs.py` are widgets that are given what to show; `animation.py` and `texts.py` compute it and know no widget.
"""
