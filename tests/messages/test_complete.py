"""Everything that can be said exists in every language, with parameters that are really there."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.messages.raised import SOURCE, raised_errors
from vacherie.cli.explain import explain
from vacherie.cli.seating import seated
from vacherie.cli.spelling import folded
from vacherie.cli.story import sentence
from vacherie.cli.tables import find_terminal
from vacherie.cli.tables.six_qui_prend.seats import NAME_WIDTH
from vacherie.cli.tables.six_qui_prend.words import COMMANDS
from vacherie.cli.teller import Teller
from vacherie.core.errors import GameError, InvalidFile
from vacherie.core.options import describe_options
from vacherie.core.values import CHANCE, kind_of
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.actions import SPECIALS, TeamAction
from vacherie.games.six_qui_prend.options import VARIANTS, SixOptions
from vacherie.games.six_qui_prend.values import Asked, Side
from vacherie.messages.catalogue import LANGUAGES, catalogue
from vacherie.messages.check import OURS, Language

RAISED = tuple(raised_errors())
# Codes put together while the program runs.
MADE_WHILE_RUNNING = ("record-format", "record-rules-version")
ALWAYS_THERE = {"field", "reason", "known"}
"""What `explain` adds: the place, the error behind the error, and an empty list."""
OUTCOMES = ("target-reached", "rounds-played", "ox-beaten", "ox-won")
OPTIONS = (
    *(SixOptions(variant=variant, max_rounds=2) for variant in VARIANTS if variant != "coop"),
    SixOptions(variant="base", target_heads=20, end_at="at_least"),
    SixOptions(variant="pro", draft_memory=False, max_rounds=1),
    SixOptions(variant="coop"),
    SixOptions(variant="coop", consent="all"),
)


def dashes(names: Any) -> list[str]:
    return [name.replace("_", "-") for name in names]


def kinds(union: Any) -> set[str]:
    return {str(each.__struct_config__.tag) for each in get_args(union)}


NEEDED = [
    *(f"event-six-{kind}" for kind in dashes(kinds(GAME.event_type))),
    *(f"action-six-{kind}" for kind in dashes(kinds(TeamAction))),
    *(f"asked-six-{asked}" for asked in get_args(Asked)),
    *(f"option-six-{option}" for option in dashes(option.name for option in describe_options(GAME))),
    *(f"variant-six-{variant}" for variant in dashes(VARIANTS)),
    *(f"special-six-{special}{part}" for special in dashes(SPECIALS) for part in ("", ".effect")),
    *(f"reason-six-{reason}" for reason in OUTCOMES),
    *(f"command-six-{command}{part}" for command in COMMANDS for part in ("", ".usage", ".line")),
    *(f"marker-six-{side}" for side in (*get_args(Side), "cabriole")),
    *(f"fan-card-six-{variant}" for variant in ("even-odd", "escalade", "cabriole", "reversed")),
    *(f"error-{code}" for code in {raised.code for raised in RAISED} | set(MADE_WHILE_RUNNING)),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_error_option_and_name_has_words(language: str) -> None:
    assert [key for key in NEEDED if not catalogue(language).has(key)] == []


def test_no_error_has_words_that_nobody_says() -> None:
    said = {raised.code for raised in RAISED} | set(MADE_WHILE_RUNNING)
    words = catalogue("en").keys()
    written = {key.removeprefix("error-") for key in words if key.startswith("error-")}
    assert written - said == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_asks_for_no_parameter_that_its_error_lacks(language: str) -> None:
    used = Language(OURS / language).entries
    for raised in RAISED:
        if raised.params is not None:
            missing = used[f"error-{raised.code}"].variables - raised.params - ALWAYS_THERE
            assert not missing, (raised.where, raised.code, missing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_can_be_said(language: str) -> None:
    used = Language(OURS / language).entries
    for raised in RAISED:
        dummies = dict.fromkeys(used[f"error-{raised.code}"].variables - {"field"}, 3)
        error = InvalidFile(raised.code, file="f", field="a.b", **dummies)
        assert explain(error, catalogue(language)).startswith("f: a.b: ")


def moments(options: SixOptions, players: int, random: Random) -> Iterator[Any]:
    """The events of a whole game played at random."""
    state = GAME.new(options, players)
    while actors := state.to_act():
        actor = random.choice(actors)
        action = state.draw(random) if actor == CHANCE else state.random_action(actor, random)
        yield from state.apply(actor, action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_whole_games_can_be_told_to_everybody(language: str) -> None:
    words = catalogue(language)
    terminal = find_terminal(GAME)
    told = set()
    for options in OPTIONS:
        for players in (3, 5):
            seats = seated(["calf"] * (players - 1), words)
            for event in moments(options, players, Random(f"{options}{players}")):
                told.add(kind_of(event))
                for viewer in (None, 0, players - 1):
                    teller = Teller(words, GAME, seats, viewer)
                    text = sentence(GAME.seen_by(event, viewer), teller, terminal)
                    assert text.strip()[-1:] in (".", "!"), text
                    assert not re.search(r"[{}$]|\bnone\b|  ", text), text
    assert told == kinds(GAME.event_type)


class Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def texts_of(language: str, file: str) -> Iterator[tuple[str, str]]:
    source = (SOURCE / "messages" / language / file).read_text("utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            texts = Texts()
            texts.visit(entry)
            yield from ((entry.id.name, text) for text in texts.found)


@pytest.mark.parametrize("file", ["cli.ftl", "errors.ftl", "six_qui_prend.ftl"])
def test_french_punctuation_has_its_non_breaking_spaces(file: str) -> None:
    wrong = re.compile(r"(^|[^\u00a0\u202f])[!?;:»]|«($|[^\u00a0\u202f])")
    keys_to_type = ("cli-word-help", "cli-prompt-hint")
    found = [
        (key, text) for key, text in texts_of("fr", file) if key not in keys_to_type and wrong.search(text)
    ]
    assert found == []


@pytest.mark.parametrize("file", ["cli.ftl", "errors.ftl", "six_qui_prend.ftl"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_hold_no_markup_and_no_straight_quotes(language: str, file: str) -> None:
    for key, text in texts_of(language, file):
        # Names of options are written as they are typed, with their underscores.
        assert not re.search(r"[*`<>#\"']|\]\(|(?<![a-zA-Z])_|_(?![a-zA-Z])", text), (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_name_for_every_bot(language: str) -> None:
    names = [player.name for player in seated(["cow"] * 9, catalogue(language))]
    assert len(set(names)) == 10
    assert max(map(len, names)) <= NAME_WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_that_can_be_typed_means_two_things(language: str) -> None:
    words = catalogue(language)
    keys = [f"command-six-{command}" for command in COMMANDS]
    keys += ["cli-word-help", "cli-word-rules", "cli-word-quit"]
    typed = [folded(word) for key in keys for word in dict.fromkeys(map(folded, words.text(key).split()))]
    assert sorted(typed) == sorted(set(typed))


def test_an_error_says_what_is_behind_it() -> None:
    error = InvalidFile("save-damaged", file="f")
    error.__cause__ = GameError("game-over")
    assert explain(error, catalogue("en")) == (
        "f: This saved game is damaged (The game is over.). Move the file away to go on without it."
    )
