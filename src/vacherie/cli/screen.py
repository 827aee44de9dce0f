"""Where the command line writes."""

import sys

from rich.console import Console


def make_console() -> Console:
    """A console that takes text as it is: no markup, no emoji codes, no colouring of numbers."""
    return Console(markup=False, emoji=False, highlight=False)


def never_fail_on_a_character() -> None:
    """A terminal that lacks a character shows another instead of ending the game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
