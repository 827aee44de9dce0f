"""Games begun and played by the library are those of the rules, and the same for the same seed."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

import vacherie
from vacherie.bots.bot import Budget
from vacherie.core.errors import GameError, InvalidAction, InvalidFile, InvalidOptions, UnknownName
from vacherie.core.values import CHANCE
from vacherie.games import GAMES, find_game
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.lab.simulate import simulate

DECK = Path(str(vacherie.games.__file__)).parent / "unexploded_cow" / "deck.toml"


class First:
    def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget) -> Any:
        return legal[0]


class Silent:
    def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget) -> Any:
        return None


class Broken:
    def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget) -> Any:
        raise ZeroDivisionError


@pytest.mark.parametrize("game", GAMES)
def test_a_new_game_is_dealt_and_waits_for_a_seat(game: str) -> None:
    state = vacherie.new_game(game, players=3, seed=7)
    assert state.to_act()[0] != CHANCE
    assert state.legal_actions(0) or 0 not in state.to_act()


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_deals_the_same_cards_to_hands_and_to_bots(game: str) -> None:
    rules = find_game(game)
    dealt = vacherie.new_game(game, players=3, seed=7)
    assert rules.position(vacherie.new_game(game, players=3, seed=7)) == rules.position(dealt)
    assert rules.position(vacherie.new_game(game, players=3, seed=8)) != rules.position(dealt)
    played = (rules.position(state) for state in vacherie.play(game, players=3, seed=7).states())
    assert rules.position(dealt) in played


def test_without_a_seed_cards_are_dealt_anew() -> None:
    first, second = (vacherie.new_game("six_qui_prend", players=10).view(0) for _ in range(2))
    assert first != second


def test_options_are_given_by_name() -> None:
    assert vacherie.new_game("six_qui_prend", variant="pro").view(0).options == SixOptions(variant="pro")
    money = [5000, 4000, 3000]
    state = vacherie.new_game("unexploded_cow", 3, starting_money=money)
    assert state.view(0).options.starting_money == tuple(money)


def test_a_deck_is_given_as_its_file() -> None:
    for file in (DECK, str(DECK)):
        assert vacherie.new_game("unexploded_cow", deck=file).view(0).options.deck is not None
    deck = vacherie.new_game("unexploded_cow", deck=DECK).view(0).options.deck
    assert vacherie.new_game("unexploded_cow", deck=deck).view(0).options.deck == deck
    with pytest.raises(InvalidFile, match="file-missing"):
        vacherie.new_game("unexploded_cow", deck="nowhere.toml")


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"colour": "red"}, "option-unknown option=colour"),
        ({"variant": "expert"}, "option-value option=variant value='expert'"),
        ({"max_rounds": 0}, "option-value option=max_rounds value=0 known=1..1000, none"),
        ({"consent": "all"}, "option-without-meaning"),
        ({"players": 11}, "players-out-of-range"),
    ],
)
def test_what_cannot_be_played_says_why(options: dict[str, Any], error: str) -> None:
    for begin in (vacherie.new_game, vacherie.play):
        with pytest.raises(InvalidOptions, match=error):
            begin("six_qui_prend", **options)


def test_unknown_names_list_what_there_is() -> None:
    with pytest.raises(UnknownName, match="known=six_qui_prend"):
        vacherie.new_game("chess")
    with pytest.raises(UnknownName, match="known=calf, cow, bull"):
        vacherie.play("six_qui_prend", ["ox"])


def test_the_game_is_the_first_one_of_a_simulation() -> None:
    options = SixOptions(max_rounds=1)
    counted = simulate(find_game("six_qui_prend"), options, 4, ["calf", "cow"], 1, 5)
    record = vacherie.play("six_qui_prend", ["calf", "cow"], seed=5, max_rounds=1)
    outcome = record.outcome()
    assert outcome is not None
    assert outcome.scores == tuple(seat.mean_score for seat in counted.seats)


def test_bots_repeat_round_the_table_and_are_named() -> None:
    record = vacherie.play("six_qui_prend", ["calf", First()], players=3, seed=5, max_rounds=1)
    assert [(seat.name, seat.bot) for seat in record.seats] == [
        ("calf 0", "calf"),
        ("First 1", "First"),
        ("calf 2", "calf"),
    ]
    alone = vacherie.play("six_qui_prend", "calf", players=3, seed=5, max_rounds=1)
    assert [seat.bot for seat in alone.seats] == ["calf"] * 3


def test_ones_own_bot_decides_for_its_seat() -> None:
    record = vacherie.play("six_qui_prend", [First(), "calf"], players=2, seed=5, max_rounds=1)
    before = list(record.states())
    for state, (actor, action) in zip(before, record.actions, strict=False):
        if actor == 0:
            assert action == state.legal_actions(0)[0]


def test_the_mistakes_of_ones_own_bot_are_raised() -> None:
    with pytest.raises(InvalidAction, match="bot-answer name=Silent answer=None"):
        vacherie.play("six_qui_prend", [Silent()])
    with pytest.raises(ZeroDivisionError):
        vacherie.play("six_qui_prend", [Broken()])


def test_bots_fit_the_seats() -> None:
    with pytest.raises(GameError, match="no-bots"):
        vacherie.play("six_qui_prend", [])
    with pytest.raises(GameError, match="too-many-bots"):
        vacherie.play("six_qui_prend", ["calf"] * 3, players=2)


def test_an_edition_may_be_named_by_its_number() -> None:
    game = vacherie.new_game("unexploded_cow", players=3, edition=2011)
    assert game.view(0).options.edition == "2011"


def test_a_number_is_a_budget_of_playouts() -> None:
    seen: list[Budget] = []

    class Listening(First):
        def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget) -> Any:
            seen.append(budget)
            return super().choose(view, legal, random, budget)

    vacherie.play("nevaches", [Listening()], players=2, seed=1, budget=5)
    assert set(map(repr, seen)) == {repr(Budget(playouts=5))}
    few: Any = "five"
    with pytest.raises(TypeError):
        vacherie.play("nevaches", [Listening()], players=2, seed=1, budget=few)
