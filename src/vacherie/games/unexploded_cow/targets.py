"""Which cows an event or a city may choose from, and whether there is anything to act on (U14)."""

from vacherie.games.unexploded_cow.state import UnexplodedTable


def no_cows(table: UnexplodedTable) -> list[int]:
    return []


def cows_in_play(table: UnexplodedTable) -> list[int]:
    return [card for herd in table.herds for card in herd]


def cows_of_others(table: UnexplodedTable) -> list[int]:
    return [card for seat, herd in enumerate(table.herds) if seat != table.active for card in herd]


def discarded_cows(table: UnexplodedTable) -> list[int]:
    cow_count = table.deck.cow_count
    return [card for card in table.discard if card < cow_count]


def cows_to_swap(table: UnexplodedTable) -> list[int]:
    """First any cow, then any of another herd."""
    if table.chosen is None:
        return cows_in_play(table)
    home = table.herd_of(table.chosen)
    return [card for seat, herd in enumerate(table.herds) if seat != home for card in herd]


def always(table: UnexplodedTable) -> bool:
    return True


def has_other_cows(table: UnexplodedTable) -> bool:
    return any(herd for seat, herd in enumerate(table.herds) if seat != table.active)


def has_discarded_cows(table: UnexplodedTable) -> bool:
    return any(map(table.deck.is_cow, table.discard))


def has_two_herds(table: UnexplodedTable) -> bool:
    return sum(map(bool, table.herds)) > 1


def has_no_detector(table: UnexplodedTable) -> bool:
    return not table.detector
