"""What an event or a city would bring, and the best cow and place for it."""

from collections.abc import Callable, Iterator
from typing import Final

from vacherie.bots.unexploded_cow.herding import (
    Plan,
    Valuer,
    fetchings,
    others_of,
    shootings,
    strayings,
    swaps,
)
from vacherie.bots.unexploded_cow.outlook import Herds, Outlook
from vacherie.core.values import Seat
from vacherie.games.unexploded_cow.cards import EffectName
from vacherie.games.unexploded_cow.clauses import NOBODY, SIX
from vacherie.games.unexploded_cow.effects import GIFT, SUPPLY, TAX
from vacherie.games.unexploded_cow.reach import counted_places

Discard = tuple[int, ...]


def plans(
    effect: EffectName, outlook: Outlook, herds: Herds, discard: Discard, value: Valuer
) -> Iterator[Plan]:
    """What is worth thinking of for an effect on a cow: what brings one in or out of one's own herd."""
    seat, in_play = outlook.seat, [card for herd in herds for card in herd]
    match effect:
        case "steal_cow":
            of_others = [card for card in in_play if card not in herds[seat]]
            return fetchings(outlook, herds, of_others, value)
        case "cow_from_discard":
            cows = [card for card in discard if outlook.deck.is_cow(card)]
            return fetchings(recruiting(outlook, cows), herds, cows, value)
        case "shoot_cow":
            return shootings(herds, in_play, value)
        case "swap_cows":
            return swaps(herds, herds[seat] or in_play, value)
        case "move_cow":
            return strayings(herds, in_play, lambda home: straying_goals(seat, home, len(herds)), value)
        case _:
            return iter(())


def straying_goals(seat: Seat, home: Seat, players: int) -> list[Seat]:
    return others_of(home, players) if home == seat else [seat]


def plans_with(
    chosen: int, effect: EffectName, outlook: Outlook, herds: Herds, discard: Discard, value: Valuer
) -> Iterator[Plan]:
    """All that can still be done with a cow that is chosen already, perhaps by somebody else in this seat."""
    match effect:
        case "swap_cows":
            return swaps(herds, [chosen], value)
        case "move_cow":
            return strayings(herds, [chosen], lambda home: others_of(home, len(herds)), value)
        case _:
            choices = plans(effect, outlook, herds, discard, value)
            return (plan for plan in choices if plan.card == chosen)


def recruiting(outlook: Outlook, cows: list[int]) -> Outlook:
    """A Spy that one fetches from the discard pile is one's own."""
    for card in cows:
        if outlook.deck.kinds[card] == "spy":
            outlook.spies[card] = outlook.seat
    return outlook


# Events without a cow to choose: what they bring besides their price


def extra_roll_gain(outlook: Outlook, herds: Herds, twice: bool) -> float:
    """A roll more; but of two rolls that meet a cow of one's own only the first takes the city."""
    worths = outlook.roll_worths(herds, outlook.seat)
    places = counted_places(tuple(map(len, herds)), outlook.seat)
    own = sum(
        outlook.owner(herds[seat][place], seat) == outlook.seat for seat, place in places if seat != NOBODY
    )
    again = (own / SIX) ** 2 * outlook.city_worth
    return sum(worths) / SIX - again


def second_roll_gain(outlook: Outlook, herds: Herds, twice: bool) -> float:
    return outlook.roll_worth(herds, twice=True) - outlook.roll_worth(herds, twice=False)


def moving_gain(outlook: Outlook, herds: Herds, twice: bool) -> float:
    moved = [herds[-1], *herds[:-1]]
    return full_worth(outlook, moved, twice) - full_worth(outlook, herds, twice)


def drawing_gain(outlook: Outlook, herds: Herds, twice: bool) -> float:
    return SUPPLY * outlook.card_worth()


def collecting_gain(outlook: Outlook, herds: Herds, twice: bool) -> float:
    return float(GIFT * outlook.players)


def treating_gain(outlook: Outlook, herds: Herds, twice: bool) -> float:
    return SUPPLY * outlook.card_worth() - GIFT * outlook.players


def taxing_gain(outlook: Outlook, herds: Herds, twice: bool) -> float:
    largest = max(map(len, herds))
    return -TAX * sum(outlook.weights[seat] for seat, herd in enumerate(herds) if len(herd) == largest)


def full_worth(outlook: Outlook, herds: Herds, twice: bool) -> float:
    """Of herds just before the bomb roll."""
    return outlook.herds_worth(herds) + outlook.roll_worth(herds, twice=twice)


GAINS: Final[dict[EffectName, Callable[[Outlook, Herds, bool], float]]] = {
    "extra_bomb_roll": extra_roll_gain,
    "best_of_two_rolls": second_roll_gain,
    "herds_move_left": moving_gain,
    "draw_three": drawing_gain,
    "others_pay_you_100": collecting_gain,
    "pay_others_100_draw_three": treating_gain,
    "largest_herd_pays_300": taxing_gain,
}
