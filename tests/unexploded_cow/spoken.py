"""What Unexploded Cow can say."""

from typing import get_args

from tests.messages.spoken import Spoken, dashes, kinds
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.actions import BlastAction, PayNext
from vacherie.games.unexploded_cow.cards import CowEffect, EffectName, Kind
from vacherie.games.unexploded_cow.editions import EDITIONS
from vacherie.games.unexploded_cow.events import CityLost, PotTaken
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.games.unexploded_cow.values import Asked
from vacherie.tables.unexploded_cow import names

EFFECTS = [word for part in get_args(EffectName) for word in get_args(part)]
SPOKEN = Spoken(
    GAME,
    needed=(
        *(f"edition-*-{edition}" for edition in EDITIONS),
        *(f"kind-*-{kind}{part}" for kind in get_args(Kind) for part in ("", ".word", ".short", ".ability")),
        *(f"cow-*-{kind}" for kind in get_args(Kind)),
        *(f"effect-*-{effect}" for effect in dashes(EFFECTS)),
        *(f"city-*-{gift}" for gift in (*dashes(get_args(CowEffect)), "money", "draw", "nothing")),
        *(f"action-*-{kind}" for kind in dashes(kinds(BlastAction | PayNext))),
        *(f"usage-*-{command}" for command in names.COMMANDS),
        *(f"legend-*-{command}" for command in names.COMMANDS[:4]),
    ),
    commands=names.WORDS,
    asked=Asked,
    reasons=("pot-empty", "no-cow-left", "no-cow-for-sudden-death"),
    options=(UnexplodedOptions(), UnexplodedOptions(edition="2011")),
    rare=(CityLost(0), PotTaken((0, 300, 100)), PotTaken((500, 0, 0))),
)
