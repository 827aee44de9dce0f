"""Everything that NéVaches can say exists in every language."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import pytest

from tests.messages.spoken import dashes, kinds
from tests.messages.test_complete import texts_of
from vacherie.cli.play.seating import seated
from vacherie.core.options import describe_options
from vacherie.core.values import CHANCE, kind_of
from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.events import (
    BonusLapsed,
    BonusReached,
    BonusTaken,
    CardPileMade,
    CardsDiscarded,
    CowsBroughtHome,
    HerdBroughtHome,
    NeVachesEvent,
    TilePileMade,
    TilesSetAside,
)
from vacherie.games.nevaches.goals import GOALS
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.nevaches.tiles import LANDSCAPES
from vacherie.games.nevaches.track import Bonus
from vacherie.games.nevaches.values import Asked, Space
from vacherie.messages.catalogue import LANGUAGES, Catalogue, catalogue
from vacherie.tables import find_terminal
from vacherie.tables.nevaches.typed import COMMANDS
from vacherie.tables.spelling import folded
from vacherie.tables.story import sentence
from vacherie.tables.teller import Teller

BONUSES = get_args(Bonus)
REASONS = ("points-reached", "tiles-used-up")
NEEDED = [
    *(f"event-nevaches-{kind}" for kind in dashes(kinds(GAME.event_type))),
    *(f"asked-nevaches-{asked}" for asked in dashes(get_args(Asked))),
    *(f"option-nevaches-{option}" for option in dashes(option.name for option in describe_options(GAME))),
    *(f"landscape-nevaches-{each}{part}" for each in LANDSCAPES for part in ("", ".one", ".letter")),
    *(f"bonus-nevaches-{bonus}{part}" for bonus in BONUSES for part in ("", ".short")),
    *(f"goal-nevaches-{goal}" for goal in dashes(GOALS)),
    *(f"reason-nevaches-{reason}" for reason in REASONS),
    *(f"command-nevaches-{command}{part}" for command in COMMANDS for part in ("", ".usage", ".line")),
]
OPTIONS = (
    NeVachesOptions(),
    NeVachesOptions(random_bonus=True),
    NeVachesOptions(choose_start_card=True, random_bonus=True),
)
# What seldom happens.
RARE: tuple[NeVachesEvent, ...] = (
    TilesSetAside(1, ("lake",) * 5),
    TilePileMade(1),
    TilePileMade(5),
    CardsDiscarded(0, ("L4-LF", "T4-FFL")),
    CardPileMade(1),
    CardPileMade(30),
    *(kind(0, Space(25, bonus)) for bonus in BONUSES for kind in (BonusReached, BonusTaken, BonusLapsed)),
    HerdBroughtHome(1, ((0, 0),)),
    HerdBroughtHome(0, ((0, 0), (1, 0))),
    CowsBroughtHome(1, ()),
    CowsBroughtHome(0, ((0, 0),)),
    CowsBroughtHome(1, ((0, 0), (3, -20))),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    assert [key for key in NEEDED if not catalogue(language).has(key)] == []


def moments(options: NeVachesOptions, players: int) -> Iterator[Any]:
    """The events of a game from its deal to its end, played at random."""
    random = Random(f"{options}{players}")
    state = GAME.new(options, players)
    while actors := state.to_act():
        actor = actors[0]
        action = state.draw(random) if actor == CHANCE else state.random_action(actor, random)
        yield from state.apply(actor, action)


def assert_is_a_sentence(event: Any, words: Catalogue, players: int) -> None:
    seats = seated(["calf"] * (players - 1), words)
    for viewer in (None, 0, players - 1):
        teller = Teller(words, GAME, seats, viewer)
        text = sentence(GAME.seen_by(event, viewer), teller, find_terminal(GAME))
        assert text[-1] in ".!", text
        assert not re.search(r"[{}$]|\bnone\b|  ", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told_to_everybody(language: str) -> None:
    words = catalogue(language)
    told = set()
    games = [moments(options, players) for options in OPTIONS for players in (2, 4)]
    for players, events in [*zip((2, 4) * len(OPTIONS), games, strict=True), (2, RARE)]:
        for event in events:
            told.add(kind_of(event))
            assert_is_a_sentence(event, words, players)
    assert told == kinds(GAME.event_type)


def test_french_punctuation_has_its_non_breaking_spaces() -> None:
    wrong = re.compile(r"(^|[^\u00a0\u202f])[!?;:»]|«($|[^\u00a0\u202f])")
    assert [(key, text) for key, text in texts_of("fr", "nevaches.ftl") if wrong.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_hold_no_markup_and_no_straight_quotes(language: str) -> None:
    for key, text in texts_of(language, "nevaches.ftl"):
        assert not re.search(r"[*`<>#\"']|\]\(|(?<![a-zA-Z])_|_(?![a-zA-Z])", text), (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_that_can_be_typed_means_two_things(language: str) -> None:
    words = catalogue(language)
    keys = [f"command-nevaches-{command}" for command in COMMANDS]
    keys += [f"landscape-nevaches-{each}{part}" for each in LANDSCAPES for part in ("", ".letter")]
    keys += ["cli-word-help", "cli-word-rules", "cli-word-quit"]
    typed = [folded(word) for key in keys for word in dict.fromkeys(map(folded, words.text(key).split()))]
    assert sorted(typed) == sorted(set(typed))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bonuses_fit_between_their_spaces(language: str) -> None:
    words = catalogue(language)
    assert max(len(words.text(f"bonus-nevaches-{bonus}.short")) for bonus in BONUSES[1:]) < 50 - 38
    assert len(words.text("bonus-nevaches-cow.short")) < 25 - 15
