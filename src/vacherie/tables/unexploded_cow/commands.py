"""What a player types in Unexploded Cow, and the actions it stands for."""

from collections.abc import Sequence

from vacherie.core.errors import InvalidAction
from vacherie.games.unexploded_cow.actions import (
    ChooseRoll,
    DefuseBomb,
    HandOnBomb,
    LetBlow,
    PayNext,
    StealBomb,
    UnexplodedAction,
)
from vacherie.games.unexploded_cow.view import UnexplodedView
from vacherie.tables import Reply
from vacherie.tables.teller import Teller
from vacherie.tables.unexploded_cow.names import (
    COMMANDS,
    Words,
    card_map,
    cows_in_play,
    every_cow,
    shown,
    usage,
)
from vacherie.tables.unexploded_cow.playing import read_play
from vacherie.tables.unexploded_cow.rehearsal import legal_now, rehearsed
from vacherie.tables.unexploded_cow.targets import asked_effect, read_place, read_targets


def read(text: str, view: UnexplodedView, legal: Sequence[UnexplodedAction], teller: Teller) -> Reply:
    words = Words(text, teller)
    match view.asked:
        case "play":
            return rehearsed(read_play(words, view), view)
        case "cow":
            return rehearsed(read_targets(asked_effect(view), words, view), view)
        case "place":
            return rehearsed([read_place(asked_effect(view), words, view)], view)
        case "which_roll":
            return Reply((read_roll(text, words),))
        case "blast":
            return Reply((read_blast(words, view),))
        case _:
            return read_payouts(words, view)


def read_roll(text: str, words: Words) -> UnexplodedAction:
    pips = words.number()
    if pips is None or words:
        raise InvalidAction("input-not-a-roll", text=text)
    return ChooseRoll(pips)


# While bombs burn


def read_blast(words: Words, view: UnexplodedView) -> UnexplodedAction:
    number = words.number()
    if number is not None:
        words.end(usage("blow", words.teller))
        return listed(number, legal_now(view))
    command = words.one_of(("steal", "give", "defuse", "blow"))
    if command is None:
        known = ", ".join(shown(each, words.teller) for each in COMMANDS[-4:])
        raise InvalidAction("input-not-a-command", text=words.left[0], known=known)
    action = blast_action(command, words, view)
    words.end(usage(command, words.teller))
    return action


def listed(number: int, legal: Sequence[UnexplodedAction]) -> UnexplodedAction:
    if not 1 <= number <= len(legal):
        raise InvalidAction("input-not-listed", number=number, most=len(legal))
    return legal[number - 1]


def blast_action(command: str, words: Words, view: UnexplodedView) -> UnexplodedAction:
    if command == "blow":
        return LetBlow()
    first = cow_here(command, words, view)
    if command == "defuse":
        return DefuseBomb(first)
    second = cow_here(command, words, view)
    return StealBomb(first, second) if command == "steal" else HandOnBomb(first, second)


def cow_here(command: str, words: Words, view: UnexplodedView) -> int:
    if not words:
        raise InvalidAction("input-usage", usage=usage(command, words.teller))
    blast = view.blast
    assert blast is not None
    here = card_map(view.herds[blast.herd], words.teller)
    return words.name(here, cows_in_play(view, words.teller), every_cow(words.teller))


# When the pot is paid out


def read_payouts(words: Words, view: UnexplodedView) -> Reply:
    """Several cows in their order; as soon as the order no longer matters, nobody is asked for more."""
    blast = view.blast
    assert blast is not None
    cows = [cow.card for cow in blast.exploded]
    actions: list[UnexplodedAction] = []
    while words:
        number = words.number()
        if number is None:
            actions.append(PayNext(words.name(card_map(cows, words.teller), every_cow(words.teller))))
        else:
            actions.append(listed(number, [PayNext(card) for card in cows]))
    return Reply(tuple(actions), is_wish=True)
