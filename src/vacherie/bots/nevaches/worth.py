"""What each action is worth: how much it does for every card that could come to be played, and for trees."""

from dataclasses import dataclass, field
from typing import Final, TypeVar

from vacherie.bots.nevaches.outlook import Outlook
from vacherie.bots.nevaches.plans import Plan, new_herds, plans
from vacherie.bots.nevaches.trees import tree_steps
from vacherie.games.nevaches.cards import Card
from vacherie.games.nevaches.tiles import Landscape
from vacherie.games.nevaches.turn import TREE_POINTS

GREED: Final = 3.0
"""How much more a plan near its end counts than one far from it: the power of its points per action."""
TREE: Final = "tree"
TREE_COSTS: Final = (1.0, 2.4)
"""In actions, for a tree of which one tile is missing, and two."""
ROW_SHARE: Final = 0.3
"""How much of a plan's worth counts for a tile if its card still lies in the row."""
SECOND_SHARE: Final = 0.4
"""How much of a plan's worth counts beside that of a better one."""
SPREAD_COST: Final = 20.0
"""Of two places for a card, the one that joins herds is better."""

Herd = tuple[int, ...]
Key = TypeVar("Key")


@dataclass(slots=True)
class Worth:
    outlook: Outlook
    tiles: dict[tuple[Landscape | None, int], float] = field(default_factory=dict)
    """By landscape, `None` for any, and cell."""
    cards: dict[str, float] = field(default_factory=dict)
    """Of taking it."""
    plays: dict[str, float] = field(default_factory=dict)
    """Of playing it at once."""
    herds: dict[Herd, float] = field(default_factory=dict)
    """Of bringing it home."""

    last: dict[str, tuple[int, float]] = field(default_factory=dict)
    """In the last turn: what each card, or a tree, can still bring, and its cost."""

    def play(self, card: str, cows: tuple[int, ...]) -> float:
        if self.outlook.is_last_turn:
            return self.plays[card] + self.best_beside(card)
        return self.plays[card] - SPREAD_COST * new_herds(self.outlook, list(cows))

    def best_beside(self, card: str) -> int:
        """The points that are still within reach when the card has been played."""
        left = self.outlook.actions_left - 1
        return max(
            (points for other, (points, cost) in self.last.items() if other != card and cost <= left),
            default=0,
        )


def worth_of(outlook: Outlook) -> Worth:
    worth = Worth(outlook)
    for card in outlook.hand:
        add_card(worth, card, 0.0)
    for card in outlook.row:
        add_card(worth, card, 1.0)
    best: dict[tuple[Landscape | None, int], float] = {}
    for missing, landscape, cell in tree_steps(outlook):
        if TREE_COSTS[missing] <= outlook.actions_left:
            gain = gain_of(worth, TREE, TREE_POINTS, TREE_COSTS[missing])
            best[landscape, cell] = max(best.get((landscape, cell), 0.0), gain)
    add(worth.tiles, best)
    return worth


def add_card(worth: Worth, card: Card, taking: float) -> None:
    """Adds what the best plan for the card that goes through each action is worth."""
    tiles: dict[tuple[Landscape | None, int], float] = {}
    herds: dict[Herd, float] = {}
    best = 0.0
    for plan in plans(worth.outlook, card):
        cost = plan.cost + taking
        if cost > worth.outlook.actions_left:
            continue
        gain = gain_of(worth, card.id, card.points, cost)
        best = max(best, gain)
        note(plan, gain if not taking else gain * ROW_SHARE, tiles, herds)
        if not (taking or plan.tiles or plan.herds):
            worth.plays[card.id] = gain_of(worth, card.id, card.points, 1.0)
    if taking:
        worth.cards[card.id] = best
    add(worth.tiles, tiles)
    add(worth.herds, herds)


def gain_of(worth: Worth, name: str, points: int, cost: float) -> float:
    """Points per action weigh; in the last turn only the points, if they can be had at all."""
    if not worth.outlook.is_last_turn:
        return float((points / cost) ** GREED)
    if name not in worth.last or cost < worth.last[name][1]:
        worth.last[name] = (points, cost)
    return float(points)


def note(
    plan: Plan, gain: float, tiles: dict[tuple[Landscape | None, int], float], herds: dict[Herd, float]
) -> None:
    for tile in plan.tiles:
        if gain > tiles.get(tile, 0.0):
            tiles[tile] = gain
    for herd in plan.herds:
        if gain > herds.get(herd, 0.0):
            herds[herd] = gain


def add(total: dict[Key, float], more: dict[Key, float]) -> None:
    """The better of two reasons counts in full, the other in part: one plan carried out is worth more."""
    for key, gain in more.items():
        other = total.get(key, 0.0)
        total[key] = max(gain, other) + SECOND_SHARE * min(gain, other)
