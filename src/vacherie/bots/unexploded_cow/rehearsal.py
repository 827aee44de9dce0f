"""What follows a choice on an imagined table, up to where a playout can take over."""

from random import Random
from typing import Any

from vacherie.bots.unexploded_cow.cow import choose
from vacherie.bots.unexploded_cow.herding import in_order
from vacherie.bots.unexploded_cow.outlook import outlook_of
from vacherie.bots.unexploded_cow.playout.writing import PHASES
from vacherie.core.values import CHANCE, Seat
from vacherie.games.unexploded_cow.actions import ROLL_DIE, UnexplodedAction
from vacherie.games.unexploded_cow.rules import UnexplodedCow

CONTINUE = False


def rehearsed(table: UnexplodedCow, action: UnexplodedAction, seat: Seat, random: Random) -> UnexplodedCow:
    """The seat acts; whoever is asked next does as the cow would; if it is the seat's turn still, it rolls."""
    then = table.copy()
    if then.asked == "play":
        put_in_order(then, seat)
    then.advance(seat, action)
    while then.asked not in PHASES:
        if then.actor == CHANCE:
            then.advance(CHANCE, then.draw(random))
        else:
            asked: Any = then.actor
            legal = then.legal_actions(asked)
            then.advance(asked, legal[0] if len(legal) == 1 else choose(then.view(asked), legal))
    if then.asked == "play" and then.active == seat and table.active == seat and not CONTINUE:
        put_in_order(then, seat)
        then.advance(seat, ROLL_DIE)
    return then


def put_in_order(table: UnexplodedCow, seat: Seat) -> None:
    view = table.view(seat)
    outlook = outlook_of(view.table, view.city_pile, seat)
    table.herds[seat] = [*in_order(outlook, tuple(table.herds[seat]))]
