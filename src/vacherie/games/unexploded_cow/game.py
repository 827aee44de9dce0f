"""Unexploded Cow as one object that fulfils the contract."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar, Final

import msgspec

from vacherie.core.errors import InvalidOptions
from vacherie.core.game import Game, State
from vacherie.core.recap import Recap
from vacherie.core.rulebook import Rulebook
from vacherie.core.said import Telling
from vacherie.core.since import Digester
from vacherie.core.values import Viewer
from vacherie.games.unexploded_cow.actions import UnexplodedAction
from vacherie.games.unexploded_cow.deck_file import parse_deck
from vacherie.games.unexploded_cow.determinize import determinize
from vacherie.games.unexploded_cow.events import UnexplodedEvent, seen_by
from vacherie.games.unexploded_cow.options import UnexplodedOptions, options_problem, player_counts
from vacherie.games.unexploded_cow.position import UnexplodedPosition
from vacherie.games.unexploded_cow.recap import UnexplodedRecap
from vacherie.games.unexploded_cow.restore import checked_table, position_of
from vacherie.games.unexploded_cow.rulebook import RULEBOOK
from vacherie.games.unexploded_cow.rules import UnexplodedCow
from vacherie.games.unexploded_cow.series import Series
from vacherie.games.unexploded_cow.since import UnexplodedDigester
from vacherie.games.unexploded_cow.telling import UnexplodedTelling
from vacherie.games.unexploded_cow.view import UnexplodedView

UnexplodedState = State[UnexplodedAction, UnexplodedEvent, UnexplodedView]


class UnexplodedCowGame(
    Game[UnexplodedOptions, UnexplodedAction, UnexplodedEvent, UnexplodedView, UnexplodedPosition]
):
    id: ClassVar[str] = "unexploded_cow"
    rules_version: ClassVar[int] = 1
    rulebook: ClassVar[Rulebook] = RULEBOOK
    telling: ClassVar[Telling] = UnexplodedTelling()
    digester: ClassVar[Digester] = UnexplodedDigester()
    recap_type: ClassVar[type[Recap]] = UnexplodedRecap
    variant_option = "edition"
    file_options: ClassVar[Mapping[str, Callable[[str, str], Any]]] = {"deck": parse_deck}
    series_type = Series

    options_type = UnexplodedOptions
    view_type = UnexplodedView
    position_type = UnexplodedPosition
    action_type = UnexplodedAction
    event_type = UnexplodedEvent

    def options_problem(self, options: UnexplodedOptions) -> InvalidOptions | None:
        return options_problem(options)

    def player_counts(self, options: UnexplodedOptions) -> range:
        return player_counts(options)

    def begin(self, options: UnexplodedOptions, players: int) -> UnexplodedState:
        return UnexplodedCow(options, players)

    def determinize(self, view: UnexplodedView, random: Random) -> UnexplodedState:
        return determinize(view, random)

    def lift_view(self, view: dict[str, Any]) -> dict[str, Any]:
        """What everybody sees once stood in a table of its own, without what follows from it."""
        table = view.get("table")
        if not isinstance(table, dict):
            return view
        flat = {name: value for name, value in (view | table).items() if name not in ("table", "reason")}
        seen = msgspec.convert(flat, UnexplodedView)
        whole: dict[str, Any] = msgspec.to_builtins(determinize(seen, Random(0)).view(seen.viewer))
        return whole

    def seen_by(self, event: UnexplodedEvent, viewer: Viewer) -> UnexplodedEvent:
        return seen_by(event, viewer)

    def position(self, state: UnexplodedState) -> UnexplodedPosition:
        assert isinstance(state, UnexplodedCow), state
        return position_of(state)

    def lay_out(self, position: UnexplodedPosition) -> UnexplodedState:
        return checked_table(position)


GAME: Final = UnexplodedCowGame()
