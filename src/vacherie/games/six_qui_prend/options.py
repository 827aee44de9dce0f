"""The rule choices of 6 qui prend!, and which of them go together."""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from vacherie.core.errors import InvalidOptions
from vacherie.core.values import Options

Variant = Literal["base", "pro", "even_odd", "escalade", "cabriole", "reversed", "coop"]
VARIANTS: Final[tuple[Variant, ...]] = get_args(Variant)
MOST_PLAYERS: Final = 10
Count = Annotated[int, Meta(ge=1, le=1000)]


class SixOptions(Options, frozen=True):
    variant: Variant = "base"
    target_heads: Count | None = 66  # S12, S13
    end_at: Literal["more_than", "at_least"] = "more_than"  # S13
    max_rounds: Count | None = None  # S13
    draft_memory: bool = True  # P3
    consent: Literal["anyone", "all"] = "anyone"  # B17


DEFAULT: Final = SixOptions()
MATCH_OPTIONS: Final = ("target_heads", "end_at", "max_rounds")


def options_problem(options: SixOptions) -> InvalidOptions | None:
    for name in without_meaning(options):
        return InvalidOptions("option-without-meaning", option=name, variant=options.variant)
    if options.target_heads is None and options.max_rounds is None:
        return InvalidOptions("options-endless")
    if options.target_heads is None and options.end_at != "more_than":
        return InvalidOptions("option-needs-target", option="end_at")
    return None


def without_meaning(options: SixOptions) -> list[str]:
    """The options that were set although they change nothing in this variant."""
    idle = list(MATCH_OPTIONS) if options.variant == "coop" else ["consent"]
    if options.variant != "pro":
        idle.append("draft_memory")
    return [name for name in idle if getattr(options, name) != getattr(DEFAULT, name)]


def player_counts(options: SixOptions) -> range:
    return range(1, 7) if options.variant == "coop" else range(2, MOST_PLAYERS + 1)
