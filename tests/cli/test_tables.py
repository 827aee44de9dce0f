"""The table of 6 qui prend! on the screen: it fits, tells what one may know, and not by colour alone."""

from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from vacherie.cli.play.seating import seated
from vacherie.core.values import CHANCE
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.options import VARIANTS, SixOptions
from vacherie.games.six_qui_prend.position import (
    CoopPosition,
    MarkedPosition,
    ProPosition,
    ReversedPosition,
    SixPosition,
    TeamPosition,
)
from vacherie.games.six_qui_prend.values import Marker, Played
from vacherie.games.six_qui_prend.view import SixView
from vacherie.messages.catalogue import LANGUAGES, catalogue
from vacherie.tables import find_terminal
from vacherie.tables.teller import Teller

TERMINAL = find_terminal(GAME)


def drawn(view: SixView, language: str = "en", height: int | None = None) -> str:
    words = catalogue(language)
    teller = Teller(words, GAME, seated(["cow"] * (view.players - 1), words), view.viewer)
    console = Console(file=StringIO(), width=200, record=True, highlight=False, markup=False)
    console.print(TERMINAL.draw(view, teller, 80, height))
    return console.export_text()


@pytest.mark.parametrize("height", [None, 24])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_table_of_a_whole_game_fits_into_80_columns(
    variant: str, language: str, height: int | None
) -> None:
    options = SixOptions(variant=variant) if variant == "coop" else SixOptions(variant=variant, max_rounds=1)  # type: ignore[arg-type]
    random = Random(f"{variant}{language}")
    state = GAME.new(options, 6)
    moves = 0
    while actors := state.to_act():
        if moves % 20 == 0:
            for viewer in (None, 5):
                lines = drawn(state.view(viewer), language, height).splitlines()
                # What is told in sentences is wrapped; what is drawn cannot be.
                wide = [
                    line for line in lines if cell_len(line.rstrip()) > 80 and ("│" in line or "ɤ" in line)
                ]
                assert [
                    line for line in wide if catalogue(language).text("table-six-queue") not in line
                ] == []
        actor = actors[0]
        state.apply(actor, state.draw(random) if actor == CHANCE else state.random_action(actor, random))
        moves += 1


HANDS = ((8, 24), (2, 17), (5, 19))
ROWS = ((12, 14, 15, 21, 22), (37, 55), (43,), (58, 90))


def base(**fields: object) -> SixView:
    position = SixPosition(players=3, rows=ROWS, hands=HANDS, **fields)  # type: ignore[arg-type]
    return GAME.restore(position).view(0)


@pytest.mark.parametrize("height", [None, 24])
def test_a_full_row_is_told_by_words_and_numbers(height: int | None) -> None:
    lines = drawn(base(), height=height).splitlines()
    assert [line for line in lines if "◀ full" in line] == [line for line in lines if "5/5 10ɤ" in line]
    assert sum("2/5 8ɤ" in line for line in lines) == 1


def test_each_card_shows_its_heads() -> None:
    text = drawn(base())
    assert "│  7ɤ │" in text
    assert "│ɤɤɤɤɤ│" in text
    assert "│ ɤɤɤ │" in text
    small = drawn(base(), height=24)
    for card in ("55 7ɤ", "22 5ɤ", "90 3ɤ", "15 2ɤ", "8 1ɤ"):
        assert card in small


def test_only_the_viewers_own_hand_is_drawn() -> None:
    text = drawn(base())
    assert "Your hand" in text
    assert "│  8  │  24 │" in text
    assert not {"17", "19"} & set(text.replace("│", " ").split())


def test_cabriole_takes_up_a_place() -> None:
    rows = ((12, 14, 15, 21), (37, 55), (43,), (58, 90))
    options = SixOptions(variant="cabriole")
    position = MarkedPosition(players=3, options=options, rows=rows, hands=HANDS, marker=Marker(0, None))
    text = drawn(GAME.restore(position).view(0))
    assert "│  21 │  ↷  │ 5/5 5ɤ ◀ full" in text


@pytest.mark.parametrize(
    ("variant", "marker", "note"),
    [
        ("even_odd", Marker(2, "odd"), "odd only"),
        ("escalade", Marker(2, "up"), "falling, moves ▲"),
        ("cabriole", Marker(2, None), "Cabriole"),
    ],
)
@pytest.mark.parametrize("height", [None, 24])
def test_a_fan_card_is_named_at_its_row_and_explained(
    variant: str, marker: Marker, note: str, height: int | None
) -> None:
    options = SixOptions(variant=variant)  # type: ignore[arg-type]
    rows = ((12,), (37,), (43,), (58,))
    position = MarkedPosition(players=3, options=options, rows=rows, hands=HANDS, marker=marker)
    text = drawn(GAME.restore(position).view(0), height=height)
    row, below = text.index(" 3 "), text.index("\n 4 ")
    assert note in text[row:below]
    assert catalogue("en").text(f"fan-card-six-{variant.replace('_', '-')}") in text


def test_a_reversed_card_shows_both_values_and_who_has_spent_the_card() -> None:
    options = SixOptions(variant="reversed")
    queue = (Played(13, 31, 0), Played(45, 45, 1), Played(102, 102, 2))
    position = ReversedPosition(
        players=3, options=options, asked="row", rows=ROWS, hands=HANDS, queue=queue, spent=(0,)
    )
    text = drawn(GAME.restore(position).view(0))
    assert "31 → 13 1ɤ  you ›  45 2ɤ  Daisy ›  102 1ɤ  Bluebell" in text
    assert [line.rstrip()[-1] for line in text.splitlines() if "+0" in line] == ["–", "⇄", "⇄"]


def test_the_draft_shows_the_open_cards_and_what_all_have_taken() -> None:
    position = ProPosition(
        players=3,
        options=SixOptions(variant="pro"),
        asked="draft",
        hands=((34,), (33,), (1,)),
        first=0,
        face_up=tuple(range(2, 33)),
    )
    text = drawn(GAME.restore(position).view(0))
    assert "Face up on the table" in text
    assert "  22 5ɤ " in text
    assert [line.split() for line in text.splitlines() if line.startswith(("Daisy", "Bluebell"))] == [
        ["Daisy", "33"],
        ["Bluebell", "1"],
    ]


def test_a_small_team_is_told_that_its_heads_count_double() -> None:
    position = CoopPosition(
        players=2,
        options=SixOptions(variant="coop"),
        rows=((12,), (37,), (43,), (58,)),
        hands=HANDS[:2],
        piles=((3, 10), (99,)),
        team=TeamPosition(ox_hand=(70, 71)),
    )
    text = drawn(GAME.restore(position).view(0))
    assert "Pile: 4ɤ ×2" in text
    assert "Ox: 2 cards left" in text
    assert "and 1 in its pile" in text
    assert "99" not in text
