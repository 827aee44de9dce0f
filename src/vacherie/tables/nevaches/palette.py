"""Colours and signs of landscapes, cows, trees and players; every colour has a letter or a sign beside it."""

from typing import Final

from vacherie.games.nevaches.tiles import Landscape
from vacherie.tables.teller import Teller

COW: Final = "ɤ"
TREE: Final = "♣"
CARD: Final = "▯"
FREE: Final = "dim"
FACE_DOWN: Final = "#f4f1ea on #77736b"
NEW_COW: Final = "bold #2b2b2b on #ffffff"
MARKERS: Final = ("●", "▲", "■", "◆")
MARKER_STYLES: Final = ("bold magenta", "bold cyan", "bold yellow", "bold red")
STYLES: Final[dict[Landscape, tuple[str, str]]] = {
    "field": ("#2b2b2b on #e6c65a", "#2b2b2b on #dbb947"),
    "meadow": ("#1f3312 on #a9d572", "#1f3312 on #9bc963"),
    "forest": ("#ffffff on #2f6b3c", "#ffffff on #275d33"),
    "lake": ("#ffffff on #3f86bd", "#ffffff on #3577ab"),
    "house": ("#ffffff on #b9503c", "#ffffff on #a84431"),
}
"""Two shades of each, so that equal neighbours can be told apart."""


def style_of(landscape: Landscape, column: int = 0, row: int = 0) -> str:
    return f"bold {STYLES[landscape][(column + row) % 2]}"


def letter(landscape: Landscape, teller: Teller) -> str:
    return teller.text("landscape", f"{landscape}.letter")


def marker(seat: int) -> tuple[str, str]:
    """The sign of a seat, and its colour."""
    return MARKERS[seat], MARKER_STYLES[seat]
