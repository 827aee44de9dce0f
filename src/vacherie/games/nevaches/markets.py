"""The two displays: a row of tiles and a row of cards, each with its face-down pile."""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from vacherie.games.nevaches.cards import CARDS_FACE_UP, Card
from vacherie.games.nevaches.tiles import Landscape

T = TypeVar("T", bound=str)


class Market(Generic[T]):
    __slots__ = ("away", "pile", "row", "size")

    size: int
    """How many lie face up when the row is full."""
    row: list[T]
    pile: list[T]
    """Face down, the next one last."""
    away: list[T]
    """The tiles set aside, or the discarded cards."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.row = []
        self.pile = []
        self.away = []

    def copy(self) -> "Market[T]":
        twin: Market[T] = object.__new__(Market)
        twin.size = self.size
        twin.row = self.row[:]
        twin.pile = self.pile[:]
        twin.away = self.away[:]
        return twin

    def turn_up(self) -> tuple[T, ...]:
        """Fills the row from the pile as far as it goes; gives what was turned."""
        turned = tuple(self.pile[: -1 - (self.size - len(self.row)) : -1])
        if turned:
            del self.pile[-len(turned) :]
            self.row += turned
        return turned

    def needs_shuffle(self) -> bool:
        """N10, N12: the pile is used up, and what was put away becomes the new one."""
        return not self.pile and bool(self.away)

    def clear_row(self) -> None:
        self.away += self.row
        self.row = []

    def has_more(self) -> bool:
        """N12a: whether a refresh would bring anything new."""
        return bool(self.pile or self.away)


def can_refresh_tiles(market: Market[Landscape]) -> bool:  # N12a
    return are_mostly_equal(market.row) and market.has_more()


def are_mostly_equal(row: Sequence[Landscape]) -> bool:
    """N10: four or five equal ones lie there."""
    # Where four of five are equal, one of the first two is among them.
    return len(row) >= 4 and (row.count(row[0]) >= 4 or row.count(row[1]) >= 4)


def can_refresh_cards(market: Market[str], cards: Mapping[str, Card]) -> bool:  # N12a
    return share_a_landscape(market.row, cards) and market.has_more()


def share_a_landscape(row: Sequence[str], cards: Mapping[str, Card]) -> bool:
    """N12: four cards lie there, and all show one landscape."""
    if len(row) < CARDS_FACE_UP:
        return False
    shared = cards[row[0]].landscapes
    for card in row:
        shared &= cards[card].landscapes
        if not shared:
            return False
    return True
