"""Accounts of games: what one seat saw of one, step by step, and nothing that it could not know.

A record tells everything; of a game that is not over a player may only have his own account.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from types import GenericAlias
from typing import Any

import msgspec

from vacherie.core.files.source import Source, convert, fail
from vacherie.core.game import AnyGame
from vacherie.core.record import FORMAT, Player, check_number, find_game_in
from vacherie.core.values import Event, Options, Seat, View


class Glimpse(msgspec.Struct, frozen=True):
    """What the seat saw happen, and what it then saw."""

    events: Sequence[Event]
    view: View


class Account(msgspec.Struct, frozen=True):
    game: str
    rules_version: int
    options: Options
    seats: tuple[Player, ...]
    viewer: Seat
    steps: Sequence[Glimpse]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    game: str
    rules_version: int
    options: Any
    seats: tuple[Player, ...]
    viewer: int
    steps: Any


def encode_account(account: Account) -> bytes:
    return msgspec.json.encode({"format": FORMAT, **msgspec.structs.asdict(account)})


def is_account(source: Source) -> bool:
    return isinstance(source.data, dict) and "viewer" in source.data


def read_account(source: Source, find_game: Callable[[str], AnyGame]) -> Account:
    """Raises `InvalidFile` for the first mistake."""
    file = convert(source, _File)
    check_number(source, "format", file.format, FORMAT)
    game = find_game_in(source, file.game, find_game)
    check_number(source, "rules_version", file.rules_version, game.rules_version)
    if file.viewer not in range(len(file.seats)):
        raise fail(source, ("viewer",), "field-range", got=str(file.viewer), limit=f"< {len(file.seats)}")
    options: Options = convert(source, game.options_type, ("options",))
    step = msgspec.defstruct(
        "step", [("events", GenericAlias(list, (game.event_type,))), ("view", game.view_type)]
    )
    lifted = replace(source, data=source.data | {"steps": _lifted(file.steps, game)})
    steps = convert(lifted, GenericAlias(list, (step,)), ("steps",))
    return Account(game.id, game.rules_version, options, file.seats, file.viewer, steps)


def _lifted(steps: Any, game: AnyGame) -> Any:
    """The steps with their views as they are spelt now, as far as they are steps at all."""
    if not isinstance(steps, list):
        return steps
    return [
        step | {"view": game.lift_view(step["view"])}
        if isinstance(step, dict) and isinstance(step.get("view"), dict)
        else step
        for step in steps
    ]
