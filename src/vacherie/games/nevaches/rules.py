"""NéVaches as a state of the contract: what may be done, what then happens, and what can be seen."""

from random import Random
from typing import assert_never

from vacherie.core.errors import IllegalAction
from vacherie.core.values import CHANCE, Actor, Outcome, Seat, Viewer
from vacherie.games.nevaches.actions import (
    BringHome,
    CardsShuffled,
    ChooseGoal,
    Dealt,
    LeaveTree,
    NeVachesAction,
    PlaceTile,
    PlantTree,
    PlayCard,
    RefreshCards,
    RefreshTiles,
    TakeCard,
    TilesShuffled,
)
from vacherie.games.nevaches.choices import choices, random_choice
from vacherie.games.nevaches.refill import (
    ask_for_card,
    ask_for_tile,
    make_card_pile,
    make_tile_pile,
    refresh_cards,
    refresh_tiles,
)
from vacherie.games.nevaches.refusals import ANSWERS, answer_refusal
from vacherie.games.nevaches.scoring import choose_goal, final_outcome
from vacherie.games.nevaches.set_up import deal, draw_deal, take_start_card
from vacherie.games.nevaches.state import NeVachesTable
from vacherie.games.nevaches.tiles import Landscape
from vacherie.games.nevaches.turn import (
    bring_home,
    end_turn,
    leave_tree,
    place_tile,
    plant_tree,
    play_card,
    take_card,
)
from vacherie.games.nevaches.view import NeVachesView, view_of


class NeVachesRules(NeVachesTable):
    """The table with its rules: what is played, copied and restored.

    Whoever plays calls only what `core.game.State` promises. The functions of the rulebook trust that
    `refusal` was asked. There is no lock: a game belongs to one thread, and who looks ahead takes a `copy()`.
    """

    __slots__ = ()

    answers = ANSWERS

    def legal_actions(self, seat: Seat) -> list[NeVachesAction]:
        return choices(self, seat)

    def random_action(self, seat: Seat, random: Random) -> NeVachesAction:
        return random_choice(self, seat, random)

    def answer_refusal(self, actor: Actor, action: NeVachesAction) -> IllegalAction | None:
        return answer_refusal(self, actor, action)

    def advance(self, actor: Actor, action: NeVachesAction) -> None:
        match action:
            case PlaceTile():
                place_tile(self, action)
            case TakeCard():
                self.take_card(actor, action.card)
            case PlayCard():
                play_card(self, action)
            case BringHome():
                bring_home(self, action)
            case PlantTree(square):
                plant_tree(self, square)
            case LeaveTree():
                leave_tree(self)
            case RefreshTiles():
                refresh_tiles(self)
            case RefreshCards():
                refresh_cards(self)
            case ChooseGoal(goal):
                assert actor != CHANCE
                choose_goal(self, actor, goal)
            case Dealt():
                deal(self, action)
            case TilesShuffled(tiles):
                self.shuffle_tiles(tiles)
            case CardsShuffled(cards):
                self.shuffle_cards(cards)
            case _:
                assert_never(action)

    def take_card(self, actor: Actor, card: str) -> None:
        if self.asked == "start_card":
            assert actor != CHANCE
            take_start_card(self, actor, card)
        else:
            take_card(self, card)

    def shuffle_tiles(self, tiles: tuple[Landscape, ...]) -> None:
        """In the middle of a refresh, or at the end of the turn."""
        make_tile_pile(self, tiles)
        if self.actions:
            ask_for_tile(self)
        else:
            end_turn(self)

    def shuffle_cards(self, cards: tuple[str, ...]) -> None:
        """In the middle of a refresh, or at the end of the turn."""
        make_card_pile(self, cards)
        if self.actions:
            ask_for_card(self)
        else:
            end_turn(self)

    def draw(self, random: Random) -> NeVachesAction:
        if self.asked == "tile_shuffle":
            return TilesShuffled(tuple(random.sample(self.tiles.away, len(self.tiles.away))))
        if self.asked == "card_shuffle":
            return CardsShuffled(tuple(random.sample(self.cards.away, len(self.cards.away))))
        return draw_deal(self, random)

    def view(self, viewer: Viewer) -> NeVachesView:
        return view_of(self, viewer)

    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.asked is None else None
