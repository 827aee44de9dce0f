"""Before the first turn: what is shuffled and dealt, and the start card (N1 to N7, N24, N25)."""

from collections.abc import Sequence
from random import Random

from vacherie.core.errors import IllegalAction
from vacherie.core.values import Seat
from vacherie.games.nevaches.actions import Dealt
from vacherie.games.nevaches.events import FoxGiven, GoalsDealt, StartCardsDealt, TrackLaid
from vacherie.games.nevaches.goals import GOALS
from vacherie.games.nevaches.refill import fill_cards, fill_tiles
from vacherie.games.nevaches.state import NeVachesTable
from vacherie.games.nevaches.tiles import Landscape, tile_counts
from vacherie.games.nevaches.track import (
    BONUS_TILES,
    COW_COUNT,
    FRONTS,
    LAYOUTS,
    SPACES,
    bonus_of,
    cow_spaces,
)
from vacherie.games.nevaches.turn import begin_turn, move_card_to_hand
from vacherie.games.nevaches.values import Space


def tiles_in_game(players: int) -> list[Landscape]:
    return [landscape for landscape, count in tile_counts(players).items() for _ in range(count)]


def draw_deal(table: NeVachesTable, random: Random) -> Dealt:
    tiles = tiles_in_game(table.players)
    cards = list(table.deck)
    random.shuffle(tiles)
    random.shuffle(cards)
    goals = random.sample(GOALS, 2 * table.players)
    bonus_tiles = FRONTS
    if table.options.random_bonus:  # N24
        bonus_tiles = tuple(random.choice(sides) for sides in random.sample(BONUS_TILES, len(BONUS_TILES)))
    return Dealt(
        fox=int(random.random() * table.players),  # N7
        tiles=tuple(tiles),
        cards=tuple(cards),
        goals=tuple(zip(goals[::2], goals[1::2], strict=True)),
        bonus_tiles=bonus_tiles,
    )


def deal_refusal(table: NeVachesTable, deal: Dealt) -> IllegalAction | None:
    goals = [goal for pair in deal.goals for goal in pair]
    layouts = LAYOUTS if table.options.random_bonus else {FRONTS}
    is_right = (
        deal.fox in range(table.players)
        and is_shuffle_of(deal.tiles, tiles_in_game(table.players))
        and is_shuffle_of(deal.cards, list(table.deck))
        and len(goals) == len(set(goals)) == 2 * table.players
        and deal.bonus_tiles in layouts
    )
    return None if is_right else IllegalAction("bad-deal")


def is_shuffle_of(shuffled: Sequence[str], things: Sequence[str]) -> bool:
    return sorted(shuffled) == sorted(things)


def deal(table: NeVachesTable, dealt: Dealt) -> None:
    table.fox = dealt.fox
    table.tell(FoxGiven, dealt.fox)
    lay_track(table, dealt)
    table.goals = list(dealt.goals)
    table.tell(GoalsDealt, dealt.goals)
    table.tiles.pile = list(reversed(dealt.tiles))
    fill_tiles(table)
    table.cards.pile = list(reversed(dealt.cards))
    fill_cards(table)
    if table.options.choose_start_card:
        ask_for_start_card(table, dealt.fox - 1)
    else:
        deal_start_cards(table)
        begin_turn(table, dealt.fox)


def lay_track(table: NeVachesTable, dealt: Dealt) -> None:  # N4, N6
    table.bonus_tiles = dealt.bonus_tiles
    home = COW_COUNT - len(cow_spaces(dealt.bonus_tiles))
    table.home = [home] * table.players
    spaces = tuple(Space(space, bonus_of(dealt.bonus_tiles, space)) for space in SPACES)
    table.tell(TrackLaid, spaces, home)


def deal_start_cards(table: NeVachesTable) -> None:  # N2
    table.start_cards = [table.cards.pile.pop() for _ in range(table.players)]
    table.tell(StartCardsDealt, tuple(table.start_cards))


def ask_for_start_card(table: NeVachesTable, seat: Seat) -> None:
    table.ask("start_card", seat % table.players)


def take_start_card(table: NeVachesTable, seat: Seat, card: str) -> None:
    """N25: counter-clockwise, the fox last; only then is the row filled."""
    assert table.fox is not None
    move_card_to_hand(table, seat, card)
    if seat != table.fox:
        ask_for_start_card(table, seat - 1)
        return
    fill_cards(table)
    begin_turn(table, table.fox)
