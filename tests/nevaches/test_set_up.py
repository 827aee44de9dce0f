"""Set-up, options and what is hidden: N1 to N7 and N24 to N26."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from tests.nevaches.board import BASE, act, board, play, take
from vacherie.core.errors import IllegalAction
from vacherie.core.values import CHANCE
from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.actions import Dealt, TakeCard
from vacherie.games.nevaches.deck_file import shipped_deck
from vacherie.games.nevaches.events import CardTaken, GoalsDealt, StartCardsDealt
from vacherie.games.nevaches.game import NeVachesState
from vacherie.games.nevaches.goals import GOALS
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.nevaches.tiles import tile_counts
from vacherie.games.nevaches.track import FRONTS, LAYOUTS, Bonus

CHOOSE = NeVachesOptions(choose_start_card=True)
RANDOM = NeVachesOptions(random_bonus=True)
CARDS = tuple(shipped_deck())


def plain_deal(players: int, fox: int = 0, bonus_tiles: tuple[Bonus, ...] = FRONTS) -> Dealt:
    """Everything in the order in which it is listed."""
    tiles = tuple(Counter(tile_counts(players)).elements())
    goals = tuple((GOALS[2 * seat], GOALS[2 * seat + 1]) for seat in range(players))
    return Dealt(fox, tiles, CARDS, goals, bonus_tiles)


def dealt(players: int, options: NeVachesOptions = BASE, **more: object) -> NeVachesState:
    state = GAME.new(options, players)
    state.apply(CHANCE, replace(plain_deal(players), **more))
    return state


@pytest.mark.parametrize(
    ("players", "counts"), [(4, "16 15 15 13 12"), (3, "15 14 14 12 11"), (2, "14 13 13 11 10")]
)
def test_n1_the_tiles_by_number_of_players(players: int, counts: str) -> None:
    assert list(tile_counts(players).values()) == list(map(int, counts.split()))


def test_n1_five_lie_face_up() -> None:
    assert dealt(2).view(None).tile_row == ("field",) * 5
    assert dealt(2).view(None).tile_pile == 56


def test_n1_no_other_tiles_can_be_dealt() -> None:
    with pytest.raises(IllegalAction, match="bad-deal"):
        dealt(2, tiles=plain_deal(3).tiles)


def test_n2_55_cards_of_which_four_lie_face_up() -> None:
    assert len(CARDS) == 55
    assert dealt(3).view(None).card_row == CARDS[:4]


def test_n2_each_player_starts_with_one_from_the_pile() -> None:
    state = dealt(3)
    assert [state.view(seat).seats[seat].start_card for seat in range(3)] == list(CARDS[4:7])
    assert state.view(None).card_pile == 48


def test_n4_a_cow_on_each_cow_space_and_four_at_home() -> None:
    assert [player.home for player in dealt(2).view(None).seats] == [4, 4]


def test_n5_two_scoring_tiles_each_and_the_rest_is_out_unseen() -> None:
    state = dealt(2)
    assert state.view(1).goals == GOALS[2:4]
    assert state.view(None).goals == ()


def test_n5_no_scoring_tile_twice() -> None:
    with pytest.raises(IllegalAction, match="bad-deal"):
        dealt(2, goals=(GOALS[:2], GOALS[1:3]))


@pytest.mark.parametrize("fox", [0, 1, 2])
def test_n7_the_fox_begins_and_play_goes_to_the_left(fox: int) -> None:
    state = dealt(3, fox=fox)
    assert state.to_act() == (fox,)
    for card in state.view(None).card_row[:2]:
        take(state, card)
    assert state.to_act() == ((fox + 1) % 3,)


def test_n7_the_fox_goes_to_anybody() -> None:
    random = Random(7)
    state = GAME.new(BASE, 3)
    drawn = [state.draw(random) for _ in range(50)]
    assert {action.fox for action in drawn if isinstance(action, Dealt)} == {0, 1, 2}


def test_n24_without_the_option_the_fronts_lie_there() -> None:
    with pytest.raises(IllegalAction, match="bad-deal"):
        dealt(2, bonus_tiles=("card", "action", "home"))


def test_n24_the_bonus_tiles_lie_in_any_order_on_any_side() -> None:
    random = Random(24)
    state = GAME.new(RANDOM, 2)
    drawn = [state.draw(random) for _ in range(2000)]
    assert {action.bonus_tiles for action in drawn if isinstance(action, Dealt)} == LAYOUTS


def test_n24_with_no_cow_side_showing_each_starts_with_five_cows() -> None:
    state = dealt(2, RANDOM, bonus_tiles=("action", "card", "home"))
    assert [player.home for player in state.view(None).seats] == [5, 5]


def test_n25_counter_clockwise_from_the_right_of_the_fox_who_comes_last() -> None:
    state = dealt(3, CHOOSE, fox=1)
    asked = []
    while state.view(None).asked == "start_card":
        asked.append(state.to_act()[0])
        take(state, state.view(None).card_row[0])
    assert asked == [0, 2, 1]
    assert state.to_act() == (1,)


def test_n25_no_refill_and_no_refresh_between() -> None:
    state = dealt(3, CHOOSE)
    take(state, CARDS[0])
    assert state.legal_actions(1) == [TakeCard(card) for card in CARDS[1:4]]


def test_n25_then_the_row_is_filled_and_the_cards_nobody_took_stay() -> None:
    state = dealt(2, CHOOSE)
    take(state, CARDS[0])
    take(state, CARDS[2])
    assert state.view(None).card_row == (CARDS[1], CARDS[3], CARDS[4], CARDS[5])


def test_n25_it_takes_the_place_of_the_hidden_card() -> None:
    state = dealt(2, CHOOSE)
    assert not any(player.has_start_card for player in state.view(None).seats)


def test_n26_the_others_start_cards_and_scoring_tiles_are_secret() -> None:
    state = GAME.new(BASE, 2)
    told = [GAME.seen_by(event, 1) for event in state.apply(CHANCE, plain_deal(2))]
    assert StartCardsDealt((None, CARDS[5])) in told
    assert GoalsDealt((None, (GOALS[2], GOALS[3]))) in told
    assert state.view(1).seats[0].start_card is None


def test_n26_a_start_card_is_secret_until_it_is_played() -> None:
    state = board("L F", start_card="I2-L")
    assert state.view(1).seats[0].has_start_card
    assert state.view(1).seats[0].start_card is None
    play(state, "I2-L")
    assert state.view(1).discards == ("I2-L",)


def test_n26_which_cards_a_player_took_is_public() -> None:
    state = dealt(2)
    told = act(state, TakeCard(CARDS[0]))
    assert GAME.seen_by(told[0], None) == CardTaken(0, CARDS[0])
    assert state.view(1).seats[0].hand == (CARDS[0],)


def test_n26_nobody_sees_the_order_of_the_piles() -> None:
    tiles = plain_deal(2).tiles
    other = dealt(2, tiles=(*tiles[:5], *reversed(tiles[5:])), cards=(*CARDS[:6], *reversed(CARDS[6:])))
    assert other.view(0) == dealt(2).view(0)


@pytest.mark.parametrize(("players", "is_allowed"), [(1, False), (2, True), (4, True), (5, False)])
def test_n1_two_to_four_play(players: int, is_allowed: bool) -> None:
    assert (players in GAME.player_counts(BASE)) is is_allowed
