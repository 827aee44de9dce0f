"""The pro variant: a deck that all know, drafted from the open table."""

from bisect import insort
from operator import attrgetter
from random import Random
from typing import ClassVar, Self

from vacherie.core.errors import IllegalAction
from vacherie.core.values import Action, Actor, Seat
from vacherie.games.six_qui_prend.actions import PICKS, DraftCard, FirstChosen, SixAction
from vacherie.games.six_qui_prend.cards import ROW_COUNT, cards_in_play
from vacherie.games.six_qui_prend.events import CardDrafted, DraftBegan, RoundBegan
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.parts import Draft
from vacherie.games.six_qui_prend.rules import BaseGame
from vacherie.games.six_qui_prend.values import Asked


class Pro(BaseGame):
    __slots__ = ("face_up", "first")

    answers: ClassVar[dict[Asked, tuple[type[Action], ...]]] = {
        **BaseGame.answers,
        "deal": (FirstChosen,),
        "draft": (DraftCard,),
    }
    face_up: list[int]
    """The cards that nobody has drafted yet."""
    first: int | None
    """Who chose first this round; `None` before the first round."""

    def __init__(self, options: SixOptions, players: int) -> None:
        super().__init__(options, players)
        self.face_up = []
        self.first = None

    def copy(self) -> Self:
        twin = super().copy()
        twin.face_up = self.face_up[:]
        twin.first = self.first
        return twin

    def legal_actions(self, seat: Seat) -> list[SixAction]:
        if self.asked == "draft":
            return [DraftCard(card) for card in self.face_up] if seat in self.waiting else []
        return super().legal_actions(seat)

    def answer_refusal(self, actor: Actor, action: SixAction) -> IllegalAction | None:
        match action:
            case DraftCard(card):
                return None if card in self.face_up else IllegalAction("card-not-on-table", card=card)
            case FirstChosen(seat):
                return None if seat in range(self.players) else IllegalAction("bad-deal")
            case _:
                return super().answer_refusal(actor, action)

    def advance(self, actor: Actor, action: SixAction) -> None:
        match action:
            case DraftCard(card):
                assert isinstance(actor, int), actor
                self.draft(actor, card)
            case FirstChosen(seat):
                self.begin_draft(seat)
            case _:
                super().advance(actor, action)

    def draw(self, random: Random) -> SixAction:
        return FirstChosen(random.randrange(self.players))

    def begin_draft(self, first: Seat) -> None:
        self.first = first
        self.face_up = list(range(1, self.deck_size() + 1))
        self.tell(RoundBegan, self.round)
        self.tell(DraftBegan, first, tuple(self.face_up))
        self.ask("draft", first)

    def draft(self, seat: Seat, card: int) -> None:  # P2
        self.face_up.remove(card)
        insort(self.hands[seat], PICKS[card], key=attrgetter("card"))
        self.tell(CardDrafted, seat, card)
        if len(self.face_up) > ROW_COUNT:
            self.ask("draft", (seat + 1) % self.players)
            return
        self.open_rows(self.face_up)
        self.face_up = []
        self.next_trick()

    def next_round(self) -> None:
        assert self.first is not None
        self.begin_draft((self.first + 1) % self.players)

    def open_cards(self, seat: Seat) -> tuple[int, ...]:  # P3
        return tuple(self.cards_of(seat)) if self.options.draft_memory else ()

    def deck_size(self) -> int:
        return cards_in_play(self.players)  # P1

    def part(self) -> Draft:
        return Draft(self.first, tuple(self.face_up))
