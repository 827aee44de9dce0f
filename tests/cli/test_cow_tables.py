"""The table of Unexploded Cow on the screen: it fits, tells what one may know, and not by colour alone."""

from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from tests.unexploded_cow.board import board, card
from vacherie.cli.play.seating import seated
from vacherie.core.values import CHANCE
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.editions import EDITIONS, EditionName
from vacherie.games.unexploded_cow.options import UnexplodedOptions, deck_of
from vacherie.games.unexploded_cow.values import OpenBlast
from vacherie.games.unexploded_cow.view import UnexplodedView
from vacherie.messages.catalogue import LANGUAGES, catalogue
from vacherie.tables import find_terminal
from vacherie.tables.teller import Teller

TERMINAL = find_terminal(GAME)
LOW = 20
"""A screen so low that the herds stand beside the names."""


def drawn(view: UnexplodedView, language: str = "en", height: int | None = None) -> str:
    words = catalogue(language)
    seats = seated(["calf"] * (view.players - 1), words)
    teller = Teller(words, GAME, seats, view.viewer, view.options)
    console = Console(file=StringIO(), width=80, record=True, highlight=False, markup=False)
    console.print(TERMINAL.draw(view, teller, 80, height))
    return console.export_text()


@pytest.mark.parametrize("height", [None, LOW])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", list(EDITIONS))
def test_every_table_of_a_whole_game_fits_into_80_columns(
    edition: EditionName, language: str, height: int | None
) -> None:
    random = Random(f"{edition}{language}")
    state = GAME.new(UnexplodedOptions(edition=edition), 6)
    names = deck_of(UnexplodedOptions()).names
    moves = 0
    while actors := state.to_act():
        if moves % 40 == 0:
            view = state.view(5)
            text = drawn(view, language, height)
            assert all(cell_len(line.rstrip()) <= 80 for line in text.splitlines())
            # No cow is pushed off the screen, and no name is cut.
            assert [names[cow] for herd in view.herds for cow in herd if names[cow] not in text] == []
        actor = actors[0]
        state.apply(actor, state.draw(random) if actor == CHANCE else state.random_action(actor, random))
        moves += 1


@pytest.mark.parametrize("height", [None, LOW])
def test_a_herd_stands_from_left_to_right_and_is_counted_from_the_right(height: int | None) -> None:
    lines = drawn(board("Two Gen4 / Five Spy3@0 Eight", "Three").view(0), height=height).splitlines()
    own = next(line for line in lines if "Gen4" in line)
    other = next(line for line in lines if "Eight" in line)
    assert own.split()[-5:] == ["2", "Gen4", "1", "Two", "◀"]
    assert other.split()[-6:] == ["Eight", "4", "Spy3", "3", "Five", "◀"]


@pytest.mark.parametrize("height", [None, LOW])
def test_kind_price_value_spies_and_bombs_are_told_in_words(height: int | None) -> None:
    blast = OpenBlast(0, bombs=(card("Gen4"), card("Gen4")))
    state = board("Gen4 Minus2 Spy3@1 / Spy4@0", asked="blast", blast=blast, active=1, roller=1)
    text = drawn(state.view(0), height=height)
    for told in ("100›400", "100›−200", "Daisy’s", "yours", "●● bombs"):
        assert told in text
    for word in ("Gen", "Spy") if height else ("General", "negative", "Spy"):
        assert word in text


def test_money_loans_pot_and_city() -> None:
    text = drawn(board("Two / Five", "Three", money=(-1200, 6200), pot=4300, city="Arras").view(0))
    assert "−1,200\N{NO-BREAK SPACE}F (loan)" in text
    assert "Pot: 4,300\N{NO-BREAK SPACE}F" in text
    assert "City: Arras (3), gives 300\N{NO-BREAK SPACE}F" in text


def test_only_the_viewers_own_hand_is_drawn() -> None:
    state = board("Two / Five", "Eight steal_cow", "Three")
    own = drawn(state.view(0))
    assert "1  Eight" in own
    assert "Take any cow from another herd" in own
    assert "Three" not in own
    audience = drawn(state.view(None))
    assert "Eight" not in audience
    assert "Three" not in audience


@pytest.mark.parametrize("language", LANGUAGES)
def test_sudden_death_cannot_be_overlooked(language: str) -> None:
    state = board("Two / Five", asked="roll", city=None, order=(1, 0), taken=("Arras", ""))
    text = drawn(state.view(0), language)
    assert catalogue(language).text("table-unexploded-sudden-death").split(":")[0] in text
    assert "›" in text


def test_the_discard_pile_is_shown_to_whoever_can_use_it() -> None:
    assert "Discarded cows: Three 300" in drawn(board("Two / ", "cow_from_discard", discard="Three").view(0))
    assert "Discarded" not in drawn(board("Two / ", "Five", discard="Three").view(0))
