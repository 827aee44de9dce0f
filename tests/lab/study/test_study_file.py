"""A study is read as it is meant, and each mistake is told with its place and what would be right."""

import re
from pathlib import Path

import pytest

from tests.lab.study.studies import SMALL, written
from vacherie.cli.explain import explain
from vacherie.cli.main import MISTAKE, main
from vacherie.core.errors import InvalidFile
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.lab.study.study_file import read_study
from vacherie.messages.catalogue import catalogue


def test_every_combination_becomes_a_cell(tmp_path: Path) -> None:
    study = read_study(written(tmp_path))
    settings = [
        (each.setting.options["variant"], each.setting.bots, each.setting.players) for each in study.cells
    ]
    assert settings == [
        (variant, bots, players)
        for variant in ("base", "even_odd")
        for bots in ("cow", "cow,calf")
        for players in (2, 3)
    ]
    assert study.cells[0].match.options == SixOptions(max_rounds=1, target_heads=None)
    assert study.cells[-1].match.bots == ("cow", "calf", "cow")
    assert study.skipped == ()


def test_a_single_value_needs_no_list(tmp_path: Path) -> None:
    text = 'title = "One"\ngame = "nevaches"\nplayers = 2\ndeals = 2\n[options]\nrandom_bonus = true\n'
    [cell] = read_study(written(tmp_path, text)).cells
    assert cell.setting.options == {"random_bonus": "yes"}
    assert cell.match.bots == ("cow", "cow")


def test_what_the_rules_do_not_have_is_set_aside_with_its_reason(tmp_path: Path) -> None:
    text = 'title = "E"\ngame = "unexploded_cow"\nplayers = [2, 3]\ndeals = 2\noptions.edition = [2013, 2011]'
    study = read_study(written(tmp_path, text))
    [skipped] = study.skipped
    assert (skipped.setting.options, skipped.setting.players) == ({"edition": "2011"}, 2)
    assert skipped.reason.code == "players-out-of-range"
    assert len(study.cells) == 3


def test_a_deck_is_looked_for_beside_the_study(tmp_path: Path) -> None:
    text = 'title = "D"\ngame = "nevaches"\nplayers = 2\ndeals = 2\n[options]\ndeck = ["none", "mine.toml"]\n'
    with pytest.raises(InvalidFile) as caught:
        read_study(written(tmp_path, text))
    assert (caught.value.code, caught.value.file) == ("file-missing", str(tmp_path / "mine.toml"))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            '"six_qui_prend"',
            '"chess"',
            ":3: game: There is no game called “chess”. Choose from: six_qui_prend",
        ),
        ("deals = 6", "", ": deals: The field deals is missing."),
        ("deals = 6", "deals = 1", ":5: deals: 1 is out of range: it must be >= 2."),
        (
            "deals = 6",
            "deals = 6\nseats = 3",
            ":6: seats: There is no such field. The fields are: title, game, players",
        ),
        ("[2, 3]", '"two"', ":4: players: Expected a whole number or a list here, but found a text."),
        ("[2, 3]", "[2, 0]", ":4: players[1]: 0 is out of range: it must be >= 1."),
        ("[2, 3]", "[2, 2]", ":4: players[1]: “2” appears twice here."),
        ("[2, 3]", "[]", ":4: players: This list is empty: at least one value is needed."),
        ("cow,calf", "cow,wolf", ":6: bots[1]: There is no bot called “wolf”. Choose from: calf, cow, bull"),
        ("cow,calf", "cow,", ":6: bots[1]: A name is missing in “cow,”."),
        (
            "variant =",
            "edition =",
            ":9: options.edition: There is no house rule “edition”. Choose from: variant",
        ),
        (
            '"even_odd"',
            '"odd"',
            ":9: options.variant[1]: “odd” is not a valid value for variant. Choose from: base, pro",
        ),
        (
            "max_rounds = 1",
            "max_rounds = [[1]]",
            ":10: options.max_rounds[0]: “[1]” is not a valid value for max_rounds.",
        ),
        (
            "max_rounds = 1",
            "max_rounds = 1.5",
            ":10: options.max_rounds: “1.5” is not a valid value for max_rounds.",
        ),
        (
            "[2, 3]",
            "[11]",
            ": None of these combinations can be played. "
            "The first: This cannot be played with 11: it is for 2",
        ),
        ("[options]", "[options", ":8: This is not valid TOML"),
    ],
)
def test_a_mistake_is_told_with_its_place_and_what_would_be_right(
    old: str, new: str, told: str, tmp_path: Path
) -> None:
    path = written(tmp_path, SMALL.replace(old, new, 1))
    with pytest.raises(InvalidFile) as caught:
        read_study(path)
    assert explain(caught.value, catalogue("en")).startswith(f"{path}{told}")


def test_a_mistake_ends_the_command_before_anything_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, SMALL.replace("deals = 6", "deals = 0"))
    assert main(["lab", str(path), "--out", str(tmp_path / "out"), "--lang", "en"]) == MISTAKE
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert not (tmp_path / "out").exists()


def test_the_study_of_the_page_can_be_read(tmp_path: Path) -> None:
    page = (Path(__file__).resolve().parents[3] / "docs" / "lab.md").read_text("utf-8")
    [text] = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    study = read_study(written(tmp_path, text))
    assert (len(study.cells), study.skipped) == (2 * 2 * 2 * 3, ())
