"""What a player names for an event or a city to act on: cows, herds, places."""

from typing import Final

from vacherie.core.errors import InvalidAction
from vacherie.games.unexploded_cow.actions import ChooseCow, PutCow, UnexplodedAction
from vacherie.games.unexploded_cow.cards import EffectName
from vacherie.games.unexploded_cow.view import UnexplodedView
from vacherie.tables.unexploded_cow.cards import deck_told
from vacherie.tables.unexploded_cow.names import (
    Words,
    card_map,
    cows_in_play,
    every_cow,
    named,
    players,
    shown,
)

RIGHT_END: Final = 0
WITH_PLACE: Final = ("steal_cow", "cow_from_discard")
WITH_COW: Final = (*WITH_PLACE, "shoot_cow", "swap_cows", "move_cow")


def asked_effect(view: UnexplodedView) -> EffectName:
    assert view.effect is not None, view.asked
    return view.effect


def read_targets(effect: EffectName, words: Words, view: UnexplodedView) -> list[UnexplodedAction]:
    """One cow or, for an exchange, two; and where it goes, if that is said too."""
    actions: list[UnexplodedAction] = [ChooseCow(read_cow(effect, words, view))]
    if effect == "swap_cows" and words:
        actions.append(ChooseCow(read_cow(effect, words, view)))
    elif effect in (*WITH_PLACE, "move_cow") and words:
        actions.append(read_place(effect, words, view))
    words.end(words.teller.text("usage", effect.replace("_", "-"), **end_words(words)))
    return actions


def read_cow(effect: EffectName, words: Words, view: UnexplodedView) -> int:
    deck = deck_told(words.teller)
    discarded = card_map([card for card in view.discard if deck.is_cow(card)], words.teller)
    in_play = cows_in_play(view, words.teller)
    likely = (discarded, in_play) if effect == "cow_from_discard" else (in_play, discarded)
    return words.name(*likely, every_cow(words.teller))


def read_place(effect: EffectName, words: Words, view: UnexplodedView) -> PutCow:
    """Into one's own herd; a stray cow, into the one that is named."""
    own = view.active
    herd = read_herd(words, view) if effect == "move_cow" else own
    place = read_spot(words, len(view.herds[herd]))
    if words or (place is None and effect != "move_cow"):
        raise InvalidAction("input-not-a-place", text=" ".join(words.left), **end_words(words))
    return PutCow(herd, RIGHT_END if place is None else place)


def read_herd(words: Words, view: UnexplodedView) -> int:
    herd = read_known_herd(words, view)
    if herd is None:
        known = ", ".join(players(view, words.teller))
        raise InvalidAction("input-not-a-herd", text=" ".join(words.left), known=known)
    return herd


def read_known_herd(words: Words, view: UnexplodedView) -> int | None:
    """The herd of the player who is named next, if one is."""
    if not words:
        return None
    if words.one_of(("me",)) is not None:
        return view.viewer
    names = players(view, words.teller)
    for count in range(len(words.left), 0, -1):
        seat = named(" ".join(words.left[:count]), names)
        if seat is not None:
            del words.left[:count]
            return seat
    return None


def read_spot(words: Words, cows: int) -> int | None:
    """The place that is named next: an end of the herd, or a number counted from the right; if one is."""
    number = words.number()
    if number is not None:
        return number - 1
    match words.one_of(("left", "right")):
        case "left":
            return cows
        case "right":
            return RIGHT_END
        case _:
            return None


def end_words(words: Words) -> dict[str, str]:
    return {"left": shown("left", words.teller), "right": shown("right", words.teller)}
