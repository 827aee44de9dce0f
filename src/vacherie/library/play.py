"""Begins games, and lets bots play them."""

import secrets
from collections.abc import Sequence
from operator import index
from random import Random
from typing import Any

from vacherie.bots.bot import Bot, Budget
from vacherie.bots.guard import guarded_bot
from vacherie.core.errors import GameError, InvalidAction
from vacherie.core.game import AnyGame, AnyState
from vacherie.core.options import choose_options
from vacherie.core.record import Player
from vacherie.core.values import CHANCE, Seat
from vacherie.games import find_game
from vacherie.lab.play_out import Chooser, bot_chooser, play_out
from vacherie.lab.simulate import BUDGET
from vacherie.library.record import Record


def new_game(game: str, players: int = 4, seed: int | None = None, **options: Any) -> AnyState:
    """A game whose cards are dealt: the first to act is a seat.

    The same seed deals the same cards; without one, they are dealt anew each time. Later on chance is an
    actor like any other, and `state.draw` gives its action. Whoever wants to deal the first cards himself
    begins with `games.find_game(game).new(options, players)`.

    The options are those of the game, by name: `new_game("six_qui_prend", variant="pro")`. Raises
    `UnknownName` or `InvalidOptions` for what there is not.
    """
    rules = find_game(game)
    state = rules.new(choose_options(rules, options), players)
    random = chance_of(any_seed(seed))
    while CHANCE in state.to_act():
        state.apply(CHANCE, state.draw(random))
    return state


def play(
    game: str,
    bots: Sequence[str | Bot] = ("cow",),
    players: int = 4,
    seed: int | None = None,
    budget: Budget | int = BUDGET,
    **options: Any,
) -> Record:
    """A whole game between bots, as a record.

    A bot is a name (`vacherie.bots.known_bots()`), or an object of your own with a method `choose`. If there
    are fewer bots than players, they repeat round the table. What your own bot raises is raised here, and an
    answer that is no legal action is an `InvalidAction`; for a bot that was named, a cow decides instead.

    The same seed gives the same game: the first one of `vacherie simulate --seed`. The budget is a
    hundred playouts unless you say otherwise, by a number or a `vacherie.bots.bot.Budget`; a time would make
    the game depend on how busy the machine is.
    The options are those of the game, by name.
    """
    rules = find_game(game)
    chosen = choose_options(rules, options)
    state = rules.new(chosen, players)
    seats = seated([bots] if isinstance(bots, str) else bots, players)
    seed = any_seed(seed)
    allowed = budget_of(budget)
    record = Record(rules.id, rules.rules_version, chosen, tuple(map(named, range(players), seats)), [])
    choosers = [chooser_of(bot, rules, Random(f"{seed}/0/{seat}"), allowed) for seat, bot in enumerate(seats)]
    play_out(state, choosers, chance_of(seed), on_action=record.append)
    return record


def budget_of(wish: Budget | int) -> Budget:
    """A number is one of playouts."""
    if isinstance(wish, Budget):
        return wish
    return Budget(playouts=index(wish))


def any_seed(wish: int | None) -> int:
    return secrets.randbits(32) if wish is None else wish


def chance_of(seed: int) -> Random:
    """Chance's own randomness, as in the first game of `lab.simulate`: no bot's play changes the cards."""
    return Random(f"{seed}/0/chance")


def seated(bots: Sequence[str | Bot], players: int) -> list[str | Bot]:
    if not bots:
        raise GameError("no-bots")
    if len(bots) > players:
        raise GameError("too-many-bots", bots=len(bots), seats=players)
    return [bots[seat % len(bots)] for seat in range(players)]


def bot_name(bot: str | Bot) -> str:
    return bot if isinstance(bot, str) else type(bot).__name__


def named(seat: Seat, bot: str | Bot) -> Player:
    return Player(f"{bot_name(bot)} {seat}", bot_name(bot))


def chooser_of(bot: str | Bot, game: AnyGame, random: Random, budget: Budget) -> Chooser:
    if isinstance(bot, str):
        return bot_chooser(guarded_bot(bot, game), random, budget)

    def choose(state: AnyState, seat: Seat) -> Any:
        legal = state.legal_actions(seat)
        action = bot.choose(state.view(seat), legal, random, budget)
        if action not in legal:
            raise InvalidAction("bot-answer", name=bot_name(bot), answer=repr(action))
        return action

    return choose
