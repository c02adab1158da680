"""What is stored and how: tables, migrations, and the one writer that commits many changes at once."""
