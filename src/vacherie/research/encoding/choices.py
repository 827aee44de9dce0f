"""A choice as numbers: an action of the game is one number, or a few, one after the other."""

from collections.abc import Callable

from vacherie.core.values import Action

Choices = dict[int, Action | Callable[[], "Choices"]]
"""What each number means: an action of the game, or the choice that it leads to."""


def every_word(choices: Choices, word: tuple[int, ...] = ()) -> dict[tuple[int, ...], Action]:
    """All actions that can be reached, each under the numbers that lead to it."""
    found: dict[tuple[int, ...], Action] = {}
    for number, meaning in choices.items():
        if isinstance(meaning, Action):
            found[(*word, number)] = meaning
        else:
            found |= every_word(meaning(), (*word, number))
    return found
