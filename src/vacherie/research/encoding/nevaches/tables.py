"""The tables of NéVaches, made for a deck of so many cards.

An area grows in all directions, so that cells have no number of their own. A place is named by its turn in
reading order (top row first, each row from the left): a *tile* among the tiles of the seat's own area, a
*free* cell among those where a tile may be put. There are 71 tiles, and n of them have at most 2n + 2 free
neighbours.
"""

from functools import cache
from typing import Final, get_args

from vacherie.games.nevaches.goals import GOALS
from vacherie.games.nevaches.tiles import LANDSCAPES, TILE_COUNTS
from vacherie.games.nevaches.track import BONUS_TILES, SPACES, Bonus
from vacherie.games.nevaches.values import Asked
from vacherie.research.encoding.numbering import Numbering

MOST_SEATS: Final = 4
MOST_TILES: Final = sum(TILE_COUNTS.values())
MOST_FREE: Final = 2 * MOST_TILES + 2
ROTATIONS: Final = 4
ASKED: Final[tuple[str, ...]] = (*get_args(Asked), "over")
BONUSES: Final[tuple[Bonus, ...]] = get_args(Bonus)
GOAL_NUMBER: Final = {goal: number for number, goal in enumerate(GOALS)}
SEATS: Final = f"seat 0 to {MOST_SEATS - 1} from the viewer on"
TILE_SIZE: Final = 3 + len(LANDSCAPES) + 2
FREE_SIZE: Final = 3


class Tables:
    """Where everything stands, in actions, in chance's outcomes and in observations."""

    def __init__(self, cards: int) -> None:
        self.cards = cards
        self.number_actions()
        self.number_outcomes()
        self.number_fields()

    def number_actions(self) -> None:
        self.actions = Numbering()
        add = self.actions.add
        self.landscape = add(
            "landscape", len(LANDSCAPES), "take a tile; a free cell follows: " + ", ".join(LANDSCAPES)
        )
        self.free = add("free", MOST_FREE, "the free cell of the own area, in reading order")
        self.refresh_tiles = add("refresh tiles", 1, "set aside the row of tiles")
        self.take = add("take", self.cards, "take this card from the row, in the order of the deck")
        self.refresh_cards = add("refresh cards", 1, "discard the row of cards")
        self.play = add("play", self.cards, "play this card; a rotation and a tile follow")
        self.rotation = add("rotation", ROTATIONS, "as drawn, or the first, second, third turn that differs")
        self.tile = add(
            "tile",
            MOST_TILES,
            "the tile of the own area, in reading order: the first cow of a card, the first of a herd, "
            "the top left of a square for a tree",
        )
        self.bring_home = add("bring home", 1, "a herd; its first tile follows")
        self.leave_tree = add("leave tree", 1, "put no tree")
        self.goal = add("goal", len(GOALS), "reveal this scoring tile: " + ", ".join(GOALS))

    def number_outcomes(self) -> None:
        self.outcomes = Numbering()
        add = self.outcomes.add
        self.seat_draw = add("seat", MOST_SEATS, "who gets the fox")
        self.landscape_draw = add("landscape", len(LANDSCAPES), "the next tile, face up first, then the pile")
        self.card_draw = add("card", self.cards, "the next card: row, start cards from seat 0 on, pile")
        self.goal_draw = add("goal", len(GOALS), "the next scoring tile, two for each seat from 0 on")
        self.bonus_draw = add("bonus tile", len(BONUS_TILES), "the next bonus tile on the track")
        self.side_draw = add("side", 2, "its front or its back")

    def number_fields(self) -> None:
        self.fields = Numbering()
        add = self.fields.add
        cards, seats, lands = self.cards, MOST_SEATS, len(LANDSCAPES)
        self.rules = add("rules", 3, "flags: random bonus tiles, chosen start cards; players / 4")
        self.asked = add("asked", len(ASKED), "one flag: " + ", ".join(ASKED))
        self.to_act = add("to act", seats, f"flags, {SEATS}")
        self.turn = add("turn", seats, f"flag of whose turn it is, {SEATS}")
        self.fox = add("fox", seats, f"flag of who began, {SEATS}")
        self.left = add("actions left", 1, "actions of this turn / 2")
        self.pending = add("pending", len(SPACES), "flags of the bonus spaces still to be settled")
        self.spaces = add(
            "spaces", len(SPACES) * len(BONUSES), "one flag for each space: " + ", ".join(BONUSES)
        )
        self.tile_row = add("tile row", lands, "tiles on display / 5: " + ", ".join(LANDSCAPES))
        self.aside = add("tiles aside", lands, "tiles set aside / 10")
        self.tile_pile = add("tile pile", 1, "tiles face down / 71")
        self.card_row = add("card row", cards, "flags, in the order of the deck")
        self.discards = add("discards", cards, "flags, in the order of the deck")
        self.card_pile = add("card pile", 1, "cards face down / 55")
        self.pile_known = add("known pile", 1 + cards, "a flag if its cards are known, and theirs")
        self.trees = add("trees", 1, "the common supply / 8")
        self.home = add("home", seats, f"cows at home / 6, {SEATS}")
        self.points = add("points", seats, f"points / 65, {SEATS}")
        self.hands = add(
            "hands", seats * cards, f"flags of the cards taken, {SEATS}, in the order of the deck"
        )
        self.has_start = add("start cards", seats, f"flags of unplayed start cards, {SEATS}")
        self.start = add("own start card", cards, "flag, in the order of the deck")
        self.goals = add("own goals", len(GOALS), "flags: " + ", ".join(GOALS))
        self.goal_points = add("goal points", len(GOALS), "what each own goal would pay / 10, at the end")
        self.has_chosen = add("has chosen", seats, f"flags of who has chosen a goal, {SEATS}")
        self.choice = add("own choice", len(GOALS), "flag of the goal chosen")
        self.revealed = add("revealed", seats * len(GOALS), f"flag of the goal revealed, {SEATS}")
        self.squares = add(
            "squares", MOST_TILES, "flags where a tree is offered, by tile of whose turn it is"
        )
        self.final = add("final places", seats, f"the final place / 4, {SEATS}")
        self.begun = add("begun", self.actions.size, "flags: the numbers chosen so far of this action")
        self.free_cells = add(
            "free cells",
            MOST_FREE * FREE_SIZE,
            "while a tile is to be placed, for each free cell of the own area: a flag, column / 10, row / 10",
        )
        self.tiles = add(
            "tiles",
            seats * MOST_TILES * TILE_SIZE,
            f"{SEATS}, tiles in reading order, each: a flag, column / 10, row / 10, one flag of the landscape"
            ", flag of a cow, flag of a tree whose top left tile it is",
        )


@cache
def tables_of(cards: int) -> Tables:
    return Tables(cards)
