"""A table as its entries have made it: the same entries always make the same table."""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, assert_never

import msgspec
from msgspec.structs import replace

from vacherie.core.game import AnyGame, AnyState
from vacherie.core.recap import Recap
from vacherie.core.since import Since
from vacherie.core.values import CHANCE, Action, Event, Options
from vacherie.games import find_game
from vacherie.server.table.entries import (
    Acted,
    AnyEntry,
    Arranged,
    CameBack,
    Chair,
    Created,
    Rematched,
    Said,
    Setup,
    Started,
    Undone,
    WentAway,
)

Phase = Literal["open", "playing", "over"]
MOST_UNDO: Final = 50
GRACE: Final = 30_000
"""Milliseconds that somebody has at least who comes back, or takes an action back."""
ROUND_PAUSE: Final = 5_000
"""Milliseconds in which clocks stand still, because everybody is shown how a round ended."""


class Undoable(NamedTuple):
    """An action, and what it takes to undo it."""

    before: AnyState
    since: Since
    recap: Recap
    asked_at: int
    seat: int
    action: Action


class Table:
    """The whole truth about one table, hidden cards included.

    Only `fold` changes it, but for the clocks, which begin anew when a node reads the table from its log.
    It needs neither a clock nor chance: an entry says when it happened and what was drawn. A proposal
    (`lobby`, `play`, `undo`) reads the table and changes nothing. `LiveTable` folds an entry when it is on
    disk, while it holds the table's lock; whoever plays a log again folds it into a table of his own.
    Nothing about it leaves the server but through `projection`.
    """

    setup: Setup
    game: AnyGame
    options: Options

    def __init__(self, name: str) -> None:
        self.id = name
        self.number = 0
        """Of the last entry."""
        self.chairs: tuple[Chair, ...] = ()
        self.host: str | None = None
        self.results: tuple[tuple[int, ...], ...] = ()
        self.next: str | None = None
        """The table of the rematch."""
        self.state: AnyState | None = None
        self.since = Since(0)
        """What has happened since each seat's last turn."""
        self.recap: Recap | None = None
        """What there is to tell of the game so far."""
        self.asked_at: list[int] = []
        """When each seat was asked what it is asked now."""
        self.spent: list[int] = []
        """Milliseconds that each seat has used up before that."""
        self.answered: dict[tuple[int, str], tuple[int, Action]] = {}
        """The requests that the open question has had: seat and request, number and action."""
        self.undo: list[Undoable] = []
        """The last actions of one seat, as long as neither chance nor another has come in."""
        self.graced: dict[int, int] = {}
        """The decision, as the state counts, for which each seat was last given a little more time."""
        self.efforts: dict[int, int] = {}
        """How often each seat has chosen, undone or come back since the game last went on."""
        self.furthest = -1
        """The highest number that the state's decision has had."""
        self.remarks = 0
        self.shift = 0
        """How much further the question is than the state's own count, because of undos."""

    @property
    def phase(self) -> Phase:
        if self.state is None:
            return "open"
        return "playing" if self.state.to_act() else "over"

    @property
    def question(self) -> int | None:
        """The number of the open choice; unlike the state's own, it rises with an undo too."""
        return None if self.state is None else self.state.decision + self.shift

    def seat_of(self, person: str) -> int | None:
        return next((seat for seat, chair in enumerate(self.chairs) if chair.person == person), None)

    def waiting(self) -> Sequence[int]:
        """The seats that are to act."""
        actors = () if self.state is None else self.state.to_act()
        return [actor for actor in actors if actor != CHANCE]

    def player_of(self, seat: int) -> str | None:
        """The level of the bot that acts for the seat now; `None` for a person."""
        chair = self.chairs[seat]
        return "cow" if chair.is_away else chair.bot

    def time_left(self, seat: int, now: int) -> int | None:
        """Milliseconds on the seat's clock, if it has one."""
        clock = self.setup.clock
        if clock.kind == "none" or self.state is None or self.chairs[seat].bot is not None:
            return None
        used = self.spent[seat] if clock.kind == "game" else 0
        if seat in self.waiting():
            used += max(0, now - self.asked_at[seat])
        return max(0, clock.seconds * 1000 - used)

    def fold(self, entry: AnyEntry, at: int) -> list[Event]:
        """Makes the entry happen, and gives the game's events as nobody may see them: all of them."""
        self.number += 1
        match entry:
            case Created():
                self.agree(entry.setup)
                self.chairs, self.host, self.results = entry.chairs, entry.host, entry.results
            case Arranged():
                self.chairs, self.host = entry.chairs, entry.host
                if entry.setup is not None:
                    self.agree(entry.setup)
            case Started():
                return self.begin(entry, at)
            case Acted():
                return self.act(entry, at)
            case Undone():
                self.take_back(at)
                self.count_effort(entry.seat)
            case WentAway(seat):
                self.change_chair(seat, is_away=True)
            case CameBack(seat):
                self.change_chair(seat, is_away=False)
                self.give_grace(seat, at)
                self.count_effort(seat)
            case Rematched(table=table):
                self.next = table
            case Said():
                self.remarks += 1
            case _:
                assert_never(entry)
        return []

    def agree(self, setup: Setup) -> None:
        self.setup = setup
        self.game = find_game(setup.game)
        self.options = msgspec.convert(setup.options, self.game.options_type)

    def begin(self, entry: Started, at: int) -> list[Event]:
        players = len(self.chairs)
        self.asked_at = [at] * players
        self.spent = [0] * players
        self.state = self.game.new(self.options, players)
        self.since = Since(players)
        self.recap = self.game.recap_type(self.options, players)
        events = self.noted(self.draw(entry.drawn))
        self.since.hear(self.game.digester, events, self.number - 1)
        self.furthest = self.state.decision
        return events

    def act(self, entry: Acted, at: int) -> list[Event]:
        assert self.state is not None, self.id
        assert self.recap is not None, self.id
        before, since, recap = self.state.copy(), self.since.copy(), self.recap.copy()
        asked, asked_at = self.waiting(), self.asked_at[entry.seat]
        action = self.action(entry.action)
        events = self.noted(self.state.apply(entry.seat, action) + self.draw(entry.drawn))
        self.since.acted(entry.seat)
        self.since.hear(self.game.digester, events, self.number - 1)
        self.spent[entry.seat] += entry.spent
        undoable = Undoable(before, since, recap, asked_at, entry.seat, action)
        self.remember_undo(undoable, has_drawn=bool(entry.drawn))
        if self.state.decision == before.decision:
            self.answered[entry.seat, entry.request] = self.number, action
        else:
            self.answered = {}
        if self.state.decision > self.furthest:
            self.furthest, self.efforts = self.state.decision, {}
        elif entry.bot is None:
            self.count_effort(entry.seat)
        for seat in self.waiting():
            if self.state.decision != before.decision or seat not in asked:
                self.asked_at[seat] = at + (0 if self.recap.round is None else ROUND_PAUSE)
        return events

    def noted(self, events: list[Event]) -> list[Event]:
        assert self.recap is not None, self.id
        self.recap.note([self.game.seen_by(event, None) for event in events])
        return events

    def count_effort(self, seat: int) -> None:
        self.efforts[seat] = self.efforts.get(seat, 0) + 1

    def draw(self, drawn: Sequence[Any]) -> list[Event]:
        assert self.state is not None, self.id
        return [event for action in drawn for event in self.state.apply(CHANCE, self.action(action))]

    def action(self, value: Any) -> Any:
        """From JSON, or as it is."""
        return value if isinstance(value, Action) else msgspec.convert(value, self.game.action_type)

    def remember_undo(self, step: Undoable, *, has_drawn: bool) -> None:
        if self.undo and self.undo[-1].seat != step.seat:
            self.undo = []
        self.undo = [] if has_drawn else [*self.undo, step][-MOST_UNDO:]

    def take_back(self, at: int) -> None:
        question = self.question
        assert question is not None, self.id
        before, since, recap, asked_at, seat, _ = self.undo.pop()
        self.state, self.since, self.recap = before.copy(), since.copy(), recap.copy()
        self.shift = question + 1 - before.decision
        self.answered = {}
        # Nobody gains time by it: the decision is as old as it would be, and what was spent is spent.
        self.spent[seat] += max(0, at - self.asked_at[seat])
        if self.setup.clock.kind == "game":
            self.asked_at[seat] = at
        else:
            self.asked_at[seat] = asked_at
            self.give_grace(seat, at)

    def change_chair(self, seat: int, *, is_away: bool) -> None:
        chairs = list(self.chairs)
        chairs[seat] = replace(chairs[seat], is_away=is_away)
        self.chairs = tuple(chairs)

    def give_grace(self, seat: int, at: int) -> None:
        """A little time for who has hardly any, once for each decision, so that it cannot be had for ever."""
        left = self.time_left(seat, at)
        if left is None or self.state is None or self.graced.get(seat) == self.state.decision:
            return
        total = self.setup.clock.seconds * 1000
        wanted = min(GRACE, total)
        if left >= wanted:
            return
        self.graced[seat] = self.state.decision
        if self.setup.clock.kind == "decision":
            self.asked_at[seat] = at - (total - wanted)
        else:
            running = max(0, at - self.asked_at[seat]) if seat in self.waiting() else 0
            self.spent[seat] = total - wanted - running
