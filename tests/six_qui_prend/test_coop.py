"""The cooperative table: the deal, the trick, the piles, how the Ox takes, and the end (B1–B6)."""

from random import Random

import pytest

from tests.six_qui_prend.team import (
    COOP,
    SPECIALS_IN_PLAY,
    asked,
    deal,
    dealt,
    drawn,
    go_on,
    open_specials,
    ox_pile,
    pick,
    position_of,
    shared_part,
    team,
    team_pile,
    waiting,
)
from vacherie.core.values import CHANCE
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.actions import OxDealt, Special
from vacherie.games.six_qui_prend.game import SixState


@pytest.mark.parametrize("players", SPECIALS_IN_PLAY)
def test_b1_ten_cards_go_to_each_player_and_ten_to_the_ox(players: int) -> None:
    position = position_of(dealt(players))
    assert [len(cards) for cards in (*position.hands, position.team.ox_hand)] == [10] * (players + 1)
    assert position.rows == ((71,), (72,), (73,), (74,))


def test_b1_one_to_six_play() -> None:
    assert list(GAME.player_counts(COOP)) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("ox", [tuple(range(61, 70)), tuple(range(60, 70))], ids=["nine", "a card twice"])
def test_b1_a_wrong_deal_is_refused(ox: tuple[int, ...]) -> None:
    right = deal(6)
    refusal = GAME.new(COOP, 6).refusal(CHANCE, OxDealt(right.hands, right.rows, ox, right.specials))
    assert refusal is not None
    assert refusal.code == "bad-deal"


@pytest.mark.parametrize("players", SPECIALS_IN_PLAY)
def test_b2_the_number_of_special_cards_follows_the_number_of_players(players: int) -> None:
    shared = shared_part(dealt(players))
    assert len(shared.specials) + shared.specials_left == SPECIALS_IN_PLAY[players]


@pytest.mark.parametrize(
    "specials",
    [("stop", "stop", "slide"), ("stop",) * 3 + ("slide",), ("stop",) * 5],
    ids=["too few", "three of a kind", "too many"],
)
def test_b2_other_special_cards_are_refused(specials: tuple[Special, ...]) -> None:
    refusal = GAME.new(COOP, 3).refusal(CHANCE, deal(3, specials))
    assert refusal is not None
    assert refusal.code == "bad-deal"


def test_b2_two_special_cards_lie_face_up() -> None:
    assert open_specials(dealt(3, ("stop", "slide", "first", "sort"))) == "stop slide"


def test_b2_chance_draws_what_the_table_says() -> None:
    for players, count in SPECIALS_IN_PLAY.items():
        table = GAME.new(COOP, players)
        drawn_deal = table.draw(Random(players))
        assert isinstance(drawn_deal, OxDealt)
        assert len(drawn_deal.specials) == count
        assert table.refusal(CHANCE, drawn_deal) is None


def test_b3_the_oxs_top_card_is_revealed_with_the_picks_lowest_first() -> None:
    table = team("10 / 20 / 30 / 40", hands="50 51 / 15 16 / 90 91", ox="33 1")
    pick(table, "50 15 90")
    assert waiting(table) == "15 ox33 50 90"


def test_b3_the_ox_waits_until_the_last_has_picked() -> None:
    table = team("10 / 20 / 30 / 40", hands="50 / 15 / 90", ox="33")
    pick(table, "50 15")
    assert (waiting(table), asked(table)) == ("", "card")


def test_b3_the_cards_are_placed_lowest_first_by_the_rules_of_the_base_game() -> None:
    table = team("10 / 20 / 30 / 40", specials="", hands="36 1 / 37 2 / 38 3", ox="35 4")
    pick(table, "36 37 38")
    assert drawn(table) == "10 / 20 / 30 35 36 37 38 / 40"


def test_b4_the_team_shares_one_pile() -> None:
    table = team("1 2 3 4 5 / 11 12 13 14 15 / 30 / 40", specials="", hands="6 / 16 / 50", ox="60")
    pick(table, "6 16 50")
    assert team_pile(table) == (1, 2, 3, 4, 5, 11, 12, 13, 14, 15)


def test_b4_the_ox_has_its_own_pile() -> None:
    table = team("1 2 3 4 5 / 20 / 30 / 40", specials="", hands="50 / 51 / 52", ox="6")
    pick(table, "50 51 52")
    assert (team_pile(table), ox_pile(table)) == ((), (1, 2, 3, 4, 5))


def test_b5_the_ox_takes_the_row_with_fewest_heads() -> None:
    table = team("40 / 31 32 / 55 / 60 61", specials="", hands="100", ox="3", players=1)
    pick(table, "100")
    assert (drawn(table), ox_pile(table)) == ("40 / 3 / 55 / 60 61 100", (31, 32))


def test_b5_of_rows_with_equal_heads_it_takes_the_one_with_the_highest_last_card() -> None:
    table = team("25 26 / 41 42 43 / 37 38 39 / 60 61", specials="", hands="100", ox="3", players=1)
    pick(table, "100")
    assert drawn(table) == "25 26 / 3 / 37 38 39 / 60 61 100"


def test_b5_a_higher_last_card_with_more_heads_does_not_matter() -> None:
    table = team("21 / 31 / 70 / 80", specials="", hands="100", ox="3", players=1)
    pick(table, "100")
    assert drawn(table) == "21 / 3 / 70 / 80 100"


def test_b5_a_locked_row_is_left_alone() -> None:
    table = team("10 / 21 stop / 30 31 / 40 41", "ox3 100")
    go_on(table)
    assert drawn(table) == "3 / 21 stop / 30 31 / 40 41"


def test_b5_of_equal_rows_a_locked_one_is_left_alone() -> None:
    table = team("10 / 41 stop / 31 / 21", "ox3 100")
    go_on(table)
    assert drawn(table) == "10 / 41 stop / 3 / 21"


@pytest.mark.parametrize(
    ("players", "taken", "ox_taken", "reason"),
    [
        (3, "1 2 3", "4 6 7 8", "ox-beaten"),
        (3, "1 2 3", "4 6 7", "ox-won"),
        (3, "1 2 3 9", "4 6 7", "ox-won"),
        (2, "1 2", "3 4 6 7 8", "ox-beaten"),
        (2, "1 2", "3 4 6 7", "ox-won"),
        (1, "1 2", "3 4 6 7 8", "ox-beaten"),
        (1, "1 2", "3 4 6", "ox-won"),
        (6, "", "", "ox-won"),
    ],
    ids=["fewer", "equal", "more", "two doubled", "two equal", "one doubled", "one loses", "nothing taken"],
)
def test_b6_the_team_wins_with_fewer_heads_than_the_ox(
    players: int, taken: str, ox_taken: str, reason: str
) -> None:
    table = last_trick(players, taken, ox_taken)
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, asked(table)) == (reason, None)


def last_trick(players: int, taken: str, ox_taken: str) -> SixState:
    """Played out; nothing is taken in it."""
    cards = ["12", "21", "31", "42", "13", "22"][:players]
    hands, rows = " / ".join(cards), "10 / 20 / 30 / 40"
    table = team(rows, specials="", hands=hands, ox="11", taken=taken, ox_taken=ox_taken, players=players)
    pick(table, " ".join(cards))
    return table


def test_b6_all_win_together_or_nobody_does() -> None:
    won, lost = last_trick(3, "", "1").outcome(), last_trick(3, "1", "").outcome()
    assert won is not None
    assert lost is not None
    assert (won.winners, lost.winners) == ((0, 1, 2), ())


@pytest.mark.parametrize(("players", "heads"), [(1, 14), (2, 14), (3, 7), (4, 7), (5, 7), (6, 7)])
def test_b6_one_or_two_players_count_double(players: int, heads: int) -> None:
    outcome = last_trick(players, "55", "").outcome()
    assert outcome is not None
    assert outcome.scores == (heads,) * players


def test_b6_the_oxs_heads_are_never_doubled() -> None:
    assert shared_part(last_trick(1, "", "55")).ox_heads == 7


def test_b6_one_round_of_ten_tricks_is_the_game() -> None:
    table = dealt(1)
    tricks = 0
    while asked(table) is not None:
        tricks += asked(table) == "card"
        table.apply(0, table.legal_actions(0)[0])
    assert (tricks, position_of(table).hands, position_of(table).team.ox_hand) == (10, ((),), ())
