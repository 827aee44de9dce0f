"""Many matches of 6 qui prend! in numbers, which Numba compiles."""
