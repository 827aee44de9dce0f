"""What the league plays of one game."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Setting:
    """A way to play the game, and with how many."""

    counts: tuple[int, ...]
    pairs: tuple[str, ...] = ()


@dataclass(frozen=True)
class Single:
    """A bull among calves, in deals of their own."""

    setting: Setting
    share: int
    playouts: int


@dataclass(frozen=True)
class Season:
    title: str
    score: str
    """What is counted."""
    playouts: int
    """For each decision, if no other budget is wished: about 10 ms of one core, and more in NéVaches."""
    settings: tuple[Setting, ...]
    """Every number of players with the usual rules, and every variant with usual numbers."""
    share: int = 1
    """How many times as many deals the game needs as others."""
    singles: tuple[Single, ...] = ()
