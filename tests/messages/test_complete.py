"""Everything that can be said exists in every language, with parameters that are really there."""

import ast as python_ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.messages.raised import SOURCE, raised_errors
from tests.messages.spoken import Spoken, kinds, spoken_of
from tools.messages.check import OURS
from tools.messages.structure import Language
from vacherie.cli.explain import explain
from vacherie.cli.play.seating import seated
from vacherie.core.errors import GameError, InvalidFile
from vacherie.core.values import CHANCE, Options, kind_of
from vacherie.games import GAMES
from vacherie.messages.catalogue import LANGUAGES, catalogue
from vacherie.tables import find_terminal
from vacherie.tables.six_qui_prend.seats import NAME_WIDTH
from vacherie.tables.spelling import folded
from vacherie.tables.story import sentence
from vacherie.tables.teller import Teller

SPOKEN = tuple(map(spoken_of, GAMES.values()))
RAISED = tuple(raised_errors())
# Codes put together while the program runs.
MADE_WHILE_RUNNING = ("record-format", "record-rules-version")
ALWAYS_THERE = {"field", "reason", "known"}
"""What `explain` adds: the place, the error behind the error, and an empty list."""
FILES = (
    "arena.ftl",
    "cli.ftl",
    "errors.ftl",
    "errors_server.ftl",
    "errors_unexploded_cow.ftl",
    "lab.ftl",
    "names.ftl",
    "server.ftl",
    "web.ftl",
    "web_lessons.ftl",
    "web_replay.ftl",
    *(f"{game}.ftl" for game in GAMES),
    *(f"web_{game}.ftl" for game in GAMES),
    *(f"web_lesson_{game}.ftl" for game in GAMES),
)


NEEDED = [
    *(key for spoken in SPOKEN for key in spoken.needed_keys()),
    *(f"error-{code}" for code in {raised.code for raised in RAISED} | set(MADE_WHILE_RUNNING)),
]
every_game = pytest.mark.parametrize("spoken", SPOKEN, ids=lambda spoken: spoken.game.id)


def test_every_game_is_listened_to() -> None:
    assert [spoken.game for spoken in SPOKEN] == list(GAMES.values())


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


def moments(spoken: Spoken, options: Options, players: int, random: Random) -> Iterator[Any]:
    """The events of a whole game played at random."""
    state = spoken.game.new(options, players)
    while actors := state.to_act():
        actor = random.choice(actors)
        action = state.draw(random) if actor == CHANCE else state.random_action(actor, random)
        yield from state.apply(actor, action)


# Random play of NéVaches meets too few of its events; tests/messages/test_nevaches.py hears them all.
@pytest.mark.parametrize(
    "spoken", [each for each in SPOKEN if each.game.id != "nevaches"], ids=lambda spoken: spoken.game.id
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_whole_games_can_be_told_to_everybody(language: str, spoken: Spoken) -> None:
    words = catalogue(language)
    terminal = find_terminal(spoken.game)
    told = set()
    for options in spoken.options:
        for players in (3, min(5, spoken.game.player_counts(options)[-1])):
            seats = seated(["calf"] * (players - 1), words)
            events = moments(spoken, options, players, Random(f"{options}{players}"))
            for event in chain(events, spoken.rare):
                told.add(kind_of(event))
                for viewer in (None, 0, players - 1):
                    teller = Teller(words, spoken.game, seats, viewer, options)
                    text = sentence(spoken.game.seen_by(event, viewer), teller, terminal)
                    assert text.strip()[-1:] in (".", "!"), text
                    assert not re.search(r"[{}$]|\bnone\b|  ", text), text
    assert told == kinds(spoken.game.event_type)


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


@pytest.mark.parametrize("file", FILES)
def test_french_punctuation_has_its_non_breaking_spaces(file: str) -> None:
    wrong = re.compile(r"(^|[^\u00a0\u202f])[!?;:»]|«($|[^\u00a0\u202f])")
    keys_to_type = ("cli-word-help", "cli-prompt-hint")
    found = [
        (key, text) for key, text in texts_of("fr", file) if key not in keys_to_type and wrong.search(text)
    ]
    assert found == []


@pytest.mark.parametrize("file", FILES)
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


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_that_can_be_typed_means_two_things(language: str, spoken: Spoken) -> None:
    words = catalogue(language)
    keys = [f"command-{spoken.game.rulebook.prefix}-{command}" for command in spoken.commands]
    keys += ["cli-word-help", "cli-word-rules", "cli-word-quit"]
    typed = [folded(word) for key in keys for word in dict.fromkeys(map(folded, words.text(key).split()))]
    assert sorted(typed) == sorted(set(typed))


def test_an_error_says_what_is_behind_it() -> None:
    error = InvalidFile("save-damaged", file="f")
    error.__cause__ = GameError("game-over")
    assert explain(error, catalogue("en")) == (
        "f: This saved game is damaged (The game is over.). Move the file away to continue without it."
    )


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_digest_has_words(language: str, spoken: Spoken) -> None:
    tree = ast_of(SOURCE / "games" / spoken.game.id / "since.py")
    calls = [node for node in python_ast.walk(tree) if isinstance(node, python_ast.Call)]
    place = {"Note": 1, "Said": 0}
    keys = set(spoken.game.digester.gains)
    for call in calls:
        if isinstance(call.func, python_ast.Name) and call.func.id in place:
            key = call.args[place[call.func.id]]
            assert isinstance(key, python_ast.Constant), python_ast.unparse(call)
            keys.add(str(key.value))
    prefix = f"since-{spoken.game.rulebook.prefix}-"
    words = catalogue(language).keys()
    found = {key.removeprefix(prefix) for key in words if key.startswith(prefix)}
    assert {key.replace("_", "-") for key in keys} == found


def ast_of(path: Path) -> python_ast.Module:
    return python_ast.parse(path.read_text("utf-8"))
