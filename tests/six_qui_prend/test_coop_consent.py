"""Who must agree before a special card is used or a card is placed (B17)."""

import pytest

from tests.six_qui_prend.team import (
    Consent,
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
    Agree,
    Disagree,
    GoOn,
    LiftStop,
    PickCard,
    ReplaceWith,
    SortNext,
    UseFirst,
    UseReplace,
    UseSort,
    UseStop,
)
from vacherie.games.six_qui_prend.events import Proposed
from vacherie.games.six_qui_prend.game import SixState
from vacherie.games.six_qui_prend.values import Proposal

ROWS = "10 / 20 / 30 / 40"


@pytest.mark.parametrize("consent", ["anyone", "all"])
def test_b17_a_card_is_placed_when_everybody_has_said_go_on(consent: Consent) -> None:
    table = team(ROWS, "15 ox50", consent=consent)
    table.apply(2, GoOn())
    table.apply(0, GoOn())
    assert (drawn(table), table.to_act()) == (ROWS, (1,))
    table.apply(1, GoOn())
    assert drawn(table) == "10 15 / 20 / 30 / 40"


def test_b17_go_on_is_said_once() -> None:
    table = team(ROWS, "15 ox50")
    table.apply(0, GoOn())
    assert refused(table, 0, GoOn()) == "already-went-on"


def test_b17_who_has_said_go_on_may_still_use_a_special_card() -> None:
    table = team(ROWS, "15 ox50", specials="stop sort")
    table.apply(0, GoOn())
    assert refused(table, 0, UseStop(0)) is None


def test_b17_after_a_special_card_everybody_is_asked_again() -> None:
    table = team(ROWS, "15 ox50", specials="stop sort")
    table.apply(0, GoOn())
    table.apply(1, UseStop(0))
    assert table.to_act() == (0, 1, 2)


def test_b17_with_anyone_the_first_proposal_is_carried_out() -> None:
    table = team(ROWS, "15 ox50", specials="stop sort")
    table.apply(2, UseStop(0))
    assert (drawn(table), asked(table)) == ("10 stop / 20 / 30 / 40", "window")


def proposed() -> SixState:
    """Seat 1 wants to lock row 1, and all must agree."""
    table = team(ROWS, "15 ox50", specials="stop sort", consent="all", hands="16")
    table.apply(1, UseStop(0))
    return table


def test_b17_with_all_a_proposal_waits_for_the_others() -> None:
    table = proposed()
    assert (drawn(table), open_specials(table)) == (ROWS, "stop sort")
    assert (asked(table), table.to_act()) == ("consent", (0, 2))


def test_b17_all_see_the_proposal() -> None:
    assert shared_part(proposed()).proposal == Proposal(UseStop(0), seat=1)


def test_b17_it_is_carried_out_when_every_other_has_agreed() -> None:
    table = proposed()
    table.apply(2, Agree())
    assert (drawn(table), table.to_act()) == (ROWS, (0,))
    table.apply(0, Agree())
    assert (drawn(table), asked(table)) == ("10 stop / 20 / 30 / 40", "window")


def test_b17_it_falls_with_one_objection() -> None:
    table = proposed()
    table.apply(0, Agree())
    table.apply(2, Disagree())
    assert (drawn(table), open_specials(table)) == (ROWS, "stop sort")
    assert (asked(table), shared_part(table).proposal) == ("window", None)


def test_b17_while_a_proposal_is_open_nothing_else_is_done() -> None:
    table = proposed()
    assert table.legal_actions(0) == [Agree(), Disagree()]
    assert (table.legal_actions(1), table.may_act()) == ([], ())


def test_b17_each_agrees_once() -> None:
    table = proposed()
    table.apply(0, Agree())
    assert refused(table, 0, Disagree()) == "not-your-turn"


def fallen() -> SixState:
    table = proposed()
    table.apply(0, Disagree())
    return table


def test_b17_a_fallen_proposal_is_not_made_again_by_anybody() -> None:
    table = fallen()
    assert [refused(table, seat, UseStop(0)) for seat in range(3)] == ["proposal-fell"] * 3


def test_b17_another_proposal_may_be_made() -> None:
    assert refused(fallen(), 1, UseStop(1)) is None


def test_b17_two_proposals_may_fall_in_one_window() -> None:
    table = fallen()
    table.apply(2, UseStop(1))
    table.apply(0, Disagree())
    assert [refused(table, 1, UseStop(row)) for row in range(4)] == [*["proposal-fell"] * 2, None, None]


def test_b17_it_may_be_made_again_when_a_card_has_been_placed() -> None:
    table = fallen()
    go_on(table)
    assert refused(table, 1, UseStop(0)) is None


def test_b17_it_may_be_made_again_when_a_special_card_has_been_used() -> None:
    table = team(ROWS, "15 ox50", specials="stop first", pile="sort", consent="all", players=2)
    table.apply(1, UseStop(0))
    table.apply(0, Disagree())
    table.apply(0, UseFirst(15))
    table.apply(1, Agree())
    assert refused(table, 1, UseStop(0)) is None


def test_b17_an_order_is_proposed_once_it_is_whole() -> None:
    table = team(ROWS, "15 ox50 70", specials="sort first", consent="all", players=2)
    events = [event for action in (UseSort(), SortNext(70), SortNext(50)) for event in table.apply(0, action)]
    assert Proposed(0, UseSort(), (70, 50, 15)) in events
    assert (waiting(table), table.to_act()) == ("15 ox50 70", (1,))


def test_b17_an_order_all_agree_on_is_taken() -> None:
    table = team(ROWS, "15 ox50 70", specials="sort first", consent="all", players=2)
    for action in (UseSort(), SortNext(70), SortNext(50)):
        table.apply(0, action)
    table.apply(1, Agree())
    assert waiting(table) == "70 ox50 15"


def test_b17_a_replacement_is_chosen_after_all_have_agreed_to_one() -> None:
    table = team(ROWS, "15 ox50", specials="replace sort", consent="all", hands="25", players=2)
    table.apply(0, UseReplace())
    table.apply(1, Agree())
    assert table.legal_actions(0) == [ReplaceWith(25)]


def test_b17_lifting_a_stop_needs_consent_too() -> None:
    table = team("10 stop / 20 / 30 / 40", "15 ox50", consent="all", players=2)
    table.apply(0, LiftStop(0))
    assert (drawn(table), asked(table)) == ("10 stop / 20 / 30 / 40", "consent")


@pytest.mark.parametrize(("answer", "row"), [(Agree(), "10"), (Disagree(), "10 stop")])
def test_b17_a_stop_proposed_between_tricks_leads_back_to_the_picks(
    answer: Agree | Disagree, row: str
) -> None:
    table = team("10 stop / 20 / 30 / 40", hands="15 16 / 17 18", consent="all", players=2)
    table.apply(0, PickCard(15))
    table.apply(0, LiftStop(0))
    table.apply(1, answer)
    assert (drawn(table), asked(table), table.to_act()) == (f"{row} / 20 / 30 / 40", "card", (1,))


def test_b17_a_lifting_that_fell_between_tricks_may_be_proposed_after_the_reveal() -> None:
    table = team("10 stop / 20 / 30 / 40", hands="15 16 / 17 18", consent="all", players=2)
    table.apply(0, LiftStop(0))
    table.apply(1, Disagree())
    assert refused(table, 1, LiftStop(0)) == "proposal-fell"
    pick(table, "15 17")
    assert refused(table, 1, LiftStop(0)) is None


def test_b17_after_an_objection_the_card_still_has_its_window() -> None:
    table = team("10 stop / 20 / 30 / 40", "25 ox50 70", specials="", consent="all", players=2)
    table.apply(0, LiftStop(0))
    table.apply(1, Disagree())
    assert asked(table) == "window"


def test_b17_another_order_may_be_proposed_when_one_has_fallen() -> None:
    table = team(ROWS, "15 ox50 70", specials="sort stop", consent="all", players=2)
    for action in (UseSort(), SortNext(70), SortNext(50)):
        table.apply(0, action)
    table.apply(1, Disagree())
    for action in (UseSort(), SortNext(70)):
        table.apply(1, action)
    assert (refused(table, 1, SortNext(50)), refused(table, 1, SortNext(15))) == ("proposal-fell", None)


def test_b17_no_sort_is_proposed_once_every_order_has_fallen() -> None:
    table = team(ROWS, "15 ox50", specials="sort stop", consent="all", players=2)
    for first in (15, 50):
        table.apply(0, UseSort())
        table.apply(0, SortNext(first))
        table.apply(1, Disagree())
    assert refused(table, 0, UseSort()) == "proposal-fell"
