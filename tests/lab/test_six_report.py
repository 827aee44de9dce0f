"""The page about many games of 6 qui prend!."""

from pathlib import Path
from typing import Any

import pytest

from vacherie.games import find_game
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.lab.report.counting import NamedCounts, mean
from vacherie.lab.report.page import markdown, write_page
from vacherie.lab.report.registry import find_report
from vacherie.lab.report.six_qui_prend.collect import CAUSES
from vacherie.lab.simulate import arrange, play_match
from vacherie.messages.catalogue import LANGUAGES, catalogue

GAME = find_game("six_qui_prend")
GAMES = 4
SEATS = 3


def counted(**options: Any) -> NamedCounts:
    match = arrange(GAME, SixOptions(**options), SEATS, ["cow"], 3, is_reported=True)
    return play_match(match, GAMES)[1]


def test_every_head_that_is_counted_was_in_a_row_that_was_taken() -> None:
    counts = counted(max_rounds=2)
    in_rows = sum(heads * count for heads, count in counts.numbers("row"))
    in_rounds = sum(heads * count for heads, count in counts.numbers("heads"))
    at_the_end = sum(score * count for (_, score), count in pairs(counts, "score"))
    by_card = sum(count for _, count in counts.numbers("cost"))
    assert in_rows == in_rounds == at_the_end == by_card
    assert sum(counts.of("wins").values()) >= GAMES
    assert {CAUSES[number] for number, _ in counts.numbers("rows")} == {"full", "chosen"}


def pairs(counts: NamedCounts, name: str) -> list[tuple[tuple[int, int], int]]:
    return [((first, second), count) for (first, second), count in counts.of(name).items()]  # type: ignore[misc]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["base", "pro", "cabriole", "coop"])
def test_a_page_in_every_language_and_variant(language: str, variant: str, tmp_path: Path) -> None:
    options: dict[str, Any] = {"variant": variant, **({} if variant == "coop" else {"max_rounds": 1})}
    counts = counted(**options)
    page = find_report(GAME).page(counts, SixOptions(**options), ("cow",) * SEATS, GAMES, catalogue(language))
    text = markdown(page)
    assert write_page(page, tmp_path).exists()
    assert "| 31–40 |" in text
    if variant == "coop":
        faced = counts.distributions("faced")
        assert sum(sum(oxen.values()) for oxen in faced.values()) == GAMES
    else:
        assert mean(counts.distribution("rounds")) == 1
