"""Where the terminal writes."""

from rich.console import Console


def make_console() -> Console:
    """A console that takes text as it is: no markup, no emoji codes, no colouring of numbers."""
    return Console(markup=False, emoji=False, highlight=False)
