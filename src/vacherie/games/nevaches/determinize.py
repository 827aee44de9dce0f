"""From what one viewer knows to a whole table that he could be looking at."""

from collections import Counter
from random import Random

from vacherie.core.values import OVER
from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.drawing import draw_area
from vacherie.games.nevaches.goals import GOALS, Goal
from vacherie.games.nevaches.options import deck_of
from vacherie.games.nevaches.position import NeVachesPosition, SeatPosition
from vacherie.games.nevaches.restore import checked_table
from vacherie.games.nevaches.rules import NeVachesRules
from vacherie.games.nevaches.tiles import Landscape, number_of, tile_counts
from vacherie.games.nevaches.view import NeVachesView, Player


def determinize(view: NeVachesView, random: Random) -> NeVachesRules:
    start_cards, card_pile = imagined_cards(view, random)
    goals = imagined_goals(view, random)
    tile_pile = unseen_tiles(view)
    random.shuffle(tile_pile)
    # A position that somebody made up need not hold all there is in the box.
    del tile_pile[view.tile_pile :]
    return checked_table(
        NeVachesPosition(
            players=view.players,
            options=view.options,
            decision=view.decision,
            asked=view.asked or OVER,
            waiting=view.to_act,
            fox=view.fox,
            seat=view.seat,
            actions=view.actions,
            pending=tuple(space.points for space in view.pending),
            bonus_tiles=tuple(space.bonus for space in view.spaces[1:]),
            tile_row=view.tile_row,
            tile_pile=tuple(tile_pile),
            tiles_aside=view.tiles_aside,
            card_row=view.card_row,
            card_pile=tuple(card_pile),
            discards=view.discards,
            is_pile_known=view.cards_in_pile is not None,
            squares=view.squares,
            seats=tuple(
                imagined_seat(view, seat, start_cards[seat], goals[seat], random)
                for seat in range(view.players)
            ),
        )
    )


def unseen_tiles(view: NeVachesView) -> list[Landscape]:
    """Which tiles are in the pile is no secret, only their order."""
    left = Counter[Landscape](tile_counts(view.players) if view.fox is not None else {})
    left.subtract(view.tile_row)
    left.subtract(view.tiles_aside)
    for player in view.seats:
        left.subtract(tile.landscape for tile in player.tiles)
    return list(left.elements())


def imagined_cards(view: NeVachesView, random: Random) -> tuple[list[str | None], list[str]]:
    """Each seat's start card, and the pile."""
    if view.fox is None:
        return [None] * view.players, []
    seen = {*view.card_row, *view.discards, *(view.cards_in_pile or ())}
    for player in view.seats:
        seen.update(player.hand)
        seen.update([] if player.start_card is None else [player.start_card])
    unseen = [card for card in deck_of(view.options) if card not in seen]
    random.shuffle(unseen)
    start_cards = [
        unseen.pop() if player.has_start_card and player.start_card is None else player.start_card
        for player in view.seats
    ]
    if view.cards_in_pile is None:
        return start_cards, unseen[: view.card_pile]
    return start_cards, random.sample(view.cards_in_pile, len(view.cards_in_pile))


def imagined_goals(view: NeVachesView, random: Random) -> list[tuple[Goal, ...]]:
    """Each seat's scoring tiles; the one that it has revealed first."""
    if view.fox is None:
        return [()] * view.players
    seen = {*view.goals, *(player.revealed for player in view.seats)}
    unseen = [goal for goal in GOALS if goal not in seen]
    random.shuffle(unseen)
    return [
        view.goals if seat == view.viewer else (player.revealed or unseen.pop(), unseen.pop())
        for seat, player in enumerate(view.seats)
    ]


def imagined_seat(
    view: NeVachesView, seat: int, start_card: str | None, goals: tuple[Goal, ...], random: Random
) -> SeatPosition:
    player = view.seats[seat]
    drawing, corner = draw_area(seen_area(player))
    choice = player.revealed
    if player.has_chosen and choice is None:
        choice = view.own_choice if seat == view.viewer else random.choice(goals)
    return SeatPosition(
        area=drawing,
        corner=corner,
        trees=player.trees,
        points=player.points,
        home=player.home,
        hand=player.hand,
        start_card=start_card,
        goals=goals,
        choice=choice,
    )


def seen_area(player: Player) -> Area:
    tiles = {number_of(tile.cell): tile.landscape for tile in player.tiles}
    return Area.of(tiles, [number_of(tile.cell) for tile in player.tiles if tile.cow], ())
