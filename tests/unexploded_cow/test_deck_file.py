"""A deck file is read whole, or refused with the line, the field and the reason."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.unexploded_cow.board import DECK
from vacherie.core.errors import InvalidFile, InvalidOptions
from vacherie.core.options import parse_options
from vacherie.games import unexploded_cow
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.cards import ready
from vacherie.games.unexploded_cow.deck_file import parse_deck, shipped_deck
from vacherie.games.unexploded_cow.options import UnexplodedOptions

SHIPPED = (Path(unexploded_cow.__file__).parent / "deck.toml").read_text("utf-8")
WINSTON = '{ name = "Winston", kind = "plain", price = 300, value = 800, known = ["name", "value"] },'


def test_the_shipped_deck_has_what_the_rulebooks_state() -> None:
    cows = {cow.name: cow for cow in shipped_deck().cows}
    values = {"Winston": 800, "Buck": 500, "Jack": -200, "Donald": 400}
    kinds = {"Buck": "mechanic", "Jack": "negative", "Donald": "pfc", "Falko": "spy", "Luther": "spy"}
    assert {name: cows[name].value for name in values} == values
    assert {name: cows[name].kind for name in kinds} == kinds
    assert len(cows) > 69 / 2
    assert {cow.price for cow in cows.values()} == {100, 200, 300}
    assert all(cow.value > cow.price for cow in cows.values() if cow.kind == "plain")


def test_each_copy_of_an_event_is_a_card() -> None:
    deck = ready(shipped_deck())
    assert deck.main_count == 69
    assert deck.names.count("Stampede") == 4
    assert {deck.effects[card] for card, name in enumerate(deck.names) if name == "Stampede"} == {
        "herds_move_left"
    }


@pytest.mark.parametrize(
    ("old", "new", "code", "field"),
    [
        ("value = 800", "value = 850", "deck-not-hundreds", "cows[0].value"),
        ("value = 800", "value = -800", "deck-kind-value", "cows[0].value"),
        ("value = -200", "value = 200", "deck-kind-value", "cows[6].value"),
        ('name = "Winston"', 'name = "buck"', "deck-name-twice", "cows[23].name"),
        ('name = "Winston"', 'name = "Stampede"', "deck-name-twice", "events[6].name"),
        ('name = "Winston"', 'name = ""', "field-length", "cows[0].name"),
        ('kind = "plain"', 'kind = "calf"', "field-choice", "cows[0].kind"),
        ('effect = "shoot_cow"', 'effect = "eat_cow"', "field-choice", "events[4].effect"),
        ("price = 300", "price = -100", "field-range", "cows[0].price"),
        ("price = 300", "price = 100000000", "field-range", "cows[0].price"),
        ("value = 800", "value = 9000000000000000000", "field-range", "cows[0].value"),
        ("copies = 4", "copies = 1000000000000", "field-range", "events[4].copies"),
        ("draw = 3", "draw = 1000000000", "field-range", "cities[1].draw"),
        ("price = 300", "prize = 300", "field-unknown", "cows[0].prize"),
        (WINSTON, "", "deck-main-count", ""),
        ('{ name = "Amiens",    points = 2,  draw = 3 },', "", "deck-city-count", "cities"),
        ("money = 300", "money = 30", "deck-not-hundreds", "cities[2].money"),
        ('name = "Amiens"', 'name = "quimper"', "deck-name-twice", "cities[1].name"),
        ("cows = [", "cows = ", "file-not-toml", ""),
    ],
)
def test_a_mistake_is_refused_with_its_place(old: str, new: str, code: str, field: str) -> None:
    with pytest.raises(InvalidFile) as caught:
        parse_deck(SHIPPED.replace(old, new, 1), "mine.toml")
    assert (caught.value.code, caught.value.field, caught.value.file) == (code, field, "mine.toml")


def test_the_line_and_what_is_wrong_there_are_named() -> None:
    text = SHIPPED.replace("value = 800", "value = 850")
    with pytest.raises(InvalidFile) as caught:
        parse_deck(text, "mine.toml")
    assert caught.value.params == {"name": "Winston", "amount": 850}
    assert caught.value.line is not None
    assert 'name = "Winston"' in text.splitlines()[caught.value.line - 1]


def test_another_number_of_cards_is_welcome_if_the_file_says_so() -> None:
    text = 'counts = "free"\n' + SHIPPED.replace(WINSTON, "")
    assert parse_deck(text, "mine.toml").main_cards() == 68


def test_but_not_fewer_than_can_be_dealt() -> None:
    with pytest.raises(InvalidOptions, match="deck-too-small"):
        GAME.new(UnexplodedOptions(deck=replace(DECK, events=())), 2)


def test_a_deck_is_chosen_by_its_file_and_the_options_hold_the_cards(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(SHIPPED.replace("value = 800", "value = 900"), "utf-8")
    options = parse_options(GAME, [f"deck={file}"])
    assert isinstance(options, UnexplodedOptions)
    assert options.deck is not None
    assert options.deck.cows[0].value == 900


def test_options_with_a_bad_deck_are_refused() -> None:
    with pytest.raises(InvalidOptions, match="deck-main-count"):
        GAME.new(UnexplodedOptions(deck=replace(DECK, counts="standard")), 2)
