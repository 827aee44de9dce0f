"""Many games at once, played by bots, and what they add up to."""
