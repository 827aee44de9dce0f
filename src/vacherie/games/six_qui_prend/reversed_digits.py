"""The fan card Reversed digits: once a round a card is placed as if its digits were swapped."""

from typing import ClassVar, Self

from vacherie.core.errors import IllegalAction
from vacherie.core.values import Seat
from vacherie.games.six_qui_prend.actions import PICKS, REVERSED_PICKS, PickCard, SixAction
from vacherie.games.six_qui_prend.cards import REVERSIBLE, reversed_value
from vacherie.games.six_qui_prend.events import DigitsReversed
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.parts import Reversers
from vacherie.games.six_qui_prend.rules import BaseGame


class ReversedDigits(BaseGame):
    __slots__ = ("spent",)

    picks_cards_only: ClassVar[bool] = False
    spent: list[bool]
    """Who has played the card this round."""

    def __init__(self, options: SixOptions, players: int) -> None:
        super().__init__(options, players)
        self.spent = [False] * players

    def copy(self) -> Self:
        twin = super().copy()
        twin.spent = self.spent[:]
        return twin

    def legal_picks(self, seat: Seat) -> list[SixAction]:
        picks = [*self.hands[seat]]
        if not self.spent[seat]:
            picks += [REVERSED_PICKS[card] for card in self.cards_of(seat) if card in REVERSIBLE]
        return [pick for pick in picks if pick != self.picks[seat]]

    def reversing_refusal(self, seat: Seat, card: int) -> IllegalAction | None:
        if self.spent[seat]:
            return IllegalAction("reverser-spent")  # D1
        if card not in REVERSIBLE:
            return IllegalAction("not-reversible", card=card)  # D2
        return None

    def lay_out_picks(self) -> None:
        for seat, pick in enumerate(self.picks):
            assert pick is not None, self.picks
            self.hands[seat].remove(PICKS[pick.card])
            self.queue.append((placing_value(pick), pick.card, seat))
            if pick.reversed:
                self.spent[seat] = True
                self.tell(DigitsReversed, seat, pick.card, placing_value(pick))
        self.picks = [None] * self.players

    def sort_queue(self) -> None:
        # D4: of two equal values the reversed card, whose number differs from its value, goes first.
        self.queue.sort(key=lambda waiting: (waiting[0], waiting[0] == waiting[1]))

    def end_round(self) -> None:
        self.spent = [False] * self.players  # D7
        super().end_round()

    def part(self) -> Reversers:
        return Reversers(tuple(self.spent))


def placing_value(pick: PickCard) -> int:  # D3
    return reversed_value(pick.card) if pick.reversed else pick.card
