"""The page about many games of NéVaches says what was counted, in every language."""

from pathlib import Path

import pytest

from vacherie.core.values import Outcome
from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.deck_file import shipped_deck
from vacherie.games.nevaches.events import (
    CardPlayed,
    CardsTurnedUp,
    CardTaken,
    FoxGiven,
    GoalsRevealed,
    TilePlaced,
    TreePlanted,
    TurnBegan,
)
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.lab.report.counting import NamedCounts
from vacherie.lab.report.nevaches.page import NeVachesPage
from vacherie.lab.report.page import Page, PageTable, Plot, markdown, write_page
from vacherie.lab.report.registry import find_report
from vacherie.lab.simulate import arrange, play_match
from vacherie.messages.catalogue import LANGUAGES, catalogue

OPTIONS = NeVachesOptions()
DECK = shipped_deck()


def counted(games: int, workers: int = 1) -> NamedCounts:
    return play_match(arrange(GAME, OPTIONS, 3, ["cow"], 3, is_reported=True), games, workers)[1]


def one_game() -> NamedCounts:
    """Two turns each: the fox, seat 1, plays the L card and plants a tree; seat 0 takes a card in vain."""
    counts = NamedCounts()
    watching = find_report(GAME).collector(OPTIONS, 2, counts)
    for event in (
        FoxGiven(1),
        CardsTurnedUp(("L4-LF", "I2-L", "O4-F", "T4-W"), 47),
        TurnBegan(1),
        CardTaken(1, "L4-LF"),
        TurnBegan(0),
        CardTaken(0, "I2-L"),
        TurnBegan(1),
        CardPlayed(1, "L4-LF", (), ()),
        TilePlaced(1, "lake", (0, 0)),
        TreePlanted(1, (0, 0)),
        TurnBegan(0),
        TilePlaced(0, "lake", (0, 0)),
        TilePlaced(0, "lake", (0, 1)),
        GoalsRevealed(("most_fields", "most_meadows"), (0, 5), (0, 18)),
    ):
        watching.note(event)
    watching.end(Outcome((0, 18), (2, 1), "tiles-used-up"))
    return counts


def page_of(counts: NamedCounts, players: int = 2, language: str = "en") -> Page:
    return NeVachesPage(counts, DECK, players, 1, catalogue(language)).page(OPTIONS, ("cow",) * players)


def rows(page: Page, heading: str) -> list[list[str]]:
    """Of the table below a heading."""
    [section] = [section for section in page.sections if section.heading == heading]
    [table] = [part for part in section.parts if isinstance(part, PageTable)]
    return [list(row) for row in table.rows]


def test_the_summary_sets_what_was_found_beside_what_is_wanted() -> None:
    assert [row[1:] for row in rows(page_of(one_game()), "In short")] == [
        ["12–16", "2.00"],
        ["at least 95%", "0.0%"],
        ["11–14.5", "1.50"],
        ["less than 0.5%", "100.00%"],
        ["at least 30%", "O4-F: 0.0%"],
        ["at most 90%", "I2-L: 100.0%"],
        ["at least 60%", "I2-L: 0.0%"],
        ["at most +3.0", "place 1: +50.0"],
    ]


def test_points_have_their_sources() -> None:
    assert rows(page_of(one_game()), "Where points come from") == [
        ["1-cow cards", "0.00", "0.0", "0.0%"],
        ["2-cow cards", "0.50", "4.0", "44.4%"],
        ["3-cow cards", "0.00", "0.0", "0.0%"],
        ["4-cow cards", "0.00", "0.0", "0.0%"],
        ["trees", "0.50", "2.5", "27.8%"],
        ["scoring tiles", "", "2.5", "27.8%"],
    ]


def test_places_are_counted_from_the_fox() -> None:
    assert rows(page_of(one_game()), "Wins by place") == [
        ["1", "100.0%", "+50.0", "18.0", "18", "18", "18"],
        ["2", "0.0%", "-50.0", "0.0", "0", "0", "0"],
    ]


def test_every_card_has_its_row() -> None:
    cards = rows(page_of(one_game()), "Cards")
    assert [row[0] for row in cards] == list(DECK)
    assert ["L4-LF", "2", "8", "1.00", "100.0%", "100.0%"] in cards
    assert ["I2-L", "1", "5", "1.00", "100.0%", "0.0%"] in cards


def test_games_in_which_nobody_took_a_card_have_a_page_too() -> None:
    counts = NamedCounts()
    watching = find_report(GAME).collector(OPTIONS, 2, counts)
    watching.end(Outcome((0, 0), (1, 1), "tiles-used-up"))
    assert rows(page_of(counts), "In short")[4][2] == "no card"


def test_early_ends_may_be_more_with_four_players() -> None:
    four = NamedCounts()
    find_report(GAME).collector(OPTIONS, 4, four).end(Outcome((0,) * 4, (1,) * 4, "points-reached"))
    assert rows(page_of(four, 4), "In short")[3][1:] == ["less than 5.0%", "0.00%"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_in_every_language(language: str, tmp_path: Path) -> None:
    page = find_report(GAME).page(counted(2), OPTIONS, ("cow",) * 3, 2, catalogue(language))
    path = write_page(page, tmp_path)
    assert path.read_text("utf-8") == markdown(page)
    pictures = [part for section in page.sections for part in section.parts if isinstance(part, Plot)]
    assert {f"{plot.name}.svg" for plot in pictures} == {each.name for each in tmp_path.glob("*.svg")}


def test_the_workers_do_not_matter() -> None:
    assert counted(4, 2).counts == counted(4).counts
