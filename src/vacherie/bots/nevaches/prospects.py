"""What a seat has to look forward to at the end of its turn, as numbers that weigh."""

from collections.abc import Iterable, Sequence, Set
from typing import Final, NamedTuple

from vacherie.bots.nevaches.boards import Boards, Frame
from vacherie.bots.nevaches.reach import READY, reach
from vacherie.bots.nevaches.tree_chances import tree_chances
from vacherie.core.values import Seat
from vacherie.games.nevaches.cards import Card
from vacherie.games.nevaches.herds import herds
from vacherie.games.nevaches.state import NeVachesTable
from vacherie.games.nevaches.tiles import Landscape
from vacherie.games.nevaches.track import SPACES, Bonus, bonus_of
from vacherie.games.nevaches.turn import TREE_POINTS

ACTION_WORTH: Final = 2.5
"""About how many points an action brings."""
ACTIONS: Final = (1.0, 2.0, 3.0, 3.0, 4.2, 5.5, 9.0)
"""How many it takes to play a card, by its reach; a tile that is not on show takes longer."""
NEAR: Final = 12
"""From so many points away a bonus space counts."""


class Prospects(NamedTuple):
    base: float
    best_card: float
    """What the hand's cards bring beyond the worth of the actions they need, the best first."""
    second_card: float
    third_card: float
    more_cards: float
    idle_cards: int
    """Those that are not worth their actions."""
    next_turn: int
    """The points that the hand and the squares promise for the next turn."""
    next_turn_row: int
    """How many more a card of the row promises."""
    row_card: float
    """Like `best_card`, for the cards of the row."""
    second_row_card: float
    home: int
    home_squared: float
    herds: int
    cows: int
    """Those in the area."""
    largest_herd: int
    near_cow: float
    """How near the next bonus spaces are, by what they give."""
    near_card: float
    near_action: float
    near_tile: float
    near_home: float
    tiles: int
    landscapes: int
    touching: int
    """Pairs of tiles side by side."""
    fields: int
    meadows: int
    forests: int
    lakes: int
    houses: int
    tree_shown: int
    """Squares that lack one tile for a tree, which is on show."""
    tree_hidden: int
    """One tile that is not on show."""
    tree_half: int
    """Two tiles."""
    trees: int


def prospects(
    table: NeVachesTable, seat: Seat, frame: Frame, tile_row: Iterable[Landscape], card_row: Iterable[str]
) -> Prospects:
    """The rows are what the seat leaves: who comes next may take of it, and what is turned up is unknown."""
    area = table.areas[seat]
    boards = Boards(frame, area)
    shown = set(tile_row)
    home = table.home[seat]
    squares = tree_chances(boards, shown) if table.trees_left() else (0, 0, 0)
    hand = [(card, *card_reach(boards, shown, card, home)) for card in table.cards_of(seat)]
    row = [(card, *card_reach(boards, shown, card, home)) for card in map(table.deck.__getitem__, card_row)]
    gains = sorted((surplus(*each) for each in hand), reverse=True)
    worthy = [gain for gain in gains if gain > 0]
    row_gains = sorted((max(0.0, surplus(*each) - ACTION_WORTH) for each in row), reverse=True)
    next_turn = points_next_turn(hand, home, squares[0])
    from_row = max(
        (card.points for card, lacks, is_short in row if lacks == READY and not is_short), default=0
    )
    groups = herds(area.cows) if area.cows else []
    full = frame.all ^ boards.empty
    best, second, third, *_ = [*worthy, 0.0, 0.0, 0.0]
    row_best, row_second, *_ = [*row_gains, 0.0, 0.0]
    near = bonuses_near(table.bonus_tiles, table.points[seat])
    return Prospects(
        base=1.0,
        best_card=best,
        second_card=second,
        third_card=third,
        more_cards=sum(worthy[3:]),
        idle_cards=len(gains) - len(worthy),
        next_turn=next_turn,
        next_turn_row=max(0, from_row - next_turn),
        row_card=row_best,
        second_row_card=row_second,
        home=home,
        home_squared=home * home / 10,
        herds=len(groups),
        cows=len(area.cows),
        largest_herd=max(map(len, groups), default=0),
        near_cow=near["cow"],
        near_card=near["card"],
        near_action=near["action"],
        near_tile=near["tile"],
        near_home=near["home"],
        tiles=len(area.tiles),
        landscapes=sum(map(bool, boards.land.values())),
        touching=(full & full >> 1).bit_count() + (full & full >> frame.width).bit_count(),
        fields=boards.land["field"].bit_count(),
        meadows=boards.land["meadow"].bit_count(),
        forests=boards.land["forest"].bit_count(),
        lakes=boards.land["lake"].bit_count(),
        houses=boards.land["house"].bit_count(),
        tree_shown=squares[0],
        tree_hidden=squares[1],
        tree_half=squares[2],
        trees=len(area.trees),
    )


def card_reach(boards: Boards, shown: Set[Landscape], card: Card, home: int) -> tuple[int, bool]:
    """What the card lacks, and whether a herd has to be brought home for it as well."""
    patterns, empty = boards.frame.patterns(card), boards.empty
    if card.cows > home:
        return reach(patterns, empty, boards.lifted, shown), True
    lacks = reach(patterns, empty, boards.fitting, shown)
    if boards.cows and ACTIONS[lacks] > 2:
        without_cows = reach(patterns, empty, boards.lifted, shown)
        if ACTIONS[without_cows] + 1 < ACTIONS[lacks]:
            return without_cows, True
    return lacks, False


def surplus(card: Card, lacks: int, is_short: bool) -> float:
    return card.points - ACTION_WORTH * (ACTIONS[lacks] + is_short)


def points_next_turn(hand: Sequence[tuple[Card, int, bool]], home: int, squares: int) -> int:
    """What two actions bring for sure: two cards, a card and a tree, a card after one step, or two trees."""
    ready = sorted(
        ((card.points, card.cows) for card, lacks, is_short in hand if lacks == READY and not is_short),
        reverse=True,
    )
    after_one_step = max((card.points for card, lacks, is_short in hand if lacks + is_short == 1), default=0)
    tree = TREE_POINTS if squares else 0
    if not ready:
        return max(after_one_step, TREE_POINTS * min(2, squares))
    first, cows = ready[0]
    second = max((points for points, more in ready[1:] if cows + more <= home), default=0)
    return max(after_one_step, first + max(second, tree))


def bonuses_near(bonus_tiles: tuple[Bonus, ...], points: int) -> dict[Bonus, float]:
    """By what the spaces give; 1 when one is all but reached."""
    near: dict[Bonus, float] = {"cow": 0.0, "card": 0.0, "action": 0.0, "tile": 0.0, "home": 0.0}
    for space in SPACES:
        if points < space <= points + NEAR:
            near[bonus_of(bonus_tiles, space)] += (NEAR - space + points) / NEAR
    return near
