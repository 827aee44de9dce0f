"""Screens of all sizes: nothing is cut off, and what a decision needs fits into 80 columns and 24 lines."""

from collections.abc import Iterator
from io import StringIO
from random import Random
from typing import cast

import pytest
from rich.cells import cell_len
from rich.console import Console

from vacherie.cli.play.scene import Scene
from vacherie.cli.play.seating import seated
from vacherie.core.values import CHANCE
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.options import VARIANTS, SixOptions, Variant
from vacherie.games.six_qui_prend.state import SixTable
from vacherie.messages.catalogue import LANGUAGES, catalogue
from vacherie.tables import find_terminal
from vacherie.tables.teller import Teller

TERMINAL = find_terminal(GAME)
LONG_STORY = tuple(f"Sentence {number}." for number in range(60))


def moments(variant: Variant, players: int, seed: object) -> Iterator[SixTable]:
    """Every moment of a game at which the first seat is asked something."""
    is_coop = variant == "coop"
    options = SixOptions(variant="coop") if is_coop else SixOptions(variant=variant, max_rounds=1)
    random = Random(f"{seed}")
    state = GAME.new(options, players)
    while actors := state.to_act():
        if 0 in actors:
            yield cast(SixTable, state)
        actor = actors[0]
        state.apply(actor, state.draw(random) if actor == CHANCE else state.random_action(actor, random))


def screen(
    state: SixTable, language: str, width: int, height: int, story: tuple[str, ...] = (), own: int = 0
) -> list[str]:
    """The lines that stand on a terminal of this size, with one left to type in."""
    words = catalogue(language)
    teller = Teller(words, GAME, seated(["cow"] * (state.players - 1), words), 0)
    out = StringIO()
    console = Console(
        file=out, width=width, height=height, force_terminal=True, color_system=None, highlight=False
    )
    scene = Scene(console, teller, TERMINAL, story, state.view(0), state.legal_actions(0), own)
    scene.show()
    return out.getvalue().removeprefix("\x1b[2J\x1b[H").removeprefix("\x1b[H\x1b[2J").splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_decision_fits_into_24_lines_of_80_columns(variant: Variant, language: str) -> None:
    players = 6 if variant == "coop" else 10
    asked = set()
    for state in moments(variant, players, language):
        lines = screen(state, language, 80, 24, LONG_STORY)
        assert len(lines) <= 23, (state.asked, lines)
        assert max(map(cell_len, lines)) <= 80
        asked.add(state.asked)
    assert "card" in asked


@pytest.mark.parametrize("width", [44, 60, 79, 80, 100])
@pytest.mark.parametrize("height", [24, 50])
@pytest.mark.parametrize("variant", VARIANTS)
def test_no_card_is_cut_off_on_any_screen(variant: Variant, width: int, height: int) -> None:
    for number, state in enumerate(moments(variant, 4, width)):
        if number % 3 == 0:
            lines = screen(state, "fr", width, height)
            assert max(map(cell_len, lines)) <= width
            drawn = [line for line in lines if "ɤ" in line or "│" in line]
            assert not any("…" in line for line in drawn), drawn


def test_what_the_player_did_stays_on_the_screen_and_the_gap_says_where_the_rest_is() -> None:
    state = next(moments("base", 10, "own"))
    lines = screen(state, "en", 80, 24, LONG_STORY, own=2)
    assert lines[:2] == ["Sentence 0.", "Sentence 1."]
    assert "story shows everything" in lines[2]
    assert "Sentence 59." in lines
    assert len(lines) <= 23
