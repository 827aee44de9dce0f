"""What one viewer of 6 qui prend! may know."""

from typing import TYPE_CHECKING

import msgspec

from vacherie.core.values import View, Viewer
from vacherie.games.six_qui_prend.actions import PickCard
from vacherie.games.six_qui_prend.cards import HAND_SIZE, heads_on
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.parts import VariantPart
from vacherie.games.six_qui_prend.values import Asked, Played

if TYPE_CHECKING:
    from vacherie.games.six_qui_prend.rules import BaseGame


class Hand(msgspec.Struct, frozen=True):
    """How many cards a seat holds, and those of them that the viewer knows."""

    size: int
    cards: tuple[int, ...]


class SixView(View, frozen=True):
    options: SixOptions
    asked: Asked | None
    round: int
    deck_size: int
    """The cards of a round are those from 1 to this."""
    hand_size: int
    """So many cards does everybody get for a round, and so many tricks has it."""
    rows: tuple[tuple[int, ...], ...]
    row_sizes: tuple[int, ...]
    """So many cards does each row hold; who plays the next one takes it."""
    hands: tuple[Hand, ...]
    picked: tuple[bool, ...]
    """Who has chosen a card."""
    own_pick: PickCard | None
    queue: tuple[Played, ...]
    piles: tuple[tuple[int, ...], ...]
    """Everybody saw each of these cards being taken (S10)."""
    pile_heads: tuple[int, ...]
    sheet: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    variant: VariantPart | None
    """What the variant adds; nothing in the base game."""


def view_of(table: "BaseGame", viewer: Viewer) -> SixView:
    assert viewer is None or viewer in range(table.players), viewer
    piles = table.open_piles()
    return SixView(
        options=table.options,
        players=table.players,
        viewer=viewer,
        decision=table.decision,
        asked=table.asked,
        to_act=tuple(table.waiting),
        outcome=table.outcome(),
        round=table.round,
        deck_size=table.deck_size(),
        hand_size=HAND_SIZE,
        rows=tuple(map(tuple, table.rows)),
        row_sizes=table.row_sizes(),
        hands=tuple(
            Hand(len(hand), tuple(table.cards_of(seat)) if seat == viewer else table.open_cards(seat))
            for seat, hand in enumerate(table.hands)
        ),
        picked=tuple(pick is not None for pick in table.picks),
        own_pick=None if viewer is None else table.picks[viewer],
        queue=table.open_queue(),
        piles=piles,
        pile_heads=tuple(map(heads_on, piles)),
        sheet=tuple(table.sheet),
        totals=table.totals(),
        variant=table.part(),
    )
