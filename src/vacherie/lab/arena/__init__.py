"""Measures bots against each other on the same deals."""
