"""True positions of 6 qui prend!: this round is played out, and the rounds to come go as they usually go."""

from random import Random
from typing import Any, Final

from vacherie.bots.six_qui_prend.arrays import numbers
from vacherie.bots.six_qui_prend.assumptions import facts_of
from vacherie.bots.six_qui_prend.playout import layout, search
from vacherie.bots.six_qui_prend.tabling import table_of, write_hand
from vacherie.core.game import AnyGame
from vacherie.core.values import CHANCE
from vacherie.games.six_qui_prend.actions import PickCard
from vacherie.games.six_qui_prend.cards import reversed_value
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.ox import OxTable, team_factor
from vacherie.games.six_qui_prend.scoring import last_total
from vacherie.review.signs import results

NOISE: Final = layout.ONE
"""Everybody plays by the same rule of thumb, give or take one head."""
ROUNDS: Final = 600
"""So many deals, each played a few times, say how rounds usually go."""
EACH: Final = 4

Heads = tuple[int, ...]


class SixValues:
    def __init__(self, game: AnyGame, options: Any, players: int, playouts: int, seed: int) -> None:
        assert isinstance(options, SixOptions), options
        self.game = game
        self.options = options
        self.players = players
        self.playouts = playouts
        self.random = Random(f"{seed}/values")
        self.is_match = options.variant != "coop" and options.max_rounds != 1
        self.usual: list[Heads] = []
        if self.is_match:
            self.usual = [heads for _ in range(ROUNDS) for heads in self.played(self.dealt(), EACH)]

    def __call__(self, state: Any) -> tuple[float, ...]:
        if state.asked is None:
            return results(self.game, state)
        before = state.totals()
        ends = [self.end_of_match(before, heads, len(state.sheet) + 1) for heads in self.rounds_from(state)]
        return tuple(-sum(column) / len(ends) for column in zip(*ends, strict=True))

    def after_chance(self, before: Any, outcome: Any, after: Any) -> tuple[float, ...]:
        return self(after)

    def rounds_from(self, state: Any) -> list[Heads]:
        """How this round may end, by the heads of each seat."""
        if state.asked == "deal" and state.sheet:
            return [self.usual_round() for _ in range(self.playouts)]
        if state.asked in ("card", "row", "window", "replacement", "sort", "consent"):
            return self.played(state, self.playouts)
        return [heads for _ in range(self.playouts) for heads in self.played(self.dealt(state), 1)]

    def dealt(self, state: Any = None) -> Any:
        """A table whose cards are dealt, and drafted by anybody who likes."""
        table = self.game.new(self.options, self.players) if state is None else state.copy()
        while table.asked != "card":
            actor = table.to_act()[0]
            action = table.draw(self.random) if actor == CHANCE else table.random_action(actor, self.random)
            table.advance(actor, action)
        return table

    def played(self, state: Any, playouts: int) -> list[Heads]:
        start, facts = known_table(state), true_facts(state)
        taken = numbers([0] * (playouts * layout.MOST_SEATS))
        work = numbers([0] * layout.TABLE_SIZE)
        seed = 1 + self.random.getrandbits(31)
        search.finish_known(numbers(start), work, numbers(facts), playouts, seed, taken)
        plain = [int(heads) for heads in taken]
        rows = [
            tuple(plain[first : first + self.players]) for first in range(0, len(plain), layout.MOST_SEATS)
        ]
        if self.options.variant != "coop":
            return rows
        factor = team_factor(self.players)
        return [(factor * sum(row),) * self.players for row in rows]

    def end_of_match(self, before: Heads, heads: Heads, rounds: int) -> list[int]:
        totals = [total + more for total, more in zip(before, heads, strict=True)]
        while not self.is_over(totals, rounds):
            totals = [total + each for total, each in zip(totals, self.usual_round(), strict=True)]
            rounds += 1
        return totals

    def usual_round(self) -> Heads:
        """Any of them, the seats mixed: at first nobody is better off than another."""
        return tuple(self.random.sample(self.random.choice(self.usual), self.players))

    def is_over(self, totals: list[int], rounds: int) -> bool:
        if not self.is_match:
            return True
        last = last_total(self.options)
        if last is not None and max(totals) >= last:
            return True
        return self.options.max_rounds is not None and rounds >= self.options.max_rounds


def known_table(state: Any) -> list[int]:
    """The whole truth as the kernel plays with it; nobody looks on."""
    table = table_of(state.view(0))
    for seat in range(state.players):
        pick = state.picks[seat] if state.asked == "card" else None
        write_hand(table, seat, [held.card for held in state.hands[seat] if held.card != card_of(pick)])
        if pick is not None:
            table[layout.PICKED + seat] = pick.card
            table[layout.PICKED_VALUE + seat] = reversed_value(pick.card) if pick.reversed else pick.card
            table[layout.SPENT + seat] |= int(pick.reversed)
    if isinstance(state, OxTable):
        write_hand(table, state.players, state.ox_hand)
        table[layout.TAKEN + state.players] = 0
        table[layout.OX_PILE_SIZE] = 0
    table[layout.VIEWER] = layout.NOBODY
    return table


def card_of(pick: PickCard | None) -> int | None:
    return None if pick is None else pick.card


def true_facts(state: Any) -> list[int]:
    facts = facts_of(state.view(0))
    facts[layout.RIVAL_NOISE] = NOISE
    facts[layout.RIVAL_WHIM] = 0
    return facts
