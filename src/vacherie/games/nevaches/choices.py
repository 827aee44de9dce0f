"""All that a seat may do now, in a stable order (N16)."""

from collections.abc import Sequence
from random import Random

from vacherie.core.values import Seat
from vacherie.games.nevaches.actions import (
    LEAVE_TREE,
    PLACES,
    REFRESH_CARDS,
    REFRESH_TILES,
    TAKES,
    BringHome,
    ChooseGoal,
    NeVachesAction,
    PlantTree,
    PlayCard,
)
from vacherie.games.nevaches.cards import Card, Placement
from vacherie.games.nevaches.herds import herds
from vacherie.games.nevaches.markets import can_refresh_cards, can_refresh_tiles
from vacherie.games.nevaches.matching import cow_cells, face_down_cells, find_placements
from vacherie.games.nevaches.state import NeVachesTable
from vacherie.games.nevaches.tiles import CELLS, LANDSCAPES, Landscape, cells_of


def choices(table: NeVachesTable, seat: Seat) -> list[NeVachesAction]:
    if table.asked == "goal" and seat in range(table.players):
        return goal_choices(table, seat)
    if seat not in table.waiting:
        return []
    match table.asked:
        case "action":
            return [*tile_choices(table, seat), *other_choices(table, seat)]
        case "tile":
            return [*tile_choices(table, seat), *tile_refresh(table)]
        case "card":
            return [*card_choices(table), *card_refresh(table)]
        case "bonus_tile":
            return tile_choices(table, seat)
        case "bonus_card" | "start_card":
            return card_choices(table)
        case "tree":
            return [*(PlantTree(CELLS[square]) for square in table.squares), LEAVE_TREE]
    raise AssertionError(table.asked)


def random_choice(table: NeVachesTable, seat: Seat, random: Random) -> NeVachesAction:
    """One of `choices`, each as likely as the other, without making all the others."""
    if table.asked != "action":
        legal = choices(table, seat)
        return legal[int(random.random() * len(legal))]
    landscapes, free = landscapes_on_display(table), table.areas[seat].free
    tile_count = len(landscapes) * len(free)
    index = int(random.random() * (tile_count + count_others(table, seat)))
    if index >= tile_count:
        return other_choices(table, seat)[index - tile_count]
    which, where = divmod(index, len(free))
    return PLACES[landscapes[which]][free[where]]


def landscapes_on_display(table: NeVachesTable) -> list[Landscape]:
    """N8: equal tiles are one choice."""
    row = table.tiles.row
    return [landscape for landscape in LANDSCAPES if landscape in row]


def tile_choices(table: NeVachesTable, seat: Seat) -> list[NeVachesAction]:
    free = table.areas[seat].free
    return [
        place[cell]
        for place in [PLACES[landscape] for landscape in landscapes_on_display(table)]
        for cell in free
    ]


def other_choices(table: NeVachesTable, seat: Seat) -> list[NeVachesAction]:
    """All actions of a turn but placing a tile."""
    return [
        *tile_refresh(table),
        *card_choices(table),
        *card_refresh(table),
        *[play_choice(card, way) for card, ways in playable(table, seat) for way in ways],
        *(BringHome(cells_of(herd)) for herd in herds(table.areas[seat].cows)),
    ]


def count_others(table: NeVachesTable, seat: Seat) -> int:
    """How long the list of `other_choices` is."""
    cows = table.areas[seat].cows
    return (
        len(table.cards.row)
        + can_refresh_tiles(table.tiles)
        + can_refresh_cards(table.cards, table.deck)
        + sum([len(ways) for _, ways in playable(table, seat)])
        + (len(herds(cows)) if cows else 0)
    )


def tile_refresh(table: NeVachesTable) -> list[NeVachesAction]:
    return [REFRESH_TILES] if can_refresh_tiles(table.tiles) else []


def card_choices(table: NeVachesTable) -> list[NeVachesAction]:
    return [TAKES[card] for card in table.cards.row]


def card_refresh(table: NeVachesTable) -> list[NeVachesAction]:
    return [REFRESH_CARDS] if can_refresh_cards(table.cards, table.deck) else []


def playable(table: NeVachesTable, seat: Seat) -> list[tuple[Card, Sequence[Placement]]]:
    """N13: the cards that can be played with the cows at home, and where."""
    area, home, deck = table.areas[seat], table.home[seat], table.deck
    known = area.findings.placements
    found: list[tuple[Card, Sequence[Placement]]] = []
    for name in table.names_of_cards(seat):
        ways = known.get(name)
        if ways is None and deck[name].cows <= home:
            ways = known[name] = find_placements(area, deck[name])
        if ways and deck[name].cows <= home:
            found.append((deck[name], ways))
    return found


def play_choice(card: Card, placement: Placement) -> PlayCard:
    return PlayCard(card.id, cells_of(cow_cells(placement)), cells_of(face_down_cells(placement)))


def goal_choices(table: NeVachesTable, seat: Seat) -> list[NeVachesAction]:
    chosen = table.choices[seat]
    return [ChooseGoal(goal) for goal in table.goals[seat] if goal != chosen]
