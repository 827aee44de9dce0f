"""Writes what a player sees down as the numbers that the kernel plays with."""

from collections.abc import Iterable, Sequence
from functools import cache
from math import exp, sqrt
from typing import Final

from vacherie.bots.six_qui_prend import kernel
from vacherie.bots.six_qui_prend.picking import at_least
from vacherie.core.values import Seat
from vacherie.games.six_qui_prend.cards import CARDS, HEADS, heads_on, reversed_value
from vacherie.games.six_qui_prend.determinize import unseen_cards
from vacherie.games.six_qui_prend.options import Variant
from vacherie.games.six_qui_prend.ox import DOUBLED_UP_TO
from vacherie.games.six_qui_prend.values import OX, Owner
from vacherie.games.six_qui_prend.view import SixView

VARIANTS: Final[dict[Variant, int]] = {
    "base": kernel.PLAIN,
    "pro": kernel.PLAIN,
    "even_odd": kernel.EVEN_ODD,
    "escalade": kernel.ESCALADE,
    "cabriole": kernel.CABRIOLE,
    "reversed": kernel.REVERSED,
    "coop": kernel.COOP,
}
SIDES: Final = {None: 0, "even": 0, "odd": 1, "up": -1, "down": 1}
NEVER: Final = 1 << 30
TRUST: Final = 1024

OWN_NOISE: Final = 300
RIVAL_NOISE: Final = 1500
RIVAL_WHIM: Final = 300
LOW_COST: Final = 1000
ROOM_COST: Final = 1600
REVERSING_COST: Final = 2000
ROUND_HEADS: Final = 12
SPREAD: Final = 6.5
DEAL_WORTH: Final = 0
TEAM_WORTH: Final = 5
MATCH_WORTH: Final = 30


def table_of(view: SixView) -> list[int]:
    """The table as the viewer knows it; in the hands room is left for what he does not know."""
    assert view.viewer is not None
    table = [0] * kernel.TABLE_SIZE
    write_rows(table, view)
    table[kernel.VARIANT] = VARIANTS[view.options.variant]
    table[kernel.VIEWER] = view.viewer
    table[kernel.SEATS] = view.players + (view.team is not None)
    table[kernel.OX_SEAT] = view.players if view.team else kernel.NOBODY
    table[kernel.CHOSEN_ROW] = kernel.NO_ROW
    for seat, hand in enumerate(view.hands):
        write_hand(table, seat, hand.cards, hand.size - len(hand.cards))
    write_queue(table, view)
    if view.team is None:
        for seat, heads in enumerate(view.pile_heads):
            table[kernel.TAKEN + seat] = heads
        for seat, is_spent in enumerate(view.spent or ()):
            table[kernel.SPENT + seat] = int(is_spent)
    else:
        table[kernel.TAKEN] = sum(view.pile_heads)
        write_hand(table, view.players, (), view.team.ox_cards)
        table[kernel.OX_PILE_SIZE] = view.team.ox_pile_size
    return table


def write_rows(table: list[int], view: SixView) -> None:
    for row, cards in enumerate(view.rows):
        start = kernel.CARD + row * kernel.ROW_SPACE
        table[start : start + len(cards)] = cards
        table[kernel.LENGTH + row] = len(cards)
        table[kernel.HEADS_IN + row] = heads_on(cards)
    if view.team is not None:
        table[kernel.LOCKED : kernel.LOCKED + kernel.ROWS] = map(int, view.team.locked)
        table[kernel.SEVEN : kernel.SEVEN + kernel.ROWS] = map(int, view.team.sevens)
    if view.marker is not None:
        table[kernel.MARKED] = view.marker.row
        table[kernel.SIDE] = SIDES[view.marker.side]


def write_hand(table: list[int], seat: Seat, cards: Sequence[int], unseen: int = 0) -> None:
    start = kernel.HAND + seat * kernel.HAND_SPACE
    table[start : start + len(cards)] = cards
    table[kernel.KNOWN + seat] = len(cards)
    table[kernel.UNSEEN + seat] = unseen
    table[kernel.HAND_SIZE + seat] = len(cards) + unseen


def write_queue(table: list[int], view: SixView) -> None:
    table[kernel.WAITING] = len(view.queue)
    for index, played in enumerate(view.queue):
        table[kernel.QUEUE_VALUE + index] = played.value
        table[kernel.QUEUE_CARD + index] = played.card
        table[kernel.QUEUE_OWNER + index] = seat_of(played.owner, view.players)


def seat_of(owner: Owner, players: int) -> int:
    return players if owner == OX else owner


def facts_of(view: SixView) -> list[int]:
    """What all tables of this decision share."""
    facts = [0] * kernel.FACTS_SIZE
    facts[kernel.HEADS_ON : kernel.HEADS_ON + len(HEADS)] = HEADS
    for card in CARDS:
        facts[kernel.BACKWARDS + card] = reversed_value(card) if card < 100 else card
    live = [*unseen_cards(view), *(card for hand in view.hands for card in hand.cards)]
    if view.draft:
        live += view.draft.cards
    facts[kernel.BELOW : kernel.BELOW + 105] = counts_up_to(live)
    rivals = view.players - 1 + (view.team is not None)
    facts[kernel.RISK : kernel.RISK + 7 * kernel.RISK_SPACE] = risks(rivals, len(live))
    facts[kernel.OWN_NOISE] = OWN_NOISE
    facts[kernel.RIVAL_NOISE] = RIVAL_NOISE
    facts[kernel.RIVAL_WHIM] = RIVAL_WHIM
    facts[kernel.LOW_COST] = LOW_COST
    facts[kernel.ROOM_COST] = ROOM_COST
    facts[kernel.REVERSING_COST] = REVERSING_COST
    facts[kernel.TRUST] = TRUST
    write_aim(facts, view)
    return facts


def counts_up_to(cards: Iterable[int]) -> list[int]:
    """For each number how many of these cards are not above it."""
    held = set(cards)
    counts = [0]
    for card in CARDS:
        counts.append(counts[-1] + (card in held))
    return counts


@cache
def risks(rivals: int, live: int) -> tuple[int, ...]:
    """For each room in a row and number of cards that fit in between: how likely it is filled up."""
    return tuple(
        round(kernel.ONE * at_least(room, rivals, min(1.0, between / max(1, live))))
        for room in range(7)
        for between in range(kernel.RISK_SPACE)
    )


def write_aim(facts: list[int], view: SixView) -> None:
    options = view.options
    if view.team is not None:
        facts[kernel.TEAM_FACTOR] = 2 if view.players <= DOUBLED_UP_TO else 1
        facts[kernel.WIN_WORTH] = TEAM_WORTH
        return
    facts[kernel.WIN_WORTH] = DEAL_WORTH if options.max_rounds == 1 else MATCH_WORTH
    facts[kernel.END_AT] = NEVER
    if options.target_heads is not None:
        facts[kernel.END_AT] = options.target_heads + (options.end_at == "more_than")
    facts[kernel.ROUNDS_AFTER] = kernel.MOST_ROUNDS - 1
    if options.max_rounds is not None:
        facts[kernel.ROUNDS_AFTER] = min(kernel.MOST_ROUNDS - 1, options.max_rounds - view.round)
    facts[kernel.ROUND_HEADS] = ROUND_HEADS
    facts[kernel.TOTAL : kernel.TOTAL + view.players] = view.totals


@cache
def match_odds() -> tuple[float, ...]:
    """By the rounds to come and the heads behind the best: the weight of a player's chance to win."""
    ended = (1.0, *(0.0 for _ in range(kernel.ODDS_SPACE - 1)))
    return (
        *ended,
        *(
            exp(-behind / (SPREAD * sqrt(rounds)))
            for rounds in range(1, kernel.MOST_ROUNDS)
            for behind in range(kernel.ODDS_SPACE)
        ),
    )
