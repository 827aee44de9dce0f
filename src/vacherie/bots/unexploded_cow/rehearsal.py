"""What follows a choice on an imagined table, up to where a playout can take over."""

from random import Random
from typing import Any

from vacherie.bots.unexploded_cow.cow import choose
from vacherie.bots.unexploded_cow.herding import in_order
from vacherie.bots.unexploded_cow.outlook import Outlook, outlook_of
from vacherie.bots.unexploded_cow.playout.writing import PHASES
from vacherie.core.values import CHANCE
from vacherie.games.unexploded_cow.actions import UnexplodedAction
from vacherie.games.unexploded_cow.rules import UnexplodedCow
from vacherie.games.unexploded_cow.view import UnexplodedView


class Rehearsal:
    """From one seat that has to choose."""

    def __init__(self, view: UnexplodedView) -> None:
        assert view.viewer is not None
        self.seat = view.viewer
        self.outlook: Outlook = outlook_of(view, view.viewer)

    def after(
        self, table: UnexplodedCow, action: UnexplodedAction, random: Random, is_arranged: bool = True
    ) -> UnexplodedCow:
        """The seat acts, its herd in order before; whoever is asked in between does as the cow would."""
        then = table.copy()
        if then.asked == "play" and is_arranged:
            self.put_in_order(then)
        then.advance(self.seat, action)
        while then.asked not in PHASES:
            self.go_on(then, random)
        return then

    def go_on(self, table: UnexplodedCow, random: Random) -> None:
        if table.actor == CHANCE:
            table.advance(CHANCE, table.draw(random))
            return
        actor: Any = table.actor
        legal = table.legal_actions(actor)
        table.advance(actor, legal[0] if len(legal) == 1 else choose(table.view(actor), legal))

    def put_in_order(self, table: UnexplodedCow) -> None:
        self.outlook.spies = table.spies
        table.herds[self.seat] = [*in_order(self.outlook, tuple(table.herds[self.seat]))]
