"""What the bull thinks about: the choices that the cow's rules of thumb find best, each with their worth."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, NamedTuple

from vacherie.bots.unexploded_cow.bombing import Trial, sensible
from vacherie.bots.unexploded_cow.effects import plans, plans_with
from vacherie.bots.unexploded_cow.herding import Plan
from vacherie.bots.unexploded_cow.playing import Prospect
from vacherie.games.unexploded_cow.actions import (
    ROLL_DIE,
    ChooseCow,
    ChooseRoll,
    PlayCow,
    PlayEvent,
    PutCow,
    UnexplodedAction,
)
from vacherie.games.unexploded_cow.determinize import determinize
from vacherie.games.unexploded_cow.view import UnexplodedView

MOST_PROPOSALS: Final = 14


class Proposal(NamedTuple):
    action: UnexplodedAction
    worth: float
    """By the cow's rules of thumb."""


def proposals(view: UnexplodedView, legal: Sequence[UnexplodedAction]) -> list[Proposal]:
    """The best first, each of them legal."""
    worths: dict[UnexplodedAction, float] = {}
    for action, worth in all_proposals(view, legal):
        worths[action] = max(worth, worths.get(action, worth))
    ranked = [Proposal(action, worth) for action, worth in worths.items() if action in legal]
    ranked.sort(key=lambda proposal: -proposal.worth)
    return ranked[:MOST_PROPOSALS] or [Proposal(legal[0], 0.0)]


def all_proposals(view: UnexplodedView, legal: Sequence[UnexplodedAction]) -> Iterable[Proposal]:
    match view.asked:
        case "play":
            return play_proposals(view, legal)
        case "cow" | "place":
            return plan_proposals(view)
        case "which_roll":
            assert view.rolls is not None
            return [Proposal(ChooseRoll(pips), 0.0) for pips in view.rolls]
        case "blast" | "payout":
            return blast_proposals(view)
        case _:
            raise AssertionError(view.asked)


def play_proposals(view: UnexplodedView, legal: Sequence[UnexplodedAction]) -> list[Proposal]:
    """Each card at its best places, or no card more."""
    prospect = Prospect(view)
    playable = {action.card for action in legal if isinstance(action, PlayCow | PlayEvent)}
    hand = [card for card in view.hand if card in playable]
    gains = [gain for card in hand for gain in prospect.gains(card)]
    return [Proposal(ROLL_DIE, 0.0), *(Proposal(gain.action, gain.amount) for gain in gains)]


def plan_proposals(view: UnexplodedView) -> list[Proposal]:
    """For an event or a city: each cow with the best that can be done with it, or each place."""
    prospect = Prospect(view)
    table, outlook = view, prospect.outlook
    value = prospect.worth if table.visiting is None else outlook.herds_worth
    assert view.effect is not None, view.asked
    effect = view.effect
    if table.chosen is None:
        choices = plans(effect, outlook, table.herds, table.discard, value)
        return [Proposal(ChooseCow(plan.card), plan.worth) for plan in choices]
    choices = plans_with(table.chosen, effect, outlook, table.herds, table.discard, value)
    return [Proposal(finishing(plan), plan.worth) for plan in choices]


def finishing(plan: Plan) -> UnexplodedAction:
    return PutCow(plan.herd, plan.place) if plan.other is None else ChooseCow(plan.other)


def blast_proposals(view: UnexplodedView) -> list[Proposal]:
    assert view.viewer is not None
    table = determinize(view, Random(0))
    trial = Trial(view, view.viewer)
    return [Proposal(action, trial.worth_after(table, action)) for action in sensible(table)]
