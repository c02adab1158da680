"""Databases as each release wrote them; `record.py` plays the matches of a new one."""
