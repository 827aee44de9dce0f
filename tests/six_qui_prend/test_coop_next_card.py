"""The special cards for the card that is next to be placed: Replace and Insert (B11, B12)."""

import pytest

from tests.six_qui_prend.team import (
    asked,
    drawn,
    go_on,
    hand,
    pick,
    refused,
    team,
    team_pile,
    waiting,
)
from vacherie.games.six_qui_prend.actions import (
    ChooseRow,
    PickCard,
    ReplaceWith,
    UseInsert,
    UseReplace,
    UseStop,
)
from vacherie.games.six_qui_prend.game import SixState


def test_b11_the_card_goes_back_to_the_hand_and_another_is_placed_in_the_same_step() -> None:
    table = replaced("20 / 40 / 50 / 60", "25 ox80", hands="22 23", by=22)
    assert (drawn(table), hand(table, 0, 0)) == ("20 22 / 40 / 50 / 60", (23, 25))


def replaced(rows: str, played: str, *, hands: str, by: int, specials: str = "replace sort") -> SixState:
    """Seat 0 has replaced its card."""
    table = team(rows, played, specials=specials, hands=hands)
    table.apply(0, UseReplace())
    table.apply(0, ReplaceWith(by))
    return table


def test_b11_the_order_of_the_others_is_unchanged() -> None:
    table = replaced("20 / 40 / 50 / 60", "25 ox80 81", hands="90", by=90)
    assert (drawn(table), waiting(table)) == ("20 / 40 / 50 / 60 90", "ox80 81")


def test_b11_the_new_card_is_placed_in_the_old_ones_turn_even_if_it_is_lower_than_those_before() -> None:
    table = team("20 / 40 / 50 / 60", "ox45 70", specials="replace sort", hands="41")
    go_on(table)
    table.apply(0, UseReplace())
    table.apply(0, ReplaceWith(41))
    assert asked(table) == "card"
    assert drawn(table) == "20 41 / 40 45 / 50 / 60"


def test_b11_the_new_card_may_take_a_full_row() -> None:
    table = replaced("1 2 3 4 5 / 40 / 50 / 60", "45 ox80", hands="9", by=9)
    assert (drawn(table), team_pile(table)) == ("9 / 40 / 50 / 60", (1, 2, 3, 4, 5))


def test_b11_between_the_new_card_and_its_row_choice_nothing_comes() -> None:
    table = replaced("20 / 40 / 50 / 60", "25 ox80", hands="9", by=9, specials="replace stop")
    assert (asked(table), table.to_act(), table.may_act()) == ("row", (0,), ())
    assert refused(table, 0, UseStop(3)) == "not-asked"


def test_b11_the_row_choice_of_the_new_card_is_its_owners() -> None:
    table = replaced("20 / 40 / 50 / 60", "25 ox80", hands="9", by=9)
    table.apply(0, ChooseRow(1))
    assert (drawn(table), team_pile(table), waiting(table)) == ("20 / 9 / 50 / 60", (40,), "ox80")


def test_b11_while_the_new_card_is_chosen_nobody_does_anything_else() -> None:
    table = team("20 / 40 / 50 / 60", "25 ox80", specials="replace stop", hands="22 23")
    table.apply(0, UseReplace())
    assert table.legal_actions(0) == [ReplaceWith(22), ReplaceWith(23)]
    assert table.legal_actions(1) == []


@pytest.mark.parametrize("card", [25, 33, 20], ids=["the card itself", "another's card", "a card in a row"])
def test_b11_the_new_card_comes_from_his_hand(card: int) -> None:
    table = team("20 / 40 / 50 / 60", "25 ox80", specials="replace", hands="22 23 / 33 34")
    table.apply(0, UseReplace())
    assert refused(table, 0, ReplaceWith(card)) == "card-not-in-hand"


def test_b11_only_the_member_whose_card_is_next_may_use_it() -> None:
    table = team("20 / 40 / 50 / 60", "25 26 ox80", specials="replace", hands="22")
    assert [refused(table, seat, UseReplace()) for seat in range(3)] == [None, *["not-your-card"] * 2]


def test_b11_not_on_the_oxs_card() -> None:
    table = team("20 / 40 / 50 / 60", "ox25 26", specials="replace sort", hands="22")
    assert [refused(table, seat, UseReplace()) for seat in range(3)] == ["not-your-card"] * 3


def test_b11_not_with_an_empty_hand_in_the_last_trick() -> None:
    table = team("20 / 40 / 50 / 60", "25 ox80", specials="replace sort")
    assert refused(table, 0, UseReplace()) == "hand-empty"


def test_b11_all_know_the_card_that_was_taken_back() -> None:
    table = replaced("20 / 40 / 50 / 60", "25 ox80", hands="22 23", by=22)
    assert [hand(table, 0, viewer) for viewer in (0, 1, 2, None)] == [(23, 25), (25,), (25,), (25,)]


def test_b11_all_know_it_in_the_next_trick_too_but_not_whether_it_is_picked() -> None:
    table = replaced("20 / 40 / 50 / 60", "25", hands="22 23", by=22, specials="replace")
    other = table.copy()
    table.apply(0, PickCard(25))
    other.apply(0, PickCard(23))
    assert (hand(table, 0, 1), table.view(1), table.view(None)) == ((25,), other.view(1), other.view(None))


def test_b11_the_card_taken_back_may_be_played_later() -> None:
    table = replaced("20 / 40 / 50 / 60", "25", hands="22 / 81 / 82", by=22, specials="replace")
    pick(table, "25 81 82")
    assert drawn(table).startswith("20 22 25 /")


def test_b11_both_replaces_change_two_cards() -> None:
    table = replaced("20 / 40 / 50 / 60", "25 26 ox80", hands="22 / 45", by=22, specials="replace replace")
    table.apply(1, UseReplace())
    table.apply(1, ReplaceWith(45))
    assert drawn(table) == "20 22 / 40 45 / 50 / 60 80"


@pytest.mark.parametrize(
    ("row", "after"),
    [
        (0, "5 10 11 / 12 40 / 20 / 30 31"),
        (1, "5 11 / 10 12 40 / 20 / 30 31"),
        (2, "5 11 / 12 40 / 10 20 / 30 31"),
    ],
    ids=["between", "at the start", "before the only card"],
)
def test_b12_a_card_goes_between_two_or_to_the_start_of_any_row(row: int, after: str) -> None:
    table = team("5 11 / 12 40 / 20 / 30 31", "10 ox80", specials="insert sort")
    table.apply(0, UseInsert(row))
    assert (drawn(table), team_pile(table)) == (after, ())


def test_b12_it_does_not_go_to_the_end() -> None:
    table = team("5 11 / 12 40 / 20 / 30 31", "25 ox80", specials="insert")
    assert [refused(table, 0, UseInsert(row)) for row in range(4)] == [
        "not-inside-row",
        None,
        "not-inside-row",
        None,
    ]


def test_b12_a_full_row_and_the_card_are_taken_and_the_last_card_stays() -> None:
    table = team("5 11 12 13 14 / 40 / 50 / 60", "10 ox80", specials="insert sort")
    table.apply(0, UseInsert(0))
    assert (drawn(table), team_pile(table)) == ("14 / 40 / 50 / 60", (5, 10, 11, 12, 13))


def test_b12_with_take_at_7_a_row_of_five_is_not_full() -> None:
    table = team("5 11 12 13 14 seven / 40 / 50 / 60", "10 ox80", specials="insert sort")
    table.apply(0, UseInsert(0))
    assert drawn(table) == "5 10 11 12 13 14 seven / 40 / 50 / 60"


def test_b12_with_take_at_7_six_are_taken_and_the_special_card_goes() -> None:
    table = team("5 11 12 13 14 15 seven / 40 / 50 / 60", "10 ox80", specials="insert sort")
    table.apply(0, UseInsert(0))
    assert (drawn(table), team_pile(table)) == ("15 / 40 / 50 / 60", (5, 10, 11, 12, 13, 14))


def test_b12_not_on_the_oxs_card() -> None:
    table = team("5 11 / 40 / 50 / 60", "ox10 80", specials="insert")
    assert refused(table, 0, UseInsert(0)) == "ox-card"


def test_b12_only_the_next_card_is_inserted_and_anybody_may_ask_for_it() -> None:
    table = team("5 11 / 40 / 50 / 60", "10 45 ox80", specials="insert sort")
    table.apply(2, UseInsert(0))
    assert (drawn(table), waiting(table)) == ("5 10 11 / 40 / 50 / 60", "45 ox80")


def test_b12_both_inserts_take_the_two_next_cards() -> None:
    table = team("5 11 / 40 / 50 / 60", "9 10 ox80", specials="insert insert")
    table.apply(0, UseInsert(0))
    table.apply(0, UseInsert(0))
    assert drawn(table) == "5 9 10 11 / 40 / 50 / 60 80"
