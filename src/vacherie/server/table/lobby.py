"""What may be arranged before a game, and by whom: each function gives the entry, or raises why not."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from vacherie.bots.registry import BOTS, find_plugin
from vacherie.core.errors import InvalidFile
from vacherie.core.files.source import Source, convert
from vacherie.core.game import AnyGame, AnyState
from vacherie.core.values import CHANCE, Options
from vacherie.games import find_game
from vacherie.server.errors import Conflict, NotAllowed, NotFound
from vacherie.server.people.faces import face_by_name, free_face
from vacherie.server.people.person import Person
from vacherie.server.table.entries import Arranged, Arrangement, Chair, Clock, Setup, Started
from vacherie.server.table.fold import Table
from vacherie.server.table.overtaken import Overtaken

Draw = Callable[[AnyState], Any]
"""Gives what chance brings, when chance is to act."""


def agreed_setup(
    game_name: str,
    options: Mapping[str, Any],
    *,
    public: bool,
    clock: Clock,
    chat: bool,
    audience_chat: bool,
    seen_cards: bool,
) -> Setup:
    """Raises what is wrong with the game or its options."""
    game = find_game(game_name)
    chosen = read_options(game, options)
    problem = game.options_problem(chosen)
    if problem is not None:
        raise problem
    plain = msgspec.to_builtins(chosen)
    return Setup(game.id, game.rules_version, plain, public, clock, chat, audience_chat, seen_cards)


def read_options(game: AnyGame, options: Mapping[str, Any]) -> Options:
    try:
        chosen: Options = convert(Source("", {"options": dict(options)}), game.options_type, ("options",))
    except InvalidFile as mistake:
        # The request is no file; only the field is of interest.
        raise InvalidFile(mistake.code, file="", line=None, field=mistake.field, **mistake.params) from None
    return chosen


def fewest_seats(setup: Setup, taken: int) -> int:
    """As many as sit already, or as have to play."""
    game = find_game(setup.game)
    return max(taken, game.player_counts(msgspec.convert(setup.options, game.options_type))[0])


def check_seats(setup: Setup, seats: int) -> None:
    game = find_game(setup.game)
    game.check(msgspec.convert(setup.options, game.options_type), seats)


def sit(table: Table, person: Person, wish: int | None) -> Arranged:
    expect_open(table)
    if table.seat_of(person.id) is not None:
        raise Conflict("already-seated")
    return seated(table, "joined", free_seat(table, wish), person)


def rename(table: Table, person: Person) -> Arranged:
    """As they are called and look now; raises `Overtaken` where the chair says so already."""
    expect_open(table)
    seat = own_seat(table, person)
    chair = table.chairs[seat]
    if (chair.name, chair.face) == (person.name, person.face):
        raise Overtaken
    return seated(table, "renamed", seat, person)


def seated(table: Table, what: Arrangement, seat: int, person: Person) -> Arranged:
    """A person has the face they want, unless another person has it; a bot takes another one."""
    others = [chair for place, chair in enumerate(table.chairs) if place != seat]
    own = person_chair(person, [chair for chair in others if chair.bot is None])
    entry = arranged(table, what, seat, own)
    taken = {chair.face for chair in entry.chairs}
    chairs = [
        replace(chair, face=free_face(chair.face, taken))
        if chair.bot is not None and chair.face is not None and chair.face == own.face
        else chair
        for chair in entry.chairs
    ]
    return replace(entry, chairs=tuple(chairs))


def person_chair(person: Person, others: Sequence[Chair]) -> Chair:
    face = free_face(person.face, [chair.face for chair in others])
    return Chair(person=person.id, name=person.name, face=face)


def seat_bot(table: Table, person: Person, wish: int | None, level: str, names: Sequence[str]) -> Arranged:
    expect_open(table)
    expect_host(table, person)
    expect_bot(level)
    seat = free_seat(table, wish)
    return arranged(table, "bot_seated", seat, bot_chair(level, names, table.chairs))


def get_up(table: Table, person: Person, seat: int) -> Arranged:
    """One leaves, or the host asks somebody to; raises `Overtaken` where nobody sits any more."""
    expect_open(table)
    expect_seat(table, seat)
    if table.chairs[seat].is_free:
        raise Overtaken
    if table.chairs[seat].person != person.id:
        expect_host(table, person)
    return arranged(table, "left", seat, Chair())


def change(table: Table, person: Person, setup: Setup, seats: int) -> Arranged:
    expect_open(table)
    expect_host(table, person)
    check_seats(setup, seats)
    chairs = list(table.chairs)
    if seats >= len(chairs):
        chairs += [Chair()] * (seats - len(chairs))
    else:
        taken = [chair for chair in chairs if not chair.is_free]
        if len(taken) > seats:
            raise Conflict("seats-taken", taken=len(taken))
        free = seats - len(taken)
        chairs = [chair for chair in chairs if not chair.is_free] + [Chair()] * free
    return Arranged("changed", None, tuple(chairs), table.host, setup)


def shuffle(table: Table, person: Person, chance: Random) -> Arranged:
    expect_open(table)
    expect_host(table, person)
    chairs = list(table.chairs)
    chance.shuffle(chairs)
    return Arranged("shuffled", None, tuple(chairs), table.host)


def start(table: Table, person: Person, draw: Draw) -> Started:
    expect_open(table)
    expect_host(table, person)
    expect_full(table.chairs)
    state = table.game.new(table.options, len(table.chairs))
    drawn = []
    while list(state.to_act()) == [CHANCE]:
        action = draw(state)
        state.apply(CHANCE, action)
        drawn.append(action)
    return Started(tuple(drawn))


def arranged(table: Table, what: Arrangement, seat: int, chair: Chair) -> Arranged:
    chairs = list(table.chairs)
    chairs[seat] = chair
    return Arranged(what, seat, tuple(chairs), next_host(table, chairs))


def next_host(table: Table, chairs: Sequence[Chair]) -> str | None:
    """The host, unless he has left his seat to somebody else who is there."""
    was_seated = table.host is not None and table.seat_of(table.host) is not None
    people = [chair.person for chair in chairs if chair.person is not None]
    return people[0] if was_seated and people and table.host not in people else table.host


def bot_chair(level: str, names: Sequence[str], others: Sequence[Chair]) -> Chair:
    taken = {chair.name for chair in others}
    name = next((name for name in names if name not in taken), names[0])
    face = free_face(face_by_name(name), [chair.face for chair in others])
    return Chair(name=name, bot=level, face=face)


def expect_bot(level: str) -> None:
    """Raises `UnknownName`; no code of another package is run here."""
    if level not in BOTS:
        find_plugin(level)


def free_seat(table: Table, wish: int | None) -> int:
    if wish is not None:
        expect_seat(table, wish)
        if not table.chairs[wish].is_free:
            raise Conflict("seat-taken", seat=wish)
        return wish
    seat = next((seat for seat, chair in enumerate(table.chairs) if chair.is_free), None)
    if seat is None:
        raise Conflict("table-full")
    return seat


def own_seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise NotAllowed("not-seated")
    return seat


def expect_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.chairs):
        raise NotFound("seat-unknown")


def expect_open(table: Table) -> None:
    if table.phase != "open":
        raise Conflict("game-has-begun")


def expect_full(chairs: Sequence[Chair]) -> None:
    free = sum(chair.is_free for chair in chairs)
    if free:
        raise Conflict("seats-free", free=free)


def expect_host(table: Table, person: Person) -> None:
    if table.host != person.id:
        raise NotAllowed("host-only")


def expect_own(table: Table, person: Person, seat: int) -> None:
    if table.chairs[seat].person != person.id:
        raise NotAllowed("not-your-seat")
