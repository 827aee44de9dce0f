"""The rules once more, for numbers: what may be done, and what it does, whatever anybody likes to do."""
