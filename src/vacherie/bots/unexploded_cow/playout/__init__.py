"""Whole games in rules of thumb, compiled where Numba is installed; held to the rules by replaying them."""
