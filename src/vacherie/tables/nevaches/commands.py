"""What a player types in NéVaches, and the actions it stands for."""

from collections.abc import Sequence
from typing import TypeVar

from vacherie.core.errors import IllegalAction, InvalidAction
from vacherie.games.nevaches.actions import (
    LEAVE_TREE,
    REFRESH_CARDS,
    REFRESH_TILES,
    BringHome,
    ChooseGoal,
    NeVachesAction,
    PlaceTile,
    PlantTree,
    TakeCard,
)
from vacherie.games.nevaches.squares import square_cells
from vacherie.games.nevaches.tiles import CELLS, Cell, number_of
from vacherie.games.nevaches.view import NeVachesView
from vacherie.tables import Reply
from vacherie.tables.nevaches.cells import parse_cell
from vacherie.tables.nevaches.playing import read_play
from vacherie.tables.nevaches.possible import (
    common_landscape,
    equal_tiles,
    free_cells,
    own_herds,
    own_player,
)
from vacherie.tables.nevaches.previews import Look
from vacherie.tables.nevaches.typed import (
    ALLOWED,
    command_word,
    find_command,
    find_landscape,
    find_number,
    usage,
)
from vacherie.tables.spelling import folded, spellings
from vacherie.tables.teller import Teller

T = TypeVar("T")


def read(text: str, view: NeVachesView, legal: Sequence[NeVachesAction], teller: Teller) -> Reply:
    words = folded(text).split()
    if not words:
        raise InvalidAction("input-empty")
    command = find_command(words[0], teller)
    if command == "look":
        return Reply((), shown=read_look(words[1:], view, teller))
    match view.asked:
        case "tree":
            return Reply((read_tree(words, view, teller),))
        case "goal":
            return Reply((ChooseGoal(numbered(words, view.goals)),))
        case "card" | "bonus_card" | "start_card" if command is None:
            return Reply((TakeCard(numbered(words, view.card_row)),))
        case _:
            return read_command(command, words, view, teller)


def read_command(command: str | None, words: Sequence[str], view: NeVachesView, teller: Teller) -> Reply:
    """A landscape alone stands for the command that places it."""
    assert view.asked is not None
    if command is None and any(find_landscape(word, teller) for word in words[:2]):
        command, words = "tile", ["", *words]
    if command is None:
        known = ", ".join(command_word(each, teller) for each in (*ALLOWED[view.asked], "look"))
        raise InvalidAction("input-not-a-command", text=words[0], known=known)
    if command not in ALLOWED[view.asked]:
        raise InvalidAction("input-not-now", asked=view.asked)
    arguments = words[1:]
    match command:
        case "tile":
            return Reply((read_tile(arguments, view, teller),))
        case "take":
            return Reply((TakeCard(numbered(arguments, view.card_row)),))
        case "home":
            return Reply((read_herd(arguments, view, teller),))
        case "exchange":
            return Reply((read_exchange(arguments, view, teller),))
        case _:
            return read_play(arguments, view, teller)


def read_tile(words: Sequence[str], view: NeVachesView, teller: Teller) -> NeVachesAction:
    """A landscape and a cell, in either order; the cell may be left out where there is only one."""
    found = [find_landscape(word, teller) for word in words]
    cells = [parse_cell(word) for word in words]
    free = free_cells(own_player(view))
    match found, cells:
        case [[landscape], _] if landscape is not None and len(free) == 1:
            return PlaceTile(landscape, free[0])
        case [[landscape, _], [_, cell]] if landscape is not None and cell is not None:
            return PlaceTile(landscape, cell)
        case [[_, landscape], [cell, _]] if landscape is not None and cell is not None:
            return PlaceTile(landscape, cell)
        case _:
            raise InvalidAction("input-usage", usage=usage("tile", teller))


def read_herd(words: Sequence[str], view: NeVachesView, teller: Teller) -> NeVachesAction:
    """By any of its cells; the cell may be left out where there is only one herd."""
    herds = own_herds(own_player(view))
    if not herds:
        raise IllegalAction("no-herd-there")
    if not words and len(herds) == 1:
        return herds[0]
    cell = parse_cell(words[0]) if len(words) == 1 else None
    if cell is None:
        raise InvalidAction("input-usage", usage=usage("home", teller))
    return next((herd for herd in herds if cell in herd.herd), BringHome((cell,)))


def read_exchange(words: Sequence[str], view: NeVachesView, teller: Teller) -> NeVachesAction:
    """The tiles or the cards; what goes without saying may be left out."""
    match list(words):
        case [] if view.asked == "card" or (common_landscape(view) and not equal_tiles(view)):
            return REFRESH_CARDS
        case [] if view.asked == "tile" or not common_landscape(view):
            return REFRESH_TILES
        case [word] if word in spellings("tiles", teller):
            return REFRESH_TILES
        case [word] if word in spellings("cards", teller):
            return REFRESH_CARDS
        case _:
            raise InvalidAction("input-usage", usage=usage("exchange", teller))


def read_tree(words: Sequence[str], view: NeVachesView, teller: Teller) -> NeVachesAction:
    """Yes where there is one square only, else its number or one of its cells."""
    [word, *rest] = words
    if rest:
        raise InvalidAction("input-not-a-square", most=len(view.squares))
    if word in spellings("no", teller):
        return LEAVE_TREE
    if word in spellings("yes", teller) and len(view.squares) == 1:
        return PlantTree(view.squares[0])
    number, cell = find_number(word), parse_cell(word)
    if number is not None and 1 <= number <= len(view.squares):
        return PlantTree(view.squares[number - 1])
    squares = [square for square in view.squares if cell in cells_of_square(square)]
    if len(squares) != 1:
        raise InvalidAction("input-not-a-square", most=len(view.squares))
    return PlantTree(squares[0])


def cells_of_square(square: Cell) -> list[Cell]:
    return [CELLS[number] for number in square_cells(number_of(square))]


def numbered(words: Sequence[str], things: Sequence[T]) -> T:
    number = find_number(words[0]) if len(words) == 1 else None
    if number is None or not 1 <= number <= len(things):
        raise InvalidAction("input-not-a-number", text=" ".join(words) or "–", most=len(things))
    return things[number - 1]


def read_look(words: Sequence[str], view: NeVachesView, teller: Teller) -> Look:
    """At somebody's landscape, by the name or its beginning."""
    wish = " ".join(words)
    for seat, player in enumerate(teller.players):
        if wish and folded(player.name).startswith(wish) and seat != view.viewer:
            return Look(view, seat, teller)
    others = [player.name for seat, player in enumerate(teller.players) if seat != view.viewer]
    if not wish and len(others) == 1:
        return Look(view, 1 - (view.viewer or 0), teller)
    raise InvalidAction("input-not-a-player", known=", ".join(others))
