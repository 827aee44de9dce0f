"""Values of true positions, played out by cows in the engine itself: slow, and right for any game."""

from dataclasses import dataclass
from random import Random
from typing import Any

from vacherie.bots.bot import Budget
from vacherie.bots.levels import levels_of
from vacherie.core.game import AnyGame, AnyState
from vacherie.core.values import CHANCE, Options
from vacherie.review.signs import results

NONE = Budget(playouts=0)


@dataclass
class PlayedOut:
    """The mean of a few games played on from there."""

    game: AnyGame
    options: Options
    players: int
    playouts: int
    seed: int

    def __post_init__(self) -> None:
        self.cow = levels_of(self.game).cow()
        self.calls = 0

    def __call__(self, state: AnyState) -> tuple[float, ...]:
        if state.asked is None:
            return results(self.game, state)
        self.calls += 1
        ends = []
        for number in range(self.playouts):
            table = state.copy()
            finish(table, self.cow, Random(f"{self.seed}/{self.calls}/{number}"))
            ends.append(results(self.game, table))
        return tuple(sum(column) / len(ends) for column in zip(*ends, strict=True))

    def after_chance(self, before: AnyState, outcome: Any, after: AnyState) -> tuple[float, ...]:
        return self(after)


def finish(table: AnyState, bot: Any, random: Random) -> None:
    while actors := table.to_act():
        actor = actors[0]
        if actor == CHANCE:
            table.advance(CHANCE, table.draw(random))
        else:
            table.advance(actor, bot.choose(table.view(actor), table.legal_actions(actor), random, NONE))
