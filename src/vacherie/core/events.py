"""What happens in every game: something is asked, and one day it is over."""

from vacherie.core.values import Event, Outcome


class ChoiceOpened(Event, frozen=True):
    """The game asks something of somebody. A game gives `asked` its own type, and says whom."""

    decision: int
    asked: str


class GameEnded(Event, frozen=True):
    outcome: Outcome
