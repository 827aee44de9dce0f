"""Reads the file that describes a study, and says of each mistake where it is and what would be right.

    study-value-twice     value     a list names the same thing twice
    study-no-values                 a list is empty
    study-nothing-to-play reason    no combination can be played; why not the first

Other mistakes have the codes of `toml_source` and `source`, or of the search for a game, an option or a bot.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from msgspec.structs import FieldInfo, fields

from vacherie.bots.bot import Budget
from vacherie.bots.guard import guarded_bot
from vacherie.core.errors import GameError, InvalidFile, InvalidOptions
from vacherie.core.files.paths import Path as Place
from vacherie.core.files.reading import read_text
from vacherie.core.files.source import Source, convert, fail
from vacherie.core.files.toml import read_toml
from vacherie.core.game import AnyGame
from vacherie.core.options import NONE, option_text, parse_value, written_values
from vacherie.games import find_game
from vacherie.lab.seating import MOST_GAMES, bot_names
from vacherie.lab.study.grid import Axis, Study, crossed

PLAYOUTS: Final = 100
"""For a bot that looks ahead, if the study does not say; never a time, which no machine could repeat."""
Players = Annotated[int, Meta(ge=1)]


class StudyFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    game: str
    players: Players | list[Players]
    deals: Annotated[int, Meta(ge=2, le=MOST_GAMES)]
    bots: str | list[str] = "cow"
    """Who plays at one table, or at several: as `--bots` says it."""
    seed: int = 1
    playouts: Annotated[int, Meta(ge=1)] = PLAYOUTS
    about: str = ""
    """What is asked, for the head of the report."""
    options: dict[str, Any] = {}
    """For each option a value, or a list of values."""


def read_study(path: Path) -> Study:
    """Raises `InvalidFile`."""
    text = read_text(path)
    source = read_toml(text, str(path))
    file = convert(source, StudyFile)
    with placed(source, ("game",)):
        game = find_game(file.game)
    axes = tuple(axis_of(source, game, name, path.parent) for name in file.options)
    lineups = [lineup_of(source, game, *lineup) for lineup in places(source, ("bots",), file.bots)]
    players = [count for _, count in places(source, ("players",), file.players)]
    budget = Budget(playouts=file.playouts)
    cells, skipped = crossed(game, axes, lineups, players, file.seed, budget)
    if not cells:
        raise fail(source, (), "study-nothing-to-play") from skipped[0].reason
    return Study(
        title=file.title,
        about=file.about,
        text=text,
        game=game,
        axes=axes,
        lineups=tuple(map(",".join, lineups)),
        seed=file.seed,
        budget=budget,
        deals=file.deals,
        cells=cells,
        skipped=skipped,
    )


@contextmanager
def placed(source: Source, place: Place) -> Iterator[None]:
    """What is wrong with a value is wrong at this place of the file; another file has places of its own."""
    try:
        yield
    except InvalidFile:
        raise
    except GameError as error:
        raise fail(source, place, error.code, **error.params) from error


def places(source: Source, place: Place, wish: Any) -> list[tuple[Place, Any]]:
    """One value or each of a list, with where it stands; raises `InvalidFile` for none, or for one twice."""
    if not isinstance(wish, list):
        return [(place, wish)]
    if not wish:
        raise fail(source, place, "study-no-values")
    for index, value in enumerate(wish):
        if value in wish[:index]:
            raise fail(source, (*place, index), "study-value-twice", value=option_text(value))
    return [((*place, index), value) for index, value in enumerate(wish)]


def lineup_of(source: Source, game: AnyGame, place: Place, names: str) -> tuple[str, ...]:
    with placed(source, place):
        lineup = tuple(bot_names(names))
        for name in dict.fromkeys(lineup):
            guarded_bot(name, game)
    return lineup


def axis_of(source: Source, game: AnyGame, name: str, folder: Path) -> Axis:
    known = {field.name: field for field in fields(game.options_type)}
    place: Place = ("options", name)
    if name not in known:
        raise fail(source, place, "option-unknown", option=name, known=", ".join(known))
    values = {}
    for where, wish in places(source, place, source.data["options"][name]):
        with placed(source, where):
            values[option_text(wish)] = option_value(game, known[name], wish, folder)
    return Axis(name, values)


def option_value(game: AnyGame, field: FieldInfo, wish: Any, folder: Path) -> Any:
    """The option's value; a file is looked for beside the study."""
    text = option_text(wish)
    if isinstance(wish, list):
        try:
            return msgspec.convert(wish, field.type)
        except msgspec.ValidationError as error:
            known = ", ".join(written_values(game, field))
            raise InvalidOptions("option-value", option=field.name, value=text, known=known) from error
    if field.name in game.file_options and text.lower() != NONE:
        text = str(folder / text)
    return parse_value(game, field, text)
