"""How the bull comes to its choice: what may follow, played out side by side."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from vacherie.bots.bot import Budget
from vacherie.bots.six_qui_prend.arrays import fractions, numbers
from vacherie.bots.six_qui_prend.assumptions import facts_of, match_odds
from vacherie.bots.six_qui_prend.futures import futures, price_of_special, promising
from vacherie.bots.six_qui_prend.playout import layout, search, worth
from vacherie.bots.six_qui_prend.scales import Course, SixScales
from vacherie.bots.weighing import best_of
from vacherie.games.six_qui_prend.actions import Agree, DropSort, SixAction
from vacherie.games.six_qui_prend.determinize import unseen_cards
from vacherie.games.six_qui_prend.parts import draft_of
from vacherie.games.six_qui_prend.view import SixView


def choose(view: SixView, legal: Sequence[SixAction], random: Random, budget: Budget) -> SixAction:
    # A tenth is kept for the last playouts under way and for all that is not playing out.
    allowance = replace(budget, milliseconds=budget.milliseconds * 9 // 10).start()
    scales = scales_of(view, legal, random)
    if scales is None:
        return Agree()  # B17: a bot never objects.
    action: SixAction = scales.actions[best_of(scales, allowance)]
    return action


def scales_of(
    view: SixView, legal: Sequence[SixAction], random: Random, played: SixAction | None = None
) -> SixScales | None:
    if view.asked == "consent":
        return None
    draft = draft_of(view)
    facts = facts_of(view)
    possible = futures(view, without_dropping(legal, played), random)
    if view.asked in ("window", "replacement", "sort"):
        possible = promising(possible, facts, price_of_special(view), played)
    course = Course(
        actions=[action for action, _ in possible],
        tables=[table for _, table in possible],
        facts=facts,
        odds=match_odds(),
        hidden=unseen_cards(view),
        open_cards=draft.cards if draft else (),
    )
    return SixScales(course, random)


def without_dropping(legal: Sequence[SixAction], played: SixAction | None) -> Sequence[SixAction]:
    """A Sort once begun is carried through if it can be, or it could begin and be dropped for ever."""
    going_through = [action for action in legal if not isinstance(action, DropSort) or action == played]
    return going_through or legal


def warm_up() -> None:
    """Compiles the kernel or loads it, so that no decision has to wait for that."""
    table, facts = numbers([0] * layout.TABLE_SIZE), numbers([0] * layout.FACTS_SIZE)
    search.weigh(table, numbers([]), table, facts, fractions([]), numbers([]), 0, 0, fractions([]))
    worth.lead_after_trick(table, facts)
