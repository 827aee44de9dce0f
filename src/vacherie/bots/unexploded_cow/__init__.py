"""Bots that know Unexploded Cow."""
