"""Experiments: what is played (`plan`, `file`), by whom (`players`, `play`), and where it is kept (`store`, `run`)."""
