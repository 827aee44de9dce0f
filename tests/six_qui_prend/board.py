"""Sets up a position from text, all but those of the cooperative game, and writes the rows back as text.

Rows stand between slashes or on lines of their own; a `*` marks the row where the fan card lies:
`"12 14 / 37 * / 43 / 58"`. Each seat's hand is a tuple; a single card means that card and a spare one, so
that the trick is not the last of its round.
"""

from collections.abc import Iterable
from typing import Any, Final, TypeVar

from vacherie.core.values import CHANCE
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.actions import ChooseRow, Dealt, PickCard
from vacherie.games.six_qui_prend.cards import CARDS
from vacherie.games.six_qui_prend.events import CardPlaced, RowTaken, SixEvent
from vacherie.games.six_qui_prend.game import SixState
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.parts import marker_of
from vacherie.games.six_qui_prend.position import POSITIONS
from vacherie.games.six_qui_prend.values import Marker, Side

Cards = tuple[int, ...]
EventT = TypeVar("EventT", bound=SixEvent)
BASE: Final = SixOptions()


def board(
    drawing: str, *hands: int | Cards, options: SixOptions = BASE, side: Side | None = None, **more: Any
) -> SixState:
    """A table at which everybody is to pick; `more` are further fields of the position."""
    lines = drawing.replace("/", "\n").strip().splitlines()
    marked = [row for row, line in enumerate(lines) if "*" in line]
    rows = tuple(tuple(map(int, line.replace("*", "").split())) for line in lines)
    if marked:
        more["marker"] = Marker(marked[0], side)
    position = POSITIONS[options.variant](
        players=len(hands),
        options=options,
        rows=rows,
        hands=with_spares(hands, (card for row in rows for card in row)),
        **more,
    )
    return GAME.restore(position)


def with_spares(hands: Iterable[int | Cards], on_table: Iterable[int]) -> tuple[Cards, ...]:
    wanted = {card for hand in hands for card in as_tuple(hand)}
    unused = sorted(set(CARDS) - wanted - set(on_table))
    return tuple((hand, unused.pop()) if isinstance(hand, int) else hand for hand in hands)


def as_tuple(hand: int | Cards) -> Cards:
    return (hand,) if isinstance(hand, int) else hand


def play(state: SixState, *picks: int | PickCard) -> list[SixEvent]:
    """Every seat picks, seat 0 first; gives what happened."""
    told: list[SixEvent] = []
    for seat, pick in enumerate(picks):
        told += state.apply(seat, PickCard(pick) if isinstance(pick, int) else pick)
    return told


def reverse(card: int) -> PickCard:
    """The card, played with Reversed digits."""
    return PickCard(card, reversed=True)


def take(state: SixState, row: int) -> list[SixEvent]:
    """The seat that is asked takes a row, counted from 1 as people do."""
    (seat,) = state.to_act()
    return state.apply(seat, ChooseRow(row - 1))


def rows(state: SixState) -> str:
    """The rows as `board` reads them."""
    view = state.view(None)
    marker = marker_of(view)
    marked = None if marker is None else marker.row
    return " / ".join(
        " ".join(map(str, (*row, "*") if index == marked else row)) for index, row in enumerate(view.rows)
    )


def piles(state: SixState) -> list[Cards]:
    return list(state.view(None).piles)


def side(state: SixState) -> Side | None:
    marker = marker_of(state.view(None))
    assert marker is not None
    return marker.side


def only(told: Iterable[SixEvent], kind: type[EventT]) -> list[EventT]:
    return [event for event in told if isinstance(event, kind)]


def placed(told: Iterable[SixEvent]) -> list[int]:
    """The cards in the order in which they were placed."""
    return [event.card for event in only(told, CardPlaced)]


def takers(told: Iterable[SixEvent]) -> list[tuple[int, int]]:
    """Who took which row, counted from 1."""
    return [(event.owner, event.row + 1) for event in only(told, RowTaken) if event.owner != "ox"]


def deal(options: SixOptions, opening: Cards, *hands: Iterable[int]) -> SixState:
    """A game whose first round has just been dealt."""
    state = GAME.new(options, len(hands))
    state.apply(CHANCE, Dealt(tuple(map(tuple, hands)), opening))
    return state
