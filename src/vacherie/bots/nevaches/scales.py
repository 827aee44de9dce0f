"""A decision of NéVaches on the scales: its best turns, played on as cows would, from the same tables."""

from collections.abc import Sequence
from random import Random
from typing import Final

from vacherie.bots.nevaches.cow import choose
from vacherie.bots.nevaches.standing import OTHERS_GOAL, SPREADS, Standing, likelihood
from vacherie.bots.nevaches.turn_search import Line, TurnSearch, rows_left
from vacherie.bots.weighing import Outcomes, Scales
from vacherie.core.values import CHANCE, Seat
from vacherie.games.nevaches.actions import ChooseGoal, NeVachesAction
from vacherie.games.nevaches.choices import playable
from vacherie.games.nevaches.determinize import determinize
from vacherie.games.nevaches.rules import NeVachesRules
from vacherie.games.nevaches.track import SPACES
from vacherie.games.nevaches.view import NeVachesView

CANDIDATES: Final = 3
CLOSE: Final = 0.12
"""Only lines that seem this near to the best, as chances to win, are played on."""
FAITH: Final = 4
"""As many playouts as the chance that the search found counts for."""
TURNS: Final = 2
"""A playout ends with the seat's next turn."""


def scales_of(
    view: NeVachesView,
    legal: Sequence[NeVachesAction],
    random: Random,
    played: NeVachesAction | None = None,
) -> "NeVachesScales":
    """The few lines that are close to the best, and what was `played`."""
    assert view.viewer is not None
    if view.asked == "goal":
        return NeVachesScales(view, [Line(action, 0.0) for action in legal], random)
    search = TurnSearch(determinize(view, random), view.viewer, random)
    lines = search.lines(legal)
    close = [line for line in lines[:CANDIDATES] if line.chance > lines[0].chance - CLOSE]
    if played is not None and all(line.action != played for line in close):
        known = [line for line in lines if line.action == played]
        close += known or [search.line(played)]
    return NeVachesScales(view, close, random)


class NeVachesScales(Scales):
    faith = FAITH

    def __init__(self, view: NeVachesView, lines: Sequence[Line], random: Random) -> None:
        """The lines come best first."""
        assert view.viewer is not None
        self.view = view
        self.seat = view.viewer
        self.random = random
        self.actions = [line.action for line in lines]
        self.priors = [line.chance for line in lines]

    def play(self, running: Sequence[int]) -> list[Outcomes]:
        """Each round imagines one table for all, where chance draws alike as long as it is asked alike."""
        imagined = determinize(self.view, self.random)
        seed = self.random.getrandbits(32)
        return [play_on(imagined.copy(), self.seat, self.actions[choice], Random(seed)) for choice in running]


def play_on(table: NeVachesRules, seat: Seat, action: NeVachesAction, random: Random) -> Outcomes:
    """What the seat has to expect after its next turn, having done this now."""
    if isinstance(action, ChooseGoal):
        return after_goal(table, seat, action)
    table.advance(seat, action)
    turns = int(is_turn_over(table, seat))
    facts = facts_of(table, seat) if turns else {}
    while table.asked != "goal":
        (actor,) = table.waiting
        if actor == CHANCE:
            table.advance(CHANCE, table.draw(random))
            continue
        action = choose(table.view(actor), table.legal_actions(actor))
        is_mine = table.seat == seat
        rows = rows_left(table, action)
        table.advance(actor, action)
        if is_mine and is_turn_over(table, seat):
            turns += 1
            facts = facts or facts_of(table, seat)
        if turns == TURNS:
            standing = Standing(table, seat)
            chance = standing.chance(table, *rows, is_over=True)
            return outcomes(standing.points(table, *rows), chance, table.points[seat], facts)
    points = table.points[seat] + max(table.goal_points(seat))
    chance = chance_at_end(table, seat)
    return outcomes(points, chance, table.points[seat], facts or facts_of(table, seat))


def after_goal(table: NeVachesRules, seat: Seat, action: ChooseGoal) -> Outcomes:
    """Only the scoring tiles of the others are unknown."""
    paid = table.goal_points(seat)[table.goals[seat].index(action.goal)]
    points = table.points[seat]
    return outcomes(points + paid, chance_of(table, seat, points + paid), points, facts_of(table, seat))


def outcomes(points: float, chance: float, within: int, facts: dict[str, float]) -> Outcomes:
    """`within` are the points after two turns, `facts` those of the end of this one."""
    noted = {name: [value] for name, value in facts.items()}
    return Outcomes([chance], [points], [chance], {"within": [within], **noted})


def facts_of(table: NeVachesRules, seat: Seat) -> dict[str, float]:
    points = table.points[seat]
    return {
        "points": points,
        "playable": len({card.id for card, _ in playable(table, seat)}),
        "home": table.home[seat],
        "bonus": min((space - points for space in SPACES if space > points), default=0),
    }


def is_turn_over(table: NeVachesRules, seat: Seat) -> bool:
    """Whatever was asked before; a pile may still have to be shuffled."""
    return table.seat != seat or (not table.actions and table.waiting != [seat])


def chance_at_end(table: NeVachesRules, seat: Seat) -> float:
    """Only the scoring tiles of the others are unknown."""
    return chance_of(table, seat, table.points[seat] + max(table.goal_points(seat)))


def chance_of(table: NeVachesRules, seat: Seat, mine: int) -> float:
    best = max(points for other, points in enumerate(table.points) if other != seat)
    return likelihood((mine - best - OTHERS_GOAL) / SPREADS[0])
