"""What 6 qui prend! can say."""

from typing import get_args

from tests.messages.spoken import Spoken, dashes, kinds
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.actions import SPECIALS, TeamAction
from vacherie.games.six_qui_prend.options import VARIANTS, SixOptions
from vacherie.games.six_qui_prend.values import Asked, Side
from vacherie.tables.six_qui_prend import words

SPOKEN = Spoken(
    GAME,
    needed=(
        *(f"action-*-{kind}" for kind in dashes(kinds(TeamAction))),
        *(f"variant-*-{variant}" for variant in dashes(VARIANTS)),
        *(f"special-*-{special}{part}" for special in dashes(SPECIALS) for part in ("", ".effect")),
        *(f"command-*-{command}.{part}" for command in words.COMMANDS for part in ("usage", "line")),
        *(f"marker-*-{side}" for side in (*get_args(Side), "cabriole")),
        *(f"fan-card-*-{variant}" for variant in ("even-odd", "escalade", "cabriole", "reversed")),
    ),
    commands=words.COMMANDS,
    asked=Asked,
    reasons=("target-reached", "rounds-played", "ox-beaten", "ox-won"),
    options=(
        *(SixOptions(variant=variant, max_rounds=2) for variant in VARIANTS if variant != "coop"),
        SixOptions(variant="base", target_heads=20, end_at="at_least"),
        SixOptions(variant="pro", draft_memory=False, max_rounds=1),
        SixOptions(variant="coop"),
        SixOptions(variant="coop", consent="all"),
    ),
)
