"""Set-up, and what comes before a turn: U1 to U8."""

from random import Random

import pytest

from tests.unexploded_cow.board import CITY_NUMBERS, DECK, board, gains, only, roll, rules, table
from vacherie.core.errors import IllegalAction
from vacherie.core.values import CHANCE
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.actions import Shuffled
from vacherie.games.unexploded_cow.cards import ready
from vacherie.games.unexploded_cow.deck_file import shipped_deck
from vacherie.games.unexploded_cow.editions import EDITIONS, STARTING_MONEY, Edition, EditionName
from vacherie.games.unexploded_cow.events import Anted, CityTurned, TurnBegan
from vacherie.games.unexploded_cow.game import UnexplodedState

MAIN = tuple(range(ready(DECK).main_count))
TOWNS = tuple(range(len(DECK.cities)))


def begun(players: int = 3, first: int = 0, edition: EditionName = "2013") -> UnexplodedState:
    state = GAME.new(rules(edition), players)
    state.apply(CHANCE, Shuffled(MAIN, TOWNS, first))
    return state


@pytest.mark.parametrize(("edition", "counts"), [("2013", range(2, 7)), ("2011", range(3, 7))])
def test_u1_two_or_three_to_six_play(edition: EditionName, counts: range) -> None:
    assert GAME.player_counts(rules(edition)) == counts


def test_u2_69_main_cards_and_12_cities() -> None:
    assert (shipped_deck().main_cards(), len(shipped_deck().cities)) == (69, 12)


def test_u2_three_cards_to_each_hand_and_two_are_drawn_by_the_first() -> None:
    position = GAME.position(begun(players=3, first=1))
    assert position.hands == ((0, 1, 2), (3, 4, 5, 9, 10), (6, 7, 8))
    assert position.draw_pile == MAIN[11:]


@pytest.mark.parametrize(
    "shuffled",
    [Shuffled(MAIN[1:], TOWNS, 0), Shuffled((0, *MAIN[:-1]), TOWNS, 0), Shuffled(MAIN, TOWNS[1:], 0)],
)
def test_u2_a_shuffle_has_every_card_once(shuffled: Shuffled) -> None:
    with pytest.raises(IllegalAction, match="bad-shuffle"):
        GAME.new(rules(), 3).apply(CHANCE, shuffled)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_u3_the_notes_make_5000(edition: Edition) -> None:
    assert sum(note * count for note, count in edition.notes.items()) == STARTING_MONEY


def test_u3_francs_and_euros() -> None:
    currencies = {name: edition.currency for name, edition in EDITIONS.items()}
    assert currencies == {"2013": "francs", "2011": "euros"}


def test_u4_everybody_antes_500() -> None:
    state = begun(players=4)
    assert gains(state) == (-500, -500, -500, -500)
    assert table(state).pot == 2000


def test_u4_chance_says_who_begins() -> None:
    assert begun(first=2).to_act() == (2,)
    assert GAME.new(rules(), 3).refusal(CHANCE, Shuffled(MAIN, TOWNS, 3)) is not None


@pytest.mark.parametrize(("edition", "order"), [("2013", [CityTurned, Anted]), ("2011", [Anted, CityTurned])])
def test_u5_the_first_city_is_turned_up_in_set_up_or_by_the_first_player(
    edition: EditionName, order: list[type]
) -> None:
    told = GAME.new(rules(edition), 3).apply(CHANCE, Shuffled(MAIN, TOWNS, 0))
    assert [type(event) for event in told if isinstance(event, CityTurned | Anted)] == order


@pytest.mark.parametrize("edition", ["2013", "2011"])
def test_u6_money_and_pot_are_always_the_same_sum(edition: EditionName) -> None:
    state, random = GAME.new(rules(edition), 4), Random(edition)
    while actors := state.to_act():
        (actor,) = actors
        state.apply(actor, state.draw(random) if actor == CHANCE else state.random_action(actor, random))
        assert sum(table(state).money) + table(state).pot == 20000


def test_u7_a_taken_city_is_followed_by_the_next() -> None:
    state = board("Two / /", city="Vide", city_pile="Arras Amiens")
    (turned,) = only(roll(state, 1), CityTurned)
    assert turned.city == CITY_NUMBERS["Arras"]


def test_u7_a_city_that_was_not_taken_stays() -> None:
    state = board("/ Two /", city="Vide")
    assert only(roll(state, 1), CityTurned) == []
    assert table(state).city == CITY_NUMBERS["Vide"]


def test_u7_no_city_left_is_sudden_death() -> None:
    state = board("Two Three / /", city="Vide", city_pile="")
    roll(state, 1)
    assert table(state).order == (0, 1, 2)


@pytest.mark.parametrize(("edition", "pot"), [("2013", 1500), ("2011", 0)])
def test_u8_an_empty_pot_is_filled_before_the_next_turn_in_2013(edition: EditionName, pot: int) -> None:
    state = board("/ /", pot=0, edition=edition)
    told = roll(state, 1)
    assert table(state).pot == pot
    assert isinstance(told[-3], TurnBegan)


def test_u8_before_sudden_death_there_is_one_ante_not_two() -> None:
    state = board("Two Three / /", pot=0, city="Vide", city_pile="")
    assert only(roll(state, 1), Anted) == [Anted(500)]
