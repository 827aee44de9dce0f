"""Who asks: a person with a name, at a network address, so many times a minute."""
