"""The database: tables, migrations, queries, and the writer that commits many changes at once."""
