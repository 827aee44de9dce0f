"""When special cards may be used, and what comes in their place (B7)."""

import pytest

from tests.six_qui_prend.team import (
    asked,
    drawn,
    go_on,
    open_specials,
    pick,
    refused,
    shared_part,
    team,
    waiting,
)
from vacherie.games.six_qui_prend.actions import (
    ChooseRow,
    PickCard,
    UseFirst,
    UseSlide,
    UseStop,
    UseTakeAtSeven,
)

ROWS = "10 / 20 / 30 / 40"


def test_b7_only_an_open_special_card_can_be_used() -> None:
    table = team(ROWS, "15 ox50", specials="sort first", pile="stop")
    assert refused(table, 0, UseStop(0)) == "special-not-open"


def test_b7_a_used_one_is_replaced_at_once_and_the_new_one_may_be_used() -> None:
    table = team(ROWS, "15 ox50", specials="stop first", pile="slide sort")
    table.apply(0, UseStop(0))
    assert (open_specials(table), shared_part(table).specials_left) == ("slide first", 1)
    assert refused(table, 0, UseSlide(20, 2)) is None


def test_b7_with_the_pile_empty_the_place_stays_empty() -> None:
    table = team(ROWS, "15 ox50", specials="stop first")
    table.apply(0, UseStop(0))
    assert (open_specials(table), shared_part(table).specials_left) == ("first", 0)


def test_b7_of_two_alike_one_is_used() -> None:
    table = team(ROWS, "15 ox50", specials="stop stop", pile="slide")
    table.apply(0, UseStop(0))
    assert open_specials(table) == "slide stop"


def test_b7_any_number_may_be_used_in_one_trick() -> None:
    table = team(ROWS, "15 ox50", specials="stop take_at_seven", pile="slide first sort")
    for action in (UseStop(0), UseTakeAtSeven(1), UseSlide(30, 3), UseFirst(15)):
        table.apply(0, action)
    assert (drawn(table), open_specials(table)) == ("10 stop / 20 seven / - / 30 40", "sort")


def test_b7_nothing_is_used_before_the_reveal() -> None:
    table = team(ROWS, specials="stop slide", hands="15 16")
    assert {type(action) for action in table.legal_actions(0)} == {PickCard}
    assert refused(table, 0, UseStop(0)) == "not-asked"


def test_b7_there_is_a_window_before_each_card() -> None:
    table = team(ROWS, "15 ox50", specials="sort")
    windows = []
    while asked(table) == "window":
        windows.append(waiting(table))
        go_on(table)
    assert windows == ["15 ox50", "ox50"]


def test_b7_each_window_is_a_new_decision() -> None:
    table = team(ROWS, "15 ox50", specials="sort")
    go_on(table)
    assert table.decision == 1


@pytest.mark.parametrize(
    "specials",
    ["", "replace", "insert", "first last"],
    ids=["none left", "Replace before the Ox's card", "Insert before it", "First and Last with it alone"],
)
def test_b7_no_window_opens_where_nothing_can_be_done(specials: str) -> None:
    table = team(ROWS, "15 ox50", specials=specials, hands="16")
    go_on(table)
    assert (asked(table), drawn(table)) == ("card", "10 15 / 20 / 30 / 40 50")


def test_b7_between_letting_the_card_go_and_its_row_choice_nothing_comes() -> None:
    table = team(ROWS, "5 ox50", specials="stop sort")
    go_on(table)
    assert (asked(table), table.to_act(), table.may_act()) == ("row", (0,), ())
    assert refused(table, 0, UseStop(3)) == "not-asked"


def test_b7_after_the_row_choice_the_next_window_opens() -> None:
    table = team(ROWS, "5 ox50", specials="stop sort")
    go_on(table)
    table.apply(0, ChooseRow(0))
    assert (asked(table), waiting(table)) == ("window", "ox50")


def test_b7_one_player_has_no_special_cards_and_no_windows() -> None:
    table = team(ROWS, specials="", hands="15 16", ox="50 51", players=1)
    pick(table, "15")
    assert (asked(table), drawn(table)) == ("card", "10 15 / 20 / 30 / 40 50")
