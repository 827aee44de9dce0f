"""What there is to tell of a game of Unexploded Cow: whose money went where, and which rolls did it."""

from typing import ClassVar, Final

from vacherie.core.recap import Recap
from vacherie.core.said import Money
from vacherie.core.values import Seat
from vacherie.games.unexploded_cow.events import (
    Anted,
    BlastEnded,
    BombDefused,
    BombFound,
    CityTaken,
    CowExploded,
    CowPlayed,
    CowSettled,
    DieRolled,
    EventPlayed,
    MoneyPaid,
    PotTaken,
    RollChosen,
    TurnBegan,
    UnexplodedEvent,
)
from vacherie.games.unexploded_cow.options import UnexplodedOptions, edition_of, starting_money

SMALLEST_BLAST: Final = 2
"""So many cows at once are worth telling."""


class UnexplodedRecap(Recap):
    kinds: ClassVar[tuple[str, ...]] = ("luckiest_roll", "biggest_blast", "dearest_roll", "last_pot")

    options: UnexplodedOptions
    turns: int
    roller: int
    pips: int
    blown: int
    """The cows of this blast."""
    gains: list[int]
    """What each seat has got or paid for the last roll."""

    def __init__(self, options: UnexplodedOptions, players: int) -> None:
        super().__init__(options, players)
        self.turns = 0
        self.roller = 0
        self.pips = 0
        self.blown = 0
        self.gains = [0] * players

    def why(self) -> str:
        return "why_gain" if edition_of(self.options).keeps_money else "why"

    def start(self) -> tuple[int, ...]:
        return starting_money(self.options, self.players)

    def heed(self, event: UnexplodedEvent) -> None:
        match event:
            case TurnBegan():
                if self.turns:
                    self.mark()
                self.turns += 1
            case DieRolled(seat, pips) | RollChosen(seat, pips):
                self.roller, self.pips = seat, pips
            case BombFound():
                self.blown, self.gains = 0, [0] * self.players
            case CowExploded():
                self.blown += 1
            case BlastEnded():
                self.end_blast()
            case _:
                self.count(event)

    def count(self, event: UnexplodedEvent) -> None:
        """Money changes hands."""
        match event:
            case Anted(amount):
                for seat in range(self.players):
                    self.get(seat, -amount)
            case CowPlayed(herd=seat, price=price) | EventPlayed(seat=seat, price=price):
                self.get(seat, -price)
            case MoneyPaid(seat, to, amount):
                self.get(seat, -amount)
                if to is not None:
                    self.get(to, amount)
            case BombDefused(_, seat, amount):
                self.get(seat, amount)
            case CowSettled(_, owner, amount):
                self.get(owner, amount)
                self.gains[owner] += amount
            case CityTaken(seat, _, amount):
                self.get(seat, amount)
                self.gains[seat] += amount
                self.keep_luck()
            case PotTaken(amounts):
                for seat, amount in enumerate(amounts):
                    self.get(seat, amount)
                    self.keep("last_pot", amount, seat, amount=Money(amount))
            case _:
                pass

    def get(self, seat: Seat, amount: int) -> None:
        self.scores[seat] += amount

    def end_blast(self) -> None:
        if self.blown >= SMALLEST_BLAST:
            self.keep("biggest_blast", self.blown, self.roller, cows=self.blown, pips=self.pips)
        for seat, gain in enumerate(self.gains):
            self.keep("dearest_roll", -gain, seat, amount=Money(-gain))
        self.keep_luck()

    def keep_luck(self) -> None:
        gain = self.gains[self.roller]
        self.keep("luckiest_roll", gain, self.roller, amount=Money(gain), pips=self.pips)
