"""What one viewer may know of a table: every byte about a table that leaves the server is made here."""

from collections.abc import Sequence
from random import Random
from typing import Any, Literal, assert_never

import msgspec

from vacherie.core.account import Account, Glimpse, encode_account
from vacherie.core.game import AnyState
from vacherie.core.recap import GameEnd, Recap, RoundEnd
from vacherie.core.record import Player, Record, begin_record
from vacherie.core.said import Brief, brief
from vacherie.core.since import Digest
from vacherie.core.values import CHANCE, Event, Seat, View, Viewer
from vacherie.server.table.entries import (
    Acted,
    AnyEntry,
    Arranged,
    Arrangement,
    CameBack,
    Clock,
    Created,
    Rematched,
    Said,
    Setup,
    Started,
    Undone,
    WentAway,
)
from vacherie.server.table.fold import Phase, Table
from vacherie.server.table.undo import may_be_taken_back, offered

HappenedKind = Literal[
    "created", "arranged", "started", "acted", "undone", "went_away", "came_back", "said", "rematched"
]


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened at the table, as everybody may know it; what happened in the game is told by events."""

    kind: HappenedKind
    at: int
    """Milliseconds since 1970."""
    seat: int | None = None
    what: Arrangement | None = None
    bot: str | None = None
    """The level that acted for the seat."""
    is_late: bool | None = None
    text: str | None = None
    name: str | None = None
    """Of somebody who watches, and has said something."""
    face: int | None = None


class SeenSetup(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, Any]
    is_public: bool
    clock: Clock
    chat: bool
    audience_chat: bool
    seen_cards: bool


class SeenChair(msgspec.Struct, frozen=True):
    name: str | None
    bot: str | None
    face: int | None
    """Which cow the web app draws; `None` where the name gives it."""
    is_away: bool


class Seen(msgspec.Struct, frozen=True):
    """A table at one moment, as one viewer sees it."""

    table: str
    number: int
    """Of the last thing that happened, the same for everybody."""
    you: int | None
    """The viewer's seat."""
    phase: Phase
    happened: Happened | None
    """`None` in the first message of a stream."""
    events: list[Any]
    """The game's, in order, as far as the viewer may know them."""
    setup: SeenSetup | None
    """`None` where it has not changed."""
    chairs: list[SeenChair]
    host: int | None
    can_talk: bool
    question: int | None
    """The number that an action has to name. Unlike the view's own `decision`, it rises with an undo too."""
    may_act: list[int]
    """Who may act though nobody waits for them, as one that may still change a secret choice."""
    legal: list[Any]
    """All that the viewer may do now."""
    hints: Sequence[Any]
    """What follows from the view and helps to decide, for who is asked: in NéVaches, what each card lacks."""
    can_undo: bool
    """Whether the viewer may take his last action back."""
    clock: list[int | None]
    """Milliseconds that each seat has left."""
    view: View | None
    """The game as the viewer may know it, with who is to act and how it ended; `None` before it begins."""
    said: list[Brief] | msgspec.UnsetType = msgspec.UNSET
    """What is told of the events, in order: an event's number, with what its fields do not say if need be."""
    since: Digest | msgspec.UnsetType = msgspec.UNSET
    """What has happened since the viewer's last turn, until he acts in this one."""
    next: str | msgspec.UnsetType = msgspec.UNSET
    """The table of the rematch, once there is one."""
    results: tuple[tuple[int, ...], ...] | msgspec.UnsetType = msgspec.UNSET
    """What each seat gained in the games before, where there were any (U38)."""
    round: RoundEnd | msgspec.UnsetType = msgspec.UNSET
    """The round that ended with these events, if one did: for a few seconds after it, clocks stand still."""
    end: GameEnd | msgspec.UnsetType = msgspec.UNSET
    """What there is to tell of the whole game, once it is over."""


class Moment:
    """A table after one entry, kept so that it can be shown to whoever asks a little later."""

    __slots__ = ("at", "entry", "events", "table")

    def __init__(self, table: "Snapshot", entry: AnyEntry | None, events: list[Event], at: int) -> None:
        self.table = table
        self.entry = entry
        self.events = events
        self.at = at


class Snapshot:
    """A table as it was at one moment, whole, and the same when the table goes on."""

    __slots__ = (
        "chairs",
        "clock",
        "game",
        "host",
        "id",
        "next",
        "number",
        "offer",
        "options",
        "phase",
        "question",
        "recap",
        "results",
        "setup",
        "since",
        "state",
    )

    def __init__(self, table: Table, now: int) -> None:
        self.id = table.id
        self.number = table.number
        self.game = table.game
        self.setup = table.setup
        self.chairs = table.chairs
        self.host = None if table.host is None else table.seat_of(table.host)
        self.next = table.next
        self.results = table.results
        self.phase = table.phase
        self.question = table.question
        self.options = table.options
        self.state: AnyState | None = None if table.state is None else table.state.copy()
        self.since = [table.since.of(seat) for seat in range(len(table.chairs))] if table.state else []
        self.recap: Recap | None = None if table.recap is None else table.recap.copy()
        self.offer = offered(table)
        self.clock = [table.time_left(seat, now) for seat in range(len(table.chairs))]


def moment_of(table: Table, entry: AnyEntry | None, events: list[Event], now: int) -> Moment:
    return Moment(Snapshot(table, now), entry, events, now)


def show(moment: Moment, viewer: Viewer) -> bytes:
    """The moment as JSON for that viewer: the only way out for what a table knows."""
    return msgspec.json.encode(seen(moment, viewer))


def seen(moment: Moment, viewer: Viewer) -> Seen:
    table = moment.table
    state = table.state
    may_act = [] if state is None else list(state.may_act())
    is_asked = state is not None and viewer is not None and viewer in (*state.to_act(), *may_act)
    legal = state.legal_actions(viewer) if state is not None and viewer is not None and is_asked else []
    view = None if state is None else state.view(viewer)
    events = [table.game.seen_by(event, viewer) for event in moment.events]
    return Seen(
        table=table.id,
        number=table.number,
        you=viewer,
        phase=table.phase,
        happened=None if moment.entry is None else happened(moment.entry, moment.at),
        events=events,
        said=brief(table.game.telling.told(events, viewer, table.options)) if events else msgspec.UNSET,
        since=digest(table, viewer) if is_asked else msgspec.UNSET,
        setup=seen_setup(table.setup) if sets_up(moment.entry) else None,
        chairs=[SeenChair(chair.name, chair.bot, chair.face, chair.is_away) for chair in table.chairs],
        host=table.host,
        next=table.next or msgspec.UNSET,
        results=table.results or msgspec.UNSET,
        round=round_end(moment),
        end=game_end(table.recap) if table.phase == "over" else msgspec.UNSET,
        can_talk=can_talk(table.setup, state, viewer),
        question=table.question,
        may_act=may_act,
        legal=legal,
        hints=table.game.hints(view) if legal else (),
        can_undo=can_undo(table, viewer),
        clock=table.clock,
        view=view,
    )


def round_end(moment: Moment) -> RoundEnd | msgspec.UnsetType:
    """Told with the action that ended the round, and with nothing after it."""
    recap = moment.table.recap
    return msgspec.UNSET if not moment.events or recap is None else recap.round or msgspec.UNSET


def game_end(recap: Recap | None) -> GameEnd | msgspec.UnsetType:
    return msgspec.UNSET if recap is None else recap.game_end()


def can_talk(setup: Setup, state: AnyState | None, viewer: Viewer) -> bool:
    is_heard = setup.chat and (viewer is not None or setup.audience_chat)
    return is_heard and (state is None or state.may_talk())


def digest(table: Snapshot, viewer: Viewer) -> Digest | msgspec.UnsetType:
    news = None if viewer is None else table.since[viewer]
    if viewer is None or news is None:
        return msgspec.UNSET
    after, events = news
    seen_events = [table.game.seen_by(event, viewer) for event in events]
    return table.game.digester.digest(seen_events, viewer, table.options, len(table.chairs), after)


def can_undo(table: Snapshot, viewer: Viewer) -> bool:
    offer = table.offer
    if offer is None or viewer != offer.seat or table.chairs[offer.seat].is_away:
        return False
    return may_be_taken_back(table.game, offer, Random(table.number))


def sets_up(entry: AnyEntry | None) -> bool:
    return (
        entry is None
        or isinstance(entry, Created)
        or (isinstance(entry, Arranged) and entry.setup is not None)
    )


def seen_setup(setup: Setup) -> SeenSetup:
    return SeenSetup(
        game=setup.game,
        options=setup.options,
        is_public=setup.public,
        clock=setup.clock,
        chat=setup.chat,
        audience_chat=setup.audience_chat,
        seen_cards=setup.seen_cards,
    )


def happened(entry: AnyEntry, at: int) -> Happened:
    """Field by field: an action itself is its seat's secret, and so is what chance drew."""
    match entry:
        case Created():
            return Happened("created", at)
        case Arranged():
            return Happened("arranged", at, entry.seat, what=entry.what)
        case Started():
            return Happened("started", at)
        case Acted():
            return Happened("acted", at, entry.seat, bot=entry.bot)
        case Undone():
            return Happened("undone", at, entry.seat)
        case WentAway():
            return Happened("went_away", at, entry.seat, is_late=entry.is_late)
        case CameBack():
            return Happened("came_back", at, entry.seat)
        case Said():
            return Happened("said", at, entry.seat, text=entry.text, name=entry.name, face=entry.face)
        case Rematched():
            return Happened("rematched", at, entry.seat)
        case _:
            assert_never(entry)


def finished_record(table: Table, entries: list[AnyEntry]) -> Record:
    """All of a game that is over, hidden things included: only for one that is."""
    assert table.phase == "over", table.id
    return record_so_far(table, entries)


def record_so_far(table: Table, entries: list[AnyEntry]) -> Record:
    """The same of any game, for our own use: nobody may have it as it is."""
    players = [Player(chair.name or "", chair.bot) for chair in table.chairs]
    record = begin_record(table.game, table.options, players)
    for entry in entries:
        match entry:
            case Started(drawn):
                record.actions += [(CHANCE, table.action(action)) for action in drawn]
            case Acted(seat=seat, action=action, drawn=drawn):
                record.append(seat, table.action(action))
                record.actions += [(CHANCE, table.action(action)) for action in drawn]
            case Undone():
                record.actions.pop()
    return record


def own_account(name: str, log: Sequence[tuple[AnyEntry, int]], seat: Seat) -> bytes:
    """What one seat has seen of a game, as a file."""
    table = Table(name)
    steps: list[Glimpse] = []
    for entry, at in log:
        events = table.fold(entry, at)
        if table.state is not None and isinstance(entry, Started | Acted | Undone):
            seen_events = [table.game.seen_by(event, seat) for event in events]
            steps.append(Glimpse(seen_events, table.state.view(seat)))
    players = tuple(Player(chair.name or "", chair.bot) for chair in table.chairs)
    game = table.game
    return encode_account(Account(game.id, game.rules_version, table.options, players, seat, steps))
