"""Plays one game to its end."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from vacherie.bots.bot import DEFAULT_BUDGET, Bot, Budget
from vacherie.core.game import AnyState
from vacherie.core.values import CHANCE, Action, Actor, Seat

Chooser = Callable[[AnyState, Seat], Any]
"""Gives a legal action of that seat."""


def play_out(
    state: AnyState,
    choosers: Sequence[Chooser],
    chance: Random,
    on_action: Callable[[Actor, Action], None] | None = None,
) -> int:
    """Plays until nobody is to act, with one chooser for each seat; gives the number of their decisions."""
    decisions = 0
    # Asked anew after each action: an answer can end the game, or open a choice for other seats.
    while actors := state.to_act():
        actor = actors[0]
        if actor == CHANCE:
            action = state.draw(chance)
        else:
            action = choosers[actor](state, actor)
            decisions += 1
        state.advance(actor, action)
        if on_action is not None:
            on_action(actor, action)
    return decisions


def bot_chooser(bot: Bot, random: Random, budget: Budget = DEFAULT_BUDGET) -> Chooser:
    """The bot sees what its seat sees, and nothing else."""

    def choose(state: AnyState, seat: Seat) -> Any:
        return bot.choose(state.view(seat), state.legal_actions(seat), random, budget)

    return choose


def random_chooser(random: Random) -> Chooser:
    """Any legal action, without the cost of a view."""

    def choose(state: AnyState, seat: Seat) -> Any:
        legal = state.legal_actions(seat)
        return legal[int(random.random() * len(legal))]

    return choose
