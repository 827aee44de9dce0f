"""Plays the best turns on as cows would, to tell apart what looks equally good."""

from collections.abc import Sequence
from random import Random
from typing import Final

from vacherie.bots.bot import Allowance
from vacherie.bots.nevaches.cow import choose
from vacherie.bots.nevaches.standing import OTHERS_GOAL, SPREADS, Standing, likelihood
from vacherie.bots.nevaches.turn_search import Line, rows_left
from vacherie.core.values import CHANCE, Seat
from vacherie.games.nevaches.actions import NeVachesAction
from vacherie.games.nevaches.determinize import determinize
from vacherie.games.nevaches.rules import NeVachesRules
from vacherie.games.nevaches.view import NeVachesView

CANDIDATES: Final = 3
CLOSE: Final = 0.12
"""Only lines that seem this near to the best, as chances to win, are played on."""
FAITH: Final = 4
"""As many playouts as the chance that the search found counts for."""
ROUNDS: Final = 6
"""More playouts of each line than this are not made."""


def best_line(view: NeVachesView, lines: Sequence[Line], random: Random, allowance: Allowance) -> Line:
    """The lines come best first; each round imagines one table for all of them."""
    assert view.viewer is not None
    close = [line for line in lines[:CANDIDATES] if line.chance > lines[0].chance - CLOSE]
    if len(close) == 1:
        return close[0]
    totals = [FAITH * line.chance for line in close]
    for _ in range(ROUNDS):
        if not allowance.spend(len(close)):
            break
        imagined = determinize(view, random)
        for index, line in enumerate(close):
            totals[index] += play_on(imagined.copy(), view.viewer, line.action, random)
    return close[totals.index(max(totals))]


def play_on(table: NeVachesRules, seat: Seat, action: NeVachesAction, random: Random) -> float:
    """The chance to win that the seat has after its next turn, having done this now."""
    table.advance(seat, action)
    turns = int(is_turn_over(table, seat))
    while table.asked != "goal":
        (actor,) = table.waiting
        if actor == CHANCE:
            table.advance(CHANCE, table.draw(random))
            continue
        action = choose(table.view(actor), table.legal_actions(actor))
        is_mine = table.seat == seat
        rows = rows_left(table, action)
        table.advance(actor, action)
        turns += is_mine and is_turn_over(table, seat)
        if turns == 2:
            return Standing(table, seat).chance(table, *rows, is_over=True)
    return chance_at_end(table, seat)


def is_turn_over(table: NeVachesRules, seat: Seat) -> bool:
    """Whatever was asked before; a pile may still have to be shuffled."""
    return table.seat != seat or (not table.actions and table.waiting != [seat])


def chance_at_end(table: NeVachesRules, seat: Seat) -> float:
    """Only the scoring tiles of the others are unknown."""
    mine = table.points[seat] + max(table.goal_points(seat))
    best = max(points for other, points in enumerate(table.points) if other != seat)
    return likelihood((mine - best - OTHERS_GOAL) / SPREADS[0])
