"""The play step: whichever card gains most, until none gains; then the herd in order, then the die."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from vacherie.bots.unexploded_cow.effects import GAINS, full_worth, plans, plans_with
from vacherie.bots.unexploded_cow.herding import Plan, best_place, in_order, others_of, with_cow
from vacherie.bots.unexploded_cow.outlook import Herds, Outlook, outlook_of
from vacherie.core.values import Seat
from vacherie.games.unexploded_cow.actions import (
    ChooseCow,
    MoveCow,
    PlayCow,
    PlayEvent,
    PutCow,
    RollDie,
    UnexplodedAction,
)
from vacherie.games.unexploded_cow.cards import EffectName
from vacherie.games.unexploded_cow.view import UnexplodedView

LEAST_GAIN: Final = 40
"""What a card must bring; a smaller gain is worth waiting with, for a better use."""
BEFORE_ROLLING: Final[tuple[EffectName, ...]] = ("extra_bomb_roll", "best_of_two_rolls")
"""Played when all cows stand: they are about the roll."""


class Gain(NamedTuple):
    amount: float
    action: UnexplodedAction


class Prospect:
    """A seat in its play step, and what it makes of the cards it might play."""

    def __init__(self, view: UnexplodedView) -> None:
        assert view.viewer is not None
        self.view = view
        self.outlook: Outlook = outlook_of(view, view.viewer)
        self.herds: Herds = view.herds
        self.seat = view.viewer
        self.twice = view.detector

    def worth(self, herds: Herds) -> float:
        return full_worth(self.outlook, herds, self.twice)

    def best_play(self, legal: Sequence[UnexplodedAction]) -> UnexplodedAction:
        playable = {action.card for action in legal if isinstance(action, PlayCow | PlayEvent)}
        hand = [card for card in self.view.hand if card in playable]
        effects = self.outlook.deck.effects
        late = [card for card in hand if effects.get(card) in BEFORE_ROLLING]
        early = [card for card in hand if card not in late]
        return self.best_gain(early) or self.arrangement() or self.best_gain(late) or RollDie()

    def best_gain(self, hand: Sequence[int]) -> UnexplodedAction | None:
        gains = [gain for card in hand for gain in self.gains(card)]
        best = max(gains, key=lambda gain: gain.amount, default=None)
        return best.action if best is not None and best.amount >= LEAST_GAIN else None

    def gains(self, card: int) -> Iterator[Gain]:
        return self.cow_gains(card) if self.outlook.deck.is_cow(card) else self.event_gains(card)

    def cow_gains(self, card: int) -> Iterator[Gain]:
        outlook = self.outlook
        if outlook.deck.kinds[card] == "spy":
            outlook.spies[card] = self.seat
        now = self.worth(self.herds)
        for seat in (self.seat, *self.rivals()):
            herd = self.herds[seat]
            price = outlook.weights[seat] * outlook.deck.prices[card]
            own = (best_place(outlook, herd, card),)
            ends = dict.fromkeys((0, len(herd)))
            for place in own if seat == self.seat else ends:
                then = self.worth(with_cow(self.herds, card, seat, place))
                yield Gain(then - now - price, PlayCow(card, seat, place))

    def rivals(self) -> list[Seat]:
        """The richest first: of two choices that are as good, the first is taken."""
        money = self.view.money
        return sorted(others_of(self.seat, len(money)), key=lambda seat: -money[seat])

    def event_gains(self, card: int) -> Iterator[Gain]:
        deck = self.outlook.deck
        effect = deck.effects[card]
        if effect in GAINS:
            amount = GAINS[effect](self.outlook, self.herds, self.twice)
            yield Gain(amount - deck.prices[card], PlayEvent(card))
            return
        now = self.worth(self.herds)
        choices = plans(effect, self.outlook, self.herds, self.view.discard, self.worth)
        best = max((plan.worth for plan in choices), default=now)
        yield Gain(best - now - deck.prices[card], PlayEvent(card))

    def arrangement(self) -> MoveCow | None:
        """The first move that brings the herd nearer to its order."""
        herd = self.herds[self.seat]
        wanted = in_order(self.outlook, herd)
        moves = (MoveCow(card, place) for place, card in enumerate(wanted) if herd[place] != card)
        return next(moves, None)


def best_play(view: UnexplodedView, legal: Sequence[UnexplodedAction]) -> UnexplodedAction:
    action = Prospect(view).best_play(legal)
    return action if action in legal else RollDie()


def best_cow(view: UnexplodedView) -> UnexplodedAction:
    """The cow for an event or a city; the second of two that are swapped."""
    if view.chosen is None:
        return ChooseCow(best_plan(view).card)
    other = best_plan(view).other
    assert other is not None
    return ChooseCow(other)


def best_spot(view: UnexplodedView) -> UnexplodedAction:
    plan = best_plan(view)
    return PutCow(plan.herd, plan.place)


def best_plan(view: UnexplodedView) -> Plan:
    """Of those with the cow chosen already, if one is."""
    prospect = Prospect(view)
    table, outlook = view, prospect.outlook
    value = prospect.worth if table.visiting is None else outlook.herds_worth
    assert view.effect is not None, view.asked
    effect = view.effect
    if table.chosen is None:
        choices = plans(effect, outlook, table.herds, table.discard, value)
    else:
        choices = plans_with(table.chosen, effect, outlook, table.herds, table.discard, value)
    return max(choices, key=lambda plan: plan.worth)
