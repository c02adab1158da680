"""Who somebody is: guests, accounts, sessions, tokens, and how much they may ask for."""
