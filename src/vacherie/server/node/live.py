"""A table in memory: one change after the other, each on disk before anybody is told."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Any, Final, Protocol

from vacherie.core.values import Action, Viewer
from vacherie.server.errors import Conflict, Unavailable
from vacherie.server.node.founding import Founding
from vacherie.server.node.services import Services
from vacherie.server.node.stream import BUSY, Stream, event_bytes
from vacherie.server.people.person import Person
from vacherie.server.storage.consequences import consequences
from vacherie.server.storage.database import NumberTaken
from vacherie.server.storage.tables import entry_row, find_request, read_log
from vacherie.server.table import play
from vacherie.server.table.bounds import expect_room
from vacherie.server.table.entries import Acted, AnyEntry, Chair, Rematched, Setup, Started, WentAway
from vacherie.server.table.fold import Table
from vacherie.server.table.lobby import own_seat
from vacherie.server.table.overtaken import Overtaken
from vacherie.server.table.projection import Moment, moment_of, show
from vacherie.server.table.rematch import Results, is_alone, next_chairs, next_setup

log = logging.getLogger(__name__)

RECENT: Final = 8
"""Moments that are kept for those who come back after a short while."""
LOOKING: Final = 60_000
"""Milliseconds for which somebody who has no stream still counts as looking on."""
LONGEST_STORY: Final = 200
"""Moments that are told again to who was away longer; beyond that he is shown the table as it is."""
TRIES: Final = 20

Proposal = Callable[[Table], AnyEntry]
"""Gives what should happen at the table as it is, or raises why it cannot; it changes nothing."""
Found = Callable[[Setup, Sequence[Chair], Results, bool], Founding]
"""Makes another table, whose game begins at once if need be."""


class Attendant(Protocol):
    """Who has to know that a table has gone on, because something may happen there by itself."""

    def attend(self, live: "LiveTable") -> None:
        """Something has happened at the table, by this node or another."""

    def keep(self, live: "LiveTable") -> None:
        """This node has started its game."""


class LiveTable:
    """A table of this node, which people, bots and clocks want to change at the same time.

    It belongs to the event loop. Every change holds the table's lock from the proposal until all have been
    told: proposed, written, folded, told, in this order, and the next one begins. Who begins to listen or
    catches up holds it as well, and so misses nothing. A method with an underscore expects that the lock is
    held; public ones take it, and may be called by anybody. Just to look takes no lock: a table is folded
    without an `await`, so that nobody ever sees half of a change.
    """

    def __init__(self, services: Services, attendant: Attendant, table: Table) -> None:
        self.services = services
        self.attendant = attendant
        self.table = table
        self.recent: deque[Moment] = deque(maxlen=RECENT)
        self.streams: set[Stream] = set()
        self.used_at = services.now()
        self.looked_at = -LOOKING
        self._lock = asyncio.Lock()

    async def change(self, proposal: Proposal) -> Moment:
        """Writes down what is proposed, makes it happen, and tells everybody."""
        async with self._lock:
            return await self._change(proposal)

    async def change_once(self, proposal: Proposal) -> int:
        """The same, but content where nothing is left to do: the number of the last entry, new or old."""
        async with self._lock:
            with suppress(Overtaken):
                await self._change(proposal)
            return self.table.number

    async def act(self, person: Person, question: int, request: str, value: Any) -> int:
        """The number of the action's entry; a request that was answered before is answered the same."""
        began = perf_counter()
        async with self._lock:
            number = await self._act(person, question, request, value)
        self.services.metrics.action_seconds.observe(perf_counter() - began)
        return number

    async def play_again(self, person: Person, found: Found) -> Founding | None:
        """Writes down a table for the rematch; `None` where there is one already, which `next` names."""
        async with self._lock:
            seat = own_seat(self.table, person)
            return await self._play_again(person, seat, found) if self.table.next is None else None

    async def bot_acts(self, seat: int, question: int, level: str, action: Any) -> None:
        services = self.services

        def proposal(table: Table) -> AnyEntry:
            if table.player_of(seat) != level:
                raise Overtaken
            request = f"!{level}"  # No request of a person begins like this.
            return play.act(table, seat, question, request, action, services.draw, services.now(), bot=level)

        await self.change(proposal)

    async def catch_up(self) -> None:
        """Takes in what another node has written."""
        async with self._lock:
            await self._catch_up()

    def viewer(self, person: Person | None) -> Viewer:
        return None if person is None else self.table.seat_of(person.id)

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks on, or has just looked."""
        return bool(self.streams) or self.services.now() - self.looked_at < LOOKING

    def look(self) -> None:
        """Somebody looks: what waited for that goes on."""
        was_watched = self.is_watched
        self.looked_at = self.services.now()
        if not was_watched:
            self.attendant.attend(self)

    def tell_busy(self) -> None:
        """Passing news, which has no number."""
        for stream in tuple(self.streams):
            stream.send_news(BUSY)

    def tell_reviewed(self, progress: bytes) -> None:
        """The same: how far the review of the game is."""
        for stream in tuple(self.streams):
            stream.send_news(b"event: review\ndata: %b\n\n" % progress)

    def now_seen_by(self, person: Person | None) -> bytes:
        return show(self.moment_now(), self.viewer(person))

    def moment_now(self) -> Moment:
        """The table as it is, without what happened last."""
        return moment_of(self.table, None, [], self.services.now())

    async def listen(
        self,
        person: Person,
        address: str,
        last: int | None,
        *,
        news: bool = False,
        cut: Callable[[], None] = lambda: None,
    ) -> Stream:
        """A stream that goes on after that number, or begins with the table as it is."""
        stream = Stream(person.id, address, cut)
        stream.wants_news = news
        self.look()
        if self.is_story(last):
            # Most of a long story is read while the table goes on.
            after = last or 0
            story = await self.moments(after, self.table.number - after)
            for message in await self.services.unfolding.beside(
                len(story), lambda: [event_bytes(moment, viewer_at(moment, person.id)) for moment in story]
            ):
                stream.begin(message)
            last = story[-1].table.number if story else last
        async with self._lock:
            for moment in await self._missed(last):
                stream.begin(event_bytes(moment, viewer_at(moment, person.id)))
            self.services.places.take(person.id, address)
            self.streams.add(stream)
        self.used_at = self.services.now()
        return stream

    def leave(self, stream: Stream) -> None:
        if stream in self.streams:
            self.streams.remove(stream)
            self.services.places.give_back(stream.person, stream.address)
        self.used_at = self.services.now()

    async def moments(self, after: int, most: int) -> list[Moment]:
        """What happened above that number, played again from the log."""
        return await self.services.unfolding.moments(self.table.id, after, most)

    def is_story(self, last: int | None) -> bool:
        """Whether what happened since that number has to be read from the log."""
        number = self.table.number
        if last is None or not max(0, number - LONGEST_STORY) <= last < number:
            return False
        return not self.recent or self.recent[0].table.number > last + 1

    async def _missed(self, last: int | None) -> list[Moment]:
        """What happened since; or the table as it is, where that would be too long a story, or nonsense."""
        number = self.table.number
        if last is None or last > number or last < 0 or number - last > LONGEST_STORY:
            return [self.moment_now()]
        if last == number:
            return []
        if self.is_story(last):
            return await self.moments(last, number - last)
        return [moment for moment in self.recent if moment.table.number > last]

    async def _act(self, person: Person, question: int, request: str, value: Any) -> int:
        services, table = self.services, self.table
        seat = own_seat(table, person)
        action = play.read_action(table.game, value)
        if question == table.question:
            known = table.answered.get((seat, request))
        else:
            known = await find_request(services.database, table.id, seat, question, request)
        if known is not None:
            return same_answer(table, known, action)

        def proposal(table: Table) -> AnyEntry:
            if question == table.question and (seat, request) in table.answered:
                raise Overtaken
            play.acting_seat(table, person)
            return play.act(table, seat, question, request, action, services.draw, services.now())

        try:
            return (await self._change(proposal)).table.number
        except (Conflict, Overtaken):
            # Another node may have had the same request, and been faster.
            if (
                known := await find_request(services.database, table.id, seat, question, request)
            ) is not None:
                return same_answer(table, known, action)
            raise

    async def _play_again(self, person: Person, seat: int, found: Found) -> Founding | None:
        """Of two nodes that are asked at once only one makes a table: it exists if this log names it."""
        outcome = None if self.table.state is None else self.table.state.outcome()
        if outcome is None:
            raise Conflict("game-not-over")
        setup, results = next_setup(self.table, outcome)
        founding = found(setup, next_chairs(self.table), results, is_alone(self.table, person))

        def proposal(table: Table) -> AnyEntry:
            if table.next is not None:
                raise Overtaken
            return Rematched(founding.table.id, seat)

        with suppress(Overtaken):
            await self._change(proposal, founding)
        return founding if self.table.next == founding.table.id else None

    async def _change(self, proposal: Proposal, founding: Founding | None = None) -> Moment:
        """What is founded is written in the same transaction."""
        services = self.services
        for _ in range(TRIES):
            entry = proposal(self.table)
            expect_room(self.table, entry)
            at = services.now()
            rows = [entry_row(self.table.id, self.table.number + 1, entry, at)]
            others = consequences(self.table, entry, at, services.lease())
            if founding is not None:
                assert others is None, entry
                rows, others = rows + founding.rows, founding.extra
            try:
                await services.database.write(rows, others)
            except NumberTaken:
                await self._catch_up()
                continue
            moment = self._take(entry, at)
            if isinstance(entry, Started):
                self.attendant.keep(self)
            return moment
        raise Unavailable("table-busy")

    async def _catch_up(self) -> None:
        for entry, at in await read_log(self.services.database, self.table.id, self.table.number):
            self._take(entry, at)

    def _take(self, entry: AnyEntry, at: int) -> Moment:
        events = self.table.fold(entry, at)
        moment = moment_of(self.table, entry, events, at)
        self.recent.append(moment)
        self.used_at = at
        messages: dict[Viewer, bytes] = {}
        for stream in tuple(self.streams):
            viewer = viewer_at(moment, stream.person)
            if viewer not in messages:
                messages[viewer] = event_bytes(moment, viewer)
            stream.send(messages[viewer])
        tell_log(moment, entry)
        if isinstance(entry, Acted):
            by = "bot" if entry.bot else "person"
            self.services.metrics.actions.labels(self.table.setup.game, by).inc()
        self.attendant.attend(self)
        return moment


def same_answer(table: Table, known: tuple[int, Any], action: Action) -> int:
    """The number that was answered before; but what was asked for now must be what was done then."""
    number, done = known
    if table.action(done) != action:
        raise Conflict("request-reused")
    return number


def tell_log(moment: Moment, entry: AnyEntry) -> None:
    """What a host may want to know of a table: never what is played."""
    where = {"table": moment.table.id, "number": moment.table.number, "game": moment.table.game.id}
    match entry:
        case Started():
            log.info("a game begins", extra=where)
        case Acted(is_last=True):
            log.info("a game is over", extra=where)
        case WentAway(seat=seat, is_late=is_late):
            log.info("out of time" if is_late else "left", extra={**where, "seat": seat})


def viewer_at(moment: Moment, person: str) -> Viewer:
    chairs = moment.table.chairs
    return next((seat for seat, chair in enumerate(chairs) if chair.person == person), None)
