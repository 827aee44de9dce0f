"""A review in words and tables: the costly decisions with their reasons, the course of the game, luck."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from vacherie.bots.strength import Estimate
from vacherie.core.game import AnyGame
from vacherie.core.record import Player, Record
from vacherie.core.values import Seat
from vacherie.messages.catalogue import Catalogue
from vacherie.review.findings import BLAMED, Decision, Moment, Review
from vacherie.review.signs import sign_of
from vacherie.tables import find_terminal
from vacherie.tables.resolver import say
from vacherie.tables.teller import Teller

MOST_SHOWN: Final = 10
"""The costliest decisions; all are in the review itself."""
BARS: Final = "▁▂▃▄▅▆▇█"
PLOT_WIDTH: Final = 60


class ReviewWords:
    """One review, in the words of one language."""

    def __init__(
        self, review: Review, record: Record, game: AnyGame, players: Sequence[Player], words: Catalogue
    ) -> None:
        self.review = review
        self.game = game
        self.words = words
        self.spelling = find_terminal(game).SPELLING
        self.tellers = [
            Teller(words, game, tuple(players), seat, record.options) for seat in range(len(players))
        ]
        self.names = [player.name for player in players]

    def drawn(self) -> RenderableType:
        parts: list[RenderableType] = [self.heading(), self.rates()]
        if self.costly():
            parts.append(self.decisions())
        if self.review.luck:
            parts += [self.course(), self.luck()]
        return Group(*parts)

    def heading(self) -> Text:
        review = self.review
        text = self.words.text("review-heading", done=review.done, total=review.total, budget=review.budget)
        return Text(text)

    def rates(self) -> Table:
        """How many of each verdict each seat has, and what its decisions cost on average."""
        table = Table(box=SIMPLE_HEAD)
        table.add_column(self.say("review-column-seat"))
        table.add_column(self.say("review-column-decisions"), justify="right")
        table.add_column(self.say("review-column-mean", unit=self.unit()), justify="right")
        for verdict in reversed(BLAMED):
            table.add_column(self.say(f"review-verdict-{verdict}"), justify="right")
        for seat, name in enumerate(self.names):
            own = [decision for decision in self.review.decisions if decision.seat == seat]
            if own:
                mean = sum(decision.blamed_cost for decision in own) / len(own)
                counts = [
                    sum(decision.verdict == verdict for decision in own) for verdict in reversed(BLAMED)
                ]
                table.add_row(Text(name), str(len(own)), self.number(mean), *map(str, counts))
        return table

    def costly(self) -> list[Decision]:
        """In the order in which they were made."""
        blamed = [decision for decision in self.review.decisions if decision.verdict in BLAMED]
        dearest = sorted(blamed, key=lambda decision: -decision.cost.mean)[:MOST_SHOWN]
        return sorted(dearest, key=lambda decision: decision.step)

    def decisions(self) -> Group:
        return Group(*(line for decision in self.costly() for line in self.decision(decision)))

    def decision(self, decision: Decision) -> Iterator[RenderableType]:
        """What was played, what would have been better by how much, and why."""
        teller = self.tellers[decision.seat]
        yield Text(
            self.say(
                "review-decision",
                step=decision.step,
                name=self.names[decision.seat],
                played=say(decision.played_said, teller, self.spelling),
                best=say(decision.best_said, teller, self.spelling),
                verdict=self.say(f"review-verdict-{decision.verdict}"),
                cost=self.interval(decision.cost),
            )
        )
        for reason in decision.reasons:
            yield Padding(Text(say(reason, teller, self.spelling), style="dim"), (0, 0, 0, 4))

    def course(self) -> Group:
        """What each seat could expect over time, higher is better."""
        every = [value for moment in self.review.moments for value in moment.expected]
        least, most = min(every), max(every)
        width = max(map(len, self.names))
        lines = [Text(self.say("review-course"), style="bold")]
        for seat, name in enumerate(self.names):
            bars = "".join(bar(value, least, most) for value in resampled(self.review.moments, seat))
            lines.append(Text(f"{name:{width}}  {bars}"))
        return Group(*lines)

    def luck(self) -> Group:
        table = Table(box=SIMPLE_HEAD, padding=(0, 0, 0, 1))
        table.add_column(self.say("review-column-seat"))
        for name in ("result", "expected", "chance", "others", "mistakes", "hidden", "adjusted"):
            table.add_column(self.say(f"review-column-{name}"), justify="right")
        sign = sign_of(self.game)
        for luck in self.review.luck:
            shares = (luck.chance, luck.others, luck.mistakes, luck.hidden)
            table.add_row(
                Text(self.names[luck.seat]),
                self.number(sign * luck.result),
                self.number(sign * luck.expected),
                *(self.number(share, signed=True) for share in shares),
                self.number(sign * luck.adjusted),
            )
        return Group(Text(self.say("review-luck", unit=self.unit()), style="bold"), table)

    def unit(self) -> str:
        return self.tellers[0].text("review", "unit")

    def say(self, key: str, **params: str | int) -> str:
        return self.words.text(key, **params)

    def number(self, number: float, signed: bool = False) -> str:
        """With one digit after the language's own mark where it counts."""
        plain = round(number) if abs(number) >= 100 else round(number, 1)
        if not plain:
            plain = 0
        text = f"{plain:{'+' if signed and plain else ''}}"
        return text.replace(".", self.words.text("simulate-decimal-mark"))

    def interval(self, estimate: Estimate) -> str:
        mean, low, high = (self.number(value) for value in (estimate.mean, estimate.low, estimate.high))
        return self.say("arena-interval", mean=mean, low=low, high=high)


def resampled(moments: Sequence[Moment], seat: Seat) -> list[float]:
    """At most so many values as have room, the first and the last among them."""
    count = min(PLOT_WIDTH, len(moments))
    last = len(moments) - 1
    return [moments[round(number * last / max(1, count - 1))].expected[seat] for number in range(count)]


def bar(value: float, least: float, most: float) -> str:
    if most == least:
        return BARS[0]
    return BARS[min(len(BARS) - 1, int((value - least) / (most - least) * len(BARS)))]
