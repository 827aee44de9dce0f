"""From a state of the engine to the table of a playout."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from vacherie.bots.compiled import IS_COMPILED
from vacherie.bots.unexploded_cow.playout.layout import (
    EFFECTS,
    KINDS,
    NONE,
    OVER,
    PLAY,
    ROLL,
    Cards,
    capacity_of,
    decks,
)
from vacherie.core.values import Seat
from vacherie.games.unexploded_cow.options import UnexplodedOptions, deck_of, edition_of
from vacherie.games.unexploded_cow.rules import UnexplodedCow
from vacherie.games.unexploded_cow.sudden_death import first_city

PHASES: Final = {None: OVER, "play": PLAY, "roll": ROLL, "two_rolls": ROLL}
"""The choices at which a playout can take over from the engine."""


@cache
def written_deck(options: UnexplodedOptions) -> Any:
    """The deck with the edition, as a playout reads them."""
    return decks(cards_of(options))


def capacity_for(options: UnexplodedOptions) -> int:
    deck = deck_of(options)
    return capacity_of(max(deck.main_count, len(deck.cities)))


def cards_of(options: UnexplodedOptions) -> Cards:
    deck, edition = deck_of(options), edition_of(options)
    cards = Cards(capacity_for(options))
    cards.cow_count = deck.cow_count
    cards.main_count = deck.main_count
    cards.defusal = edition.defusal
    cards.antes_again = int(edition.antes_again)
    cards.chooses_payouts = int(edition.chooses_payouts)
    cards.falls_by_points = int(edition.falls_by_points)
    cards.passes_sixes = int(edition.passes_sixes_to_the_end)
    fill(cards.kind, [KINDS.index(kind) for kind in deck.kinds])
    fill(cards.value, deck.values)
    fill(cards.price, deck.prices)
    for card, effect in deck.effects.items():
        cards.effect[card] = EFFECTS.index(effect)
    fill(cards.city_money, [city.money for city in deck.cities])
    fill(cards.city_draw, [city.draw for city in deck.cities])
    fill(cards.city_cow, [NONE if city.cow is None else EFFECTS.index(city.cow) for city in deck.cities])
    fill(cards.city_points, [city.points for city in deck.cities])
    fill(cards.city_rank, deck.city_ranks)
    return cards


def fill(row: Any, numbers: Sequence[int]) -> None:
    row[: len(numbers)] = numbers


def write(tables: Any, number: int, state: UnexplodedCow, viewer: Seat, seen: Sequence[int]) -> None:
    """`seen` are the cards that the viewer holds: playouts deal all others anew."""
    assert state.asked in PHASES, state.asked
    table: Any = tables[number] if IS_COMPILED else Fields(tables[number])
    table["players"] = state.players
    table["viewer"] = viewer
    table["phase"] = PHASES[state.asked]
    table["pot"] = state.pot
    table["city"] = number_or_none(state.city)
    table["city_turns"] = state.city_turns
    table["last_taker"] = number_or_none(state.last_taker)
    table["first"] = state.first
    table["active"] = state.active
    table["roller"] = state.roller
    table["detector"] = int(state.detector)
    table["event"] = number_or_none(state.event)
    table["sudden"] = int(bool(state.order))
    table["draw_size"] = len(state.draw_pile)
    table["discard_size"] = len(state.discard)
    table["city_size"] = len(state.city_pile)
    table["log_size"] = NONE
    fill(table["draw_pile"], state.draw_pile)
    fill(table["discard"], state.discard)
    fill(table["city_pile"], state.city_pile)
    fill(table["money"], state.money)
    fill(table["order"], state.order)
    fill(table["owner"], [NONE] * state.deck.cow_count)
    fill(table["used"], [0] * state.deck.cow_count)
    fill(table["seen"], [0] * state.deck.main_count)
    for card, owner in state.spies.items():
        table["owner"][card] = owner
    for card in state.used:
        table["used"][card] = 1
    for card in seen:
        table["seen"][card] = 1
    for seat in range(state.players):
        table["points"][seat] = state.city_points(seat)
        table["first_city"][seat] = first_city(state, seat)
        table["herd_size"][seat] = len(state.herds[seat])
        table["hand_size"][seat] = len(state.hands[seat])
        fill(table["herds"][seat], state.herds[seat])
        fill(table["hands"][seat], state.hands[seat])


class Fields:
    """A plain table, its fields by their names, as a record has them."""

    def __init__(self, table: Any) -> None:
        self.table = table

    def __getitem__(self, name: str) -> Any:
        return getattr(self.table, name)

    def __setitem__(self, name: str, value: int) -> None:
        setattr(self.table, name, value)


def number_or_none(number: int | None) -> int:
    return NONE if number is None else number
