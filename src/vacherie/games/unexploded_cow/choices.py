"""All that a seat may do now, in a stable order."""

from vacherie.core.values import Seat
from vacherie.games.unexploded_cow.actions import (
    LET_BLOW,
    ROLL_DIE,
    BlastAction,
    ChooseCow,
    ChooseRoll,
    DefuseBomb,
    HandOnBomb,
    PayNext,
    StealBomb,
    UnexplodedAction,
    cow_moves,
    cow_plays,
    event_play,
)
from vacherie.games.unexploded_cow.effects import EFFECTS, open_spots
from vacherie.games.unexploded_cow.play import MOST_MOVES, may_play_more
from vacherie.games.unexploded_cow.refusals import answer_refusal
from vacherie.games.unexploded_cow.state import UnexplodedTable


def choices(table: UnexplodedTable, seat: Seat) -> list[UnexplodedAction]:
    if seat not in table.waiting:
        return []
    match table.asked:
        case "play":
            return play_choices(table)
        case "cow":
            return [*map(ChooseCow, EFFECTS[table.effect_in_force()].cows(table))]
        case "place":
            return [*open_spots(table)]
        case "which_roll":
            assert table.rolls is not None
            return [*map(ChooseRoll, table.rolls)]
        case "blast":
            return [*abilities(table), LET_BLOW]
        case "payout":
            return [PayNext(cow.card) for cow in table.burning().exploded]
        case None:
            return []
    raise AssertionError(table.asked)


def play_choices(table: UnexplodedTable) -> list[UnexplodedAction]:
    # The same as refusals would leave over, written out because random play spends its time here.
    seat, deck, herds = table.active, table.deck, table.herds
    own, cow_count = herds[seat], deck.cow_count
    others = [(other, len(herd)) for other, herd in enumerate(herds) if other != seat]
    legal: list[UnexplodedAction] = [ROLL_DIE]
    for card in table.hands[seat] if may_play_more(table) else ():
        if card < cow_count:
            legal += cow_plays(card, seat, len(own))
            for other, cows in others:
                plays = cow_plays(card, other, cows)
                legal.append(plays[0])
                if cows:
                    legal.append(plays[cows])
        elif EFFECTS[deck.effects[card]].is_possible(table):
            legal.append(event_play(card))
    if table.moves < MOST_MOVES:
        for place, card in enumerate(own):
            legal += cow_moves(card, place, len(own))
    return legal


def abilities(table: UnexplodedTable) -> list[BlastAction]:
    """What the herd's player can do about the bombs, besides letting them blow (U25c)."""
    return [action for action in conceivable(table) if answer_refusal(table, action) is None]


def conceivable(table: UnexplodedTable) -> list[BlastAction]:
    """What each cow of the herd could do by its kind, with the bombs where they are."""
    blast = table.burning()
    herd, bombs, kinds = table.herds[blast.herd], blast.bombs, table.deck.kinds
    actions: list[BlastAction] = []
    for cow in herd:
        match kinds[cow]:
            case "pfc":
                actions += [StealBomb(cow, other) for other in herd if other in bombs]
            case "general" if cow in bombs:
                actions += [HandOnBomb(cow, other) for other in herd]
            case "mechanic" if cow in bombs:
                actions.append(DefuseBomb(cow))
    return actions
