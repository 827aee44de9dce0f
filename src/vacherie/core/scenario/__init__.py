"""Scenarios: a position, steps, and what must follow, read from a file, run and compared."""
