"""A report counts what happened, whoever plays it on how many processes, and is written the same again."""

import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from vacherie.core.errors import GameError
from vacherie.core.values import CHANCE
from vacherie.games import find_game
from vacherie.games.unexploded_cow.events import CowExploded, TurnBegan
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.lab.report.counting import NamedCounts, mean, share_between
from vacherie.lab.report.page import Page, PageTable, Plot, Section, markdown, write_page
from vacherie.lab.report.registry import find_report
from vacherie.lab.report.unexploded_cow.collect import UnexplodedCollector
from vacherie.lab.simulate import arrange, play_match
from vacherie.lab.statistics import counted_quantile
from vacherie.messages.catalogue import LANGUAGES, catalogue

GAME = find_game("unexploded_cow")


def counted(games: int, workers: int = 1, options: UnexplodedOptions = UnexplodedOptions()) -> NamedCounts:  # noqa: B008
    return play_match(arrange(GAME, options, 4, ["cow"], 3, is_reported=True), games, workers)[1]


def test_the_workers_do_not_matter() -> None:
    assert counted(20, 2).counts == counted(20).counts


def test_counting_does_not_change_the_games() -> None:
    silent = play_match(arrange(GAME, UnexplodedOptions(), 3, ["cow", "calf"], 3), 5)[0]
    heard, counts = play_match(arrange(GAME, UnexplodedOptions(), 3, ["cow", "calf"], 3, is_reported=True), 5)
    assert heard.seats == silent.seats
    assert sum(counts.of("turns").values()) == 5


def test_figures_add_up() -> None:
    first, second = NamedCounts(), NamedCounts()
    first.add("a", 1)
    second.add("a", 1, 2)
    second.add("b", (1, 2), -3)
    first.merge(second)
    assert first.counts == {"a": {1: 3}, "b": {(1, 2): -3}}
    assert (first.count("a", 1), first.count("a", 2), first.of("c")) == (3, 0, {})
    assert first.distributions("b") == {1: {2: -3}}


def test_what_a_distribution_says() -> None:
    distribution = {1: 5, 2: 4, 10: 1}
    assert mean(distribution) == 2.3
    assert [counted_quantile(distribution, share) for share in (0.1, 0.5, 0.9, 0.95)] == [1, 1, 2, 10]
    assert share_between(distribution, 2, 9) == 0.4


@pytest.mark.parametrize("edition", ["2013", "2011"])
def test_what_is_counted_is_what_happened(edition: Any) -> None:
    counts = NamedCounts()
    turns, exploded, money = 0, Counter[int](), Counter[int]()
    random = Random(4)
    for _ in range(5):
        state: Any = GAME.new(UnexplodedOptions(edition=edition), 3)
        collector = UnexplodedCollector(3, counts)
        while actors := state.to_act():
            actor = actors[0]
            is_main = not state.order
            action = state.draw(random) if actor == CHANCE else state.random_action(actor, random)
            for event in state.apply(actor, action):
                collector.note(event)
                turns += isinstance(event, TurnBegan) and is_main and not state.order
                exploded.update([event.card] if isinstance(event, CowExploded) else [])
            assert collector.pot == state.pot
        collector.end(state.outcome())
        money.update((seat - state.first) % 3 for seat in state.outcome().winners)
    assert sum(turn * games for turn, games in counts.distribution("turns").items()) == turns
    assert sum(counts.distribution("dry").values()) == turns == sum(counts.of("pot").values())
    assert counts.of("explosions") == exploded == counts.of("payments")
    assert counts.of("wins") == money
    assert all(counts.count("played", card) <= counts.count("drawn", card) for card in range(69))
    assert sum(counts.of("taken").values()) + sum(counts.of("lost").values()) == 5 * 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_in_every_language(language: str, tmp_path: Path) -> None:
    counts, words = counted(3), catalogue(language)
    page = find_report(GAME).page(counts, UnexplodedOptions(), ("cow",) * 4, 3, words)
    path = write_page(page, tmp_path / "new" / "folder")
    text = path.read_text("utf-8")
    assert text == markdown(page)
    pictures = [part for section in page.sections for part in section.parts if isinstance(part, Plot)]
    assert {f"{plot.name}.svg" for plot in pictures} | {path.name} == {
        each.name for each in path.parent.iterdir()
    }
    for name in ("Winston", words.text("card-unexploded-extra-bomb-roll"), "Reims"):
        assert f"| {name} |" in text


def test_the_same_page_is_written_the_same(tmp_path: Path) -> None:
    page = find_report(GAME).page(counted(2), UnexplodedOptions(), ("cow",) * 4, 2, catalogue("en"))
    for folder in ("a", "b"):
        write_page(page, tmp_path / folder)
    for path in (tmp_path / "a").iterdir():
        assert path.read_bytes() == (tmp_path / "b" / path.name).read_bytes()


def test_a_page_as_markdown() -> None:
    plot = Plot("p", "Plot", "x", "y", [1], [("", [2.0])])
    table = PageTable(("a", "b"), [("x", "1")])
    page = Page("Title", "Intro.", [Section("Part", ["Words.", table, plot])], "do it")
    assert markdown(page) == (
        "# Title\n\nIntro.\n\n```\ndo it\n```\n\n## Part\n\nWords.\n\n"
        "| a | b |\n| --- | ---: |\n| x | 1 |\n\n![Plot](p.svg)\n"
    )


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(GameError) as caught:
        write_page(Page("", "", []), tmp_path / "file" / "folder")
    assert caught.value.code == "report-not-written"


def test_what_to_install_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(GameError) as caught:
        find_report(GAME)
    assert (caught.value.code, caught.value.params["extra"]) == ("report-needs-extra", "vacherie[report]")
