"""6 qui prend! as one object that fulfils the contract."""

from random import Random
from typing import Any, ClassVar, Final

from vacherie.core.errors import InvalidOptions
from vacherie.core.game import Game, State
from vacherie.core.recap import Recap
from vacherie.core.rulebook import Rulebook
from vacherie.core.said import Telling
from vacherie.core.since import Digester
from vacherie.core.values import Viewer
from vacherie.games.six_qui_prend.actions import SixAction
from vacherie.games.six_qui_prend.determinize import determinize
from vacherie.games.six_qui_prend.events import SixEvent, seen_by
from vacherie.games.six_qui_prend.lift import lift_view
from vacherie.games.six_qui_prend.options import SixOptions, options_problem, player_counts
from vacherie.games.six_qui_prend.position import POSITIONS, SixPosition
from vacherie.games.six_qui_prend.recap import SixRecap
from vacherie.games.six_qui_prend.restore import checked_table, position_of
from vacherie.games.six_qui_prend.rulebook import RULEBOOK
from vacherie.games.six_qui_prend.rules import BaseGame
from vacherie.games.six_qui_prend.since import SixDigester
from vacherie.games.six_qui_prend.telling import SixTelling
from vacherie.games.six_qui_prend.variants import RULES
from vacherie.games.six_qui_prend.view import SixView

SixState = State[SixAction, SixEvent, SixView]


class SixQuiPrend(Game[SixOptions, SixAction, SixEvent, SixView, SixPosition]):
    id: ClassVar[str] = "six_qui_prend"
    rules_version: ClassVar[int] = 1
    rulebook: ClassVar[Rulebook] = RULEBOOK
    telling: ClassVar[Telling] = SixTelling()
    digester: ClassVar[Digester] = SixDigester()
    recap_type: ClassVar[type[Recap]] = SixRecap
    variant_option = "variant"
    fewest_wins: ClassVar[bool] = True

    options_type = SixOptions
    view_type = SixView
    position_type = SixPosition
    action_type = SixAction
    event_type = SixEvent

    def options_problem(self, options: SixOptions) -> InvalidOptions | None:
        return options_problem(options)

    def player_counts(self, options: SixOptions) -> range:
        return player_counts(options)

    def is_played_together(self, options: SixOptions) -> bool:
        return options.variant == "coop"

    def begin(self, options: SixOptions, players: int) -> SixState:
        return RULES[options.variant](options, players)

    def determinize(self, view: SixView, random: Random) -> SixState:
        return determinize(view, random)

    def lift_view(self, view: dict[str, Any]) -> dict[str, Any]:
        return lift_view(view)

    def seen_by(self, event: SixEvent, viewer: Viewer) -> SixEvent:
        return seen_by(event, viewer)

    def position(self, state: SixState) -> SixPosition:
        assert isinstance(state, BaseGame), state
        return position_of(state)

    def position_type_of(self, options: SixOptions) -> type[SixPosition]:
        return POSITIONS[options.variant]

    def position_types(self) -> tuple[type[SixPosition], ...]:
        return tuple(POSITIONS.values())

    def lay_out(self, position: SixPosition) -> SixState:
        return checked_table(position)


GAME: Final = SixQuiPrend()
