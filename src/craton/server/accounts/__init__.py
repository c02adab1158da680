"""Guests, accounts, sessions, tokens, and muted chats."""
