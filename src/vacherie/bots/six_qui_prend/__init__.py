"""Bots that know 6 qui prend!."""
