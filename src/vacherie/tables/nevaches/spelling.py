"""What is said of NéVaches, type by type."""

from typing import Final

from vacherie.games.nevaches.values import Space
from vacherie.tables.nevaches.cards import card_text
from vacherie.tables.nevaches.cells import cell_name
from vacherie.tables.nevaches.progress import goal_name
from vacherie.tables.nevaches.questions import square_name
from vacherie.tables.resolver import Spelling
from vacherie.tables.teller import Teller


def space_text(space: Space, teller: Teller) -> str:
    return teller.text("table", "space", points=space.points, bonus=teller.text("bonus", space.bonus))


SPELLING: Final[Spelling] = {
    "card": card_text,
    "cell": lambda cell, _: cell_name(cell),
    "square": lambda square, _: square_name(square),
    "tile": lambda landscape, teller: teller.text("landscape", f"{landscape}.one"),
    "goal": goal_name,
    "bonus": lambda space, _: {"bonus": space.bonus, "points": space.points},
    "space": space_text,
}
