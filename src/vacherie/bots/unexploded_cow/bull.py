"""The bull looks ahead: it plays each promising choice out, many times, and takes the one that ends best."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any

from vacherie.bots.bot import DEFAULT_BUDGET, Allowance, Budget
from vacherie.bots.unexploded_cow.playing import BEFORE_ROLLING, Prospect
from vacherie.bots.unexploded_cow.proposals import Proposal, proposals
from vacherie.core.values import CHANCE
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.actions import PlayEvent, RollDie, UnexplodedAction
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.games.unexploded_cow.view import UnexplodedView

Thinker = Callable[[UnexplodedView, Sequence[Proposal], Random, Allowance], UnexplodedAction]


class UnexplodedCowBull:
    def __init__(self) -> None:
        self.think = awake()

    def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget = DEFAULT_BUDGET) -> Any:
        assert isinstance(view, UnexplodedView), view
        if len(legal) == 1:
            return legal[0]
        allowance = budget.start()
        move = arrangement(view, legal) if view.moves else None
        if move is not None:
            return move
        action = self.think(view, proposals(view, legal), random, allowance)
        return arrangement(view, legal) or action if is_about_rolling(view, action) else action


def arrangement(view: UnexplodedView, legal: Sequence[UnexplodedAction]) -> UnexplodedAction | None:
    """The next move towards the herd's order; once begun it is carried through, without another thought."""
    if view.asked != "play":
        return None
    move = Prospect(view).arrangement()
    return move if move in legal else None


def is_about_rolling(view: UnexplodedView, action: UnexplodedAction) -> bool:
    """Whether the herd should stand in its order before."""
    if isinstance(action, PlayEvent):
        return Prospect(view).outlook.deck.effects[action.card] in BEFORE_ROLLING
    return isinstance(action, RollDie)


@cache
def awake() -> Thinker:
    """The search, once it has thought about something: what is to be compiled or loaded, is."""
    from vacherie.bots.unexploded_cow.search import best_of

    state = GAME.new(UnexplodedOptions(), 2)
    state.advance(CHANCE, state.draw(Random(0)))
    (seat,) = state.to_act()
    assert seat != CHANCE
    view, legal = state.view(seat), state.legal_actions(seat)
    best_of(view, proposals(view, legal), Random(0), Budget(playouts=1000).start())
    return best_of
