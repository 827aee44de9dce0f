"""What the laws need to know of NéVaches: its cases, what it hides and what it conserves."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from tests.adapter import Adapter, Case, Step
from tests.nevaches.fold import fold
from vacherie.core.values import Action, Actor
from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.actions import (
    BringHome,
    CardsShuffled,
    ChooseGoal,
    Dealt,
    LeaveTree,
    PlaceTile,
    PlantTree,
    PlayCard,
    RefreshCards,
    RefreshTiles,
    TakeCard,
    TilesShuffled,
)
from vacherie.games.nevaches.cards import CARDS_FACE_UP
from vacherie.games.nevaches.deck import OwnDeck
from vacherie.games.nevaches.deck_file import shipped_cards, shipped_deck
from vacherie.games.nevaches.drawing import parse_area
from vacherie.games.nevaches.goals import GOALS, Goal
from vacherie.games.nevaches.options import NeVachesOptions, deck_of
from vacherie.games.nevaches.position import NeVachesPosition
from vacherie.games.nevaches.position_check import all_cards
from vacherie.games.nevaches.tiles import LANDSCAPES, WIDTH, Landscape, cells_of, number_of, tile_counts
from vacherie.games.nevaches.track import COW_COUNT, cows_on_track

SMALL: Final = OwnDeck("small", shipped_cards()[:12])
"""So few cards that the row runs short and the discards are shuffled."""
OPTIONS: Final = (
    NeVachesOptions(),
    NeVachesOptions(random_bonus=True),
    NeVachesOptions(choose_start_card=True),
    NeVachesOptions(random_bonus=True, choose_start_card=True),
    NeVachesOptions(deck=SMALL),
    NeVachesOptions(deck=SMALL, random_bonus=True, choose_start_card=True),
)
RICH: Final = OwnDeck(
    "rich", tuple(replace(card, points=min(30, 3 * card.points)) for card in shipped_cards()[::4])
)
"""A few cards that pay three times as much, so that the game is short enough to be read."""
PLAYTHROUGHS: Final = {
    "base": NeVachesOptions(deck=RICH),
    "random_bonus": NeVachesOptions(deck=RICH, random_bonus=True),
    "choose_start_card": NeVachesOptions(deck=RICH, choose_start_card=True),
}
NEAR: Final = [(column, row) for column, row in product(range(-4, 5), repeat=2)]
NEARER: Final = [(column, row) for column, row in product(range(-2, 3), repeat=2)]


class NeVachesAdapter(Adapter):
    game = GAME
    cow_share = 0.9

    def cases(self) -> Iterator[Case]:
        for options in OPTIONS:
            for players in GAME.player_counts(options):
                yield Case(GAME, options, players)

    def playthroughs(self) -> Iterator[tuple[str, Case]]:
        for name, options in PLAYTHROUGHS.items():
            for players in (2, 3, 4):
                yield f"{name}-{players}", Case(GAME, options, players)
        yield "shipped-3", Case(GAME, NeVachesOptions(), 3)

    def fold(self, view: Any, event: Any) -> Any:
        return fold(view, event)

    def universe(self, players: int) -> Iterator[Action]:
        for cell in (*NEAR, (WIDTH, 0), (0, 1000)):
            yield from (PlaceTile(landscape, cell) for landscape in LANDSCAPES)
            yield PlantTree(cell)
            yield from (
                BringHome((cell,)),
                BringHome((cell, (cell[0] + 1, cell[1]))),
                BringHome((cell, cell)),
            )
        yield from (TakeCard(card) for card in (*shipped_deck(), "no such card"))
        yield from every_play()
        yield from (RefreshTiles(), RefreshCards(), LeaveTree(), BringHome(()), PlayCard("I2-L", (), ()))
        yield from map(ChooseGoal, GOALS)
        yield from (TilesShuffled(()), CardsShuffled(()), Dealt(0, (), (), (), ()))

    def act(self, state: Any, seat: int, random: Random) -> Action:
        # Left to pure chance hardly anybody would ever play a card.
        if random.random() < 0.5:
            rare: list[Action] = [
                action for action in state.legal_actions(seat) if not isinstance(action, PlaceTile)
            ]
            if rare:
                return random.choice(rare)
        return super().act(state, seat, random)

    def assert_conserved(self, position: Any) -> None:
        assert isinstance(position, NeVachesPosition)
        if position.asked == "deal":
            return
        seats = position.seats or ()
        areas = [list(parse_area(seat.area)) for seat in seats]
        tiles = Counter[Landscape](landscape for area in areas for _, landscape, _ in area)
        tiles.update((*(position.tile_row or ()), *(position.tile_pile or ()), *position.tiles_aside))
        assert tiles == tile_counts(position.players)
        cards = [card for _, card in all_cards(position)]
        assert sorted(cards) == sorted(deck_of(position.options))
        assert sum(len(seat.trees) for seat in seats) <= 2 * position.players
        for number, (seat, area) in enumerate(zip(seats, areas, strict=True)):
            pending = position.pending if number == position.seat else ()
            waiting = cows_on_track(position.bonus_tiles, seat.points, pending)
            found = (seat.home or 0) + sum(cow for *_, cow in area) + waiting
            # N21: the last points leave a cow on the track though the marker has passed it.
            assert found == COW_COUNT or (position.asked == "over" and found == COW_COUNT - 1)

    def disguised(
        self, case: Case, steps: Sequence[Step], viewer: int | None, random: Random
    ) -> list[tuple[Actor, Action]]:
        """Shuffles the piles, the others' start cards and their scoring tiles anew."""
        truth: Any = case.game.position(steps[-1].after)
        goals = other_goals(truth, viewer, random)
        actions: list[Any] = [step.action for step in steps]
        actions[0] = replace(actions[0], goals=tuple(goals))
        shuffle_tile_pile(actions, truth, random)
        shuffle_cards(actions, truth, viewer, random)
        for index, step in enumerate(steps):
            if isinstance(step.action, ChooseGoal) and isinstance(step.actor, int):
                mine = truth.seats[step.actor].goals
                actions[index] = ChooseGoal(goals[step.actor][mine.index(step.action.goal)])
        return [(step.actor, action) for step, action in zip(steps, actions, strict=True)]


ADAPTER = NeVachesAdapter()


def every_play() -> Iterator[PlayCard]:
    for card in shipped_deck().values():
        for pattern, cell in product(card.patterns, NEARER):
            first = number_of(cell)
            yield PlayCard(
                card.id,
                cells_of(first + step for step in pattern.cows),
                cells_of(first + step for step in pattern.face_down),
            )


def other_goals(truth: Any, viewer: int | None, random: Random) -> list[tuple[Goal, ...]]:
    """Each seat's scoring tiles as they could be; what is revealed keeps its place."""
    shown = [seat.choice if truth.asked == "over" else None for seat in truth.seats]
    own = () if viewer is None else truth.seats[viewer].goals
    unseen = [goal for goal in GOALS if goal not in own and goal not in shown]
    random.shuffle(unseen)
    return [
        seat.goals
        if number == viewer
        else tuple(goal if goal == shown[number] else unseen.pop() for goal in seat.goals)
        for number, seat in enumerate(truth.seats)
    ]


def shuffle_tile_pile(actions: list[Any], truth: Any, random: Random) -> None:
    last = max(index for index, action in enumerate(actions) if isinstance(action, Dealt | TilesShuffled))
    tiles = actions[last].tiles
    drawn = len(tiles) - len(truth.tile_pile)
    pile = random.sample(truth.tile_pile, len(truth.tile_pile))
    actions[last] = replace(actions[last], tiles=(*tiles[:drawn], *pile))


def shuffle_cards(actions: list[Any], truth: Any, viewer: int | None, random: Random) -> None:
    """The start cards of others go among the pile, unless all know that they are not in it."""
    last = max(index for index, action in enumerate(actions) if isinstance(action, Dealt | CardsShuffled))
    secret = [seat for seat in range(truth.players) if seat != viewer and truth.seats[seat].start_card]
    held = [truth.seats[seat].start_card for seat in secret]
    pile = list(truth.card_pile)
    if last == 0:
        pool = random.sample([*pile, *held], len(pile) + len(held))
        pile, held = pool[: len(pile)], pool[len(pile) :]
    else:
        random.shuffle(pile)
        random.shuffle(held)
    drawn = len(actions[last].cards) - len(pile)
    actions[last] = replace(actions[last], cards=(*actions[last].cards[:drawn], *pile))
    cards = list(actions[0].cards)
    for seat, card in zip(secret, held, strict=True):
        cards[CARDS_FACE_UP + seat] = card
    actions[0] = replace(actions[0], cards=tuple(cards))
