"""Records of games: the actions one by one, chance's included, which replay to the same game everywhere."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from types import GenericAlias
from typing import Any, Final

import msgspec

from vacherie.core.errors import IllegalAction, InvalidFile, InvalidOptions, UnknownName
from vacherie.core.files.json import read_json
from vacherie.core.files.source import Source, convert, fail
from vacherie.core.game import AnyGame, AnyState
from vacherie.core.values import Action, Actor, Event, Options

FORMAT: Final = 1
"""How the file is laid out; raised when an older reader could no longer understand it."""


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat: a person, or a bot of that name."""

    name: str
    bot: str | None = None


class Record(msgspec.Struct):
    game: str
    rules_version: int
    options: Options
    seats: tuple[Player, ...]
    actions: list[tuple[Actor, Action]]

    def append(self, actor: Actor, action: Action) -> None:
        self.actions.append((actor, action))


@dataclass(frozen=True, slots=True)
class RecordStep:
    """One action of a record, what happened, and the state it led to."""

    number: int
    """From 1 on."""
    actor: Actor
    action: Action
    events: list[Event]
    state: AnyState
    """The reader's own copy."""


class _Format(msgspec.Struct):
    """The one field that every format has."""

    format: int


class _Header(msgspec.Struct, forbid_unknown_fields=True):
    """The file as it is before the game is known."""

    format: int
    game: str
    rules_version: int
    options: Any
    seats: tuple[Player, ...]
    actions: Any


def begin_record(game: AnyGame, options: Options, seats: Sequence[Player]) -> Record:
    return Record(game.id, game.rules_version, options, tuple(seats), [])


def encode_record(record: Record) -> bytes:
    """The record as a JSON file: a line for each field, seat and action, always in the same order."""
    fields = {
        "format": _json(FORMAT),
        "game": _json(record.game),
        "rules_version": _json(record.rules_version),
        "options": _json(record.options),
        "seats": _lines(record.seats),
        "actions": _lines(record.actions),
    }
    return ("{\n" + ",\n".join(f'  "{name}": {text}' for name, text in fields.items()) + "\n}\n").encode()


def decode_record(data: bytes, file: str, find_game: Callable[[str], AnyGame]) -> Record:
    """Raises `InvalidFile` for the first mistake; whether the rules are kept is for `replay` to find."""
    return record_in(read_json(data, file), find_game)


def record_in(source: Source, find_game: Callable[[str], AnyGame]) -> Record:
    # Another format may have other fields, so its number is read before anything else.
    check_number(source, "format", convert(source, _Format).format, FORMAT)
    header = convert(source, _Header)
    game = find_game_in(source, header.game, find_game)
    check_number(source, "rules_version", header.rules_version, game.rules_version)
    options: Options = convert(source, game.options_type, ("options",))
    _check_options(source, game, options, len(header.seats))
    actions = convert(source, _actions_type(game), ("actions",))
    return Record(game.id, game.rules_version, options, header.seats, actions)


def replay(record: Record, game: AnyGame, file: str = "") -> Iterator[RecordStep]:
    """Plays the record through; `InvalidFile`, caused by the refusal, where the rules forbid an action."""
    assert game.id == record.game, (game.id, record.game)
    state = game.new(record.options, len(record.seats))
    for number, (actor, action) in enumerate(record.actions, start=1):
        try:
            events = state.apply(actor, action)
        except IllegalAction as refusal:
            raise InvalidFile(
                "record-illegal-action",
                file=file,
                field=f"actions[{number - 1}]",
                step=number,
                refusal=refusal.code,
            ) from refusal
        yield RecordStep(number, actor, action, events, state.copy())


def _actions_type(game: AnyGame) -> Any:
    return GenericAlias(list, (GenericAlias(tuple, (Actor, game.action_type)),))


def check_number(source: Source, name: str, got: int, known: int) -> None:
    if got != known:
        raise fail(source, (name,), f"record-{name.replace('_', '-')}", got=got, known=known)


def find_game_in(source: Source, name: str, find_game: Callable[[str], AnyGame]) -> AnyGame:
    try:
        return find_game(name)
    except UnknownName as error:
        raise fail(source, ("game",), error.code, **error.params) from error


def _check_options(source: Source, game: AnyGame, options: Options, players: int) -> None:
    problem = game.options_problem(options)
    if problem is not None:
        raise fail(source, ("options",), problem.code, **problem.params)
    try:
        game.check(options, players)
    except InvalidOptions as error:
        raise fail(source, ("seats",), error.code, **error.params) from error


def _lines(values: Sequence[Any]) -> str:
    if not values:
        return "[]"
    return "[\n" + ",\n".join(f"    {_json(value)}" for value in values) + "\n  ]"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
