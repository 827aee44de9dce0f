"""Whether what a position asks, and of whom, goes with what lies on the table."""

from vacherie.core.errors import InvalidPosition
from vacherie.core.values import OVER
from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.position import NeVachesPosition, expected_actors
from vacherie.games.nevaches.tiles import CELLS, numbers_of
from vacherie.games.nevaches.track import SPACES
from vacherie.games.nevaches.values import ACTIONS_EACH_TURN

NEED_TILES = ("action", "tile", "bonus_tile")
NEED_CARDS = ("card", "bonus_card", "start_card")
NEED_ACTION = ("action", "tile", "card")
"""An extra one comes only when one has been done."""


def check_choice(position: NeVachesPosition, areas: list[Area]) -> None:
    """Raises the first thing that does not fit what is asked."""
    check_rows(position)
    check_actions(position)
    check_pending(position)
    check_squares(position, areas)
    check_shuffle(position)
    check_start_card(position)
    check_chosen_goals(position)
    expected = expected_actors(position)
    if position.waiting not in (None, expected):
        raise InvalidPosition("waiting-differs", path=("waiting",), expected=", ".join(map(str, expected)))


def check_rows(position: NeVachesPosition) -> None:
    if position.asked in NEED_TILES and position.tile_row == ():
        raise InvalidPosition("display-empty", path=("tile_row",), asked=position.asked)
    if position.asked in NEED_CARDS and position.card_row == ():
        raise InvalidPosition("display-empty", path=("card_row",), asked=position.asked)


def check_actions(position: NeVachesPosition) -> None:
    least = 1 if position.asked in NEED_ACTION else 0
    if not least <= position.actions <= ACTIONS_EACH_TURN:
        limit = f"{least}..{ACTIONS_EACH_TURN}"
        raise InvalidPosition("field-range", path=("actions",), got=str(position.actions), limit=limit)


def check_pending(position: NeVachesPosition) -> None:
    points = position.seats[position.seat].points if position.seats else 0
    reached = [space for space in SPACES if space <= points]
    for index, space in enumerate(position.pending):
        if space not in reached or space in position.pending[:index]:
            known = ", ".join(map(str, reached))
            raise InvalidPosition("space-not-reached", path=("pending", index), space=space, known=known)


def check_squares(position: NeVachesPosition, areas: list[Area]) -> None:
    if position.asked == "tree" and not position.squares:
        raise InvalidPosition("field-missing", path=("squares",))
    if position.asked != "tree" and position.squares:
        raise InvalidPosition("squares-and-choice", path=("squares",), asked=position.asked)
    for index, square in enumerate(numbers_of(position.squares)):
        if not areas[position.seat].is_tree_square(square):
            column, row = CELLS[square]
            raise InvalidPosition("no-tree-there", path=("squares", index), column=column, row=row)


def check_shuffle(position: NeVachesPosition) -> None:
    """A new pile is made only where the old one is used up, and of something."""
    if position.asked == "tile_shuffle" and (position.tile_pile != () or not position.tiles_aside):
        raise InvalidPosition("no-shuffle", path=("tile_pile",))
    if position.asked == "card_shuffle" and (position.card_pile != () or not position.discards):
        raise InvalidPosition("no-shuffle", path=("card_pile",))


def check_start_card(position: NeVachesPosition) -> None:
    if position.asked != "start_card":
        return
    taken = sum(len(seat.hand) for seat in position.seats or ())
    if not position.options.choose_start_card or taken >= position.players:
        raise InvalidPosition("start-card-not-asked", path=("asked",))


def check_chosen_goals(position: NeVachesPosition) -> None:  # N21
    chosen = [seat.choice is not None for seat in position.seats or ()]
    if position.asked == OVER and not all(chosen):
        raise InvalidPosition("field-missing", path=("seats", chosen.index(False), "choice"))
    if position.asked == "goal" and chosen and all(chosen):
        raise InvalidPosition("all-have-chosen", path=("seats",))
    if position.asked not in ("goal", OVER) and any(chosen):
        raise InvalidPosition("goal-too-early", path=("seats", chosen.index(True), "choice"))
