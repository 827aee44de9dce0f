"""How likely a seat is to win, from what it leaves behind at the end of its turn."""

from collections.abc import Iterable
from math import exp, hypot
from operator import mul
from typing import Final, NamedTuple

from vacherie.bots.nevaches.boards import Frame
from vacherie.bots.nevaches.goal_outlook import goal_outlook
from vacherie.bots.nevaches.prospects import Prospects, prospects
from vacherie.bots.nevaches.weights import GOAL_WEIGHTS, WEIGHTS
from vacherie.core.values import Seat
from vacherie.games.nevaches.choices import playable
from vacherie.games.nevaches.state import NeVachesTable
from vacherie.games.nevaches.tiles import Landscape
from vacherie.games.nevaches.track import END_POINTS

PACE: Final = 5.5
"""About how many points a turn brings: it tells how many turns are still to come."""
LONGEST: Final = len(WEIGHTS)
"""So many turns are looked ahead; what comes after them is the same for everybody."""
SPREADS: Final = (2.0, 3.0, 4.0, 4.7, 5.3, 6.0)
"""How far off the points can be that are expected of no turn more, of one, and so on."""
SURE: Final = 0.5
"""How far off one's own points can be once the last turn is over."""
OTHERS_GOAL: Final = 3.7
"""What a scoring tile that one cannot see pays on average."""
MARGIN_WORTH: Final = 0.0001
"""Where winning is as likely, more points are better."""


class Expected(NamedTuple):
    points: float
    spread: float


class Rival(NamedTuple):
    points: int
    prospects: Prospects
    has_turn: bool
    """Whether its turn in this round is still to come."""


class Standing:
    """Made once for a turn: the others do not change while the seat thinks."""

    def __init__(self, table: NeVachesTable, seat: Seat) -> None:
        assert table.fox is not None
        self.seat = seat
        self.frame = Frame(table.areas[seat].tiles)
        place = (seat - table.fox) % table.players
        self.rivals = [
            Rival(
                table.points[other], prospects_of(table, other), (other - table.fox) % table.players > place
            )
            for other in range(table.players)
            if other != seat
        ]
        self.another_turn = 1.0
        """How likely it is that nobody reaches the end of the track before the seat's next turn."""
        for rival in self.rivals:
            if rival.has_turn:
                expected = rival.points + more_points(rival.prospects, 1)
                self.another_turn *= likelihood((END_POINTS - 0.5 - expected) / SPREADS[1])
        self._expected: dict[int, list[Expected]] = {}

    def chance(
        self, table: NeVachesTable, tile_row: Iterable[Landscape], card_row: Iterable[str], is_over: bool
    ) -> float:
        """Of winning, if the seat leaves these rows; about as good while its turn is not over yet."""
        seat = self.seat
        points, lead = table.points[seat], max(table.points)
        if lead >= END_POINTS:
            points += max(table.goal_points(seat)) + (0 if is_over else best_play(table, seat))
            return self.chance_with(Expected(points, SURE), lead)
        ahead = expected_points(prospects(table, seat, self.frame, tile_row, card_row), turns_left(lead))
        goals = goal_outlook(table, seat)
        goal = sum(map(mul, goal_weights(lead), goals))
        chance = self.chance_with(Expected(points + goal + ahead.points, ahead.spread), lead)
        if self.another_turn > 0.99:
            return chance
        over = self.chance_with(Expected(points + goals.met, SURE), END_POINTS)
        return self.another_turn * chance + (1 - self.another_turn) * over

    def points(self, table: NeVachesTable, tile_row: Iterable[Landscape], card_row: Iterable[str]) -> float:
        """What the seat may come to have in the end, if it leaves these rows at the end of its turn."""
        seat = self.seat
        points, lead = table.points[seat], max(table.points)
        if lead >= END_POINTS:
            return float(points + max(table.goal_points(seat)))
        ahead = expected_points(prospects(table, seat, self.frame, tile_row, card_row), turns_left(lead))
        goals = goal_outlook(table, seat)
        more = sum(map(mul, goal_weights(lead), goals)) + ahead.points
        return float(points + self.another_turn * more + (1 - self.another_turn) * goals.met)

    def chance_with(self, mine: Expected, lead: int) -> float:
        """Of having more than each of the others, when the leader has so many points."""
        if lead not in self._expected:
            self._expected[lead] = [expected_of(rival, lead) for rival in self.rivals]
        chance = 1.0
        for other in self._expected[lead]:
            chance *= likelihood((mine.points - other.points) / hypot(mine.spread, other.spread))
        return chance + MARGIN_WORTH * mine.points


def best_play(table: NeVachesTable, seat: Seat) -> int:
    """The points of the best card that can be played at once."""
    return max((card.points for card, _ in playable(table, seat)), default=0)


def prospects_of(table: NeVachesTable, seat: Seat) -> Prospects:
    return prospects(table, seat, Frame(table.areas[seat].tiles), table.tiles.row, table.cards.row)


def expected_of(rival: Rival, lead: int) -> Expected:
    more = expected_points(rival.prospects, turns_left(lead) + rival.has_turn)
    return Expected(rival.points + OTHERS_GOAL + more.points, more.spread)


def turns_left(lead: int) -> float:
    """About how many turns everybody will have after this round."""
    return max(1.0, (END_POINTS - lead) / PACE) if lead < END_POINTS else 0.0


def expected_points(ahead: Prospects, turns: float) -> Expected:
    """What so many turns will bring; between two whole numbers, something between the two."""
    if turns >= LONGEST:
        return Expected(more_points(ahead, LONGEST) + (turns - LONGEST) * PACE, SPREADS[LONGEST])
    whole = int(turns)
    part = turns - whole
    points = more_points(ahead, whole) if whole else 0.0
    if part:
        points += part * (more_points(ahead, whole + 1) - points)
    return Expected(points, SPREADS[whole])


def more_points(ahead: Prospects, turns: int) -> float:
    return float(sum(map(mul, WEIGHTS[turns - 1], ahead)))


def goal_weights(lead: int) -> tuple[float, ...]:
    return next(weights for until, weights in GOAL_WEIGHTS.items() if lead < until)


def likelihood(deviations: float) -> float:
    """Of an amount that is so many times its spread above zero to be above zero, about."""
    return 1 / (1 + exp(-1.7 * max(-15.0, min(15.0, deviations))))
