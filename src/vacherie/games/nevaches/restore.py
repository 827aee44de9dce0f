"""From a table to its position, and back."""

from collections import Counter

from vacherie.core.values import OVER, Seat
from vacherie.games.nevaches.cards import CARDS_FACE_UP
from vacherie.games.nevaches.drawing import draw_area, parse_area
from vacherie.games.nevaches.goals import GOALS, Goal
from vacherie.games.nevaches.position import NeVachesPosition, SeatPosition, expected_actors
from vacherie.games.nevaches.position_check import all_cards, area_of, check_position, cows_left
from vacherie.games.nevaches.rules import NeVachesRules
from vacherie.games.nevaches.tiles import TILES_FACE_UP, Landscape, cells_of, numbers_of, tile_counts


def position_of(table: NeVachesRules) -> NeVachesPosition:
    return NeVachesPosition(
        players=table.players,
        options=table.options,
        decision=table.decision,
        asked=table.asked or OVER,
        waiting=tuple(table.waiting),
        fox=table.fox,
        seat=table.seat,
        actions=table.actions,
        pending=tuple(table.pending),
        bonus_tiles=table.bonus_tiles,
        tile_row=tuple(table.tiles.row),
        tile_pile=tuple(reversed(table.tiles.pile)),
        tiles_aside=tuple(table.tiles.away),
        card_row=tuple(table.cards.row),
        card_pile=tuple(reversed(table.cards.pile)),
        discards=tuple(table.cards.away),
        is_pile_known=table.is_pile_known,
        squares=cells_of(table.squares),
        seats=tuple(seat_position_of(table, seat) for seat in range(table.players)),
    )


def seat_position_of(table: NeVachesRules, seat: Seat) -> SeatPosition:
    area = table.areas[seat]
    drawing, corner = draw_area(area)
    return SeatPosition(
        area=drawing,
        corner=corner,
        trees=cells_of(area.trees),
        points=table.points[seat],
        home=table.home[seat],
        hand=tuple(table.hands[seat]),
        start_card=table.start_cards[seat],
        goals=table.goals[seat],
        choice=table.choices[seat],
    )


def checked_table(position: NeVachesPosition) -> NeVachesRules:
    """The table that the position describes; raises `InvalidPosition` where it describes none."""
    check_position(position)
    table = NeVachesRules(position.options, position.players)
    table.decision = position.decision
    if position.asked == "deal":
        return table
    table.asked = None if position.asked == OVER else position.asked
    table.waiting = list(expected_actors(position) if position.waiting is None else position.waiting)
    table.fox = position.fox
    table.seat = position.seat
    table.actions = position.actions
    table.pending = list(position.pending)
    table.bonus_tiles = position.bonus_tiles
    table.is_pile_known = position.is_pile_known
    table.squares = list(numbers_of(position.squares))
    restore_tiles(table, position)
    restore_cards(table, position)
    restore_seats(table, position)
    return table


def restore_tiles(table: NeVachesRules, position: NeVachesPosition) -> None:
    left = tiles_nowhere(position)
    row = position.tile_row
    if row is None:
        one_each = [landscape for landscape in left if left[landscape] > 0]
        left.subtract(one_each)
        row = (*one_each, *left.elements())[:TILES_FACE_UP]
        left.subtract(row[len(one_each) :])
    pile = tuple(left.elements()) if position.tile_pile is None else position.tile_pile
    table.tiles.row = list(row)
    table.tiles.pile = list(reversed(pile))
    table.tiles.away = list(position.tiles_aside)


def tiles_nowhere(position: NeVachesPosition) -> Counter[Landscape]:
    """The tiles that the position does not speak of."""
    left = Counter[Landscape](tile_counts(position.players))
    left.subtract(position.tiles_aside)
    left.subtract(position.tile_row or ())
    left.subtract(position.tile_pile or ())
    for seat in position.seats or ():
        left.subtract(landscape for _, landscape, _ in parse_area(seat.area))
    return left


def restore_cards(table: NeVachesRules, position: NeVachesPosition) -> None:
    spoken_of = {card for _, card in all_cards(position)}
    left = [card for card in table.deck if card not in spoken_of]
    row = position.card_row
    if row is None:
        row, left = tuple(left[:CARDS_FACE_UP]), left[CARDS_FACE_UP:]
    pile = left if position.card_pile is None else position.card_pile
    table.cards.row = list(row)
    table.cards.pile = list(reversed(pile))
    table.cards.away = list(position.discards)


def restore_seats(table: NeVachesRules, position: NeVachesPosition) -> None:
    seats = position.seats or (SeatPosition(),) * position.players
    taken = {goal for seat in seats for goal in seat.goals or ()}
    left: list[Goal] = [goal for goal in GOALS if goal not in taken]
    for number, seat in enumerate(seats):
        area = area_of(seat, ())
        table.areas[number] = area
        table.home[number] = cows_left(position, number, seat, area)
        table.points[number] = seat.points
        table.hands[number] = list(seat.hand)
        table.start_cards[number] = seat.start_card
        table.goals[number] = (left.pop(0), left.pop(0)) if seat.goals is None else seat.goals
        table.choices[number] = seat.choice
