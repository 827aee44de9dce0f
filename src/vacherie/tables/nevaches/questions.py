"""What NéVaches asks a player, and what can be typed now, with examples that work."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from vacherie.games.nevaches.actions import (
    BringHome,
    ChooseGoal,
    NeVachesAction,
    PlaceTile,
    PlayCard,
    RefreshCards,
    RefreshTiles,
    TakeCard,
)
from vacherie.games.nevaches.tiles import Cell
from vacherie.games.nevaches.view import NeVachesView
from vacherie.tables.nevaches.cells import cell_name
from vacherie.tables.nevaches.palette import letter
from vacherie.tables.nevaches.possible import deck_at, hand_of, own_player
from vacherie.tables.nevaches.progress import goal_name
from vacherie.tables.nevaches.typed import command_word
from vacherie.tables.teller import Teller

BETWEEN: Final = "   "
WIDTH: Final = 79


def question(view: NeVachesView, legal: Sequence[NeVachesAction], teller: Teller) -> list[str]:
    assert view.asked is not None
    match view.asked:
        case "tree":
            return tree_question(view, teller)
        case "goal":
            return [teller.text("asked", "goal"), *goal_lines(view, legal, teller)]
        case _:
            asked = teller.text("asked", view.asked, actions=view.actions)
            return [asked, *in_lines(hints(view, legal, teller))]


def in_lines(texts: Iterable[str]) -> list[str]:
    """Side by side as far as 80 columns go, none of them broken."""
    lines: list[str] = []
    for text in texts:
        if lines and len(lines[-1]) + len(BETWEEN) + len(text) <= WIDTH:
            lines[-1] += BETWEEN + text
        else:
            lines.append(text)
    return lines


def tree_question(view: NeVachesView, teller: Teller) -> list[str]:
    squares = [square_name(square) for square in view.squares]
    if len(squares) == 1:
        return [teller.text("asked", "tree", count=1, square=squares[0])]
    listed = BETWEEN.join(f"{number}: {square}" for number, square in enumerate(squares, 1))
    return [teller.text("asked", "tree", count=len(squares), square=""), listed]


def square_name(square: Cell) -> str:
    """By two opposite corners."""
    column, row = square
    return f"{cell_name(square)}–{cell_name((column + 1, row + 1))}"


def goal_lines(view: NeVachesView, legal: Sequence[NeVachesAction], teller: Teller) -> Iterator[str]:
    for number, (goal, points) in enumerate(zip(view.goals, view.goal_points, strict=True), 1):
        if ChooseGoal(goal) in legal:
            yield teller.text(
                "asked", "goal.choice", number=number, goal=goal_name(goal, teller), points=points
            )


def hints(view: NeVachesView, legal: Sequence[NeVachesAction], teller: Teller) -> Iterator[str]:
    """One example of each thing that can be done, and each card that can be played."""
    tiles = [action for action in legal if isinstance(action, PlaceTile)]
    if tiles:
        tile = tiles[len(tiles) // 2]
        typed = f"{letter(tile.landscape, teller)} {cell_name(tile.cell)}".lower()
        yield teller.text("hint", "tile", typed=typed)
    if any(isinstance(action, TakeCard) for action in legal):
        yield teller.text("hint", "take", typed=f"{command_word('take', teller)} 1")
    yield from play_hints(view, legal, teller)
    for action in legal:
        if isinstance(action, BringHome):
            typed = f"{command_word('home', teller)} {cell_name(action.herd[0]).lower()}"
            yield teller.text("hint", "home", typed=typed, count=len(action.herd))
    for kind, name in ((RefreshTiles, "tiles"), (RefreshCards, "cards")):
        if any(isinstance(action, kind) for action in legal):
            typed = f"{command_word('exchange', teller)} {command_word(name, teller)}"
            yield teller.text("hint", f"exchange-{name}", typed=typed)


def play_hints(view: NeVachesView, legal: Sequence[NeVachesAction], teller: Teller) -> Iterator[str]:
    for number, card in enumerate(hand_of(own_player(view)), 1):
        ways = len({action.cows for action in legal if isinstance(action, PlayCard) and action.card == card})
        if ways:
            typed = f"{command_word('play', teller)} {number}"
            points = deck_at(view)[card].points
            yield teller.text("hint", "play", typed=typed, points=points, ways=ways)
