"""Typed words compared as people mean them."""

import unicodedata

from vacherie.tables.teller import Teller


def folded(text: str) -> str:
    """In lower case, without accents and with plain apostrophes: the others are not on every keyboard."""
    letters = unicodedata.normalize("NFD", text.strip().lower().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def spellings(command: str, teller: Teller) -> set[str]:
    """All the ways to type it."""
    return {folded(word) for word in teller.text("command", command).split()}
