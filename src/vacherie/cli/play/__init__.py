"""A game at the terminal, from sitting down to getting up."""
