"""The table of NéVaches on the screen: it fits, tells what one may know, and not by colour alone."""

from io import StringIO
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console, RenderableType

from vacherie.cli.play.seating import seated
from vacherie.core.errors import GameError, IllegalAction, InvalidAction
from vacherie.core.values import CHANCE
from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.actions import (
    REFRESH_CARDS,
    REFRESH_TILES,
    BringHome,
    ChooseGoal,
    LeaveTree,
    NeVachesAction,
    PlaceTile,
    PlantTree,
    TakeCard,
)
from vacherie.games.nevaches.deck_file import shipped_deck
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.nevaches.position import NeVachesPosition, SeatPosition
from vacherie.games.nevaches.view import NeVachesView
from vacherie.messages.catalogue import LANGUAGES, catalogue
from vacherie.tables import find_terminal
from vacherie.tables.nevaches.cards import CARD_HEIGHT, grid_of, height_of
from vacherie.tables.nevaches.cells import cell_name, parse_cell
from vacherie.tables.teller import Teller

TERMINAL = find_terminal(GAME)


def teller_of(view: NeVachesView, language: str = "en") -> Teller:
    words = catalogue(language)
    return Teller(words, GAME, seated(["cow"] * (view.players - 1), words), view.viewer, view.options)


def printed(shown: RenderableType, width: int = 80) -> str:
    console = Console(file=StringIO(), width=width, record=True, highlight=False, markup=False)
    console.print(shown)
    return console.export_text()


def drawn(view: NeVachesView, language: str = "en", height: int | None = None, width: int = 80) -> str:
    return printed(TERMINAL.draw(view, teller_of(view, language), width, height), width)


AREA = """
F f . L
M W L L
. w H .
"""
POSITION = NeVachesPosition(
    players=3,
    seats=(
        SeatPosition(area=AREA, corner=(-1, 0), hand=("L4-LF",), start_card="V3-M", points=17),
        SeatPosition(area="L M", hand=("O4-F",), points=5),
        SeatPosition(area="H", start_card="X5-H"),
    ),
)


def view_of(position: NeVachesPosition = POSITION, viewer: int | None = 0) -> NeVachesView:
    return GAME.restore(position).view(viewer)


@pytest.mark.parametrize("height", [None, 24, 50])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_of_a_whole_game_fits_into_80_columns(language: str, height: int | None) -> None:
    random = Random(f"{language}{height}")
    state = GAME.new(NeVachesOptions(random_bonus=True, choose_start_card=True), 4)
    moves = 0
    while actors := state.to_act():
        if moves % 15 == 0:
            for viewer in (None, 3):
                wide = [
                    line
                    for line in drawn(state.view(viewer), language, height, width=80).splitlines()
                    if cell_len(line) > 80 or ("…" in line and height is None)
                ]
                assert wide == []
        actor = actors[0]
        state.apply(actor, state.draw(random) if actor == CHANCE else state.random_action(actor, random))
        moves += 1


@pytest.mark.parametrize("height", [None, 24])
def test_a_narrow_screen_cuts_nothing_off(height: int | None) -> None:
    text = drawn(view_of(), height=height, width=50)
    assert max(map(cell_len, text.splitlines())) <= 50
    assert "15 cow · 25 cow · 38 action · 50 all home · 65 end" in text
    assert "Bluebe…" in text or "Bluebell" in text


def test_a_landscape_wider_than_the_screen_is_folded() -> None:
    area = " ".join(["F"] * 14 + ["M"] * 13)
    position = NeVachesPosition(players=2, seats=(SeatPosition(area=area, corner=(-20, 0)), SeatPosition()))
    text = drawn(view_of(position))
    assert max(map(cell_len, text.splitlines())) <= 80
    assert "-M" in text
    assert sum(line.count("   F") for line in text.splitlines()) >= 14


def test_no_card_is_higher_than_three() -> None:
    assert max(height_of(grid_of(card)) for card in shipped_deck().values()) == CARD_HEIGHT


def test_tiles_cows_and_free_cells_are_told_by_signs() -> None:
    lines = drawn(view_of(), height=24).splitlines()
    [row] = [line for line in lines if line.startswith("  8")]
    assert row.startswith("  8  F8  F   Fɤ  I8  L   K8")
    assert any(line.startswith(" 10     G10  Wɤ  H  J10") for line in lines)
    big = drawn(view_of()).splitlines()
    assert any(line.startswith("  8   F8   F    F    I8   L    K8") for line in big)


def test_the_four_tiles_of_a_tree_show_it() -> None:
    seats = (SeatPosition(area="F M\nL W", trees=((0, 0),)), SeatPosition())
    view = view_of(NeVachesPosition(players=2, seats=seats))
    assert drawn(view, height=24).count("♣ ") >= 4
    assert "♣♣" in drawn(view)


def test_only_the_viewers_own_secrets_are_drawn() -> None:
    own, other = drawn(view_of()), drawn(view_of(viewer=1))
    assert "╭─ 2 ─" in own.split("Your hand")[1]
    assert "╭─ 2 ─" not in other.split("Your hand")[1].split("\n", 6)[-1]
    assert "scoring tiles" not in drawn(view_of(viewer=None))


def test_a_card_that_can_be_played_is_marked_and_its_ways_are_shown() -> None:
    seat = SeatPosition(area=AREA, corner=(-1, 0), hand=("L4-LF", "I2-L"))
    position = NeVachesPosition(players=2, seats=(seat, SeatPosition()))
    view = view_of(position)
    hand = drawn(view).split("Your hand")[1]
    assert "1 ✓" not in hand
    assert "2 ✓" in hand
    reply = TERMINAL.read("play 2", view, (), teller_of(view))
    assert reply.shown is not None
    text = printed(reply.shown)
    assert "play 2 1" in text
    assert "play 2 2" in text
    [chosen] = TERMINAL.read("play 2 2", view, (), teller_of(view)).actions
    assert chosen in GAME.restore(position).legal_actions(0)


def read(text: str, language: str = "en", **fields: object) -> NeVachesAction:
    position = NeVachesPosition(**{"players": 3, "seats": POSITION.seats, **fields})  # type: ignore[arg-type]
    view = view_of(position)
    [action] = TERMINAL.read(text, view, (), teller_of(view, language)).actions
    assert GAME.restore(position).refusal(0, action) is None, action
    typed: NeVachesAction = action
    return typed


FOUR_LAKES = ("lake", "lake", "field", "lake", "lake")
SHARING = ("I2-L", "I3-L", "L4-LF", "T4-FFL")


@pytest.mark.parametrize(
    ("text", "language", "action"),
    [
        ("lake i8", "en", PlaceTile("lake", (1, 0))),
        ("L I8", "en", PlaceTile("lake", (1, 0))),
        ("tile h7 forest", "en", PlaceTile("forest", (0, -1))),
        ("forêt h7", "fr", PlaceTile("forest", (0, -1))),
        ("m h7", "fr", PlaceTile("house", (0, -1))),
        ("peça casa h7", "pt-BR", PlaceTile("house", (0, -1))),
        ("home", "en", None),
        ("home h8", "en", BringHome(((0, 0),))),
        ("rentrer h10", "fr", BringHome(((0, 2),))),
    ],
)
def test_what_is_typed(text: str, language: str, action: NeVachesAction | None) -> None:
    if action is None:
        with pytest.raises(InvalidAction):
            read(text, language)
    else:
        assert read(text, language) == action


def test_rows_are_exchanged_by_name_or_where_it_goes_without_saying() -> None:
    assert read("exchange", tile_row=FOUR_LAKES) == REFRESH_TILES
    assert read("exchange tiles", tile_row=FOUR_LAKES) == REFRESH_TILES
    bare = (SeatPosition(),) * 3
    assert read("x", card_row=SHARING, seats=bare) == REFRESH_CARDS
    assert read("trocar cartas", "pt-BR", card_row=SHARING, seats=bare) == REFRESH_CARDS
    with pytest.raises(InvalidAction):
        read("exchange", card_row=SHARING, tile_row=FOUR_LAKES, seats=bare)


def test_cards_are_taken_by_number() -> None:
    row = view_of().card_row
    assert read("take 2") == TakeCard(row[1])
    assert read("3", asked="bonus_card") == TakeCard(row[2])
    with pytest.raises(InvalidAction) as error:
        read("lake i8", asked="bonus_card")
    assert error.value.code == "input-not-a-number"
    with pytest.raises(InvalidAction) as error:
        read("play 1", asked="bonus_card")
    assert error.value.code == "input-not-now"


def test_trees_by_yes_number_cell_or_no() -> None:
    one: dict[str, Any] = {"asked": "tree", "seats": (SeatPosition(area="F M\nL W"),) + (SeatPosition(),) * 2}
    assert read("yes", squares=((0, 0),), **one) == PlantTree((0, 0))
    assert read("non", "fr", squares=((0, 0),), **one) == LeaveTree()
    two = {**one, "seats": (SeatPosition(area="F F F\nF F F"),) + (SeatPosition(),) * 2}
    assert read("2", squares=((0, 0), (1, 0)), **two) == PlantTree((1, 0))
    assert read("h9", squares=((0, 0), (1, 0)), **two) == PlantTree((0, 0))
    for vague in ("yes", "i8", "3", "tree"):
        with pytest.raises(InvalidAction):
            read(vague, squares=((0, 0), (1, 0)), **two)


def test_a_scoring_tile_by_number() -> None:
    seats = (SeatPosition(goals=("three_trees", "most_fields")), *POSITION.seats[1:])  # type: ignore[index]
    assert read("2", asked="goal", seats=seats) == ChooseGoal("most_fields")


def test_a_card_without_cows_or_place_is_refused_in_the_words_of_the_rules() -> None:
    with pytest.raises(IllegalAction) as error:
        read("play 1", seats=(SeatPosition(area="F", hand=("L4-LF",)), *(SeatPosition(),) * 2))
    assert error.value.code == "not-its-shape"
    seats = (SeatPosition(area="f f f f", hand=("L4-LF",)), *(SeatPosition(),) * 2)
    with pytest.raises(IllegalAction) as error:
        read("play 1", seats=seats)
    assert error.value.code == "too-few-cows"


@given(st.integers(-100, 100), st.integers(-100, 100))
def test_names_of_cells_go_there_and_back(column: int, row: int) -> None:
    name = cell_name((column, row))
    assert parse_cell(name) == parse_cell(name.lower()) == (column, row)


@pytest.mark.parametrize("text", ["", "8h", "h", "8", "h8x", "abc1", "h-", "ʜ8", "h٣"])
def test_other_words_are_no_cells(text: str) -> None:
    assert parse_cell(text) is None


@given(st.text(max_size=12), st.sampled_from(["action", "tile", "bonus_card", "goal"]))
def test_no_line_can_break_the_table(text: str, asked: str) -> None:
    view = view_of(NeVachesPosition(players=3, seats=POSITION.seats, asked=asked))  # type: ignore[arg-type]
    mistake = mistake_in(text, view)
    assert mistake is None or catalogue("en").has(f"error-{mistake.code}")


def mistake_in(text: str, view: NeVachesView) -> GameError | None:
    try:
        TERMINAL.read(text, view, (), teller_of(view))
    except GameError as error:
        return error
    return None
