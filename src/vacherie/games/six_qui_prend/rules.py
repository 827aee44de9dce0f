"""The base game: a round is dealt; ten tricks are picked, revealed, placed. Variants override some of it."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from vacherie.core.errors import IllegalAction
from vacherie.core.values import CHANCE, Action, Actor, Outcome, Seat, Viewer
from vacherie.games.six_qui_prend.actions import ROW_CHOICES, ChooseRow, Dealt, PickCard, SixAction
from vacherie.games.six_qui_prend.cards import DECK_SIZE, ROW_COUNT, ROW_SIZE, heads_on
from vacherie.games.six_qui_prend.clauses import NO_ROW, row_under
from vacherie.games.six_qui_prend.events import (
    CardPicked,
    CardPlaced,
    CardsRevealed,
    Cause,
    RoundScored,
    RowsOpened,
    RowTaken,
)
from vacherie.games.six_qui_prend.parts import VariantPart
from vacherie.games.six_qui_prend.refusals import ANSWERS, pick_refusal, row_refusal
from vacherie.games.six_qui_prend.scoring import end_reason, match_outcome
from vacherie.games.six_qui_prend.set_up import deal, deal_refusal, draw_deal
from vacherie.games.six_qui_prend.state import SixTable
from vacherie.games.six_qui_prend.values import Asked, Owner
from vacherie.games.six_qui_prend.view import SixView, view_of

USUAL_SIZES: Final = (ROW_SIZE,) * ROW_COUNT


class BaseGame(SixTable):
    """A game by the usual rules, and what a variant starts from.

    Whoever plays calls only what `core.game.State` promises. The other methods are the steps of the rulebook,
    for `apply` to call and for variants to override: they trust that `refusal` was asked, and change the
    state at once. There is no lock: a game belongs to one thread, and who looks ahead takes a `copy()`.
    """

    __slots__ = ()

    answers: ClassVar[dict[Asked, tuple[type[Action], ...]]] = ANSWERS
    picks_cards_only: ClassVar[bool] = True
    """Whether a seat that has not picked can do nothing but pick a card of its hand, as it is."""

    # What may be done

    def legal_actions(self, seat: Seat) -> list[SixAction]:
        if self.asked == "card" and seat in range(self.players):
            return self.legal_picks(seat)
        if seat not in self.waiting:
            return []
        assert self.asked == "row", self.asked
        return self.legal_rows()

    def legal_picks(self, seat: Seat) -> list[SixAction]:
        if self.picks[seat] is None:
            return [*self.hands[seat]]
        return [pick for pick in self.hands[seat] if pick != self.picks[seat]]

    def random_action(self, seat: Seat, random: Random) -> SixAction:
        if self.picks_cards_only and self.asked == "card" and self.picks[seat] is None:
            hand = self.hands[seat]
            return hand[int(random.random() * len(hand))]
        return super().random_action(seat, random)

    def legal_rows(self) -> list[SixAction]:
        return list(ROW_CHOICES)

    def answer_refusal(self, actor: Actor, action: SixAction) -> IllegalAction | None:
        match action:
            case PickCard():
                assert isinstance(actor, int), actor
                return pick_refusal(self, actor, action)
            case ChooseRow(row):
                return self.row_refusal(row)
            case Dealt(hands, rows):
                return deal_refusal(self.players, hands, rows)
            case _:
                raise AssertionError(action)

    def reversing_refusal(self, seat: Seat, card: int) -> IllegalAction | None:
        return IllegalAction("no-reversing-here")

    def row_refusal(self, row: int) -> IllegalAction | None:
        return row_refusal(row)

    # What then happens

    def advance(self, actor: Actor, action: SixAction) -> None:
        if isinstance(action, PickCard):
            self.pick(actor, action)
            return
        match action:
            case ChooseRow(row):
                self.choose_row(row)
            case Dealt(hands, rows):
                deal(self, hands, rows)
            case _:
                raise AssertionError(action)

    def draw(self, random: Random) -> SixAction:
        return draw_deal(self.players, random)

    def open_rows(self, cards: Sequence[int]) -> None:
        self.rows = [[card] for card in cards]
        if self.events is not None:
            self.events.append(RowsOpened(tuple(cards)))

    def next_trick(self) -> None:
        self.ask("card", *range(self.players))

    def pick(self, seat: Actor, pick: PickCard) -> None:  # S4
        assert seat != CHANCE
        is_change = self.picks[seat] is not None
        self.picks[seat] = pick
        if self.events is not None:
            self.events.append(CardPicked(seat, pick.card, pick.reversed))
        if is_change:
            return
        self.waiting.remove(seat)
        if not self.waiting:
            self.reveal()

    def reveal(self) -> None:
        self.lay_out_picks()
        self.sort_queue()
        if self.events is not None:
            self.events.append(CardsRevealed(self.open_queue()))
        self.place_cards()

    def lay_out_picks(self) -> None:
        hands, queue = self.hands, self.queue
        for seat, pick in enumerate(self.picks):
            assert pick is not None, self.picks
            hands[seat].remove(pick)
            queue.append((pick.card, pick.card, seat))
        self.picks = [None] * self.players

    def sort_queue(self) -> None:
        self.queue.sort()  # S5

    def place_cards(self) -> None:
        queue = self.queue
        while queue:
            value, card, owner = queue[0]
            row = self.row_for(value)
            if row is None:
                self.ask_for_row(owner)
                return
            del queue[0]
            self.place(owner, card, row)
        self.end_trick()

    def row_for(self, value: int) -> int | None:
        """Where a card of this value must go; `None` if it fits no row."""
        first, second, third, fourth = self.rows
        row = row_under(value, first[-1], second[-1], third[-1], fourth[-1])
        return None if row == NO_ROW else row

    def ask_for_row(self, owner: Owner) -> None:  # S9
        assert isinstance(owner, int), owner
        self.ask("row", owner)

    def choose_row(self, row: int) -> None:
        _, card, owner = self.queue.pop(0)
        self.take_row(owner, card, row, "chosen")
        self.place_cards()

    def place(self, owner: Owner, card: int, row: int) -> None:
        if not self.room(row):
            self.take_row(owner, card, row, "full")
            return
        self.rows[row].append(card)
        if self.events is not None:
            self.events.append(CardPlaced(owner, card, row))

    def room(self, row: int) -> int:
        """How many more cards the row holds before it is taken (S8)."""
        return ROW_SIZE - len(self.rows[row])

    def take_row(self, owner: Owner, card: int, row: int, cause: Cause) -> None:
        """The row goes to the owner's pile, and the card becomes its first (S8, S9)."""
        self.take_cards(owner, row, self.rows[row], cause)
        self.rows[row] = [card]
        if self.events is not None:
            self.events.append(CardPlaced(owner, card, row))

    def take_cards(self, owner: Owner, row: int, cards: list[int], cause: Cause) -> None:  # S10
        self.pile_of(owner).extend(cards)
        if self.events is not None:
            self.events.append(RowTaken(owner, row, tuple(cards), heads_on(cards), cause))

    def end_trick(self) -> None:
        if self.hands[0]:
            self.next_trick()
        else:
            self.end_round()

    def end_round(self) -> None:  # S11
        heads = tuple(map(heads_on, self.piles))
        self.sheet.append(heads)
        if self.events is not None:
            self.events.append(RoundScored(heads, self.totals()))
        self.rows = [[] for _ in self.rows]
        self.piles = [[] for _ in self.piles]
        if end_reason(self.options, self.sheet) is None:
            self.next_round()
        else:
            self.end()

    def next_round(self) -> None:
        self.ask("deal", CHANCE)

    def outcome(self) -> Outcome | None:
        return match_outcome(self.options, self.sheet) if self.asked is None else None

    # What can be seen

    @property
    def round(self) -> int:
        return max(1, len(self.sheet) + (self.asked is not None))

    def view(self, viewer: Viewer) -> SixView:
        return view_of(self, viewer)

    def open_cards(self, seat: Seat) -> tuple[int, ...]:
        """The cards of this hand that everybody knows."""
        return ()

    def open_piles(self) -> tuple[tuple[int, ...], ...]:
        return tuple(map(tuple, self.piles))

    def deck_size(self) -> int:
        return DECK_SIZE

    def row_sizes(self) -> tuple[int, ...]:
        """How many cards each row holds before it is taken."""
        return USUAL_SIZES

    def part(self) -> VariantPart | None:
        """What the variant adds to the view."""
        return None
