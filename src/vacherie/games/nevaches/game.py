"""NéVaches as one object that fulfils the contract."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar, Final

from vacherie.core.errors import InvalidOptions
from vacherie.core.game import Game, State
from vacherie.core.recap import Recap
from vacherie.core.rulebook import Rulebook
from vacherie.core.said import Telling
from vacherie.core.since import Digester
from vacherie.core.values import Viewer
from vacherie.games.nevaches.actions import NeVachesAction
from vacherie.games.nevaches.deck import OwnDeck
from vacherie.games.nevaches.deck_file import parse_deck
from vacherie.games.nevaches.determinize import determinize
from vacherie.games.nevaches.events import NeVachesEvent, seen_by
from vacherie.games.nevaches.fits import Fit, fits
from vacherie.games.nevaches.lift import lift_view
from vacherie.games.nevaches.options import PLAYER_COUNTS, NeVachesOptions, options_problem
from vacherie.games.nevaches.position import NeVachesPosition
from vacherie.games.nevaches.recap import NeVachesRecap
from vacherie.games.nevaches.restore import checked_table, position_of
from vacherie.games.nevaches.rulebook import RULEBOOK
from vacherie.games.nevaches.rules import NeVachesRules
from vacherie.games.nevaches.since import NeVachesDigester
from vacherie.games.nevaches.telling import NeVachesTelling
from vacherie.games.nevaches.view import NeVachesView

NeVachesState = State[NeVachesAction, NeVachesEvent, NeVachesView]


class NeVaches(Game[NeVachesOptions, NeVachesAction, NeVachesEvent, NeVachesView, NeVachesPosition]):
    id: ClassVar[str] = "nevaches"
    rules_version: ClassVar[int] = 1
    rulebook: ClassVar[Rulebook] = RULEBOOK
    telling: ClassVar[Telling] = NeVachesTelling()
    digester: ClassVar[Digester] = NeVachesDigester()
    recap_type: ClassVar[type[Recap]] = NeVachesRecap
    file_options: ClassVar[Mapping[str, Callable[[str, str], OwnDeck]]] = {"deck": parse_deck}

    options_type = NeVachesOptions
    view_type = NeVachesView
    position_type = NeVachesPosition
    action_type = NeVachesAction
    event_type = NeVachesEvent
    hint_type = Fit

    def options_problem(self, options: NeVachesOptions) -> InvalidOptions | None:
        return options_problem(options)

    def player_counts(self, options: NeVachesOptions) -> range:
        return PLAYER_COUNTS

    def begin(self, options: NeVachesOptions, players: int) -> NeVachesState:
        return NeVachesRules(options, players)

    def determinize(self, view: NeVachesView, random: Random) -> NeVachesState:
        return determinize(view, random)

    def lift_view(self, view: dict[str, Any]) -> dict[str, Any]:
        return lift_view(view)

    def hints(self, view: NeVachesView) -> tuple[Fit, ...]:
        return fits(view)

    def seen_by(self, event: NeVachesEvent, viewer: Viewer) -> NeVachesEvent:
        return seen_by(event, viewer)

    def position(self, state: NeVachesState) -> NeVachesPosition:
        assert isinstance(state, NeVachesRules), state
        return position_of(state)

    def lay_out(self, position: NeVachesPosition) -> NeVachesState:
        return checked_table(position)


GAME: Final = NeVaches()
