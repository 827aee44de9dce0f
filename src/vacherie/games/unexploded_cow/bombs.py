"""Who holds which bomb in a herd, and what has exploded there."""

from vacherie.core.values import Seat
from vacherie.games.unexploded_cow.values import Exploded


class Blast:
    """What a bomb roll has set off in one herd (U25a)."""

    __slots__ = ("bombs", "exploded", "herd", "settled", "stolen")

    def __init__(self, herd: Seat) -> None:
        self.herd = herd
        self.bombs: list[int] = []
        """Who holds each bomb that can still be stolen; a cow may hold several."""
        self.stolen: list[int] = []
        """Which PFC holds each stolen bomb; there it stays, for a bomb is stolen only once (U25c)."""
        self.exploded: list[Exploded] = []
        """The cows that are not settled yet."""
        self.settled: list[Exploded] = []
        """In the order in which they were."""

    def copy(self) -> "Blast":
        twin = Blast(self.herd)
        twin.bombs = self.bombs[:]
        twin.stolen = self.stolen[:]
        twin.exploded = self.exploded[:]
        twin.settled = self.settled[:]
        return twin

    def number(self) -> int:
        """How often something has exploded."""
        return max([cow.blast for cow in (*self.exploded, *self.settled)], default=0)
