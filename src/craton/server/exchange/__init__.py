"""Export and import: backups of a whole database, records of single matches."""
