"""Several games in a row: what one begins with after another, and the running score (U38)."""

import msgspec
from msgspec.structs import replace

from vacherie.core.values import Outcome
from vacherie.games.unexploded_cow.options import UnexplodedOptions, edition_of, starting_money


class Series(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the next game, and what everybody has gained or lost in each game so far."""

    options: UnexplodedOptions
    results: tuple[tuple[int, ...], ...] = ()

    def totals(self) -> tuple[int, ...]:
        """Empty before the first game."""
        return tuple(map(sum, zip(*self.results, strict=True)))

    def after(self, outcome: Outcome) -> "Series":
        """The series with one more game, played with `options`."""
        start = starting_money(self.options, len(outcome.scores))
        gains = tuple(end - begin for end, begin in zip(outcome.scores, start, strict=True))
        options = self.options
        if edition_of(options).keeps_money:
            options = replace(options, starting_money=outcome.scores)
        return Series(options, (*self.results, gains))
