"""When a match of 6 qui prend! is over, and who has won it."""

from collections.abc import Sequence

from vacherie.core.values import Outcome
from vacherie.games.six_qui_prend.options import SixOptions

Sheet = Sequence[tuple[int, ...]]


def end_reason(options: SixOptions, sheet: Sheet) -> str | None:
    """S12, S13: why the match ends after these rounds, or `None` if it goes on."""
    last = last_total(options)
    if last is not None and max(map(sum, zip(*sheet, strict=True))) >= last:
        return "target-reached"
    if options.max_rounds is not None and len(sheet) >= options.max_rounds:
        return "rounds-played"
    return None


def last_total(options: SixOptions) -> int | None:
    """With so many heads, or more, at one seat the match is over; `None` if heads do not end it."""
    if options.target_heads is None:
        return None
    return options.target_heads + (options.end_at == "more_than")


def match_outcome(options: SixOptions, sheet: Sheet) -> Outcome:
    reason = end_reason(options, sheet)
    assert reason is not None, sheet
    totals = tuple(map(sum, zip(*sheet, strict=True)))
    return Outcome(totals, ranks(totals), reason)


def ranks(totals: Sequence[int]) -> tuple[int, ...]:
    """S12: the fewest heads come first, and equal ones share a place."""
    return tuple(1 + sum(other < total for other in totals) for total in totals)
