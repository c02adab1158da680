"""Playouts and search: the compiled side of the law."""
