"""What a report says is what the rows hold, in every language and on one page that needs nothing else."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from tests.lab.study.studies import SMALL, written
from vacherie.bots.estimates import mean_by_deal
from vacherie.bots.strength import Estimate
from vacherie.cli.main import main
from vacherie.core.values import CHANCE
from vacherie.games.unexploded_cow.events import HandsDealt
from vacherie.lab.arena.chance import DealtChance
from vacherie.lab.processes import spread
from vacherie.lab.study.charts import Scale, forest, ridges, round_step
from vacherie.lab.study.figures import changes, collect
from vacherie.lab.study.grid import Study
from vacherie.lab.study.html import html
from vacherie.lab.study.page import StudyPage
from vacherie.lab.study.parquet import METADATA, write_parquet
from vacherie.lab.study.play import Row
from vacherie.lab.study.results import Header, header_of
from vacherie.lab.study.run import run_study
from vacherie.lab.study.study_file import read_study
from vacherie.messages.catalogue import LANGUAGES, catalogue

ROOT = Path(__file__).resolve().parents[3]
STUDIES = sorted((ROOT / "studies").glob("*.toml"))
REPORTS = ROOT / "docs" / "studies"
Played = tuple[Study, Header, list[Row]]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    folder = tmp_path_factory.mktemp("played")
    study = read_study(written(folder))
    return study, *run_study(study, folder / "results.jsonl", partial(spread, workers=1))


def rows_of(study: Study, games: Sequence[tuple[int, int, list[int], int]]) -> list[Row]:
    """Rows by hand: deal, cell, the scores of its seats, and how many decisions there were."""
    return [
        Row(
            cell=cell,
            players=len(scores),
            bots="cow",
            options=dict(study.cells[cell].setting.options),
            deal=deal,
            table=0,
            seat=seat,
            bot="cow",
            score=score,
            place=1 + sum(other < score for other in scores),
            share=(score == min(scores)) / scores.count(min(scores)),
            decisions=decisions,
            failures=0,
        )
        for deal, cell, scores, decisions in games
        for seat, score in enumerate(scores)
    ]


def test_figures_by_hand(tmp_path: Path) -> None:
    study = read_study(
        written(tmp_path, SMALL.replace('["cow", "cow,calf"]', '"cow"').replace("[2, 3]", "2"))
    )
    rows = rows_of(study, [(0, 0, [4, 10], 20), (0, 1, [5, 5], 24), (1, 0, [0, 2], 22), (1, 1, [3, 7], 24)])
    base, other = collect(study, rows)
    assert (base.games, dict(base.scores)) == (2, {4: 1, 10: 1, 0: 1, 2: 1})
    assert base.by_deal == {"score": [7, 1], "gap": [6, 2], "winners": [1, 1], "length": [10, 11]}
    assert base.seat_shares == [[0.5, 0.5], [-0.5, -0.5]]
    assert base.seat_scores == [[-3, -1], [3, 1]]
    assert other.by_deal["winners"] == [2, 1]
    first, [change] = changes("variant", [base, other])
    assert (first, change.value, change.setting) == ("base", "even_odd", other.setting)
    assert change.by_quantity["score"] == mean_by_deal([5 - 7, 5 - 1])
    assert change.by_quantity["length"] == mean_by_deal([2, 1])


def test_pairs_differ_in_nothing_else(played: Played) -> None:
    study, _, rows = played
    first, found = changes("bots", collect(study, rows))
    assert first == "cow"
    assert [(each.setting and (each.setting.options["variant"], each.setting.players)) for each in found] == [
        ("base", 2),
        ("base", 3),
        ("even_odd", 2),
        ("even_odd", 3),
        None,
    ]
    assert {each.value for each in found} == {"cow,calf"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_one_whole_page_in_every_language(played: Played, language: str) -> None:
    study, header, rows = played
    study = replace(study, title="Cows & <calves>", about="One\n\nTwo <b>")
    words = catalogue(language)
    page = html(StudyPage(study, collect(study, rows), words).page(header))
    assert f'<html lang="{language}">' in page
    assert "<h1>Cows &amp; &lt;calves&gt;</h1>" in page
    for section in ("overview", "scores", "seats", "length", "origin"):
        assert f"<h2>{words.text(f'lab-{section}')}</h2>" in page
    for axis in ("variant", "bots"):
        assert f"<h2>{words.text('lab-changes', option=axis)}</h2>" in page
    assert not re.search(r"<script|<link|<img|https?:|url\(|@import| style=", page)
    assert "target_heads = &quot;none&quot;" in page
    assert header.code in page
    assert page.count("<svg") == page.count("</svg>") > 8
    whole = Balance()
    whole.feed(page)
    assert whole.open == []


class Balance(HTMLParser):
    """The elements that are open at the end; raises where one ends that is not the last that began."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("meta", "col"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_what_cannot_be_played_is_in_the_report_with_its_reason(tmp_path: Path) -> None:
    text = 'title = "E"\ngame = "unexploded_cow"\nplayers = [2, 3]\ndeals = 2\noptions.edition = [2013, 2011]'
    study = read_study(written(tmp_path, text))
    rows = rows_of(
        study, [(deal, cell, [5] * players, 9) for deal in (0, 1) for cell, players in enumerate((2, 3, 3))]
    )
    page = html(StudyPage(study, collect(study, rows), catalogue("en")).page(header_of(study)))
    assert (
        "<td class=words>2011, 2 players</td>"
        "<td class=words>This cannot be played with 2: it is for 3 to 6 players.</td>" in page
    )
    assert "With so few deals" in page


def test_in_a_cooperative_game_there_is_no_word_about_seats(tmp_path: Path) -> None:
    text = 'title = "C"\ngame = "six_qui_prend"\nplayers = 3\ndeals = 2\noptions.variant = "coop"'
    study = read_study(written(tmp_path, text))
    page = StudyPage(
        study, collect(study, rows_of(study, [(0, 0, [1] * 3, 9), (1, 0, [2] * 3, 9)])), catalogue("en")
    )
    assert list(page.seats()) == []


def test_a_filled_mark_leaves_out_zero() -> None:
    chart = forest([("a", Estimate(2, 1, 3)), ("b", Estimate(1, -1, 3))], "t", "x", str)
    assert (chart.count('class="clear"'), chart.count('class="open"')) == (1, 1)


def test_charts_stay_inside_their_frame() -> None:
    chart = ridges([("money", {-5000.0: 1, 0.0: 3, 12345.0: 2}), ("one", {7.0: 1})], "t", "x", str)
    assert all(0 <= float(x) <= 360 for x in re.findall(r"[MH](-?[\d.]+)", chart))


def test_ticks_are_round() -> None:
    assert Scale(0, 66).ticks() == [0, 20, 40, 60]
    assert Scale(-0.3, 0.3).ticks() == [-0.2, 0, 0.2]
    assert [round_step(least) for least in (0.03, 1, 1.1, 400)] == [0.05, 1, 2, 500]


def test_the_same_rows_as_parquet(played: Played, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    study, header, rows = played
    write_parquet(study, header, rows, tmp_path / "rows.parquet")
    table = parquet.read_table(tmp_path / "rows.parquet")
    assert msgspec.json.decode(table.schema.metadata[METADATA], type=Header) == header
    expected = [{**msgspec.to_builtins(row), **row.options} for row in rows]
    for row in expected:
        del row["options"]
    assert table.to_pylist() == expected


def test_the_command_writes_all_three(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyarrow")
    study, out = written(tmp_path, SMALL.replace("deals = 6", "deals = 2")), tmp_path / "deep" / "out"
    arguments = ["lab", str(study), "--out", str(out), "--workers", "1", "--parquet", "--lang", "en"]
    assert main(arguments) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.startswith("Small\n")
    for name in ("results.jsonl", "results.parquet", "report.html"):
        assert (out / name).stat().st_size > 0
        assert f"{out / name}\n" in said.out


@pytest.mark.parametrize("path", STUDIES, ids=lambda path: path.stem)
def test_a_study_that_ships_has_its_report(path: Path) -> None:
    """It quotes the very study, and is small."""
    study = read_study(path)
    report = (REPORTS / f"{path.stem}.html").read_text("utf-8")
    assert study.title in report
    for line in study.text.splitlines():
        assert line.replace('"', "&quot;") in report
    assert len(report) < 300_000


def test_three_studies_ship() -> None:
    assert [path.stem for path in STUDIES] == ["editions", "fan_cards", "seats"]


def test_seats_are_counted_from_who_begins(tmp_path: Path) -> None:
    text = 'title = "F"\ngame = "unexploded_cow"\nplayers = 3\ndeals = 12'
    study = read_study(written(tmp_path, text))
    match = study.cells[0].match
    begins = []
    for deal in range(12):
        state, chance = match.game.new(match.options, 3), DealtChance(f"{match.seed}/{deal}")
        dealt = state.apply(CHANCE, chance(state))
        begins += [event.first for event in dealt if isinstance(event, HandsDealt)]
    assert set(begins) == {0, 1, 2}
    games = [(deal, 0, [3 * (seat != first) for seat in range(3)], 9) for deal, first in enumerate(begins)]
    [figures] = collect(study, rows_of(study, games))
    assert [set(seat) for seat in figures.seat_scores] == [{-2}, {1}, {1}]
