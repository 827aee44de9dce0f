"""The cooperative game "Bœuf contre tous": before each card is placed the team may step in."""

from bisect import insort
from operator import attrgetter
from typing import ClassVar, Final, get_args

from vacherie.core.errors import IllegalAction
from vacherie.core.values import Action, Actor, Seat
from vacherie.games.six_qui_prend.actions import (
    PICKS,
    Agree,
    Disagree,
    DropSort,
    GoOn,
    LiftStop,
    OxDealt,
    PickCard,
    ReplaceWith,
    SixAction,
    SortNext,
    TeamAction,
    UseReplace,
    UseSort,
)
from vacherie.games.six_qui_prend.events import (
    Agreed,
    CardReplaced,
    CardTakenBack,
    Disagreed,
    Proposed,
    SortBegan,
    SortDropped,
    SortNamed,
    WentOn,
)
from vacherie.games.six_qui_prend.ox import OxTable
from vacherie.games.six_qui_prend.rules import BaseGame
from vacherie.games.six_qui_prend.specials import candidates, carry_out, team_refusal, use_refusal
from vacherie.games.six_qui_prend.values import Asked, Idea, Proposal

USES: Final[tuple[type[Action], ...]] = get_args(TeamAction)


class Coop(OxTable):
    __slots__ = ()

    answers: ClassVar[dict[Asked, tuple[type[Action], ...]]] = {
        **BaseGame.answers,
        "deal": (OxDealt,),
        "card": (PickCard, LiftStop),  # B10: between tricks too
        "window": (GoOn, *USES),
        "replacement": (ReplaceWith,),
        "sort": (SortNext, DropSort),
        "consent": (Agree, Disagree),
    }

    picks_cards_only: ClassVar[bool] = False

    # What may be done

    def may_act(self) -> tuple[Seat, ...]:
        if self.asked == "window":
            return tuple(seat for seat in range(self.players) if seat not in self.waiting)
        return tuple(super().may_act())

    def may_talk(self) -> bool:
        return self.asked is None or bool(self.queue)  # B8

    def legal_actions(self, seat: Seat) -> list[SixAction]:
        match self.asked:
            case "card" if seat in range(self.players):
                return [*super().legal_actions(seat), *self.team_actions(seat)]
            case "window" if seat in range(self.players):
                return [*([GoOn()] if seat in self.waiting else []), *self.team_actions(seat)]
        if seat not in self.waiting:
            return []
        match self.asked:
            case "replacement":
                return list(map(ReplaceWith, self.cards_of(seat)))
            case "sort":
                return [DropSort(), *map(SortNext, filter(self.can_come_next, self.unsorted()))]
            case "consent":
                return [Agree(), Disagree()]
        return super().legal_actions(seat)

    def team_actions(self, seat: Seat) -> list[SixAction]:
        return [action for action in candidates(self) if team_refusal(self, seat, action) is None]

    def answer_refusal(self, actor: Actor, action: SixAction) -> IllegalAction | None:
        match action:
            case OxDealt():
                return self.ox_deal_refusal(action)
            case GoOn():
                return None if actor in self.waiting else IllegalAction("already-went-on")
            case ReplaceWith(card):
                assert isinstance(actor, int), actor
                return None if self.holds(actor, card) else IllegalAction("card-not-in-hand", card=card)
            case SortNext(card):
                return self.sort_refusal(card)
            case DropSort() | Agree() | Disagree():
                return None
        if isinstance(action, TeamAction):
            assert isinstance(actor, int), actor
            return team_refusal(self, actor, action)
        return super().answer_refusal(actor, action)

    def sort_refusal(self, card: int) -> IllegalAction | None:
        if card not in self.unsorted():
            return IllegalAction("card-not-waiting", card=card)
        return None if self.can_come_next(card) else IllegalAction("proposal-fell")

    def can_come_next(self, card: int) -> bool:
        return not self.all_orders_fell((*self.sorting, card))

    # What then happens

    def advance(self, actor: Actor, action: SixAction) -> None:
        if isinstance(action, OxDealt):
            self.deal_with_ox(action)
            return
        assert isinstance(actor, int), actor
        match action:
            case GoOn():
                self.go_on(actor)
            case ReplaceWith(card):
                self.replace_with(actor, card)
            case UseSort():
                self.begin_sort(actor)
            case SortNext(card):
                self.sort_next(actor, card)
            case DropSort():
                self.drop_sort(actor)
            case Agree():
                self.agree(actor)
            case Disagree():
                self.disagree(actor)
            case _:
                if isinstance(action, TeamAction):
                    self.propose(Proposal(action, seat=actor))
                else:
                    super().advance(actor, action)

    def place_cards(self) -> None:
        while self.queue:
            if self.open_window() or not self.place_next():
                return
        self.end_trick()

    def open_window(self) -> bool:
        """Asks the team, if there is anything it could do (B7)."""
        possible = list(candidates(self))
        if not any(use_refusal(self, seat, use) is None for seat in range(self.players) for use in possible):
            return False
        self.ask("window", *range(self.players))
        return True

    def go_on(self, seat: Seat) -> None:  # B17
        self.waiting.remove(seat)
        self.tell(WentOn, seat)
        if not self.waiting:
            self.let_go()

    def let_go(self) -> None:
        """The next card is placed, and nothing comes in between (B7)."""
        if self.place_next():
            self.place_cards()

    def begin_sort(self, seat: Seat) -> None:  # B15
        self.sorting = []
        self.tell(SortBegan, seat)
        self.ask_for_sorting(seat)

    def drop_sort(self, seat: Seat) -> None:
        self.sorting = []
        self.tell(SortDropped, seat)
        self.place_cards()

    def sort_next(self, seat: Seat, card: int) -> None:
        self.sorting.append(card)
        self.tell(SortNamed, seat, card)
        self.ask_for_sorting(seat)

    def ask_for_sorting(self, seat: Seat) -> None:
        unsorted = self.unsorted()
        if len(unsorted) > 1:
            self.ask("sort", seat)
            return
        order = (*self.sorting, *unsorted)
        self.sorting = []
        self.propose(Proposal(UseSort(), order, seat=seat))

    def unsorted(self) -> list[int]:
        return [card for _, card, _ in self.queue if card not in self.sorting]

    def propose(self, proposal: Proposal) -> None:  # B17
        if self.options.consent == "anyone":
            self.carry_out(proposal)
            return
        others = [seat for seat in range(self.players) if seat != proposal.seat]
        self.proposal = proposal
        self.tell(Proposed, proposal.seat, proposal.action, proposal.order)
        self.ask("consent", *others)

    def agree(self, seat: Seat) -> None:
        assert self.proposal is not None
        self.waiting.remove(seat)
        self.tell(Agreed, seat)
        if not self.waiting:
            self.carry_out(self.proposal)

    def disagree(self, seat: Seat) -> None:
        assert self.proposal is not None
        self.fallen.append(Idea(self.proposal.action, self.proposal.order))
        self.proposal = None
        self.tell(Disagreed, seat)
        self.resume()

    def carry_out(self, proposal: Proposal) -> None:
        self.proposal = None
        self.fallen = []
        was_placing = bool(self.queue)
        carry_out(self, proposal.seat, proposal.action, proposal.order)
        if isinstance(proposal.action, UseReplace):
            self.ask("replacement", proposal.seat)
        elif was_placing:
            self.place_cards()
        else:
            self.resume()

    def resume(self) -> None:
        """Goes back to the window, or to the picks still missing if the Stop was lifted between tricks."""
        if self.queue:
            self.place_cards()
        else:
            self.ask("card", *(seat for seat in range(self.players) if self.picks[seat] is None))

    def replace_with(self, seat: Seat, card: int) -> None:  # B11
        _, old, _ = self.queue[0]
        self.hands[seat].remove(PICKS[card])
        insort(self.hands[seat], PICKS[old], key=attrgetter("card"))
        if card in self.taken_back:
            self.taken_back.remove(card)
        self.taken_back.append(old)
        self.forget(old)
        self.queue[0] = (card, card, seat)
        self.tell(CardTakenBack, seat, old)
        self.tell(CardReplaced, seat, card)
        self.let_go()
