"""The worked example of each rules page is a turn that the rules really play, and tells only what happens."""

import re
from io import StringIO

import pytest
from rich.console import Console

from vacherie.core.game import AnyGame
from vacherie.core.record import Player
from vacherie.core.scenario.run import planned, run_scenario
from vacherie.games import GAMES
from vacherie.lessons.example import example_states, read_example
from vacherie.messages.catalogue import LANGUAGES, catalogue
from vacherie.tables import find_terminal
from vacherie.tables.example import READER, draw_scene
from vacherie.tables.story import sentences
from vacherie.tables.teller import Teller

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@every_game
def test_the_rules_play_the_example_as_it_is_written(game: AnyGame) -> None:
    scenario = read_example(game)
    assert run_scenario(scenario) is None
    assert scenario.clauses
    assert all(step.expect.events or step.expect.position or step.action for step in scenario.steps)


@every_game
def test_the_scenes_are_in_order_and_the_last_one_shows_the_end(game: AnyGame) -> None:
    moments = [scene.after for scene in game.rulebook.guide.scenes]
    assert moments == sorted(set(moments))
    assert moments[-1] == len(example_states(game)) - 1


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_in_the_example_is_on_the_table_or_told(game: AnyGame, language: str) -> None:
    words = catalogue(language)
    for scene in game.rulebook.guide.scenes:
        said = numbers(words.text(game.rulebook.scene_key(scene)))
        assert said <= shown_and_told(game, scene.after), scene.key


def shown_and_told(game: AnyGame, until: int) -> set[int]:
    """The numbers on the tables up to this step, and in what the game tells about the steps."""
    names = (catalogue("en").text("name-you-alone"), *game.rulebook.guide.others)
    teller = Teller(catalogue("en"), game, tuple(map(Player, names)), READER)
    scenario = read_example(game)
    state = scenario.start.copy()
    page = StringIO()
    console = Console(file=page, width=80)
    console.print(find_terminal(game).draw(state.view(READER), teller, 80))
    found = numbers(page.getvalue())
    for step in scenario.steps[:until]:
        actors = state.to_act() if step.actor is None else (step.actor,)
        for actor, (_, action) in zip(actors, planned(step, len(actors)), strict=True):
            for sentence in sentences(state.apply(actor, action), teller, find_terminal(game)):
                found |= numbers(sentence)
        console.print(find_terminal(game).draw(state.view(READER), teller, 80))
    return found | numbers(page.getvalue())


def numbers(text: str) -> set[int]:
    return {int(digits.replace(",", "")) for digits in re.findall(r"\d+(?:,\d{3})*", text)}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pictures_show_everybody_by_the_names_in_the_text(game: AnyGame, language: str) -> None:
    words = catalogue(language)
    guide = game.rulebook.guide
    page = StringIO()
    console = Console(file=page, width=80)
    for scene in guide.scenes:
        console.print(draw_scene(game, scene, words))
    drawn = page.getvalue()
    text = " ".join(words.text(game.rulebook.scene_key(scene)) for scene in guide.scenes)
    assert all(name in drawn for name in guide.others)
    assert {name for name in ("Framboise", "Clovis") if name in text} <= set(guide.others)
