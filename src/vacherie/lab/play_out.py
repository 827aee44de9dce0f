"""Plays one game to its end."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, cast

from vacherie.bots.bot import DEFAULT_BUDGET, Bot, Budget
from vacherie.core.game import AnyState
from vacherie.core.values import CHANCE, Action, Actor, Seat

Chooser = Callable[[AnyState, Seat], Any]
"""Gives a legal action of that seat."""
Chance = Callable[[AnyState], Any]
"""Gives chance's next action."""


def play_out(
    state: AnyState,
    choosers: Sequence[Chooser],
    chance: Random | Chance,
    on_action: Callable[[Actor, Action], None] | None = None,
    on_event: Callable[[Any], None] | None = None,
) -> int:
    """Plays until nobody is to act, with one chooser for each seat; gives the number of their decisions."""
    decisions = 0
    draw = drawn_from(chance) if isinstance(chance, Random) else chance
    # Asked anew after each action: an answer can end the game, or open a choice for other seats.
    while actors := state.to_act():
        actor = actors[0]
        if actor == CHANCE:
            action = draw(state)
        else:
            action = choosers[actor](state, actor)
            decisions += 1
        if on_event is None:
            state.advance(actor, action)
        else:
            for event in state.apply(actor, action):
                on_event(event)
        if on_action is not None:
            on_action(actor, action)
    return decisions


def drawn_from(random: Random) -> Chance:
    return lambda state: state.draw(random)


def bot_chooser(bot: Bot, random: Random, budget: Budget = DEFAULT_BUDGET) -> Chooser:
    """The bot sees what its seat sees, and nothing else."""

    def choose(state: AnyState, seat: Seat) -> Any:
        action = bot.choose(state.view(seat), state.legal_actions(seat), random, budget)
        refusal = state.refusal(seat, action)
        assert refusal is None, f"{bot} chose {action}: {refusal}"
        return action

    return choose


def play_randomly(state: AnyState, random: Random, step: Callable[[Actor, Any], Any]) -> int:
    """Plays to the end with any legal actions, as fast as can be; `step` is the state's `advance` or `apply`.

    Gives the number of decisions. Whoever answers the same decision is not asked for anew (law 5).
    """
    decisions = 0
    while actors := state.to_act():
        if actors[0] == CHANCE:
            step(CHANCE, state.draw(random))
            continue
        decision = state.decision
        for seat in cast("Sequence[Seat]", actors):
            step(seat, state.random_action(seat, random))
            decisions += 1
            if state.decision != decision:
                break
    return decisions
