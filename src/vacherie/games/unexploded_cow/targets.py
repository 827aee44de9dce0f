"""Which cows an event or a city may choose from, and whether there is anything to act on (U14)."""

from vacherie.games.unexploded_cow.state import Table


def no_cows(table: Table) -> list[int]:
    return []


def cows_in_play(table: Table) -> list[int]:
    return [card for herd in table.herds for card in herd]


def cows_of_others(table: Table) -> list[int]:
    return [card for seat, herd in enumerate(table.herds) if seat != table.active for card in herd]


def discarded_cows(table: Table) -> list[int]:
    cow_count = table.deck.cow_count
    return [card for card in table.discard if card < cow_count]


def cows_to_swap(table: Table) -> list[int]:
    """First any cow, then any of another herd."""
    if table.chosen is None:
        return cows_in_play(table)
    home = table.herd_of(table.chosen)
    return [card for seat, herd in enumerate(table.herds) if seat != home for card in herd]


def always(table: Table) -> bool:
    return True


def has_other_cows(table: Table) -> bool:
    return any(herd for seat, herd in enumerate(table.herds) if seat != table.active)


def has_discarded_cows(table: Table) -> bool:
    return any(map(table.deck.is_cow, table.discard))


def has_two_herds(table: Table) -> bool:
    return sum(map(bool, table.herds)) > 1


def has_no_detector(table: Table) -> bool:
    return not table.detector
