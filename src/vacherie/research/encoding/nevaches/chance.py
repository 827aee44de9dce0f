"""Chance in NéVaches: tiles, cards and goals one by one."""

from itertools import islice
from typing import Any

from vacherie.core.values import Action
from vacherie.games.nevaches.actions import CardsShuffled, Dealt, TilesShuffled
from vacherie.games.nevaches.goals import GOALS
from vacherie.games.nevaches.set_up import tiles_in_game
from vacherie.games.nevaches.tiles import LANDSCAPES, Landscape
from vacherie.games.nevaches.track import BONUS_TILES, FRONTS, Bonus
from vacherie.research.encoding.base import Urn, one_of_each
from vacherie.research.encoding.nevaches.choices import CardNumbers
from vacherie.research.encoding.nevaches.tables import Tables
from vacherie.research.encoding.vector import Word


def nevaches_urns(tables: Tables, numbers: CardNumbers, table: Any) -> list[Urn]:
    match table.asked:
        case "tile_shuffle":
            return all_of(tile_urn(tables, table.tiles.away))
        case "card_shuffle":
            return all_of(
                Urn(dict.fromkeys(sorted(tables.card_draw + numbers[card] for card in table.cards.away), 1))
            )
    seats = one_of_each(tables.seat_draw, table.players)
    cards = one_of_each(tables.card_draw, tables.cards)
    goals = one_of_each(tables.goal_draw, len(GOALS))
    drawn = [
        seats,
        *all_of(tile_urn(tables, tiles_in_game(table.players))),
        *all_of(cards),
        *[goals] * (2 * table.players),
    ]
    if table.options.random_bonus:  # N24
        bonus = one_of_each(tables.bonus_draw, len(BONUS_TILES))
        side = one_of_each(tables.side_draw, 2)._replace(puts_back=True)
        drawn += [bonus, side] * len(BONUS_TILES)
    return drawn


def all_of(urn: Urn) -> list[Urn]:
    return [urn] * sum(urn.counts.values())


def tile_urn(tables: Tables, tiles: list[Landscape]) -> Urn:
    counts = {tables.landscape_draw + number: tiles.count(tile) for number, tile in enumerate(LANDSCAPES)}
    return Urn({number: count for number, count in counts.items() if count})


def nevaches_chance_action(tables: Tables, numbers: CardNumbers, table: Any, drawn: Word) -> Action:
    names = list(numbers)
    if table.asked == "tile_shuffle":
        return TilesShuffled(tuple(LANDSCAPES[number - tables.landscape_draw] for number in drawn))
    if table.asked == "card_shuffle":
        return CardsShuffled(tuple(names[number - tables.card_draw] for number in drawn))
    rest = iter(drawn)
    fox = next(rest) - tables.seat_draw
    tiles = [
        LANDSCAPES[number - tables.landscape_draw]
        for number in islice(rest, len(tiles_in_game(table.players)))
    ]
    cards = [names[number - tables.card_draw] for number in islice(rest, tables.cards)]
    goals = [GOALS[number - tables.goal_draw] for number in islice(rest, 2 * table.players)]
    bonus_tiles: tuple[Bonus, ...] = FRONTS
    if table.options.random_bonus:
        bonus_tiles = tuple(
            BONUS_TILES[tile - tables.bonus_draw][side - tables.side_draw]
            for tile, side in zip(rest, rest, strict=True)
        )
    pairs = tuple(zip(goals[::2], goals[1::2], strict=True))
    return Dealt(fox, tuple(tiles), tuple(cards), pairs, bonus_tiles)
