"""What each game can say: the keys it needs in every catalogue, and games to hear it all."""

from dataclasses import dataclass
from typing import Any, get_args

from vacherie.core.game import AnyGame
from vacherie.core.options import describe_options
from vacherie.core.values import Event, Options
from vacherie.games import nevaches, six_qui_prend, unexploded_cow
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.nevaches.values import Asked as NeVachesAsked
from vacherie.games.six_qui_prend.actions import SPECIALS, TeamAction
from vacherie.games.six_qui_prend.options import VARIANTS, SixOptions
from vacherie.games.six_qui_prend.values import Asked as SixAsked
from vacherie.games.six_qui_prend.values import Side
from vacherie.games.unexploded_cow.actions import BlastAction, PayNext
from vacherie.games.unexploded_cow.cards import CowEffect, EffectName, Kind
from vacherie.games.unexploded_cow.editions import EDITIONS
from vacherie.games.unexploded_cow.events import CityLost, PotTaken
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.games.unexploded_cow.values import Asked as CowAsked
from vacherie.tables.nevaches import typed as nevaches_words
from vacherie.tables.six_qui_prend import words as six_words
from vacherie.tables.unexploded_cow import names as cow_names


@dataclass(frozen=True)
class Spoken:
    game: AnyGame
    needed: tuple[str, ...]
    """Keys besides those that every game needs, without the game's prefix: `kind-*-spy`."""
    commands: tuple[str, ...]
    asked: Any
    reasons: tuple[str, ...]
    options: tuple[Options, ...]
    rare: tuple[Event, ...] = ()
    """Events that may not happen in the games played with these options."""

    def needed_keys(self) -> list[str]:
        every = [
            *(f"event-*-{kind}" for kind in dashes(kinds(self.game.event_type))),
            *(f"asked-*-{asked}" for asked in dashes(get_args(self.asked))),
            *(f"option-*-{option}" for option in dashes(each.name for each in describe_options(self.game))),
            *(f"reason-*-{reason}" for reason in self.reasons),
            *(f"command-*-{command}" for command in self.commands),
            "table-*-score",
        ]
        return [key.replace("*", self.game.rulebook.prefix) for key in (*every, *self.needed)]


def dashes(names: Any) -> list[str]:
    return [name.replace("_", "-") for name in names]


def kinds(union: Any) -> set[str]:
    return {str(each.__struct_config__.tag) for each in get_args(union)}


SIX = Spoken(
    six_qui_prend.GAME,
    needed=(
        *(f"action-*-{kind}" for kind in dashes(kinds(TeamAction))),
        *(f"variant-*-{variant}" for variant in dashes(VARIANTS)),
        *(f"special-*-{special}{part}" for special in dashes(SPECIALS) for part in ("", ".effect")),
        *(f"command-*-{command}.{part}" for command in six_words.COMMANDS for part in ("usage", "line")),
        *(f"marker-*-{side}" for side in (*get_args(Side), "cabriole")),
        *(f"fan-card-*-{variant}" for variant in ("even-odd", "escalade", "cabriole", "reversed")),
    ),
    commands=six_words.COMMANDS,
    asked=SixAsked,
    reasons=("target-reached", "rounds-played", "ox-beaten", "ox-won"),
    options=(
        *(SixOptions(variant=variant, max_rounds=2) for variant in VARIANTS if variant != "coop"),
        SixOptions(variant="base", target_heads=20, end_at="at_least"),
        SixOptions(variant="pro", draft_memory=False, max_rounds=1),
        SixOptions(variant="coop"),
        SixOptions(variant="coop", consent="all"),
    ),
)
EFFECTS = [word for part in get_args(EffectName) for word in get_args(part)]
COW = Spoken(
    unexploded_cow.GAME,
    needed=(
        *(f"edition-*-{edition}" for edition in EDITIONS),
        *(f"kind-*-{kind}{part}" for kind in get_args(Kind) for part in ("", ".word", ".short", ".ability")),
        *(f"cow-*-{kind}" for kind in get_args(Kind)),
        *(f"effect-*-{effect}" for effect in dashes(EFFECTS)),
        *(f"city-*-{gift}" for gift in (*dashes(get_args(CowEffect)), "money", "draw", "nothing")),
        *(f"action-*-{kind}" for kind in dashes(kinds(BlastAction | PayNext))),
        *(f"usage-*-{command}" for command in cow_names.COMMANDS),
        *(f"legend-*-{command}" for command in cow_names.COMMANDS[:4]),
    ),
    commands=cow_names.WORDS,
    asked=CowAsked,
    reasons=("pot-empty", "no-cow-left", "no-cow-for-sudden-death"),
    options=(UnexplodedOptions(), UnexplodedOptions(edition="2011")),
    rare=(CityLost(0), PotTaken((0, 300, 100)), PotTaken((500, 0, 0))),
)
NEVACHES = Spoken(
    nevaches.GAME,
    needed=(),
    commands=nevaches_words.COMMANDS,
    asked=NeVachesAsked,
    reasons=("points-reached", "tiles-used-up"),
    options=(NeVachesOptions(),),
)
SPOKEN = (SIX, COW, NEVACHES)
