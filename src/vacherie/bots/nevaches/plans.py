"""Plans: where a card could be played, and what has to be done for it first."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from vacherie.bots.nevaches.outlook import Outlook
from vacherie.games.nevaches.cards import Card, Pattern
from vacherie.games.nevaches.tiles import SIDES, Landscape

MOST_MISSING: Final = 3
"""A plan that needs more tiles is none."""
WAIT: Final = 1.2
"""What a tile that is not on show costs besides its own action."""
HERD_COST: Final = 0.3
"""What each herd that a card adds to the pasture costs: somebody has to bring it home one day."""


@dataclass(slots=True)
class Plan:
    """A way to play a card; its cost is counted in actions, the play itself among them."""

    cost: float
    tiles: list[tuple[Landscape | None, int]]
    """The tiles still to be placed, and where; `None` where any will do."""
    herds: list[tuple[int, ...]]
    """The herds to bring home first."""
    cows: list[int]


def plans(outlook: Outlook, card: Card) -> Iterator[Plan]:
    """Every way to play the card that is not too far away, from the tiles that lie there already."""
    for pattern in card.patterns:
        for first in starts(outlook, card, pattern):
            tiles = missing_tiles(outlook, pattern, first)
            if tiles is not None:
                yield make_plan(outlook, card, tiles, [first + step for step in pattern.cows])


def starts(outlook: Outlook, card: Card, pattern: Pattern) -> set[int]:
    """Where the first face-up cell may lie: some face-up cell is there already, or the only one is new."""
    where = outlook.where
    found = set(where[pattern.landscape])
    for step, landscape in pattern.face_up:
        found.update([cell - step for cell in where[landscape]])
    if card.cows == 1 or not found:
        found.update(outlook.area.free)
    return found


def missing_tiles(
    outlook: Outlook, pattern: Pattern, first: int
) -> list[tuple[Landscape | None, int]] | None:
    """What is still to be placed; nothing can be done where another landscape lies."""
    tiles = outlook.area.tiles
    missing: list[tuple[Landscape | None, int]] = []
    landscape = tiles.get(first)
    if landscape is None:
        missing.append((pattern.landscape, first))
    elif landscape != pattern.landscape:
        return None
    for step, wanted in pattern.face_up:
        landscape = tiles.get(first + step)
        if landscape is None:
            missing.append((wanted, first + step))
        elif landscape != wanted:
            return None
    for step in pattern.face_down:
        if first + step not in tiles:
            missing.append((None, first + step))
    return missing if len(missing) <= MOST_MISSING else None


def make_plan(
    outlook: Outlook, card: Card, tiles: list[tuple[Landscape | None, int]], cows: list[int]
) -> Plan:
    called = herds_to_call(outlook, card, cows)
    cost = 1.0 + len(tiles) + len(called)
    if tiles:
        cost += WAIT * tiles_not_shown(outlook, tiles)
    if not outlook.is_last_turn:
        cost += HERD_COST * new_herds(outlook, cows)
    return Plan(cost, tiles, called, cows)


def herds_to_call(outlook: Outlook, card: Card, cows: list[int]) -> list[tuple[int, ...]]:
    """Those that stand in the way, and as many others as it takes to have enough cows."""
    standing = outlook.area.cows
    if outlook.home >= card.cows and standing.isdisjoint(cows):
        return []
    called = [herd for herd in outlook.herds if not set(herd).isdisjoint(cows)]
    home = outlook.home + sum(map(len, called))
    for herd in outlook.herds:
        if home >= card.cows:
            break
        if herd not in called:
            called.append(herd)
            home += len(herd)
    return called


def tiles_not_shown(outlook: Outlook, tiles: list[tuple[Landscape | None, int]]) -> int:
    wanted = [landscape for landscape, _ in tiles if landscape is not None]
    return sum([max(0, wanted.count(each) - outlook.shown[each]) for each in set(wanted)])


def new_herds(outlook: Outlook, cows: list[int]) -> int:
    """How many of the cows come to stand beside no other."""
    standing = outlook.area.cows.copy()
    alone = 0
    for cow in cows:
        if standing.isdisjoint([cow + side for side in SIDES]):
            alone += 1
        standing.add(cow)
    return alone
