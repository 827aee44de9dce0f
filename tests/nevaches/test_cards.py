"""Taking and playing cards, and bringing herds home: N11 to N14 and N16."""

from random import Random

import pytest

from tests.nevaches.board import act, area, board, bring, code, legal_of, only, place, play, plays, take
from vacherie.core.values import CHANCE
from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.actions import (
    BringHome,
    CardsShuffled,
    PlaceTile,
    PlayCard,
    RefreshCards,
    RefreshTiles,
    TakeCard,
)
from vacherie.games.nevaches.cards import DrawnCard
from vacherie.games.nevaches.deck import OwnDeck
from vacherie.games.nevaches.deck_file import shipped_deck
from vacherie.games.nevaches.events import CardPlayed, CardsDiscarded, PointsScored
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.nevaches.tiles import Cell
from vacherie.lab.play_out import play_randomly

LAKES = ("I2-L", "I3-L", "I2-LH", "I3-FL")
MORE_LAKES = ("I3-LM", "V3-LM", "V3-LW", "L4-LF", "T4-FFL")
MIXED = ("I2-L", "I3-L", "I2-LH", "I2-WM")


def test_n11_a_card_goes_from_the_row_to_the_hand() -> None:
    state = board("F", card_row=MIXED)
    take(state, "I3-L")
    assert state.view(None).seats[0].hand == ("I3-L",)
    assert state.view(None).card_row == ("I2-L", "I2-LH", "I2-WM")


def test_n11_only_from_the_row() -> None:
    assert code(board("F", card_row=MIXED), TakeCard("O4-F")) == "card-not-on-display"


def test_n11_the_hand_has_no_limit() -> None:
    state = board("F", *list(shipped_deck())[20:50], card_row=MIXED)
    take(state, "I3-L")
    assert len(state.view(None).seats[0].hand) == 31


def test_n11_it_may_be_played_in_the_same_turn() -> None:
    state = board("L F", card_row=MIXED)
    take(state, "I2-L")
    play(state, "I2-L")
    assert area(state) == "l F"


def test_n12_four_cards_with_a_landscape_in_common_may_be_discarded_before_taking() -> None:
    state = board("F", card_row=LAKES)
    assert only(act(state, RefreshCards()), CardsDiscarded) == [CardsDiscarded(0, LAKES)]
    assert len(state.view(None).card_row) == 4
    assert not set(state.view(None).card_row) & set(LAKES)


def test_n12_one_card_without_it_forbids_that() -> None:
    assert code(board("F", card_row=MIXED), RefreshCards()) == "no-card-refresh"


def test_n12_again_if_it_happens_again() -> None:
    state = board("F", card_row=LAKES, card_pile=("I3-LM", "V3-LM", "V3-LW", "L4-LF", *MIXED[3:]))
    act(state, RefreshCards())
    act(state, RefreshCards())
    assert state.to_act() == (CHANCE,)


def test_n12_three_cards_on_display_are_too_few() -> None:
    assert code(board("F", card_row=LAKES[:3]), RefreshCards()) == "no-card-refresh"


def test_n12_when_the_pile_is_empty_the_discards_are_shuffled_at_once() -> None:
    state = board("F", card_row=LAKES, card_pile=("V3-M",), discards=("O4-F",))
    act(state, RefreshCards())
    state.apply(CHANCE, CardsShuffled(("O4-F", *LAKES)))
    assert state.view(None).card_row == ("V3-M", "O4-F", "I2-L", "I3-L")


def test_n12_with_too_few_cards_anywhere_the_row_stays_short_and_the_game_goes_on() -> None:
    state = board("F", card_row=("I2-L", "I3-L"), card_pile=(), actions=1)
    take(state, "I2-L")
    assert state.view(None).card_row == ("I3-L",)
    assert state.to_act() == (1,)


def test_n12a_having_refreshed_you_must_take_a_card() -> None:
    state = board("L F", "I3-FH", card_row=LAKES)
    act(state, RefreshCards())
    assert {type(action) for action in state.legal_actions(0)} == {TakeCard}
    assert code(state, RefreshTiles()) == "not-asked"


def test_n12a_with_nothing_face_down_or_discarded_there_is_no_refresh() -> None:
    assert code(board("F", card_row=LAKES, card_pile=()), RefreshCards()) == "no-card-refresh"
    assert code(board("F", card_row=LAKES, card_pile=(), discards=("O4-F",)), RefreshCards()) is None


def test_n12a_an_exchange_may_be_made_as_often_as_there_is_one() -> None:
    state = board("F", card_row=LAKES, card_pile=MORE_LAKES)
    for _ in range(20):
        act(state, RefreshCards())
        while state.to_act() == (CHANCE,):
            state.apply(CHANCE, state.draw(Random(1)))
    take(state, state.view(None).card_row[0])
    assert state.view(None).actions == 1


def test_n12a_random_play_ends_though_every_row_could_be_exchanged() -> None:
    drawn = (DrawnCard(f"lake {length}", 5, "L" + " ?" * length) for length in range(1, 5))
    bent = (DrawnCard(f"bend {length}", 5, "L" + " ?" * length + "\n?") for length in range(1, 4))
    deck = OwnDeck("lakes", (*drawn, *bent, DrawnCard("two lakes", 5, "L L")))
    state = GAME.new(NeVachesOptions(deck=deck), 2)
    play_randomly(state, Random(1), state.advance)
    assert state.outcome() is not None


def test_n13_a_cow_goes_on_each_face_up_cell_and_the_points_are_scored() -> None:
    state = board("L M / W H / M F", "L4-LF")
    assert only(play(state, "L4-LF"), PointsScored) == [PointsScored(0, 8, 8)]
    assert area(state) == "l M / W H / M f"


@pytest.mark.parametrize("drawing", ["L . / M . / M F", "M M L / F . .", "F M / . M / . L", ". . F / L M M"])
def test_n13_a_card_may_be_turned(drawing: str) -> None:
    assert len(plays(board(drawing, "L4-LF"), "L4-LF")) == 1


@pytest.mark.parametrize("drawing", [". L / . M / F M", "L M M / . . F", "F . . / M M L", "M F / M . / L ."])
def test_n13_a_card_is_never_mirrored(drawing: str) -> None:
    assert plays(board(drawing, "L4-LF"), "L4-LF") == []


def test_n13_a_face_up_cell_must_match_its_landscape() -> None:
    state = board("L . / M . / M W", "L4-LF")
    assert code(state, PlayCard("L4-LF", ((0, 0), (1, 2)), ((0, 1), (0, 2)))) == "other-landscape"


def test_n13_a_face_up_cell_must_be_without_a_cow() -> None:
    state = board("l . / M . / M F", "L4-LF")
    assert code(state, PlayCard("L4-LF", ((0, 0), (1, 2)), ((0, 1), (0, 2)))) == "cow-there"


def test_n13_a_face_down_cell_may_be_any_tile_with_a_cow_or_not() -> None:
    assert len(plays(board("L . / m . / H F", "L4-LF"), "L4-LF")) == 1


def test_n13_a_face_down_cell_must_be_a_tile_and_gets_no_cow() -> None:
    state = board("L M / . M / . F", "L4-LF")
    assert code(state, PlayCard("L4-LF", ((0, 0), (1, 2)), ((0, 1), (0, 2)))) == "no-tile-there"
    assert code(state, PlayCard("L4-LF", ((0, 0), (0, 1), (1, 2)), ((0, 2),))) == "not-its-shape"


def test_n13_you_need_a_cow_at_home_for_each() -> None:
    state = board("L m w h / M . . . / M F . .", "L4-LF")
    assert code(state, PlayCard("L4-LF", ((0, 0), (1, 2)), ((0, 1), (0, 2)))) == "too-few-cows"


def test_n13_only_a_card_of_your_hand() -> None:
    assert code(board("L F"), PlayCard("I2-L", ((0, 0),), ((1, 0),))) == "card-not-in-hand"


def test_n13_cells_outside_the_shape_do_not_matter() -> None:
    assert len(plays(board("L w / M h / M F", "L4-LF"), "L4-LF")) == 1


def test_n13_the_card_is_discarded() -> None:
    state = board("L F", "I2-L")
    play(state, "I2-L")
    assert state.view(None).discards == ("I2-L",)
    assert state.view(None).seats[0].hand == ()


def test_n13_cows_card_points_then_the_bonus() -> None:
    told = play(board("L F", "I2-L", points=14), "I2-L")
    kinds = [type(event).__name__ for event in told]
    assert kinds[:4] == ["CardPlayed", "PointsScored", "BonusReached", "BonusTaken"]


def test_n13_equal_cells_and_cows_are_one_choice() -> None:
    state = board("M H / H M", "O4-MHHM")
    assert plays(state, "O4-MHHM") == [PlayCard("O4-MHHM", ((0, 0), (1, 0), (0, 1), (1, 1)), ())]


def test_n13_other_cells_or_cows_are_another_choice() -> None:
    cells: list[tuple[tuple[Cell, ...], tuple[Cell, ...]]] = [(((1, 0),), ((0, 0),)), (((1, 0),), ((2, 0),))]
    found = [(play.cows, play.face_down) for play in plays(board("F L M", "I2-L"), "I2-L")]
    assert sorted(found) == cells


def test_n13_what_was_played_is_told_with_all_its_cells() -> None:
    told = play(board("L F", "I2-L"), "I2-L")
    assert only(told, CardPlayed) == [CardPlayed(0, "I2-L", ((0, 0),), ((1, 0),))]


def test_n14_a_herd_is_a_group_of_cows_side_by_side() -> None:
    state = board("f m L / W l F / m F M")
    assert legal_of(state, BringHome) == [BringHome(((0, 0), (1, 0), (1, 1))), BringHome(((0, 2),))]


def test_n14_it_comes_home_whole() -> None:
    state = board("f m L / W l F / m F M")
    bring(state, (0, 0), (1, 0), (1, 1))
    assert area(state) == "F M L / W L F / m F M"
    assert state.view(None).seats[0].home == 3


def test_n14_not_a_part_of_it() -> None:
    assert code(board("f m L"), BringHome(((0, 0),))) == "no-herd-there"


def test_n14_a_herd_has_up_to_six_cows() -> None:
    state = board("f m l / w h f", points=25)
    assert len(legal_of(state, BringHome)[0].herd) == 6


def test_n16_an_action_that_cannot_be_done_cannot_be_chosen() -> None:
    state = board("F", "I2-WM", card_row=(), card_pile=())
    assert {type(action) for action in state.legal_actions(0)} == {PlaceTile}


def test_n16_a_tile_can_be_placed_four_times_in_a_turn() -> None:
    state = board("F M / L .", points=37, tiles="W F F F F", pile="F F F F F F")
    place(state, "W", 1, 1)
    assert state.view(None).asked == "tree"
    state.apply(0, state.legal_actions(0)[0])
    for column in (2, 3):
        place(state, "F", column, 0)
    assert len(state.view(None).tile_row) == 5
