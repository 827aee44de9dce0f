"""The special cards that lie at a row: Take at 7 and Stop (B9, B10)."""

import pytest

from tests.six_qui_prend.team import (
    asked,
    drawn,
    go_on,
    open_specials,
    ox_pile,
    pick,
    refused,
    shared_part,
    team,
    team_pile,
)
from vacherie.games.six_qui_prend.actions import (
    ChooseRow,
    LiftStop,
    PickCard,
    ReplaceWith,
    UseInsert,
    UseReplace,
    UseSlide,
    UseSort,
    UseStop,
    UseTakeAtSeven,
)


def test_b9_with_take_at_7_the_sixth_card_takes_nothing() -> None:
    table = team("1 2 3 4 5 / 40 / 50 / 60", "20 ox70", specials="take_at_seven")
    table.apply(1, UseTakeAtSeven(0))
    assert drawn(table) == "1 2 3 4 5 20 seven / 40 / 50 / 60 70"


def test_b9_the_seventh_card_takes_six() -> None:
    table = team("1 2 3 4 5 6 seven / 40 / 50 / 60", "20 ox70")
    go_on(table)
    assert (drawn(table), team_pile(table)) == ("20 / 40 / 50 / 60", (1, 2, 3, 4, 5, 6))


def test_b9_the_ox_takes_six_as_well() -> None:
    table = team("1 2 3 4 5 6 seven / 40 / 50 / 60", "ox20 70")
    go_on(table)
    assert (drawn(table), ox_pile(table)) == ("20 / 40 / 50 / 60", (1, 2, 3, 4, 5, 6))


def test_b9_it_stays_until_the_row_is_taken() -> None:
    table = team("1 seven / 40 / 50 / 60", "20 ox70")
    go_on(table)
    assert drawn(table) == "1 20 seven / 40 / 50 / 60"


def test_b9_it_goes_when_a_card_that_fits_nowhere_takes_the_row() -> None:
    table = team("30 seven / 40 / 50 / 60", "20 ox70")
    go_on(table)
    table.apply(0, ChooseRow(0))
    assert (drawn(table), team_pile(table)) == ("20 / 40 / 50 / 60", (30,))


def test_b9_it_goes_when_the_ox_takes_the_row_with_fewest_heads() -> None:
    table = team("31 seven / 40 / 50 / 60", "ox20 70")
    go_on(table)
    assert drawn(table) == "20 / 40 / 50 / 60"


def test_b9_once_gone_it_is_out_of_the_game() -> None:
    table = team("1 2 3 4 5 6 seven / 40 / 50 / 60", "20 ox70", specials="sort last", pile="slide")
    go_on(table)
    assert (open_specials(table), shared_part(table).specials_left) == ("sort last", 1)


def test_b9_it_is_refused_on_a_row_that_has_one() -> None:
    table = team("1 seven / 40 / 50 / 60", "20 ox70", specials="take_at_seven")
    assert refused(table, 0, UseTakeAtSeven(0)) == "row-has-seven"


def test_b9_it_is_refused_on_a_locked_row() -> None:
    table = team("1 stop / 40 / 50 / 60", "20 ox70", specials="take_at_seven")
    assert refused(table, 0, UseTakeAtSeven(0)) == "row-locked"


def test_b9_both_of_them_may_lie_at_two_rows() -> None:
    table = team("1 seven / 40 / 50 / 60", "20 ox70", specials="take_at_seven sort")
    table.apply(0, UseTakeAtSeven(1))
    assert drawn(table) == "1 seven / 40 seven / 50 / 60"


def test_b10_nobody_adds_a_card_to_a_locked_row() -> None:
    table = team("10 / 20 / 60 / 70", "25 ox80", specials="stop sort")
    table.apply(0, UseStop(1))
    go_on(table)
    assert drawn(table) == "10 25 / 20 stop / 60 / 70"


def test_b10_the_ox_does_not_add_either_and_takes_the_row_it_is_left_with() -> None:
    table = team("1 2 3 4 5 / 20 / 60 / 70", "ox25 80", specials="stop sort")
    table.apply(0, UseStop(1))
    go_on(table)
    assert (drawn(table), ox_pile(table)) == ("25 / 20 stop / 60 / 70", (1, 2, 3, 4, 5))


def test_b10_both_stops_at_once_leave_two_rows() -> None:
    table = team("10 stop / 20 / 60 / 70", "25 ox80", specials="stop sort")
    table.apply(0, UseStop(1))
    go_on(table)
    assert asked(table) == "row"
    assert table.legal_actions(0) == [ChooseRow(2), ChooseRow(3)]


def test_b10_a_card_that_fits_no_unlocked_row_takes_an_unlocked_one() -> None:
    table = team("10 stop / 20 / 60 / 70", "15 ox80")
    go_on(table)
    assert refused(table, 0, ChooseRow(0)) == "row-locked"
    table.apply(0, ChooseRow(3))
    assert (drawn(table), team_pile(table)) == ("10 stop / 20 / 60 / 15", (70,))


def test_b10_nobody_inserts_there() -> None:
    table = team("10 30 stop / 40 / 60 / 70", "25 ox80", specials="insert")
    assert refused(table, 0, UseInsert(0)) == "row-locked"


@pytest.mark.parametrize(("card", "row"), [(40, 0), (30, 1)], ids=["in", "out"])
def test_b10_nothing_slides_in_or_out(card: int, row: int) -> None:
    table = team("10 30 stop / 40 / 60 / 70", "25 ox80", specials="slide")
    assert refused(table, 0, UseSlide(card, row)) == "row-locked"


def test_b10_a_replaced_card_does_not_go_there() -> None:
    table = team("10 / 20 stop / 60 / 70", "65 ox80", specials="replace sort", hands="25")
    table.apply(0, UseReplace())
    table.apply(0, ReplaceWith(25))
    assert drawn(table) == "10 25 / 20 stop / 60 / 70"


def test_b10_a_row_with_take_at_7_may_be_locked_and_keeps_it() -> None:
    table = team("10 seven / 20 / 60 / 70", "15 ox80", specials="stop sort")
    table.apply(0, UseStop(0))
    assert drawn(table) == "10 seven stop / 20 / 60 / 70"


def test_b10_it_is_refused_on_a_locked_row() -> None:
    table = team("10 stop / 20 / 60 / 70", "15 ox80", specials="stop")
    assert refused(table, 0, UseStop(0)) == "row-locked"


def test_b10_it_is_refused_on_an_empty_row() -> None:
    table = team("- / 20 / 60 / 70", "15 ox80", specials="stop")
    assert refused(table, 0, UseStop(0)) == "row-empty"


def test_b10_the_team_lifts_it_in_a_window() -> None:
    table = team("10 / 20 stop / 60 / 70", "25 ox80", specials="sort")
    table.apply(2, LiftStop(1))
    go_on(table)
    assert drawn(table) == "10 / 20 25 / 60 / 70"


def test_b10_a_window_opens_when_there_is_nothing_but_a_stop_to_lift() -> None:
    table = team("10 / 20 stop / 60 / 70", specials="", hands="25 26 / 80 81 / 90 91")
    pick(table, "25 80 90")
    assert (asked(table), table.legal_actions(0)[1:]) == ("window", [LiftStop(1)])


def test_b10_the_team_lifts_it_between_tricks() -> None:
    table = team("10 / 20 stop / 60 / 70", hands="25 26")
    table.apply(0, LiftStop(1))
    assert (drawn(table), asked(table)) == ("10 / 20 / 60 / 70", "card")


def test_b10_lifting_between_tricks_leaves_the_picks_as_they_are() -> None:
    table = team("10 / 20 stop / 60 / 70", hands="25 26")
    table.apply(0, PickCard(25))
    table.apply(0, LiftStop(1))
    assert (table.view(0).own_pick, table.to_act()) == (PickCard(25), (1, 2))


def test_b10_both_stops_are_lifted_one_by_one() -> None:
    table = team("10 stop / 20 stop / 60 / 70", "25 ox80")
    table.apply(0, LiftStop(0))
    assert drawn(table) == "10 / 20 stop / 60 / 70"


def test_b10_a_lifted_stop_is_gone_and_turns_no_special_card_up() -> None:
    table = team("10 stop / 20 / 60 / 70", "25 ox80", specials="sort last", pile="slide")
    table.apply(0, LiftStop(0))
    assert (open_specials(table), refused(table, 0, UseStop(0))) == ("sort last", "special-not-open")


def test_b10_a_row_that_is_not_locked_has_nothing_to_lift() -> None:
    table = team("10 stop / 20 / 60 / 70", "25 ox80")
    assert refused(table, 0, LiftStop(1)) == "row-not-locked"


def test_b10_it_is_not_lifted_while_a_row_is_chosen() -> None:
    table = team("10 stop / 20 / 60 / 70", "15 ox80")
    go_on(table)
    assert (asked(table), refused(table, 0, LiftStop(0))) == ("row", "not-asked")


def test_b10_it_is_not_lifted_while_a_replacement_or_an_order_is_named() -> None:
    table = team("10 stop / 20 / 60 / 70", "25 ox80", specials="replace sort", hands="15")
    sorting = table.copy()
    table.apply(0, UseReplace())
    sorting.apply(0, UseSort())
    assert [refused(state, 0, LiftStop(0)) for state in (table, sorting)] == ["not-asked"] * 2
