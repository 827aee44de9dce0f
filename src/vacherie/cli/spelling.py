"""Typed words compared as people mean them."""

import unicodedata


def folded(text: str) -> str:
    """In lower case and without accents, which are not on every keyboard."""
    letters = unicodedata.normalize("NFD", text.strip().lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
