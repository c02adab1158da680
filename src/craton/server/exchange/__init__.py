"""Bringing matches out and in: backups of a whole database, records of single matches."""
