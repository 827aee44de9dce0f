"""The contract that every game fulfils.

A `Game` is one object per rulebook; a `State` is one point of one game, mutable, with a cheap `copy`.
The laws, which `tests/test_laws.py` tries on every game, option and number of players:

1.  *Somebody acts.* Until the game is over `to_act` names chance alone, or one or more seats; then nobody.
2.  *Legal is what is listed.* Every seat in `to_act` has legal actions, and none has that is neither there
    nor in `may_act`; `refusal` gives a reason for every action that is not listed, and for none that is.
3.  *Nothing happens on a refusal.* `apply` raises it, and the state is as before.
4.  *Chance is an actor.* `draw` gives chance's next action, and is the only use of randomness; the action is
    the outcome itself, so a list of actions replays everywhere.
5.  *A choice has a number.* `decision` rises when a new choice opens; while it stays, every seat that was to
    act and has not acted still is.
6.  *Copies are apart.* What happens to a copy is not seen in the original, nor the reverse.
7.  *Views are closed.* Permute all that a viewer may not know: his views, his legal actions and his events
    stay the same, byte for byte.
8.  *Events tell everything.* An old view and the events seen since lead to the new view.
9.  *A view can be imagined whole.* `determinize` gives a state that the viewer could not tell from the true
    one: its view for him is the very view it was made from.
10. *A position is everything.* `restore(position(state))` is the same state, for every state there is.
11. *Nothing is made or lost.* Each game names what it conserves (its cards, its money).
12. *Every game ends*, with an outcome that ranks every seat and says why.
13. *All values are JSON* and come back from it unchanged.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, ParamSpec, Self, TypeVar, cast

import msgspec

from vacherie.core.errors import IllegalAction, InvalidOptions
from vacherie.core.events import GameEnded
from vacherie.core.position import check_header
from vacherie.core.recap import Recap
from vacherie.core.rulebook import Rulebook
from vacherie.core.said import Telling
from vacherie.core.series import Series
from vacherie.core.since import Digester
from vacherie.core.values import Action, Actor, Event, Options, Outcome, Position, Seat, View, Viewer

ActionT = TypeVar("ActionT", bound=Action)
EventT = TypeVar("EventT", bound=Event)
ViewT = TypeVar("ViewT", bound=View)
OptionsT = TypeVar("OptionsT", bound=Options)
PositionT = TypeVar("PositionT", bound=Position)
P = ParamSpec("P")


class State(ABC, Generic[ActionT, EventT, ViewT]):
    """One point of one game: the whole truth, and what may follow."""

    __slots__ = ("asked", "decision", "events", "options", "players", "waiting")

    answers: ClassVar[Mapping[Any, tuple[type[Action], ...]]]
    """Which actions answer which choice."""

    options: Any
    players: int
    decision: int
    """The number of the choice that is open now."""
    asked: Any
    """What that choice is about; `None` when the game is over."""
    waiting: list[Actor]
    """Who has not answered it yet."""
    events: list[EventT] | None
    """Those of the action under way, so far; `None` where nobody wants to hear them (`advance`)."""

    def to_act(self) -> Sequence[Actor]:
        """Whom the game waits for: `(CHANCE,)`, one seat, several that choose at the same time, or nobody."""
        return tuple(self.waiting)

    def may_act(self) -> Sequence[Seat]:
        """Seats that may act though nobody waits for them, as one that may still change a secret choice.

        Everybody may know this, so a seat can be named here that has nothing else to choose.
        """
        return ()

    def may_talk(self) -> bool:
        """Whether the rules let the players talk with each other now."""
        return True

    @abstractmethod
    def legal_actions(self, seat: Seat) -> list[ActionT]:
        """All the seat may do now, in a stable order; empty if it has no say."""

    def random_action(self, seat: Seat, random: Random) -> ActionT:
        """Any of the legal actions, each as likely as the other."""
        legal = self.legal_actions(seat)
        return legal[int(random.random() * len(legal))]

    def refusal(self, actor: Actor, action: ActionT) -> IllegalAction | None:
        """Why the action is forbidden now, or `None` if it is legal."""
        if self.asked is None:
            return IllegalAction("game-over")
        if actor not in self.waiting and actor not in self.may_act():
            return IllegalAction("not-your-turn")
        if not isinstance(action, self.answers[self.asked]):
            return IllegalAction("not-asked", asked=self.asked)
        return self.answer_refusal(actor, action)

    @abstractmethod
    def answer_refusal(self, actor: Actor, action: ActionT) -> IllegalAction | None:
        """Why the action, which answers what is asked of the actor, is forbidden all the same."""

    @abstractmethod
    def advance(self, actor: Actor, action: ActionT) -> None:
        """Carries out an action known to be legal. It is not checked: anything else leaves a broken state."""

    def apply(self, actor: Actor, action: ActionT) -> list[EventT]:
        """Checks the action, carries it out, says what happened; or raises why not, and nothing changed."""
        refusal = self.refusal(actor, action)
        if refusal is not None:
            raise refusal
        events: list[EventT] = []
        self.events = events
        try:
            self.advance(actor, action)
        finally:
            self.events = None
        return events

    def tell(self, kind: Callable[P, EventT], *args: P.args, **kwargs: P.kwargs) -> None:
        """Notes an event, if anybody listens."""
        if self.events is not None:
            self.events.append(kind(*args, **kwargs))

    def ask(self, asked: Any, *actors: Actor) -> None:
        """Opens a new choice."""
        self.decision += 1
        self.asked = asked
        self.waiting = list(actors)
        if self.events is not None:
            self.events.append(self.opened(asked, actors))

    @abstractmethod
    def opened(self, asked: Any, actors: tuple[Actor, ...]) -> EventT:
        """The event of the choice that has just been opened."""

    def end(self) -> None:
        """Asks no more: the game is over, and has an outcome."""
        self.decision += 1
        self.asked = None
        self.waiting = []
        outcome = self.outcome()
        assert outcome is not None, self
        if self.events is not None:
            self.events.append(cast(EventT, GameEnded(outcome)))

    @abstractmethod
    def draw(self, random: Random) -> ActionT:
        """Chance's next action, when chance is to act."""

    @abstractmethod
    def view(self, viewer: Viewer) -> ViewT:
        """What that viewer may know, built field by field."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result, once nobody is to act."""

    @abstractmethod
    def copy(self) -> Self:
        """A state of its own, equal to this one."""


class Game(ABC, Generic[OptionsT, ActionT, EventT, ViewT, PositionT]):
    """One rulebook: what can be chosen, how a game begins, and what its values look like."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    """Raised by a rule fix after which old records would no longer replay."""
    rulebook: ClassVar[Rulebook]
    fewest_wins: ClassVar[bool] = False
    """Whether a lower score is a better one."""
    variant_option: ClassVar[str | None] = None
    """The option that makes another game of it, so that results are kept apart."""
    file_options: ClassVar[Mapping[str, Callable[[str, str], Any]]] = {}
    """The options that people give as a file, and what makes the option's value of its text and its name."""
    telling: ClassVar[Telling] = Telling()
    """What is said of the events."""
    digester: ClassVar[Digester] = Digester()
    """What they add to the digest of what happened since one's last turn."""
    recap_type: ClassVar[type[Recap]] = Recap
    """What is told of a round and of a whole game."""
    series_type: ClassVar[type[Series] | None] = None
    """Several games in a row, where one leaves something to the next."""

    options_type: type[OptionsT]
    view_type: type[ViewT]
    position_type: type[PositionT]
    action_type: Any
    """The union of all actions, for decoding."""
    event_type: Any
    """The union of all events, for decoding."""
    hint_type: Any = None
    """What `hints` gives, one by one; `None` where there are none."""

    @abstractmethod
    def options_problem(self, options: OptionsT) -> InvalidOptions | None:
        """Why these options cannot be played together, or `None`."""

    @abstractmethod
    def player_counts(self, options: OptionsT) -> range:
        """With how many players these options can be played."""

    def is_played_together(self, options: OptionsT) -> bool:
        """Whether all seats win or lose together."""
        return False

    @abstractmethod
    def begin(self, options: OptionsT, players: int) -> State[ActionT, EventT, ViewT]:
        """The first state; `new` has checked the arguments."""

    @abstractmethod
    def determinize(self, view: ViewT, random: Random) -> State[ActionT, EventT, ViewT]:
        """A whole state that this viewer could be looking at, hidden parts drawn at random."""

    def lift_view(self, view: dict[str, Any]) -> dict[str, Any]:
        """A view in plain data, as an older version wrote it, in the words of this one.

        It comes from a file that anybody may have written: what it does not know it leaves alone.
        """
        return view

    def hints(self, view: ViewT) -> Sequence[Any]:
        """What follows from the view and helps to decide; worked out only for those who are asked."""
        return ()

    @abstractmethod
    def seen_by(self, event: EventT, viewer: Viewer) -> EventT:
        """The event as that viewer may know it; raises on a kind it does not know."""

    @abstractmethod
    def position(self, state: State[ActionT, EventT, ViewT]) -> PositionT:
        """The whole truth as plain data."""

    def restore(self, position: PositionT) -> State[ActionT, EventT, ViewT]:
        """The state that the position describes; raises `InvalidPosition` where it describes none."""
        options = position.options
        assert isinstance(options, self.options_type), options
        check_header(position, self.options_problem(options), self.player_counts(options))
        return self.lay_out(position)

    def position_type_of(self, options: OptionsT) -> type[PositionT]:
        """The position of a game with these options; a variant may have one with more fields."""
        return self.position_type

    def position_types(self) -> tuple[type[PositionT], ...]:
        """All that `position_type_of` can answer."""
        return (self.position_type,)

    def position_type_in(self, plain: Any) -> type[PositionT]:
        """The same for a position in plain data, whatever is in it."""
        options = plain.get("options", {}) if isinstance(plain, dict) else {}
        try:
            return self.position_type_of(msgspec.convert(options, self.options_type))
        except msgspec.ValidationError:
            return self.position_type

    @abstractmethod
    def lay_out(self, position: PositionT) -> State[ActionT, EventT, ViewT]:
        """The same, where the fields are in order with which every position begins."""

    def new(self, options: OptionsT, players: int) -> State[ActionT, EventT, ViewT]:
        """Begins a game, or says why it cannot be played like this."""
        self.check(options, players)
        return self.begin(options, players)

    def check(self, options: OptionsT, players: int) -> None:
        """Raises what is wrong with these options, or with this number of players."""
        problem = self.options_problem(options)
        if problem is not None:
            raise problem
        counts = self.player_counts(options)
        if players not in counts:
            raise InvalidOptions("players-out-of-range", players=players, least=counts[0], most=counts[-1])


AnyState = State[Any, Any, Any]
AnyGame = Game[Any, Any, Any, Any, Any]
