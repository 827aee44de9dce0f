"""True positions of Unexploded Cow: the compiled playout plays them to the end of the game."""

from random import Random
from typing import Any

from vacherie.bots.unexploded_cow.cow import choose
from vacherie.bots.unexploded_cow.playout.chance import MODULUS
from vacherie.bots.unexploded_cow.playout.game import play_known
from vacherie.bots.unexploded_cow.playout.layout import SEATS, grid, tables
from vacherie.bots.unexploded_cow.playout.writing import PHASES, capacity_for, write, written_deck
from vacherie.core.game import AnyGame
from vacherie.core.values import CHANCE
from vacherie.games.unexploded_cow.actions import Rolled, RolledTwice
from vacherie.review.signs import results


class CowValues:
    def __init__(self, game: AnyGame, options: Any, players: int, playouts: int, seed: int) -> None:
        self.game = game
        self.players = players
        self.playouts = playouts
        self.random = Random(f"{seed}/values")
        self.deck = written_deck(options)
        self.scratch = tables(1, capacity_for(options))
        self.start = tables(1, capacity_for(options))

    def __call__(self, state: Any) -> tuple[float, ...]:
        if state.asked is None:
            return results(self.game, state)
        if state.asked in PHASES:
            return self.played(state, self.playouts)
        ends = [self.played(self.gone_on(state), 1) for _ in range(self.playouts)]
        return tuple(sum(column) / len(ends) for column in zip(*ends, strict=True))

    def after_chance(self, before: Any, outcome: Any, after: Any) -> tuple[float, ...]:
        """A roll that asks somebody something is valued by the playout's own answers, as it was before."""
        match outcome:
            case Rolled(pips) if after.asked not in PHASES:
                return self.played(before, self.playouts, (pips, 0))
            case RolledTwice(first, second):
                return self.played(before, self.playouts, (first, second))
            case _:
                return self(after)

    def gone_on(self, state: Any) -> Any:
        """Chance deals, and whoever is asked does as the cow would, up to where a playout can take over."""
        table = state.copy()
        while table.asked not in PHASES:
            actor = table.actor
            if actor == CHANCE:
                table.advance(CHANCE, table.draw(self.random))
                continue
            legal = table.legal_actions(actor)
            table.advance(actor, legal[0] if len(legal) == 1 else choose(table.view(actor), legal))
        return table

    def played(self, state: Any, playouts: int, rolls: tuple[int, int] = (0, 0)) -> tuple[float, ...]:
        if state.asked is None:
            return results(self.game, state)
        write(self.start, 0, state, 0, [card for hand in state.hands for card in hand])
        money = grid(playouts, SEATS)
        number = 1 + int(self.random.random() * (MODULUS - 1))
        play_known(self.start, self.scratch, self.deck, playouts, number, rolls, money)
        columns = [sum(float(row[seat]) for row in money) for seat in range(self.players)]
        return tuple(column / playouts for column in columns)
