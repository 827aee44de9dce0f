"""Reads files that people write or name, and says of each mistake where it is."""
