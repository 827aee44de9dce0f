"""What to do about a bomb, whom to pay first, which roll to take: each is tried on an imagined table."""

from collections.abc import Sequence
from random import Random
from typing import Final

from vacherie.bots.unexploded_cow.outlook import Outlook, outlook_of
from vacherie.core.values import CHANCE, Seat
from vacherie.games.unexploded_cow.actions import ROLLS, ChooseRoll, PayNext, UnexplodedAction
from vacherie.games.unexploded_cow.determinize import determinize
from vacherie.games.unexploded_cow.rules import UnexplodedCow
from vacherie.games.unexploded_cow.view import UnexplodedView

MOST_TRIALS: Final = 150
"""Far more than a blast has different ends; a herd of PFCs could have more ways to the same."""


class Trial:
    """Looks from one seat at what follows until the blast is over."""

    def __init__(self, view: UnexplodedView, seat: Seat) -> None:
        self.outlook: Outlook = outlook_of(view, seat)
        self.taken = tuple(map(len, view.cities))
        self.trials = 0

    def best(self, table: UnexplodedCow, choices: Sequence[UnexplodedAction]) -> UnexplodedAction:
        assert table.actor != CHANCE
        return max(choices, key=lambda choice: self.worth_after(table, choice))

    def worth_after(self, table: UnexplodedCow, action: UnexplodedAction) -> float:
        then = table.copy()
        then.advance(then.actor, action)
        return self.worth(then)

    def worth(self, table: UnexplodedCow) -> float:
        """What the end is worth to this seat, if whoever is asked does his best, for it or against it."""
        if table.asked not in ("blast", "payout") or self.trials >= MOST_TRIALS:
            self.trials += 1
            return self.end_worth(table)
        best = max if table.actor == self.outlook.seat else min
        return best(self.worth_after(table, choice) for choice in sensible(table))

    def end_worth(self, table: UnexplodedCow) -> float:
        outlook = self.outlook
        herds = [tuple(herd) for herd in table.herds]
        worth = outlook.money_worth(table.money) + outlook.herds_worth(herds)
        for seat, cities in enumerate(table.cities):
            for number in cities[self.taken[seat] :]:
                worth += outlook.weights[seat] * outlook.visit_worth(outlook.deck.cities[number])
        return worth


def sensible(table: UnexplodedCow) -> Sequence[UnexplodedAction]:
    """All choices in a blast; of the orders of payment two: one's own cows first, or last."""
    if table.asked != "payout":
        return table.legal_actions(table.burning().herd)
    blast = table.burning()

    def mine_first(card: int, owner: Seat) -> tuple[bool, bool, int]:
        value = table.deck.values[card]
        return value > 0, owner != blast.herd, -value

    cows = sorted(blast.exploded, key=lambda cow: mine_first(cow.card, cow.owner))
    others_first = [cow for cow in cows if cow.owner != blast.herd]
    return [PayNext(card) for card in dict.fromkeys(cow.card for cow in (*cows[:1], *others_first[:1]))]


def best_in_blast(view: UnexplodedView) -> UnexplodedAction:
    assert view.viewer is not None
    table = determinize(view, Random(0))
    return Trial(view, view.viewer).best(table, sensible(table))


def best_roll(view: UnexplodedView) -> UnexplodedAction:
    """The better of two; a 6 is worth what the left neighbour's roll brings on average."""
    assert view.viewer is not None
    table = determinize(view, Random(0))
    trial = Trial(view, view.viewer)
    assert table.rolls is not None

    def worth(pips: int) -> float:
        then = table.copy()
        then.advance(then.actor, ChooseRoll(pips))
        if then.asked != "roll":
            return trial.worth(then)
        return sum(trial.worth_after(then, roll) for roll in ROLLS) / len(ROLLS)

    return ChooseRoll(max(table.rolls, key=worth))
