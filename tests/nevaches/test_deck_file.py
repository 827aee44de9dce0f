"""Deck files: the shipped one is what it says, and a bad one is refused with line, field and reason."""

from pathlib import Path

import pytest

from vacherie.core.errors import InvalidFile, InvalidOptions
from vacherie.core.options import describe_options, parse_options
from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.cards import DrawnCard
from vacherie.games.nevaches.deck import OwnDeck
from vacherie.games.nevaches.deck_file import SHIPPED, parse_deck, shipped_cards, shipped_deck
from vacherie.games.nevaches.options import NeVachesOptions, options_problem

TEXT = SHIPPED.read_text("utf-8")
FREE = 'counts = "free"\n'
GRIDS = ("L ?", "F ?", "M ?", "W ?", "H ?", "L F", "L M", "L W")


def cards(*grids: str) -> str:
    """A line for each card, the first on line 2."""
    lines = (f'  {{ id = "{number}", points = 5, grid = "{grid}" }},\n' for number, grid in enumerate(grids))
    return f"card = [\n{''.join(lines)}]\n"


def mistake(text: str) -> InvalidFile:
    with pytest.raises(InvalidFile) as caught:
        parse_deck(text, "mine.toml")
    return caught.value


def test_the_shipped_deck_has_55_cards_and_the_two_known_from_print() -> None:
    drawn = shipped_cards()
    assert len(drawn) == 55
    assert [card.id for card in drawn if card.known] == ["L4-LF", "T4-FFL"]


def test_the_known_l_card_is_as_the_rulebook_shows_it() -> None:
    card = shipped_deck()["L4-LF"]
    assert (card.points, card.cows) == (8, 2)
    assert sorted(card.landscapes) == ["field", "lake"]


def test_points_follow_the_number_of_cows() -> None:
    ranges = {1: range(4, 7), 2: range(6, 10), 3: range(9, 13), 4: range(12, 16)}
    assert all(card.points in ranges[card.cows] for card in shipped_deck().values())


def test_most_cards_have_face_down_cells() -> None:
    assert sum(bool(card.patterns[0].face_down) for card in shipped_deck().values()) == 48


def test_a_deck_of_another_size_must_say_so() -> None:
    error = mistake(cards(*GRIDS))
    assert (error.code, error.line, error.field) == ("deck-count", 1, "card")
    assert error.params == {"count": 8, "wanted": 55}
    assert len(parse_deck(FREE + cards(*GRIDS), "mine.toml").cards) == 8


@pytest.mark.parametrize(
    ("grid", "code", "params"),
    [
        ("L X", "deck-sign", {"sign": "X", "known": "F M W L H ? ."}),
        ("L", "deck-cells", {"count": 1, "least": 2, "most": 5}),
        ("L F M W H L", "deck-cells", {"count": 6, "least": 2, "most": 5}),
        ("", "deck-cells", {"count": 0, "least": 2, "most": 5}),
        ("L . F", "deck-apart", {}),
        ("L .\\n. F", "deck-apart", {}),
        ("? ?", "deck-cows", {"count": 0, "least": 1, "most": 4}),
        ("L F M W H", "deck-cows", {"count": 5, "least": 1, "most": 4}),
        ("? L", "deck-equal", {"other": "0"}),
        ("L\\n?", "deck-equal", {"other": "0"}),
    ],
)
def test_a_bad_card_is_named_with_its_line(grid: str, code: str, params: dict[str, object]) -> None:
    error = mistake(cards(*GRIDS, grid) + FREE)
    assert (error.code, error.line, error.field) == (code, 10, "card[8].grid")
    assert error.params == {"card": "8", **params}


@pytest.mark.parametrize(
    ("old", "new", "code", "field"),
    [
        ("points = 5", "points = 0", "field-range", "card[0].points"),
        ("points = 5", 'points = "many"', "field-type", "card[0].points"),
        ("points = 5\n", "", "field-missing", "card[0].points"),
        ('id = "I2-L"', 'id = "I3-L"', "deck-id-twice", "card[1].id"),
        ('id = "I2-L"', 'id = "I2-L"\ncolour = "red"', "field-unknown", "card[0].colour"),
        ("[[card]]", "[card]", "file-not-toml", ""),
    ],
)
def test_a_mistake_in_a_field(old: str, new: str, code: str, field: str) -> None:
    error = mistake(TEXT.replace(old, new, 1))
    assert (error.code, error.field) == (code, field)
    assert error.line is not None


def test_mirrored_cards_are_two_cards() -> None:
    assert parse_deck(FREE + cards(*GRIDS, "L .\\n? F", ". L\\nF ?"), "mine.toml").cards


def test_a_deck_needs_a_card_for_everybody() -> None:
    assert mistake(FREE + cards(*GRIDS[:7])).params == {"count": 7, "least": 8}


def test_a_file_can_be_chosen_and_the_options_hold_it_whole(tmp_path: Path) -> None:
    file = tmp_path / "alps.toml"
    file.write_text(FREE + cards(*GRIDS), "utf-8")
    options = parse_options(GAME, [f"deck={file}", "random_bonus=yes"])
    assert isinstance(options, NeVachesOptions)
    assert options.deck is not None
    assert (options.deck.name, len(options.deck.cards)) == ("alps", 8)
    assert parse_options(GAME, ["deck=none"]) == NeVachesOptions()


def test_a_file_that_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(InvalidFile, match="file-missing"):
        parse_options(GAME, [f"deck={tmp_path / 'none.toml'}"])


def test_the_help_says_that_a_file_can_be_given() -> None:
    assert {option.name: option.values for option in describe_options(GAME)}["deck"] == ("….toml", "none")


def test_a_deck_in_options_is_checked_too() -> None:
    deck = OwnDeck("bad", (DrawnCard("a", 5, "L"),) * 8)
    problem = options_problem(NeVachesOptions(deck=deck))
    assert isinstance(problem, InvalidOptions)
    assert problem.code == "deck-cells"
