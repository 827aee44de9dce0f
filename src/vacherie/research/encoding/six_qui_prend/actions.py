"""The action table of 6 qui prend!: nearly every action is one number."""

from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from vacherie.core.values import Action, Seat
from vacherie.games.six_qui_prend.actions import (
    Agree,
    ChooseRow,
    Disagree,
    DraftCard,
    DropSort,
    GoOn,
    LiftStop,
    PickCard,
    ReplaceWith,
    SortNext,
    UseFirst,
    UseInsert,
    UseLast,
    UseReplace,
    UseSlide,
    UseSort,
    UseStop,
    UseTakeAtSeven,
)
from vacherie.games.six_qui_prend.cards import CARDS, REVERSIBLE, ROW_COUNT
from vacherie.research.encoding.choices import Choices
from vacherie.research.encoding.numbering import Numbering

ACTIONS: Final = Numbering()
CARD: Final = ACTIONS.add(
    "card",
    len(CARDS),
    "card 1 to 104: pick it, draft it, replace with it, sort it next; or after slide, first, last",
    first=CARDS[0],
)
REVERSED: Final = ACTIONS.add(
    "reversed card", len(REVERSIBLE), "pick card 10 to 99 with the Reversed digits card", first=REVERSIBLE[0]
)
ROW: Final = ACTIONS.add("row", ROW_COUNT, "take this row; or after slide and a card: where it goes")
GO_ON: Final = ACTIONS.add("go on", 1, "let the next card be placed")
AGREE: Final = ACTIONS.add("agree", 1, "to the proposal")
DISAGREE: Final = ACTIONS.add("disagree", 1, "the proposal falls")
DROP_SORT: Final = ACTIONS.add("drop sort", 1, "leave the order as it is")
LIFT_STOP: Final = ACTIONS.add("lift stop", ROW_COUNT, "take the Stop away from this row")
SEVEN: Final = ACTIONS.add("take at seven", ROW_COUNT, "use Take at 7 at this row")
STOP: Final = ACTIONS.add("stop", ROW_COUNT, "use Stop at this row")
INSERT: Final = ACTIONS.add("insert", ROW_COUNT, "use Insert: the next card goes inside this row")
REPLACE: Final = ACTIONS.add("replace", 1, "use Replace: take the own card back")
SORT: Final = ACTIONS.add("sort", 1, "use Sort: begin to name the order")
SLIDE: Final = ACTIONS.add("slide", 1, "use Slide; then a card of a row, then a row")
FIRST: Final = ACTIONS.add("first", 1, "use First card; then a card that waits")
LAST: Final = ACTIONS.add("last", 1, "use Last card; then a card that waits")
WAIT: Final = ACTIONS.add("wait", 1, "nothing is asked of this seat (Parallel only)")

LOWEST: Final = CARDS[0]


def six_choices(state: Any, seat: Seat) -> Choices:
    if state.picks_cards_only and state.asked == "card":
        return {pick.card - LOWEST: pick for pick in state.hands[seat]}
    if state.asked == "row":
        return {ROW + choice.row: choice for choice in state.legal_rows()}
    return numbered(state.legal_actions(seat))


def numbered(actions: Iterable[Action]) -> Choices:
    choices: Choices = {}
    slides: dict[int, Choices] = {}
    first: Choices = {}
    last: Choices = {}
    for action in actions:
        match action:
            case UseSlide(card, row):
                slides.setdefault(CARD + card - LOWEST, {})[ROW + row] = action
            case UseFirst(card):
                first[CARD + card - LOWEST] = action
            case UseLast(card):
                last[CARD + card - LOWEST] = action
            case _:
                choices[number_of(action)] = action
    if slides:
        choices[SLIDE] = partial(rows_after, slides)
    if first:
        choices[FIRST] = partial(dict, first)
    if last:
        choices[LAST] = partial(dict, last)
    return choices


def rows_after(slides: dict[int, Choices]) -> Choices:
    return {card: partial(dict, rows) for card, rows in slides.items()}


def number_of(action: Action) -> int:
    match action:
        case PickCard(card, reversed=True):
            return REVERSED + card - REVERSIBLE[0]
        case PickCard(card) | DraftCard(card) | ReplaceWith(card) | SortNext(card):
            return CARD + card - LOWEST
        case ChooseRow(row):
            return ROW + row
        case LiftStop(row):
            return LIFT_STOP + row
        case UseTakeAtSeven(row):
            return SEVEN + row
        case UseStop(row):
            return STOP + row
        case UseInsert(row):
            return INSERT + row
    return PLAIN[type(action)]


PLAIN: Final[dict[type[Action], int]] = {
    GoOn: GO_ON,
    Agree: AGREE,
    Disagree: DISAGREE,
    DropSort: DROP_SORT,
    UseReplace: REPLACE,
    UseSort: SORT,
}
