"""The special cards for the order of placing: First card, Last card and Sort (B14, B15)."""

import pytest

from tests.six_qui_prend.team import (
    asked,
    drawn,
    go_on,
    open_specials,
    pick,
    position_of,
    refused,
    shared_part,
    team,
    waiting,
)
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.actions import (
    DropSort,
    ReplaceWith,
    SixAction,
    SortNext,
    UseFirst,
    UseLast,
    UseReplace,
    UseSort,
)
from vacherie.games.six_qui_prend.game import SixState

ROWS = "10 / 20 / 30 / 40"


def after(table: SixState, *actions: SixAction) -> str:
    """The order in which the cards wait once seat 0 has done this."""
    for action in actions:
        table.apply(0, action)
    return waiting(table)


def sort(*cards: int) -> list[SixAction]:
    """What it takes to name this order; the last card need not be named."""
    return [UseSort(), *map(SortNext, cards)]


def test_b14_the_first_card_is_placed_first_whatever_its_value() -> None:
    table = team(ROWS, "15 ox50 70", specials="first sort")
    assert after(table, UseFirst(70)) == "70 15 ox50"
    go_on(table)
    assert drawn(table) == "10 / 20 / 30 / 40 70"


def test_b14_the_last_card_is_placed_last_whatever_its_value() -> None:
    table = team(ROWS, "15 ox50 70", specials="last sort")
    assert after(table, UseLast(15)) == "ox50 70 15"
    go_on(table)
    assert drawn(table) == "10 / 20 / 30 / 40 50"


def test_b14_the_first_first_card_names_the_first_the_second_the_second() -> None:
    table = team(ROWS, "15 ox50 70 80", specials="first first", pile="sort")
    assert after(table, UseFirst(80), UseFirst(70)) == "80 70 15 ox50"


def test_b14_of_two_last_cards_the_one_used_later_is_last() -> None:
    table = team(ROWS, "15 16 ox50 70", specials="last last", pile="sort")
    assert after(table, UseLast(16), UseLast(15)) == "ox50 70 16 15"


def test_b14_a_first_card_used_after_the_other_was_placed_names_the_next() -> None:
    table = team(ROWS, "15 ox50 70 80", specials="first first", pile="sort")
    table.apply(0, UseFirst(80))
    go_on(table)
    assert after(table, UseFirst(70)) == "70 15 ox50"


def test_b14_a_card_that_was_named_first_and_taken_back_is_free_again_in_the_next_trick() -> None:
    table = team(ROWS, "70", specials="first replace", pile="first slide", hands="15 / 71 / 72", ox="60")
    after(table, UseFirst(70), UseReplace(), ReplaceWith(15))
    pick(table, "70 71 72")
    assert after(table, UseFirst(70)) == "70 ox60 71 72"


@pytest.mark.parametrize("use", [UseFirst, UseLast])
def test_b14_not_on_the_oxs_card(use: type[UseFirst] | type[UseLast]) -> None:
    table = team(ROWS, "15 ox50 70", specials="first last")
    assert refused(table, 0, use(50)) == "ox-card"


@pytest.mark.parametrize("use", [UseFirst, UseLast])
@pytest.mark.parametrize("card", [40, 99, 66], ids=["placed", "in a hand", "out of play"])
def test_b14_only_a_card_that_is_not_placed_yet(use: type[UseFirst] | type[UseLast], card: int) -> None:
    table = team(ROWS, "15 ox50 70", specials="first last", hands="99")
    assert refused(table, 0, use(card)) == "card-not-waiting"


def test_b14_any_member_may_name_any_members_card() -> None:
    table = team(ROWS, "15 ox50 70", specials="first last")
    assert [refused(table, 2, UseFirst(card)) for card in (15, 70)] == [None, None]


def test_b15_sort_fixes_the_order_of_all_cards_the_oxs_included() -> None:
    table = team(ROWS, "15 ox50 70 80", specials="sort sort")
    assert after(table, *sort(50, 80, 15)) == "ox50 80 15 70"


def test_b15_cards_that_are_placed_are_not_sorted() -> None:
    table = team(ROWS, "15 ox50 70", specials="sort sort", pile="slide")
    go_on(table)
    assert after(table, *sort(70)) == "70 ox50"


def test_b15_each_card_is_named_once() -> None:
    table = team(ROWS, "15 ox50 70", specials="sort")
    table.apply(0, UseSort())
    table.apply(0, SortNext(70))
    assert [refused(table, 0, SortNext(card)) for card in (15, 50, 70)] == [None, None, "card-not-waiting"]


def test_b15_while_the_order_is_named_nobody_does_anything_else() -> None:
    table = team(ROWS, "15 ox50 70", specials="sort first")
    table.apply(1, UseSort())
    assert (asked(table), table.to_act(), table.may_act()) == ("sort", (1,), ())
    assert table.legal_actions(1) == [DropSort(), SortNext(15), SortNext(50), SortNext(70)]


def test_b15_nothing_has_moved_until_the_whole_order_is_named() -> None:
    table = team(ROWS, "15 ox50 70", specials="sort first")
    table.apply(1, UseSort())
    table.apply(1, SortNext(70))
    assert (waiting(table), shared_part(table).sorting) == ("15 ox50 70", (70,))


@pytest.mark.parametrize(
    ("specials", "actions", "order"),
    [
        ("first last", [UseFirst(70), UseLast(70)], "15 ox50 80 70"),
        ("first last", [UseLast(15), UseFirst(15)], "15 ox50 70 80"),
        ("first last", [UseFirst(80), UseLast(15)], "80 ox50 70 15"),
        ("first sort", [UseFirst(80), *sort(15, 70, 80)], "15 70 80 ox50"),
        ("first sort", [*sort(70, 80, 15), UseFirst(15)], "15 70 80 ox50"),
        ("last sort", [UseLast(15), *sort(15, 80, 50)], "15 80 ox50 70"),
        ("last sort", [*sort(80, 70, 50), UseLast(80)], "70 ox50 15 80"),
        ("sort sort", [*sort(80, 70, 50), *sort(50, 70, 15)], "ox50 70 15 80"),
    ],
    ids=[
        "First then Last on one card",
        "Last then First on one card",
        "First and Last on two cards",
        "Sort after First",
        "First after Sort",
        "Sort after Last",
        "Last after Sort",
        "Sort after Sort",
    ],
)
def test_b15_the_later_use_prevails(specials: str, actions: list[SixAction], order: str) -> None:
    table = team(ROWS, "15 ox50 70 80", specials=specials, pile="slide")
    assert after(table, *actions) == order


@pytest.mark.parametrize(
    ("specials", "pile", "actions", "order"),
    [
        ("first last", "first", [UseFirst(70), UseLast(70), UseFirst(80)], "80 15 ox50 70"),
        ("first sort", "first", [UseFirst(80), *sort(15, 80, 70), UseFirst(70)], "70 15 80 ox50"),
        ("first last", "first", [UseFirst(70), UseLast(15), UseFirst(15)], "70 15 ox50 80"),
    ],
    ids=["the first was put last", "the first was sorted away", "the first stands"],
)
def test_b15_a_second_first_card_names_the_second_only_while_the_first_stands(
    specials: str, pile: str, actions: list[SixAction], order: str
) -> None:
    table = team(ROWS, "15 ox50 70 80", specials=specials, pile=f"{pile} slide")
    assert after(table, *actions) == order


def test_b15_a_sort_can_be_dropped_before_its_order_is_named() -> None:
    table = team(ROWS, "15 ox50 70", specials="sort first")
    assert after(table, UseSort(), SortNext(70), DropSort()) == "15 ox50 70"
    assert (asked(table), "sort" in open_specials(table)) == ("window", True)


def test_b14_no_card_is_named_first_twice() -> None:
    table = team(ROWS, "15 ox50 70", specials="first first")
    table.apply(0, UseFirst(70))
    assert refused(table, 0, UseFirst(70)) == "already-named-first"


def test_b11_a_card_in_place_of_a_named_one_can_be_written_down_while_its_row_is_chosen() -> None:
    table = team(ROWS, "25 35 ox50", specials="first first", pile="replace sort", hands="60 / 5")
    for seat, action in ((0, UseFirst(35)), (0, UseFirst(25)), (1, UseReplace()), (1, ReplaceWith(5))):
        table.apply(seat, action)
    assert (waiting(table), asked(table), shared_part(table).named_first) == ("5 25 ox50", "row", (25,))
    position = GAME.position(table)
    assert GAME.position(GAME.restore(position)) == position


def test_b11_a_card_taken_back_is_forgotten_when_it_is_played_by_a_second_replace() -> None:
    table = team(ROWS, "25 ox50", specials="replace replace", hands="60 61")
    for action in (UseReplace(), ReplaceWith(60)):
        table.apply(0, action)
    pick(table, "61 104 102")
    for action in (UseReplace(), ReplaceWith(25)):
        table.apply(0, action)
    position = position_of(table)
    assert position.team.taken_back == (61,)
    assert GAME.position(GAME.restore(position)) == position
