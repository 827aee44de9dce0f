"""What a table is made of, each field declared once.

From these declarations follow the slots of a table, how it begins, how it is copied, what everybody sees of
it and how it is set up again from that. A view and a position list the open fields once more, as their JSON.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, cast, get_type_hints

from vacherie.core.values import Seat
from vacherie.games.unexploded_cow.bombs import Blast
from vacherie.games.unexploded_cow.values import OpenBlast, Spy


class HiddenFields:
    """What lies face down or is held; piles end with their top card."""

    __slots__ = ()

    hands: list[list[int]]
    draw_pile: list[int]
    city_pile: list[int]


class OpenFields:
    """What everybody sees; herds are listed as bomb rolls count them, from the right end to the left."""

    __slots__ = ()

    money: list[int]
    pot: int
    herds: list[list[int]]
    spies: dict[int, Seat]
    """Who has played each Spy in play (U26)."""
    discard: list[int]

    city: int | None
    """The one that is face up."""
    city_turns: int
    """How many turns have begun since it was turned up (U36)."""
    cities: list[list[int]]
    """Those that each seat has taken."""
    unclaimed: list[int]
    last_taker: Seat | None

    first: Seat
    active: Seat
    """Whose turn it is."""
    cards_played: int
    """In this turn."""
    moves: int
    """Of cows in the own herd, since the last card was played (U13)."""
    used: list[int]
    """The Generals and Mechanics that have used their ability in this turn (U25f)."""
    detector: bool
    """Whether the next bomb roll of this turn is two rolls (U21)."""

    event: int | None
    """The event whose effect is under way; it is on no pile."""
    visiting: int | None
    """The city that has just been taken and is not done with."""
    chosen: int | None
    """The cow that one of them acts on."""
    drawing: int
    """How many cards the active player still draws."""

    roller: Seat
    """Who has the die."""
    rolls: tuple[int, int] | None
    """The two rolls to choose from."""
    blast: Blast | None
    order: list[Seat]
    """Who rolls after whom in Sudden Death; empty before it."""


OPEN: Final = get_type_hints(OpenFields)
FIELDS: Final = get_type_hints(HiddenFields) | OPEN
"""Each with its type."""


def open_spies(spies: dict[int, Seat]) -> tuple[Spy, ...]:
    """By the number of their cards."""
    return tuple([Spy(card, spies[card]) for card in sorted(spies)])


def restored_spies(spies: Iterable[Spy]) -> dict[int, Seat]:
    return {spy.card: spy.owner for spy in spies}


def open_blast(blast: Blast | None) -> OpenBlast | None:
    if blast is None:
        return None
    return OpenBlast(
        blast.herd,
        tuple(blast.bombs),
        tuple(blast.stolen),
        tuple(blast.exploded),
        tuple(blast.settled),
    )


def restored_blast(shown: OpenBlast | None) -> Blast | None:
    if shown is None:
        return None
    blast = Blast(shown.herd)
    blast.bombs = list(shown.bombs)
    blast.stolen = list(shown.stolen)
    blast.exploded = list(shown.exploded)
    blast.settled = list(shown.settled)
    return blast


class Kind(NamedTuple):
    """What is done with a field of one type, as expressions in which `{}` is the field."""

    fresh: str
    copied: str = "{}"
    shown: str = "{}"
    restored: str = "{}"


ROWS: Final = Kind(
    fresh="[[] for _ in range(table.players)]",
    copied="[row[:] for row in {}]",
    shown="tuple(map(tuple, {}))",
    restored="[*map(list, {})] or {before}",
)
KINDS: Final[dict[Any, Kind]] = {
    int: Kind("0"),
    bool: Kind("False"),
    int | None: Kind("None"),
    tuple[int, int] | None: Kind("None"),
    list[int]: Kind("[]", "{}[:]", "tuple({})", "list({}) or {before}"),
    list[list[int]]: ROWS,
    dict[int, int]: Kind("dict()", "{}.copy()", "open_spies({})", "restored_spies({})"),
    Blast | None: Kind("None", "{0} and {0}.copy()", "open_blast({})", "restored_blast({})"),
}


def written(arguments: str, lines: Iterable[str]) -> Callable[..., Any]:
    """The function of these statements: a loop over the fields would take several times as long."""
    text = "\n    ".join([f"def made({arguments}):", *lines])
    made: dict[str, Any] = {}
    exec(text, globals(), made)
    return cast("Callable[..., Any]", made["made"])


begin_fields: Final[Callable[[Any], None]] = written(
    "table", [f"table.{name} = {KINDS[type_].fresh}" for name, type_ in FIELDS.items()]
)
"""Makes an empty table of one that has no fields yet."""

copy_fields: Final[Callable[[Any, Any], None]] = written(
    "table, twin",
    [f"twin.{name} = {KINDS[type_].copied.format(f'table.{name}')}" for name, type_ in FIELDS.items()],
)

open_facts: Final[Callable[[Any], dict[str, Any]]] = written(
    "table",
    [
        "return {",
        *(f"'{name}': {KINDS[type_].shown.format(f'table.{name}')}," for name, type_ in OPEN.items()),
        "}",
    ],
)
"""All that everybody sees, as a view and a position say it."""

restore_fields: Final[Callable[[Any, Any], None]] = written(
    "table, facts",
    [
        f"table.{name} = {KINDS[type_].restored.format(f'facts.{name}', before=f'table.{name}')}"
        for name, type_ in OPEN.items()
    ],
)
"""From what everybody sees; a list that is left out there stays as it was at the beginning."""
