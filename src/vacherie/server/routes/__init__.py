"""The public API, one file for each thing that one can ask about."""
