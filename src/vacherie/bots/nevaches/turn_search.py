"""Looks through a whole turn: the likely first actions, and what can follow them."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from vacherie.bots.nevaches.cow import valuation
from vacherie.bots.nevaches.standing import Standing
from vacherie.core.values import CHANCE, Seat
from vacherie.games.nevaches.actions import (
    NeVachesAction,
    PlaceTile,
    PlantTree,
    PlayCard,
    RefreshCards,
    RefreshTiles,
    TakeCard,
)
from vacherie.games.nevaches.rules import NeVachesRules
from vacherie.games.nevaches.tiles import CELLS, Landscape

REFRESHES: Final = 4
"""How many times a refresh is tried out, each with another pile."""
WIDTH: Final = 6
"""So many of the actions that the cow thinks most of are tried, first and second: among all of them there is
always one that looks better than it is."""
BONUSES_TRIED: Final = 2
"""Of the lines that lead to a bonus, so many are followed to their end."""


@dataclass(slots=True)
class Moment:
    """The table after an action, and what that left in the rows."""

    table: NeVachesRules
    tile_row: Sequence[Landscape]
    card_row: Sequence[str]
    is_over: bool
    """Whether the turn is; then the rows of the table are filled again, with what nobody can know."""


@dataclass(slots=True)
class Line:
    """A first action, and how good the turn is with it."""

    action: NeVachesAction
    chance: float


class TurnSearch:
    def __init__(self, table: NeVachesRules, seat: Seat, random: Random) -> None:
        self.table = table
        self.seat = seat
        self.random = random
        self.standing = Standing(table, seat)
        self.pairs: dict[frozenset[NeVachesAction], float] = {}
        """What two actions lead to that can be done in either order."""

    def lines(self, legal: Sequence[NeVachesAction]) -> list[Line]:
        """The likely actions, each with the best that can follow, the best first."""
        lines = [self.line(action) for action in self.few(self.table, legal)]
        if self.table.asked == "action":
            # Having refreshed, it does not so again: that could go on where too few others are left.
            lines += [Line(action, self.refreshed(action)) for action in legal if is_refresh(action)]
        return sorted(lines, key=lambda line: -line.chance)

    def line(self, action: NeVachesAction) -> Line:
        moment = self.step(self.table, action)
        if moment.is_over:
            return Line(action, self.weigh(moment))
        return Line(action, self.best_reply(moment.table, action))

    def refreshed(self, action: NeVachesAction) -> float:
        """On average, with the best tile or card of each row that may come."""
        total = 0.0
        for _ in range(REFRESHES):
            table = self.table.copy()
            self.random.shuffle(table.tiles.pile)
            self.random.shuffle(table.cards.pile)
            total += self.best_reply(self.step(table, action).table)
        return total / REFRESHES

    def best_reply(self, table: NeVachesRules, first: NeVachesAction | None = None) -> float:
        """What the rest of the turn can lead to, the `first` action of a pair being done."""
        best = 0.0
        bonuses: list[tuple[float, NeVachesRules]] = []
        for action in self.few(table, table.legal_actions(self.seat)):
            pair = pair_of(first, action)
            chance = None if pair is None else self.pairs.get(pair)
            if chance is None:
                moment = self.step(table, action)
                chance = self.weigh(moment)
                if not moment.is_over:
                    bonuses.append((chance, moment.table))
                    continue
                if pair is not None and moment.table.points == table.points:
                    self.pairs[pair] = chance
            best = max(best, chance)
        bonuses.sort(key=lambda bonus: -bonus[0])
        for _, after in bonuses[: BONUSES_TRIED if first is not None else 1]:
            best = max(best, self.best_reply(after))
        return best

    def few(self, table: NeVachesRules, legal: Sequence[NeVachesAction]) -> list[NeVachesAction]:
        """The actions that are worth a try, refreshes apart."""
        actions = without_refresh(legal)
        if table.asked == "tree" or len(actions) <= WIDTH:
            return actions
        return sorted(actions, key=valuation(table.view(self.seat)), reverse=True)[:WIDTH]

    def weigh(self, moment: Moment) -> float:
        return self.standing.chance(moment.table, moment.tile_row, moment.card_row, moment.is_over)

    def step(self, before: NeVachesRules, action: NeVachesAction) -> Moment:
        table, seat = before.copy(), self.seat
        tile_row, card_row = rows_left(before, action)
        table.advance(seat, action)
        if table.asked == "tree":
            table.advance(seat, PlantTree(CELLS[table.squares[0]]))
        if table.actions and table.asked in ("tile_shuffle", "card_shuffle"):
            table.advance(CHANCE, table.draw(self.random))
        return Moment(table, tile_row, card_row, table.waiting != [seat] or before.asked == "start_card")


def rows_left(before: NeVachesRules, action: NeVachesAction) -> tuple[list[Landscape], list[str]]:
    """Both rows after the action, before anything is filled."""
    tile_row, card_row = before.tiles.row[:], before.cards.row[:]
    if isinstance(action, PlaceTile):
        tile_row.remove(action.landscape)
    elif isinstance(action, TakeCard):
        card_row.remove(action.card)
    return tile_row, card_row


def is_refresh(action: NeVachesAction) -> bool:
    return isinstance(action, RefreshTiles | RefreshCards)


def without_refresh(actions: Sequence[NeVachesAction]) -> list[NeVachesAction]:
    return [action for action in actions if not is_refresh(action)]


def pair_of(first: NeVachesAction | None, second: NeVachesAction) -> frozenset[NeVachesAction] | None:
    """Where the order does not matter: no points are scored, so no bonus comes between."""
    if first is None or isinstance(first, PlayCard) or isinstance(second, PlayCard):
        return None
    return frozenset((first, second))
