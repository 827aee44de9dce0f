"""Games shown again: what one point of view saw of each step, all in one answer."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import zip_longest
from typing import Any, Final

import msgspec

from vacherie.core.account import Account, is_account, read_account
from vacherie.core.errors import InvalidOptions
from vacherie.core.files.json import read_json
from vacherie.core.game import AnyGame, AnyState
from vacherie.core.recap import GameEnd
from vacherie.core.record import Player, Record, record_in, replay
from vacherie.core.said import Brief, brief
from vacherie.core.values import Event, Options, Outcome, View, Viewer
from vacherie.games import find_game
from vacherie.server.errors import Conflict, NotFound, TooLarge

MOST_STEPS: Final = 5000
"""Games are ten times shorter; what is longer was made to keep a server busy."""
POINT_PATTERN: Final = "^(audience|open|seat-([1-9]|[12][0-9]|3[0-2]))$"
"""The seats are numbered as people count them, and as `vacherie replay --seat` does."""


class Point(msgspec.Struct, frozen=True):
    """From where a game is seen."""

    viewer: Viewer
    is_open: bool = False
    """As the audience, but with everybody's hidden things laid open beside the table."""


class ReplayPlayer(msgspec.Struct, frozen=True):
    name: str
    bot: str | None
    face: int | None = None
    """As at the table; `None` in a file, which tells no more than names."""


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    events: list[Any]
    """As far as the viewer may know them."""
    view: Any
    said: list[Brief] | msgspec.UnsetType = msgspec.UNSET
    """What is told of the events."""
    hands: list[dict[str, Any]] = []
    """With all cards open: seat by seat, the fields in which its view differs from this one."""


class Replay(msgspec.Struct, frozen=True):
    """A game from its beginning; the number of a step is that of `vacherie replay`."""

    game: str
    options: Options
    players: list[ReplayPlayer]
    viewer: int | None
    is_open: bool
    points: list[str]
    """From where else it may be seen, as a request names it."""
    outcome: Outcome | None
    """`None` for a game that is not over."""
    steps: list[ReplayStep]
    """The first is the table before anything happened."""
    end: GameEnd | None = None
    """What there is to tell of the whole game, once it is over; nothing for one seat's account."""


def parse_point(text: str) -> Point:
    """The text has matched the pattern."""
    match text.split("-"):
        case ["open"]:
            return Point(None, is_open=True)
        case ["seat", number]:
            return Point(int(number) - 1)
        case _:
            return Point(None)


def point_name(point: Point) -> str:
    if point.is_open:
        return "open"
    return "audience" if point.viewer is None else f"seat-{point.viewer + 1}"


def replay_of(
    record: Record, point: Point, *, is_bound: bool = False, faces: Sequence[int | None] = ()
) -> Replay:
    """Raises what the rules forbid, and `Conflict` where a game is to be laid open that is not over.

    Whoever is bound may see it from this point only.
    """
    if point.viewer is not None and point.viewer >= len(record.seats):
        raise NotFound("seat-unknown")
    expect_bounded(len(record.actions))
    game = find_game(record.game)
    seats = len(record.seats)
    state = game.new(record.options, seats)
    recap = game.recap_type(record.options, seats)
    steps = [step_of(game, record.options, state, [], point, seats)]
    for step in replay(record, game):
        state = step.state
        recap.note([game.seen_by(event, None) for event in step.events])
        steps.append(step_of(game, record.options, state, step.events, point, seats))
    outcome = state.outcome()
    if point.is_open and outcome is None:
        raise Conflict("game-not-over")
    points = [point] if is_bound else [Point(None), *map(Point, range(seats))]
    if outcome is not None and not is_bound:
        points.append(Point(None, is_open=True))
    return Replay(
        game=record.game,
        options=record.options,
        players=shown_players(record.seats, faces),
        viewer=point.viewer,
        is_open=point.is_open,
        points=[*map(point_name, points)],
        outcome=outcome,
        steps=steps,
        end=None if outcome is None else recap.game_end(),
    )


def replay_of_file(data: bytes, point: Point | None) -> Replay:
    """Of all that a record holds, or of what one seat has seen; raises `InvalidFile` where it is neither."""
    source = read_json(data, "")
    if not is_account(source):
        return replay_of(record_in(source, find_game), point or Point(None))
    account = read_account(source, find_game)
    if point not in (None, Point(account.viewer)):
        raise InvalidOptions("seat-not-told", seat=account.viewer + 1)
    return replay_of_account(account)


def replay_of_account(account: Account) -> Replay:
    expect_bounded(len(account.steps))
    game = find_game(account.game)
    first = game.new(account.options, len(account.seats)).view(account.viewer)
    told = partial(game.telling.told, viewer=account.viewer, options=account.options)
    steps = [
        ReplayStep([], first),
        *(ReplayStep(list(step.events), step.view, brief(told(step.events))) for step in account.steps),
    ]
    return Replay(
        game=account.game,
        options=account.options,
        players=shown_players(account.seats),
        viewer=account.viewer,
        is_open=False,
        points=[point_name(Point(account.viewer))],
        outcome=None,
        steps=steps,
    )


def step_of(
    game: AnyGame, options: Options, state: AnyState, events: Sequence[Event], point: Point, seats: int
) -> ReplayStep:
    view = state.view(point.viewer)
    seen = [game.seen_by(event, point.viewer) for event in events]
    hands = [dict(differences(state.view(seat), view)) for seat in range(seats)] if point.is_open else []
    return ReplayStep(seen, view, brief(game.telling.told(seen, point.viewer, options)), hands)


def differences(view: View, other: View) -> Iterator[tuple[str, Any]]:
    """The fields of the view that are not the same in the other."""
    for name in view.__struct_fields__:
        if getattr(view, name) != getattr(other, name):
            yield name, getattr(view, name)


def expect_bounded(steps: int) -> None:
    if steps > MOST_STEPS:
        raise TooLarge("replay-too-long", steps=steps, most=MOST_STEPS)


def shown_players(players: Sequence[Player], faces: Sequence[int | None] = ()) -> list[ReplayPlayer]:
    return [
        ReplayPlayer(player.name, player.bot, face)
        for player, face in zip_longest(players, faces[: len(players)])
    ]
