"""One round of 6 qui prend! in numbers, which Numba compiles: the searching bot's inner loop."""
