"""The cooperative table: the Ox plays along, the team shares one pile, rows can be locked, long or empty."""

from math import factorial
from random import Random
from typing import Final, Self

from vacherie.core.errors import IllegalAction
from vacherie.core.values import Outcome, Seat
from vacherie.games.six_qui_prend.actions import SPECIALS, OxDealt, SixAction, Special, TeamAction, UseSort
from vacherie.games.six_qui_prend.cards import CARDS, DECK_SIZE, HAND_SIZE, ROW_COUNT, cards_in_play, heads_on
from vacherie.games.six_qui_prend.clauses import CLOSED, NO_ROW, row_under
from vacherie.games.six_qui_prend.events import Cause, OxFaced, RowsResized, SpecialsTurnedUp
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.parts import Team
from vacherie.games.six_qui_prend.rules import BaseGame
from vacherie.games.six_qui_prend.set_up import deal, deal_refusal
from vacherie.games.six_qui_prend.values import OX, Idea, Owner, Proposal

SPECIALS_IN_PLAY: Final = {1: 0, 2: 2, 3: 4, 4: 6, 5: 11, 6: 16}  # B2
ALL_SPECIALS: Final = SPECIALS * 2
OPEN_SPECIALS: Final = 2
DOUBLED_UP_TO: Final = 2
TEAM_PILE, OX_PILE = 0, 1


class OxTable(BaseGame):
    """What is on the table in the cooperative game, and what the Ox does; nobody decides anything here.

    The Ox owns cards and a pile but has no seat, so that `to_act` never names it. The methods are steps for
    `specials.py` and `coop.py` to call, on the terms of `BaseGame`: after `refusal`, by one thread.
    """

    __slots__ = (
        "fallen",
        "locked",
        "named_first",
        "ox_hand",
        "proposal",
        "sevens",
        "sorting",
        "special_pile",
        "specials",
        "taken_back",
        "used",
    )

    ox_hand: list[int]
    """Face down, the next one first."""
    specials: list[Special]
    """The open ones: two, fewer when the pile is empty."""
    special_pile: list[Special]
    used: list[Special]
    locked: list[bool]
    """Rows with a Stop."""
    sevens: list[bool]
    """Rows with a Take at 7."""
    named_first: list[int]
    """The cards at the front of the queue that First card has put there, in that order."""
    taken_back: list[int]
    """Cards that were seen and went back to a hand."""
    sorting: list[int]
    """The new order as far as it has been named."""
    proposal: Proposal | None
    fallen: list[Idea]

    def __init__(self, options: SixOptions, players: int) -> None:
        super().__init__(options, players)
        self.ox_hand = []
        self.specials = []
        self.special_pile = []
        self.used = []
        self.locked = [False] * ROW_COUNT
        self.sevens = [False] * ROW_COUNT
        self.named_first = []
        self.taken_back = []
        self.sorting = []
        self.proposal = None
        self.fallen = []

    def copy(self) -> Self:
        twin = super().copy()
        twin.ox_hand = self.ox_hand[:]
        twin.specials = self.specials[:]
        twin.special_pile = self.special_pile[:]
        twin.used = self.used[:]
        twin.locked = self.locked[:]
        twin.sevens = self.sevens[:]
        twin.named_first = self.named_first[:]
        twin.taken_back = self.taken_back[:]
        twin.sorting = self.sorting[:]
        twin.proposal = self.proposal
        twin.fallen = self.fallen[:]
        return twin

    # Set-up

    def draw(self, random: Random) -> SixAction:
        cards = random.sample(CARDS, cards_in_play(self.players + 1))
        *seats, ox = [cards[start : start + HAND_SIZE] for start in range(ROW_COUNT, len(cards), HAND_SIZE)]
        specials = random.sample(ALL_SPECIALS, SPECIALS_IN_PLAY[self.players])
        return OxDealt(tuple(map(tuple, seats)), tuple(cards[:ROW_COUNT]), tuple(ox), tuple(specials))

    def ox_deal_refusal(self, dealt: OxDealt) -> IllegalAction | None:
        too_many = any(dealt.specials.count(special) > 2 for special in SPECIALS)
        if len(dealt.specials) != SPECIALS_IN_PLAY[self.players] or too_many or len(dealt.ox) != HAND_SIZE:
            return IllegalAction("bad-deal")
        return deal_refusal(self.players, dealt.hands, dealt.rows, dealt.ox)

    def deal_with_ox(self, dealt: OxDealt) -> None:  # B1
        self.ox_hand = list(dealt.ox)
        self.specials = list(dealt.specials[:OPEN_SPECIALS])
        self.special_pile = list(dealt.specials[OPEN_SPECIALS:])
        self.tell(SpecialsTurnedUp, tuple(self.specials), len(self.special_pile))
        deal(self, dealt.hands, dealt.rows)

    def use_up(self, special: Special) -> None:  # B7
        self.used.append(special)
        place = self.specials.index(special)
        self.specials[place : place + 1] = self.special_pile[:1]
        del self.special_pile[:1]
        self.tell(SpecialsTurnedUp, tuple(self.specials), len(self.special_pile))

    # Placing and taking

    def lay_out_picks(self) -> None:  # B3
        super().lay_out_picks()
        card = self.ox_hand.pop(0)
        self.queue.append((card, card, OX))
        self.taken_back = [back for back in self.taken_back if all(back != card for _, card, _ in self.queue)]
        self.named_first = []
        self.fallen = []

    def pile_count(self) -> int:
        return 2

    def pile_of(self, owner: Owner) -> list[int]:  # B4
        return self.piles[OX_PILE if owner == OX else TEAM_PILE]

    def row_for(self, value: int) -> int | None:
        if [] in self.rows:
            return self.rows.index([])  # B13
        ends = [row[-1] for row in self.rows]
        if True in self.locked:
            ends = [CLOSED if locked else end for end, locked in zip(ends, self.locked, strict=True)]  # B10
        row = row_under(value, *ends)
        return None if row == NO_ROW else row

    def room(self, row: int) -> int:  # B9
        return super().room(row) + self.sevens[row]

    def take_cards(self, owner: Owner, row: int, cards: list[int], cause: Cause) -> None:
        super().take_cards(owner, row, cards, cause)
        if self.sevens[row]:
            self.lay_seven(row, False)  # B9

    def lay_seven(self, row: int, is_there: bool) -> None:
        self.sevens[row] = is_there
        self.tell(RowsResized, self.row_sizes())

    def place_next(self) -> bool:
        """Places the next card, or asks its owner for a row and says so with `False`."""
        value, card, owner = self.queue[0]
        row = self.row_for(value)
        if row is None and owner != OX:
            self.ask_for_row(owner)
            return False
        del self.queue[0]
        self.forget(card)
        if row is None:
            self.take_row(OX, card, self.ox_choice(), "fewest")
        else:
            self.place(owner, card, row)
        return True

    def choose_row(self, row: int) -> None:
        self.forget(self.queue[0][1])
        super().choose_row(row)

    def forget(self, card: int) -> None:
        """The card leaves the queue: what was said of the order, and what fell, is past."""
        self.fallen = []
        if card in self.named_first:
            self.named_first.remove(card)

    def has_fallen(self, action: TeamAction) -> bool:
        """Whether the team has just refused this; a Sort only once it has refused every order."""
        if isinstance(action, UseSort):
            return self.all_orders_fell(())
        return Idea(action) in self.fallen

    def all_orders_fell(self, beginning: tuple[int, ...]) -> bool:
        """Whether the team has just refused every order that begins like this."""
        fallen = sum(idea.order[: len(beginning)] == beginning for idea in self.fallen if idea.order)
        return fallen == factorial(len(self.queue) - len(beginning))

    def ox_choice(self) -> int:  # B5
        open_rows = (row for row in range(ROW_COUNT) if not self.locked[row])
        return min(open_rows, key=lambda row: price(heads_on(self.rows[row]), self.rows[row][-1]))

    def row_refusal(self, row: int) -> IllegalAction | None:
        if row in range(ROW_COUNT) and self.locked[row]:
            return IllegalAction("row-locked", row=row)  # B10
        return super().row_refusal(row)

    def legal_rows(self) -> list[SixAction]:
        return [choice for row, choice in enumerate(super().legal_rows()) if not self.locked[row]]

    # The end

    def end_round(self) -> None:  # B6
        ox_pile = tuple(self.piles[OX_PILE])
        self.tell(OxFaced, self.team_heads(), self.ox_heads(), self.is_doubled(), ox_pile)
        self.end()

    def is_doubled(self) -> bool:
        return team_factor(self.players) > 1

    def team_heads(self) -> int:
        return heads_on(self.piles[TEAM_PILE]) * team_factor(self.players)

    def ox_heads(self) -> int:
        return heads_on(self.piles[OX_PILE])

    def outcome(self) -> Outcome | None:
        if self.asked is not None:
            return None
        has_won = self.team_heads() < self.ox_heads()
        return Outcome(
            scores=(self.team_heads(),) * self.players,
            places=(1 if has_won else 2,) * self.players,
            reason="ox-beaten" if has_won else "ox-won",
        )

    # What can be seen

    def open_cards(self, seat: Seat) -> tuple[int, ...]:
        return tuple(card for card in self.cards_of(seat) if card in self.taken_back)

    def open_piles(self) -> tuple[tuple[int, ...], ...]:
        return (tuple(self.piles[TEAM_PILE]),)

    def row_sizes(self) -> tuple[int, ...]:  # B9
        return tuple([size + seven for size, seven in zip(super().row_sizes(), self.sevens, strict=True)])

    def part(self) -> Team:
        is_over = self.asked is None
        return Team(
            ox_cards=len(self.ox_hand),
            ox_pile_size=len(self.piles[OX_PILE]),
            ox_pile=tuple(self.piles[OX_PILE]) if is_over else None,
            ox_heads=self.ox_heads() if is_over else None,
            specials=tuple(self.specials),
            specials_left=len(self.special_pile),
            used=tuple(self.used),
            locked=tuple(self.locked),
            sevens=tuple(self.sevens),
            named_first=tuple(self.named_first),
            sorting=tuple(self.sorting),
            proposal=self.proposal,
            fallen=tuple(self.fallen),
        )


def price(heads: int, end: int) -> int:
    """B5: the Ox takes the row with fewest heads; of equal ones the one that ends highest."""
    return heads * DECK_SIZE - end


def team_factor(players: int) -> int:
    """B6: a small team's heads count double."""
    return 2 if players <= DOUBLED_UP_TO else 1
