"""`vacherie review`: tables with reasons in every language, JSON, a plain sentence for what cannot be."""

import json
from pathlib import Path
from random import Random

import pytest

from tests.cli.person import Person, record_of
from vacherie.core.record import encode_record
from vacherie.core.values import CHANCE, Action, Actor
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.messages.catalogue import LANGUAGES, catalogue

OPTIONS = SixOptions(target_heads=None, max_rounds=1)


def played() -> list[tuple[Actor, Action]]:
    random, state = Random(4), GAME.new(OPTIONS, 2)
    actions: list[tuple[Actor, Action]] = []
    while actors := state.to_act():
        actor = actors[0]
        action = state.draw(random) if actor == CHANCE else state.random_action(actor, random)
        state.advance(actor, action)
        actions.append((actor, action))
    return actions


@pytest.fixture
def path(person: Person) -> Path:
    path = person.data / "game.json"
    path.write_bytes(encode_record(record_of(OPTIONS, 2, played())))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_costly_decisions_and_luck_are_shown_in_every_language(
    person: Person, path: Path, language: str
) -> None:
    out = person.runs("review", str(path), "--budget", "400", "--lang", language).out
    words = catalogue(language)
    assert words.text("review-column-result") in out
    assert words.text("review-course") in out
    assert "Ann" in out
    assert "Bo" in out


def test_json_is_the_whole_review(person: Person, path: Path) -> None:
    found = json.loads(person.runs("review", str(path), "--budget", "50", "--seat", "2", "--json").out)
    assert {decision["seat"] for decision in found["decisions"]} == {1}
    assert len(found["luck"]) == 2


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [(("--budget", "0"), "at least 1"), (("--seat", "3"), "3")],
)
def test_what_cannot_be_is_said_in_a_sentence(
    person: Person, path: Path, wish: tuple[str, ...], sentence: str
) -> None:
    assert sentence in person.runs("review", str(path), *wish).complaint


def test_a_game_that_is_not_over_is_refused(person: Person) -> None:
    path = person.data / "begun.json"
    path.write_bytes(encode_record(record_of(OPTIONS, 2, played()[:7])))
    assert "finished" in person.runs("review", str(path)).complaint
