"""What requests say."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from vacherie.bots.strength import Duel
from vacherie.core.said import Brief
from vacherie.server.people.faces import Face
from vacherie.server.table.entries import Clock, SeatNumber

Text = Annotated[str, Meta(max_length=1000)]
Name = Annotated[str, Meta(max_length=200)]
SeatCount = Annotated[int, Meta(ge=1, le=32)]
RequestId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$(?!\n)")]
"""Python's `$` alone would let a line break through."""
QuestionNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request's body."""


class NewPerson(Wish, frozen=True):
    name: Name | None = None
    face: Face | None = None
    token: bool = False
    """For programs: a token to send as `Authorization: Bearer …` instead of a cookie."""


class PersonChange(Wish, frozen=True):
    """What is left out stays."""

    name: Name | None = None
    face: Face | None = None


class NewToken(Wish, frozen=True):
    label: Name = ""


class Arrival(Wish, frozen=True):
    code: Annotated[str, Meta(max_length=100)]


class NewTable(Wish, frozen=True):
    game: Name
    options: dict[str, Any] = {}
    seats: SeatCount | None = None
    """How many play; the fewest that can, or as many as the bots and you, where it is not said."""
    public: bool = False
    clock: Clock = Clock()
    chat: bool = True
    audience_chat: bool = False
    """Whether those who watch may chat too."""
    seen_cards: bool = True
    sit: bool = True
    """Whether you sit down yourself."""
    bots: Annotated[list[Name], Meta(max_length=32)] = []
    """The levels of bots to sit down with you."""
    start: bool = False
    """Whether the game begins at once."""


class TableChange(Wish, frozen=True):
    """What is left out stays."""

    game: Name | None = None
    options: dict[str, Any] | None = None
    seats: SeatCount | None = None
    public: bool | None = None
    clock: Clock | None = None
    chat: bool | None = None
    audience_chat: bool | None = None
    seen_cards: bool | None = None


class SeatWish(Wish, frozen=True):
    seat: SeatNumber | None = None
    """Any that is free, if it is not said."""


class BotWish(Wish, frozen=True):
    level: Name
    seat: SeatNumber | None = None


class GuestWish(Wish, frozen=True):
    """Whom you have played with, by a table and a seat there."""

    table: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber


class ActionWish(Wish, frozen=True):
    question: QuestionNumber
    """The number of the question that the action answers."""
    action: dict[str, Any]
    """One of the legal actions."""
    request: RequestId
    """Made up by the sender, another for each action: sent again, it is the same action and not a second."""


class PreviewWish(Wish, frozen=True):
    question: QuestionNumber
    action: dict[str, Any]


class UndoWish(Wish, frozen=True):
    question: QuestionNumber


class ChatWish(Wish, frozen=True):
    text: Text


class LessonWish(Wish, frozen=True):
    answers: Annotated[list[dict[str, Any] | None], Meta(max_length=40)] = []
    """One for each step that is behind you; `None` for one that was passed over."""
    action: dict[str, Any] | None = None
    """What you would do in the next step; without it the step is only opened."""


class LessonPreviewWish(Wish, frozen=True):
    answers: Annotated[list[dict[str, Any] | None], Meta(max_length=40)]
    action: dict[str, Any]


class Previewed(msgspec.Struct, frozen=True):
    view: Any
    """What you would see right after the action; `None` where something hidden would come to light."""


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    face: int
    """Which cow you are at tables, unless somebody else there is."""
    csrf: str | None
    """What a page has to send as `X-Vacherie-CSRF`; programs with a token need none."""
    token: str | None = None
    """Shown this once."""


class TokenShown(msgspec.Struct, frozen=True):
    token: str


class TokenListed(msgspec.Struct, frozen=True):
    id: str
    label: str
    made_at: int


class Link(msgspec.Struct, frozen=True):
    code: str
    seconds: int


class TableMade(msgspec.Struct, frozen=True):
    table: str


class Done(msgspec.Struct, frozen=True):
    number: int
    """Under which everybody is told."""


class ListedTable(msgspec.Struct, frozen=True):
    table: str
    game: str
    variant: str
    phase: str
    names: list[str | None]
    """Seat by seat; `None` where nobody sits."""
    bots: list[str | None]
    faces: list[int | None]
    you: int | None
    is_your_turn: bool


class OptionShown(msgspec.Struct, frozen=True):
    name: str
    default: str
    values: tuple[str, ...]
    is_file: bool


class BotShown(msgspec.Struct, frozen=True):
    level: str
    strength: float | None
    """As our league measured it: only differences count."""
    sigma: float | None
    """Twice that is about 95 % of the uncertainty."""
    stars: int | None
    """The same on a scale for people: one to five, three for the usual bot."""
    duel: Duel | None
    """What the stars stand for."""
    rating: float | None
    """Among the players of this server."""
    games: int
    """Here."""


class GameShown(msgspec.Struct, frozen=True):
    id: str
    rules_version: int
    least_players: int
    most_players: int
    fewest_wins: bool
    variant_option: str | None
    options: list[OptionShown]
    bots: list[BotShown]
    has_series: bool


class FileValue(msgspec.Struct, frozen=True):
    """An uploaded file as the value of its option."""

    value: Any


class Whereabouts(msgspec.Struct, frozen=True):
    address: str | None
    """`None` where it is what the browser says."""


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str
    tables: int
    streams: int


class LessonStep(msgspec.Struct, frozen=True):
    key: str
    clause: str
    """The rule that it teaches."""
    point: tuple[str, ...]
    """The pieces of the table that matter."""


class LessonShown(msgspec.Struct, frozen=True):
    game: str
    others: tuple[str, ...]
    """The names of those at seat 1 and further; seat 0 is yours."""
    steps: list[LessonStep]


class LessonMoment(msgspec.Struct, frozen=True):
    says: str | None
    """The key of a message; `None` where the next step follows at once."""
    is_right: bool | None
    """Whether the action brings you on; if not, nothing has happened."""
    opening: Any
    """Where the step begins a new scene: the view before the events."""
    events: list[Any]
    view: Any
    legal: list[Any]
    hints: list[Any]
    """What helps to decide, as in a table's messages."""
    said: list[Brief] | msgspec.UnsetType = msgspec.UNSET
    """What is told of the events."""


class ReviewShown(msgspec.Struct, frozen=True):
    """How far the review of a game is, and what is known of it: a `vacherie.review.findings.Review`."""

    state: Literal["waiting", "done", "failed"]
    done: int
    total: int
    """Decisions; 0 until somebody has begun."""
    review: dict[str, Any] | None


class WeighWish(Wish, frozen=True):
    """A position as scenario files have it, whose choice it is, and perhaps one of the choices."""

    game: Name
    position: dict[str, Any]
    seat: SeatNumber
    action: dict[str, Any] | None = None
    budget: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    """Playouts."""
