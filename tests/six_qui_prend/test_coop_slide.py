"""Slide, and the rows that it empties (B13)."""

import pytest

from tests.six_qui_prend.team import (
    asked,
    drawn,
    go_on,
    ox_pile,
    pick,
    refused,
    team,
    team_pile,
    waiting,
)
from vacherie.games.six_qui_prend.actions import (
    ReplaceWith,
    UseFirst,
    UseInsert,
    UseReplace,
    UseSlide,
    UseStop,
    UseTakeAtSeven,
)


@pytest.mark.parametrize(
    ("card", "after"),
    [
        (3, "3 5 9 / 7 12 / 40 / 60 61"),
        (7, "5 7 9 / 3 12 / 40 / 60 61"),
        (12, "5 9 12 / 3 7 / 40 / 60 61"),
    ],
    ids=["to the start", "between", "to the end"],
)
def test_b13_a_card_moves_to_another_row_and_keeps_it_rising(card: int, after: str) -> None:
    table = team("5 9 / 3 7 12 / 40 / 60 61", "50 ox80", specials="slide sort")
    table.apply(0, UseSlide(card, 0))
    assert (drawn(table), waiting(table), asked(table)) == (after, "50 ox80", "window")


def test_b13_it_may_be_used_before_the_oxs_card() -> None:
    table = team("5 9 10 12 / 20 / 40 / 7 61", "ox15 80", specials="slide sort")
    table.apply(0, UseSlide(7, 0))
    go_on(table)
    assert (drawn(table), ox_pile(table)) == ("15 / 20 / 40 / 61", (5, 7, 9, 10, 12))


def test_b13_the_row_must_be_another() -> None:
    table = team("5 9 / 3 7 12 / 40 / 60 61", "50 ox80", specials="slide")
    assert refused(table, 0, UseSlide(5, 0)) == "same-row"


@pytest.mark.parametrize("card", [50, 80, 99, 30], ids=["played", "the Ox's", "in a hand", "out of play"])
def test_b13_only_a_card_that_lies_in_a_row_slides(card: int) -> None:
    table = team("5 9 / 3 7 12 / 40 / 60 61", "50 ox80", specials="slide", hands="99")
    assert refused(table, 0, UseSlide(card, 0)) == "card-not-in-row"


@pytest.mark.parametrize("played", ["50 ox80", "ox50 80"], ids=["before a member's", "before the Ox's"])
def test_b13_the_team_takes_a_full_row_and_its_last_card_stays(played: str) -> None:
    table = team("1 2 4 5 9 / 3 12 / 40 / 60 61", played, specials="slide sort")
    table.apply(0, UseSlide(3, 0))
    assert (drawn(table), team_pile(table), ox_pile(table)) == (
        "9 / 12 / 40 / 60 61",
        (1, 2, 3, 4, 5),
        (),
    )


def test_b13_slid_to_the_end_of_a_full_row_the_card_itself_stays() -> None:
    table = team("1 2 4 5 9 / 3 12 / 40 / 60 61", "50 ox80", specials="slide sort")
    table.apply(0, UseSlide(12, 0))
    assert (drawn(table), team_pile(table)) == ("12 / 3 / 40 / 60 61", (1, 2, 4, 5, 9))


def test_b13_with_take_at_7_a_row_of_five_is_not_full() -> None:
    table = team("1 2 4 5 9 seven / 3 12 / 40 / 60 61", "50 ox80", specials="slide sort")
    table.apply(0, UseSlide(3, 0))
    assert drawn(table) == "1 2 3 4 5 9 seven / 12 / 40 / 60 61"


def test_b13_with_take_at_7_six_are_taken_and_the_special_card_goes() -> None:
    table = team("1 2 4 5 9 10 seven / 3 12 / 40 / 60 61", "50 ox80", specials="slide sort")
    table.apply(0, UseSlide(3, 0))
    assert (drawn(table), team_pile(table)) == ("10 / 12 / 40 / 60 61", (1, 2, 3, 4, 5, 9))


def test_b13_a_take_at_7_stays_where_a_card_slides_out() -> None:
    table = team("1 2 4 5 9 10 seven / 3 12 / 40 / 60 61", "50 ox80", specials="slide sort")
    table.apply(0, UseSlide(1, 1))
    assert drawn(table) == "2 4 5 9 10 seven / 1 3 12 / 40 / 60 61"


def test_b13_a_row_whose_only_card_slides_away_is_empty() -> None:
    table = team("5 9 / 3 / 40 / 60 61", "50 ox80", specials="slide sort")
    table.apply(0, UseSlide(3, 0))
    assert drawn(table) == "3 5 9 / - / 40 / 60 61"


@pytest.mark.parametrize("card", ["2", "50", "100"], ids=["lower than all", "nearer elsewhere", "highest"])
@pytest.mark.parametrize("owner", ["", "ox"], ids=["the team's", "the Ox's"])
def test_b13_the_next_card_goes_to_the_empty_row_and_takes_nothing(card: str, owner: str) -> None:
    table = team("5 9 / - / 40 41 42 43 44 / 60", f"{owner}{card} 7")
    go_on(table)
    assert drawn(table) == f"5 9 / {card} / 40 41 42 43 44 / 60"
    assert (team_pile(table), ox_pile(table)) == ((), ())


def test_b13_the_card_after_it_follows_the_usual_rules() -> None:
    table = team("5 9 / - / 40 / 60", "50 ox55 8")
    go_on(table)
    go_on(table)
    assert drawn(table) == "5 9 / 50 55 / 40 / 60"


def test_b13_first_card_decides_who_goes_to_the_empty_row() -> None:
    table = team("5 9 / - / 40 / 60", "50 ox55 70", specials="first sort")
    table.apply(0, UseFirst(70))
    go_on(table)
    assert drawn(table) == "5 9 / 70 / 40 / 60"


def test_b13_a_replaced_card_goes_to_the_empty_row() -> None:
    table = team("5 9 / - / 40 / 60", "50 ox55", specials="replace sort", hands="2")
    table.apply(0, UseReplace())
    table.apply(0, ReplaceWith(2))
    assert drawn(table) == "5 9 / 2 / 40 / 60"


def test_b13_of_two_empty_rows_the_upper_one_is_filled_first() -> None:
    table = team("5 9 / - / 40 / -", "50 ox55 8")
    go_on(table)
    assert drawn(table) == "5 9 / 50 / 40 / -"
    go_on(table)
    assert drawn(table) == "5 9 / 50 / 40 / 55"


def test_b13_both_slides_empty_two_rows() -> None:
    table = team("5 9 / 3 / 40 / 60", "50 ox80", specials="slide slide", pile="sort")
    table.apply(0, UseSlide(3, 0))
    table.apply(0, UseSlide(60, 2))
    assert drawn(table) == "3 5 9 / - / 40 60 / -"


def test_b13_a_row_may_be_empty_until_the_next_trick() -> None:
    table = team("5 9 / - / 40 / -", "50", specials="", hands="2 / 70 / 71", ox="72", players=3)
    go_on(table)
    assert (drawn(table), asked(table)) == ("5 9 / 50 / 40 / -", "card")
    pick(table, "2 70 71")
    assert drawn(table).endswith("/ 40 / 2")


def test_b13_a_card_may_be_slid_into_the_empty_row() -> None:
    table = team("5 9 / - / 40 / 60", "50 ox80", specials="slide sort")
    table.apply(0, UseSlide(9, 1))
    assert drawn(table) == "5 / 9 / 40 / 60"


def test_b13_a_card_goes_back_where_it_came_from() -> None:
    table = team("5 9 / 3 / 40 / 60", "50 ox80", specials="slide slide", pile="sort")
    table.apply(0, UseSlide(3, 0))
    table.apply(0, UseSlide(3, 1))
    assert drawn(table) == "5 9 / 3 / 40 / 60"


@pytest.mark.parametrize("row", range(4))
def test_b13_insert_is_refused_while_a_row_is_empty(row: int) -> None:
    table = team("5 9 / - / 40 / 60", "8 ox80", specials="insert")
    assert refused(table, 0, UseInsert(row)) == "row-empty"


def test_b13_insert_is_allowed_again_once_the_row_is_filled() -> None:
    table = team("5 9 / - / 40 / 60", "20 8 ox80", specials="insert sort")
    go_on(table)
    table.apply(0, UseInsert(1))
    assert drawn(table) == "5 9 / 8 20 / 40 / 60"


def test_b13_stop_is_refused_on_the_empty_row_only() -> None:
    table = team("5 9 / - / 40 / 60", "8 ox80", specials="stop")
    assert [refused(table, 0, UseStop(row)) for row in range(4)] == [None, "row-empty", None, None]


def test_b13_a_take_at_7_stays_at_the_empty_row() -> None:
    table = team("5 9 / 3 seven / 40 / 60", "50 ox80", specials="slide sort")
    table.apply(0, UseSlide(3, 0))
    go_on(table)
    assert drawn(table) == "3 5 9 / 50 seven / 40 / 60"


def test_b13_a_take_at_7_may_be_laid_at_the_empty_row() -> None:
    table = team("5 9 / - / 40 / 60", "50 ox80", specials="take_at_seven sort")
    table.apply(0, UseTakeAtSeven(1))
    assert drawn(table) == "5 9 / - seven / 40 / 60"
