"""Why an action is forbidden: the one place that says so."""

from collections.abc import Sequence
from typing import Final, assert_never

from vacherie.core.errors import IllegalAction
from vacherie.core.values import Action, Seat
from vacherie.games.unexploded_cow.actions import (
    ChooseCow,
    ChooseRoll,
    DefuseBomb,
    HandOnBomb,
    LetBlow,
    MoveCow,
    PayNext,
    PlayCow,
    PlayEvent,
    PutCow,
    Reshuffled,
    RollDie,
    Rolled,
    RolledTwice,
    Shuffled,
    StealBomb,
    UnexplodedAction,
)
from vacherie.games.unexploded_cow.clauses import SIDES
from vacherie.games.unexploded_cow.effects import EFFECTS, open_spots
from vacherie.games.unexploded_cow.play import MOST_MOVES, may_play_more
from vacherie.games.unexploded_cow.state import UnexplodedTable
from vacherie.games.unexploded_cow.values import Asked

ANSWERS: Final[dict[Asked, tuple[type[Action], ...]]] = {
    "shuffle": (Shuffled,),
    "reshuffle": (Reshuffled,),
    "play": (PlayCow, PlayEvent, MoveCow, RollDie),
    "cow": (ChooseCow,),
    "place": (PutCow,),
    "roll": (Rolled,),
    "two_rolls": (RolledTwice,),
    "which_roll": (ChooseRoll,),
    "blast": (StealBomb, HandOnBomb, DefuseBomb, LetBlow),
    "payout": (PayNext,),
}


def answer_refusal(table: UnexplodedTable, action: UnexplodedAction) -> IllegalAction | None:
    match action:
        case MoveCow():
            return move_refusal(table, action.card, action.place)
        case PlayCow():
            return hand_refusal(table, action.card) or cow_refusal(table, action)
        case RollDie() | LetBlow():
            return None
        case PlayEvent(card):
            return hand_refusal(table, card) or event_refusal(table, card)
        case ChooseCow(card):
            return cow_choice_refusal(table, card)
        case PutCow():
            return spot_refusal(table, action)
        case ChooseRoll(pips):
            return roll_choice_refusal(table, pips)
        case StealBomb(thief, card):
            return steal_refusal(table, thief, card)
        case HandOnBomb(general, card):
            return hand_on_refusal(table, general, card)
        case DefuseBomb(mechanic):
            return defusal_refusal(table, mechanic)
        case PayNext(card):
            return payout_refusal(table, card)
        case Shuffled():
            return shuffle_refusal(table, action)
        case Reshuffled(main):
            return None if is_order_of(table.discard, main) else IllegalAction("bad-shuffle")
        case Rolled(pips):
            return roll_refusal(pips)
        case RolledTwice(first, second):
            return roll_refusal(first) or roll_refusal(second)
        case _:
            assert_never(action)


# What chance may bring


def shuffle_refusal(table: UnexplodedTable, shuffled: Shuffled) -> IllegalAction | None:
    is_whole = (
        is_order_of(range(table.deck.main_count), shuffled.main)
        and is_order_of(range(len(table.deck.cities)), shuffled.cities)
        and 0 <= shuffled.first < table.players
    )
    return None if is_whole else IllegalAction("bad-shuffle")


def is_order_of(cards: Sequence[int], order: Sequence[int]) -> bool:
    return sorted(order) == sorted(cards)


def roll_refusal(pips: int) -> IllegalAction | None:
    return None if pips in SIDES else IllegalAction("no-such-roll", pips=pips)


# The play step


def hand_refusal(table: UnexplodedTable, card: int) -> IllegalAction | None:
    if card not in table.hands[table.active]:
        return IllegalAction("not-in-hand")
    if not may_play_more(table):
        return IllegalAction("too-many-cards", most=table.deck.main_count)
    return None


def cow_refusal(table: UnexplodedTable, action: PlayCow) -> IllegalAction | None:
    herd = action.herd
    if not table.deck.is_cow(action.card):
        return IllegalAction("not-a-cow")
    if not 0 <= herd < table.players:
        return IllegalAction("no-such-herd", herd=herd + 1)
    return place_refusal(table, herd, action.place, ends_only=herd != table.active)  # U13


def place_refusal(table: UnexplodedTable, herd: Seat, place: int, *, ends_only: bool) -> IllegalAction | None:
    cows = len(table.herds[herd])
    if not 0 <= place <= cows:
        return IllegalAction("no-such-place", place=place + 1, most=cows + 1)
    if ends_only and place not in (0, cows):
        return IllegalAction("ends-only")
    return None


def event_refusal(table: UnexplodedTable, card: int) -> IllegalAction | None:
    if table.deck.is_cow(card):
        return IllegalAction("not-an-event", name=table.deck.name(card))
    effect = table.deck.effects[card]
    if EFFECTS[effect].is_possible(table):  # U14, U21
        return None
    return IllegalAction("detector-waiting" if effect == "best_of_two_rolls" else "no-target")


def move_refusal(table: UnexplodedTable, card: int, place: int) -> IllegalAction | None:
    herd = table.herds[table.active]
    if card not in herd:
        return IllegalAction("not-in-your-herd", name=table.deck.name(card))
    if not 0 <= place < len(herd):
        return IllegalAction("no-such-place", place=place + 1, most=len(herd))
    if herd[place] == card:
        return IllegalAction("already-there", name=table.deck.name(card))
    if table.moves >= MOST_MOVES:
        return IllegalAction("too-many-moves", most=MOST_MOVES)
    return None


# What an event, a city or two rolls leave to choose


def cow_choice_refusal(table: UnexplodedTable, card: int) -> IllegalAction | None:
    if card not in EFFECTS[table.effect_in_force()].cows(table):
        return IllegalAction("cow-out-of-reach", name=table.deck.name(card))
    return None


def spot_refusal(table: UnexplodedTable, action: PutCow) -> IllegalAction | None:
    return None if action in open_spots(table) else IllegalAction("not-a-spot")


def roll_choice_refusal(table: UnexplodedTable, pips: int) -> IllegalAction | None:
    assert table.rolls is not None
    return None if pips in table.rolls else IllegalAction("roll-not-made", pips=pips)


# The blast


def steal_refusal(table: UnexplodedTable, thief: int, card: int) -> IllegalAction | None:  # U25
    if not stands_here(table, thief) or not table.deck.is_a("pfc", thief):
        return IllegalAction("no-pfc-here", name=table.deck.name(thief))
    if card not in table.burning().bombs:
        return IllegalAction("no-bomb-to-steal", name=table.deck.name(card))
    return IllegalAction("own-bomb") if thief == card else None


def hand_on_refusal(table: UnexplodedTable, general: int, card: int) -> IllegalAction | None:  # U23
    if not stands_here(table, general) or not table.deck.is_a("general", general):
        return IllegalAction("no-general-here", name=table.deck.name(general))
    if not stands_here(table, card):
        return IllegalAction("not-in-this-herd", name=table.deck.name(card))
    if general == card:
        return IllegalAction("own-bomb")
    return once_refusal(table, general)


def defusal_refusal(table: UnexplodedTable, mechanic: int) -> IllegalAction | None:  # U24
    if not stands_here(table, mechanic) or not table.deck.is_a("mechanic", mechanic):
        return IllegalAction("no-mechanic-here", name=table.deck.name(mechanic))
    return once_refusal(table, mechanic)


def once_refusal(table: UnexplodedTable, card: int) -> IllegalAction | None:
    """A General or a Mechanic needs a bomb, and acts once a turn (U25f)."""
    if card not in table.burning().bombs:
        return IllegalAction("no-bomb", name=table.deck.name(card))
    return IllegalAction("used-this-turn", name=table.deck.name(card)) if card in table.used else None


def stands_here(table: UnexplodedTable, card: int) -> bool:
    return card in table.herds[table.burning().herd]


def payout_refusal(table: UnexplodedTable, card: int) -> IllegalAction | None:
    if all(cow.card != card for cow in table.burning().exploded):
        return IllegalAction("nothing-to-settle", name=table.deck.name(card))
    return None
