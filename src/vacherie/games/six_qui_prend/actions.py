"""What a player may ask for in 6 qui prend!, and what chance may bring."""

from typing import Final, Literal, get_args

from vacherie.core.values import Action
from vacherie.games.six_qui_prend.cards import CARDS, REVERSIBLE, ROW_COUNT

Special = Literal["take_at_seven", "stop", "replace", "insert", "slide", "first", "last", "sort"]
SPECIALS: Final[tuple[Special, ...]] = get_args(Special)


class Dealt(Action, frozen=True):
    """Chance: the hands, and the four cards that open the rows (S3)."""

    hands: tuple[tuple[int, ...], ...]
    rows: tuple[int, ...]


class OxDealt(Action, frozen=True):
    """Chance in the cooperative game: the Ox's cards too, top first, and the special cards (B1, B2)."""

    hands: tuple[tuple[int, ...], ...]
    rows: tuple[int, ...]
    ox: tuple[int, ...]
    specials: tuple[Special, ...]


class FirstChosen(Action, frozen=True):
    """Chance in the pro variant: who drafts first (P2)."""

    seat: int


class DraftCard(Action, frozen=True):
    """Take a card from the open ones (P2)."""

    card: int


class PickCard(Action, frozen=True):
    """Put a card face down, with or without the Reversed digits card (S4, D1)."""

    card: int
    reversed: bool = False


class ChooseRow(Action, frozen=True):
    """Take this row, because the card fits none (S9)."""

    row: int


class GoOn(Action, frozen=True):
    """Let the next card be placed (B17)."""


class UseTakeAtSeven(Action, frozen=True):
    row: int


class UseStop(Action, frozen=True):
    row: int


class LiftStop(Action, frozen=True):
    row: int


class UseReplace(Action, frozen=True):
    """Take one's own card back, to place another (B11)."""


class ReplaceWith(Action, frozen=True):
    card: int


class UseInsert(Action, frozen=True):
    """Put the next card inside a row or before it (B12)."""

    row: int


class UseSlide(Action, frozen=True):
    """Move a card that lies in a row to another row (B13)."""

    card: int
    row: int


class UseFirst(Action, frozen=True):
    card: int


class UseLast(Action, frozen=True):
    card: int


class UseSort(Action, frozen=True):
    """Begin to name the order of all unplaced cards (B15)."""


class SortNext(Action, frozen=True):
    """Name the card that comes next in the new order."""

    card: int


class DropSort(Action, frozen=True):
    """Leave the order as it is; the special card is not used."""


class Agree(Action, frozen=True):
    """To the proposal on the table (B17)."""


class Disagree(Action, frozen=True):
    """The proposal falls (B17)."""


ChanceAction = Dealt | OxDealt | FirstChosen
UseSpecial = UseTakeAtSeven | UseStop | UseReplace | UseInsert | UseSlide | UseFirst | UseLast | UseSort
TeamAction = UseSpecial | LiftStop
"""What the team does together, and may have to agree on."""
WindowAction = TeamAction | GoOn | ReplaceWith | SortNext | DropSort | Agree | Disagree
SixAction = PickCard | ChooseRow | DraftCard | WindowAction | ChanceAction

SPECIAL_OF: Final[dict[type[Action], Special]] = {
    UseTakeAtSeven: "take_at_seven",
    UseStop: "stop",
    UseReplace: "replace",
    UseInsert: "insert",
    UseSlide: "slide",
    UseFirst: "first",
    UseLast: "last",
    UseSort: "sort",
}

# The actions that are asked for all the time are made once.
PICKS: Final = {card: PickCard(card) for card in CARDS}
REVERSED_PICKS: Final = {card: PickCard(card, reversed=True) for card in REVERSIBLE}
ROW_CHOICES: Final = tuple(map(ChooseRow, range(ROW_COUNT)))
