"""What there is to tell of a round and of a game of 6 qui prend!."""

from typing import ClassVar, Final

from vacherie.core.recap import Recap, RoundEnd, told
from vacherie.core.said import Place, Said
from vacherie.core.values import Seat
from vacherie.games.six_qui_prend.cards import HEADS
from vacherie.games.six_qui_prend.events import (
    CardPlaced,
    CardsRevealed,
    ChoiceOpened,
    OxFaced,
    RoundScored,
    RowTaken,
    SixEvent,
)
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.ox import team_factor
from vacherie.games.six_qui_prend.scoring import ranks
from vacherie.games.six_qui_prend.values import OX, Owner

SHORTEST_STREAK: Final = 8
"""So many tricks in a row without a head are worth telling."""
TEAM: Final = "team"


class SixRecap(Recap):
    kinds: ClassVar[tuple[str, ...]] = ("biggest_row", "best_escape", "ox_row", "streak", "clean_round")

    options: SixOptions
    streaks: list[int]
    """The tricks that each seat has come through since it last took cards."""
    takers: list[Owner]
    """Who has taken cards in this trick."""
    last_on: dict[int, tuple[Owner, int]]
    """The cards placed in this trick, by their rows: whose the last one is, and its heads."""
    round_worth: int
    round_said: Said | None

    def __init__(self, options: SixOptions, players: int) -> None:
        self.is_coop = options.variant == "coop"
        super().__init__(options, players)
        self.streaks = [0] * players
        self.takers = []
        self.last_on = {}
        self.round_worth = 0
        self.round_said = None

    def why(self) -> str:
        return "why_coop" if self.is_coop else "why"

    def sides(self) -> tuple[int | str, ...]:
        return (TEAM, OX) if self.is_coop else super().sides()

    def heed(self, event: SixEvent) -> None:
        match event:
            case CardsRevealed():
                self.takers, self.last_on = [], {}
            case RowTaken():
                self.take(event)
            case CardPlaced(owner, card, row):
                self.last_on[row] = (owner, HEADS[card])
            case ChoiceOpened(asked="card") if self.last_on:
                self.end_trick()
            case RoundScored(heads, totals):
                self.end_round(heads, totals)
            case OxFaced(team, ox):
                self.end_trick()
                self.scores = [team, ox]
            case _:
                pass

    def take(self, event: RowTaken) -> None:
        owner, heads, row = event.owner, event.heads, event.row
        self.takers.append(owner)
        if self.is_coop:
            self.scores[owner == OX] += heads * (1 if owner == OX else team_factor(self.players))
        elif owner != OX:
            self.scores[owner] += heads
        if owner == OX:
            self.keep("ox_row", heads, OX, heads=heads, row=Place(row))
            return
        self.keep("biggest_row", heads, owner, heads=heads, row=Place(row))
        if heads > self.round_worth:
            self.round_worth = heads
            self.round_said = told("costliest", owner, heads=heads, row=Place(row))
        if row in self.last_on:
            before, own = self.last_on[row]
            if before not in (owner, OX):
                self.keep("best_escape", heads - own, before, heads=heads, row=Place(row))

    def end_trick(self) -> None:
        self.last_on = {}
        for seat in range(self.players):
            self.streaks[seat] = 0 if seat in self.takers else self.streaks[seat] + 1
            self.keep_streak(seat)
        self.mark()

    def keep_streak(self, seat: Seat) -> None:
        tricks = self.streaks[seat]
        if tricks >= SHORTEST_STREAK:
            self.keep("streak", tricks, seat, tricks=tricks)

    def end_round(self, heads: tuple[int, ...], totals: tuple[int, ...]) -> None:
        self.end_trick()
        self.rounds.append(len(self.line) - 1)
        number = len(self.rounds)
        for seat in range(self.players):
            if heads[seat] == 0:
                self.keep("clean_round", 1, seat, round=number)
        before = [total - own for total, own in zip(totals, heads, strict=True)]
        self.round = RoundEnd(number, heads, totals, ranks(before), ranks(totals), self.round_said)
        self.round_worth, self.round_said = 0, None
