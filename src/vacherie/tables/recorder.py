"""A console that keeps what is written to it, in colours of our own, to make a picture or a page of it."""

from io import StringIO
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

# Cream on dark green; the colours are named from black to white.
INK, RED, GREEN, YELLOW = (20, 26, 21), (232, 118, 98), (143, 188, 111), (230, 190, 95)
BLUE, VIOLET, TEAL, CREAM = (122, 162, 200), (176, 141, 200), (120, 180, 170), (245, 240, 226)
THEME: Final = TerminalTheme(
    background=INK, foreground=CREAM, normal=[INK, RED, GREEN, YELLOW, BLUE, VIOLET, TEAL, CREAM]
)


def make_recorder(width: int) -> Console:
    """The same whatever the terminal, the notebook and the system around it; text is taken as it is."""
    return Console(
        width=width,
        file=StringIO(),
        record=True,
        force_terminal=True,
        force_jupyter=False,
        color_system="truecolor",
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
        _environ={},
    )
