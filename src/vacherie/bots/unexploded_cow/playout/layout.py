"""The table and the deck as plain numbers, laid out alike for compiled and for plain play.

Where nobody or nothing is meant, the number is `NONE`. Piles end with their top card; herds are listed from
their right end. `Playing` is what a playout changes; `Cards` it only reads.
"""

from typing import Any, Final, get_args

from vacherie.bots.compiled import IS_COMPILED
from vacherie.games.unexploded_cow.cards import Kind
from vacherie.games.unexploded_cow.clauses import NOBODY
from vacherie.games.unexploded_cow.editions import MOST_PLAYERS
from vacherie.games.unexploded_cow.effects import EFFECTS as EFFECTS_BY_NAME

NONE: Final = NOBODY
SEATS: Final = MOST_PLAYERS
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SPY: Final = KINDS.index("spy")
MECHANIC: Final = KINDS.index("mechanic")
GENERAL: Final = KINDS.index("general")
PFC: Final = KINDS.index("pfc")
BOMBER: Final = KINDS.index("bomber")
EFFECTS: Final = tuple(EFFECTS_BY_NAME)
NIGHT: Final = EFFECTS.index("extra_bomb_roll")
DETECTOR: Final = EFFECTS.index("best_of_two_rolls")
RECRUIT: Final = EFFECTS.index("cow_from_discard")
RUSTLE: Final = EFFECTS.index("steal_cow")
SHOOT: Final = EFFECTS.index("shoot_cow")
SWAP: Final = EFFECTS.index("swap_cows")
STAMPEDE: Final = EFFECTS.index("herds_move_left")
STRAY: Final = EFFECTS.index("move_cow")
DRAW: Final = EFFECTS.index("draw_three")
BONDS: Final = EFFECTS.index("others_pay_you_100")
CIDER: Final = EFFECTS.index("pay_others_100_draw_three")
PLAY, ROLL, OVER = range(3)
"""Where a playout stands: the active player plays, somebody rolls, or the game is over."""

Numbers = list[int]

NUMBER_FIELDS: Final = (
    "players",
    "viewer",
    "phase",
    "pot",
    "city",
    "city_turns",
    "last_taker",
    "first",
    "active",
    "roller",
    "detector",
    "event",
    "sudden",
    "draw_size",
    "discard_size",
    "city_size",
    "exploded_size",
    "blasts",
    "chance",
    "dice",
    "first_roll",
    "second_roll",
    "log_size",
)
SEAT_FIELDS: Final = ("money", "herd_size", "hand_size", "points", "first_city", "order")
CARD_FIELDS: Final = (
    "draw_pile",
    "discard",
    "city_pile",
    "owner",
    "used",
    "seen",
    "bombs",
    "stolen",
    "line",
    "exploded",
    "exploded_owner",
    "exploded_blast",
)
HERD_FIELDS: Final = ("herds", "hands")
DECK_NUMBER_FIELDS: Final = (
    "cow_count",
    "main_count",
    "defusal",
    "antes_again",
    "chooses_payouts",
    "falls_by_points",
    "passes_sixes",
)
DECK_CARD_FIELDS: Final = (
    "kind",
    "value",
    "price",
    "effect",
    "city_money",
    "city_draw",
    "city_cow",
    "city_points",
    "city_rank",
)
LOG_LENGTH: Final = 6000


class Playing:
    """One table in a playout."""

    players: int
    viewer: int
    """From whose side the end is looked at."""
    phase: int
    pot: int
    city: int
    city_turns: int
    last_taker: int
    first: int
    active: int
    roller: int
    detector: int
    event: int
    """The Night Shift whose roll is to be made."""
    sudden: int
    """1 in Sudden Death."""
    draw_size: int
    discard_size: int
    city_size: int
    exploded_size: int
    blasts: int
    chance: int
    """The last number of the stream that deals cards."""
    dice: int
    """The same for the die: apart, so that two plans meet the same rolls."""
    first_roll: int
    """The next roll, where it is not left to the stream; 0 where it is."""
    second_roll: int
    log_size: int
    """`NONE` where nobody reads the log."""
    money: Numbers
    herd_size: Numbers
    hand_size: Numbers
    points: Numbers
    first_city: Numbers
    """The alphabetical rank of the first city that each seat has."""
    order: Numbers
    draw_pile: Numbers
    discard: Numbers
    city_pile: Numbers
    owner: Numbers
    """Of a Spy in play."""
    used: Numbers
    seen: Numbers
    """The cards that the viewer knows the place of: they are not dealt anew."""
    bombs: Numbers
    stolen: Numbers
    line: Numbers
    exploded: Numbers
    exploded_owner: Numbers
    exploded_blast: Numbers
    herds: list[Numbers]
    hands: list[Numbers]
    log: Numbers

    def __init__(self, capacity: int) -> None:
        for name in NUMBER_FIELDS:
            setattr(self, name, 0)
        for name in SEAT_FIELDS:
            setattr(self, name, [0] * SEATS)
        for name in CARD_FIELDS:
            setattr(self, name, [0] * capacity)
        for name in HERD_FIELDS:
            setattr(self, name, [[0] * capacity for _ in range(SEATS)])
        self.log = [0] * LOG_LENGTH


class Cards:
    """The deck, and where the editions differ."""

    cow_count: int
    main_count: int
    defusal: int
    antes_again: int
    chooses_payouts: int
    falls_by_points: int
    passes_sixes: int
    kind: Numbers
    value: Numbers
    price: Numbers
    effect: Numbers
    city_money: Numbers
    city_draw: Numbers
    city_cow: Numbers
    city_points: Numbers
    city_rank: Numbers

    def __init__(self, capacity: int) -> None:
        for name in DECK_NUMBER_FIELDS:
            setattr(self, name, 0)
        for name in DECK_CARD_FIELDS:
            setattr(self, name, [NONE] * capacity)


def capacity_of(cards: int) -> int:
    """In steps, so that decks of a usual size share one compiled playout."""
    return -(-cards // 72) * 72


def tables(count: int, capacity: int) -> Any:
    """Room for so many tables: an array of records, or a list."""
    if not IS_COMPILED:
        return [Playing(capacity) for _ in range(count)]
    import numpy

    fields = [
        *((name, "i8") for name in NUMBER_FIELDS),
        *((name, "i4", (SEATS,)) for name in SEAT_FIELDS),
        *((name, "i2", (capacity,)) for name in CARD_FIELDS),
        *((name, "i2", (SEATS, capacity)) for name in HERD_FIELDS),
        ("log", "i2", (LOG_LENGTH,)),
    ]
    return numpy.zeros(count, numpy.dtype(fields))


def decks(cards: Cards) -> Any:
    """The deck as a playout reads it."""
    if not IS_COMPILED:
        return [cards]
    import numpy

    numbers = [(name, "i8") for name in DECK_NUMBER_FIELDS]
    rows = [(name, "i4", (len(cards.kind),)) for name in DECK_CARD_FIELDS]
    deck = numpy.zeros(1, numpy.dtype([*numbers, *rows]))
    for name in (*DECK_NUMBER_FIELDS, *DECK_CARD_FIELDS):
        deck[0][name] = getattr(cards, name)
    return deck


def grid(rows: int, columns: int) -> Any:
    """Room for the scores."""
    if not IS_COMPILED:
        return [[0.0] * columns for _ in range(rows)]
    import numpy

    return numpy.zeros((rows, columns))
