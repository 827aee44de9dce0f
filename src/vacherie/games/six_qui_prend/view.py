"""What one viewer of 6 qui prend! may know."""

from typing import TYPE_CHECKING

import msgspec

from vacherie.core.values import View, Viewer
from vacherie.games.six_qui_prend.actions import PickCard, Special
from vacherie.games.six_qui_prend.cards import heads_on
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.values import Asked, Idea, Marker, Played, Proposal

if TYPE_CHECKING:
    from vacherie.games.six_qui_prend.rules import BaseGame


class Hand(msgspec.Struct, frozen=True):
    """How many cards a seat holds, and those of them that the viewer knows."""

    size: int
    cards: tuple[int, ...]


class Draft(msgspec.Struct, frozen=True):
    """The pro variant: the cards still open on the table, and who chose first this round."""

    first: int | None
    cards: tuple[int, ...]


class Team(msgspec.Struct, frozen=True):
    """The cooperative game: what the team sees of the Ox and of the special cards."""

    ox_cards: int
    """How many cards the Ox has still to play."""
    ox_pile_size: int
    ox_pile: tuple[int, ...] | None
    """What the Ox has taken; nobody may look before the end (B4)."""
    ox_heads: int | None
    specials: tuple[Special, ...]
    specials_left: int
    used: tuple[Special, ...]
    locked: tuple[bool, ...]
    sevens: tuple[bool, ...]
    named_first: tuple[int, ...]
    """The cards at the head of the queue that First card put there."""
    sorting: tuple[int, ...]
    """The new order as far as it has been named."""
    proposal: Proposal | None
    fallen: tuple[Idea, ...]
    """What found no agreement; it is not proposed again before something changes."""


class SixView(View, frozen=True):
    options: SixOptions
    asked: Asked | None
    round: int
    rows: tuple[tuple[int, ...], ...]
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
    marker: Marker | None
    spent: tuple[bool, ...] | None
    """Who has used up the Reversed digits card (D7)."""
    draft: Draft | None
    team: Team | None


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
        rows=tuple(map(tuple, table.rows)),
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
        marker=table.marker(),
        spent=table.spent_reversers(),
        draft=table.draft_view(),
        team=table.team_view(),
    )
