"""Writes what a player sees down as the numbers that the kernel plays with."""

from collections.abc import Sequence
from typing import Final

from vacherie.bots.six_qui_prend.playout import layout
from vacherie.core.values import Seat
from vacherie.games.six_qui_prend.cards import HAND_SIZE, ROW_COUNT, heads_on
from vacherie.games.six_qui_prend.clauses import NO_ROW
from vacherie.games.six_qui_prend.escalade import STEPS
from vacherie.games.six_qui_prend.even_odd import PARITIES
from vacherie.games.six_qui_prend.options import Variant
from vacherie.games.six_qui_prend.parts import marker_of, spent_of, team_of
from vacherie.games.six_qui_prend.values import OX, Owner, Side
from vacherie.games.six_qui_prend.view import SixView

VARIANTS: Final[dict[Variant, int]] = {
    "base": layout.PLAIN,
    "pro": layout.PLAIN,
    "even_odd": layout.EVEN_ODD,
    "escalade": layout.ESCALADE,
    "cabriole": layout.CABRIOLE,
    "reversed": layout.REVERSED,
    "coop": layout.COOP,
}
SIDES: Final[dict[Side | None, int]] = {
    None: 0,
    **{side: PARITIES.index(side) for side in PARITIES},
    **{side: STEPS[side] for side in STEPS},
}


def table_of(view: SixView) -> list[int]:
    """The table as the viewer knows it; in the hands room is left for what he does not know."""
    team = team_of(view)
    assert view.viewer is not None
    table = [0] * layout.TABLE_SIZE
    write_rows(table, view)
    table[layout.VARIANT] = VARIANTS[view.options.variant]
    table[layout.VIEWER] = view.viewer
    table[layout.SEATS] = view.players + (team is not None)
    table[layout.OX_SEAT] = view.players if team else layout.NOBODY
    table[layout.CHOSEN_ROW] = NO_ROW
    for seat, hand in enumerate(view.hands):
        write_hand(table, seat, hand.cards, hand.size - len(hand.cards))
    write_queue(table, view)
    if team is None:
        for seat, heads in enumerate(view.pile_heads):
            table[layout.TAKEN + seat] = heads
        for seat, is_spent in enumerate(spent_of(view) or ()):
            table[layout.SPENT + seat] = int(is_spent)
    else:
        table[layout.TAKEN] = sum(view.pile_heads)
        write_hand(table, view.players, (), team.ox_cards)
        table[layout.OX_PILE_SIZE] = team.ox_pile_size
    return table


def write_rows(table: list[int], view: SixView) -> None:
    marker = marker_of(view)
    team = team_of(view)
    for row, cards in enumerate(view.rows):
        start = layout.CARD + row * layout.ROW_SPACE
        table[start : start + len(cards)] = cards
        table[layout.LENGTH + row] = len(cards)
        table[layout.END + row] = cards[-1] if cards else 0
        table[layout.HEADS_IN + row] = heads_on(cards)
    if team is not None:
        table[layout.LOCKED : layout.LOCKED + ROW_COUNT] = map(int, team.locked)
        table[layout.SEVEN : layout.SEVEN + ROW_COUNT] = map(int, team.sevens)
    if marker is not None:
        table[layout.MARKED] = marker.row
        table[layout.SIDE] = SIDES[marker.side]


def write_hand(table: list[int], seat: Seat, cards: Sequence[int], unseen: int = 0) -> None:
    start = layout.HAND + seat * HAND_SIZE
    table[start : start + len(cards)] = cards
    table[layout.KNOWN + seat] = len(cards)
    table[layout.UNSEEN + seat] = unseen
    table[layout.HELD + seat] = len(cards) + unseen


def write_queue(table: list[int], view: SixView) -> None:
    table[layout.WAITING] = len(view.queue)
    for index, played in enumerate(view.queue):
        table[layout.QUEUE_VALUE + index] = played.value
        table[layout.QUEUE_CARD + index] = played.card
        table[layout.QUEUE_OWNER + index] = seat_of(played.owner, view.players)


def seat_of(owner: Owner, players: int) -> int:
    return players if owner == OX else owner
