"""What a position of 6 qui prend! must hold to be one: its cards, their number, its variant's fields."""

from collections.abc import Iterator

from vacherie.core.errors import InvalidPosition
from vacherie.core.position import Path, expect, expect_at_most
from vacherie.core.values import OVER
from vacherie.games.six_qui_prend.actions import SPECIALS
from vacherie.games.six_qui_prend.cards import CARDS, HAND_SIZE, ROW_COUNT, ROW_SIZE, cards_in_play
from vacherie.games.six_qui_prend.escalade import BOTTOM, TOP
from vacherie.games.six_qui_prend.even_odd import parity_of
from vacherie.games.six_qui_prend.ox import OPEN_SPECIALS, SPECIALS_IN_PLAY
from vacherie.games.six_qui_prend.position import POSITIONS, SixPosition, face_up_of, marker_of, team_of
from vacherie.games.six_qui_prend.values import Marker

SIDES = {"even_odd": ("even", "odd"), "escalade": ("up", "down"), "cabriole": (None,)}
PLACING = ("row", "window", "replacement", "sort", "consent")
PLAYING = ("card", *PLACING)
FALLING = ("escalade", "reversed")
"""The variants in which the cards of a row may fall (C6, D5)."""
COPIES = 2
"""Of each special card."""


def check_pieces(position: SixPosition) -> None:
    """Raises the first thing that cannot lie on a table like this."""
    check_cards(position)
    check_counts(position)
    check_rows(position)
    check_marker(position)
    if position.options.variant == "coop":
        check_team(position)


def check_fields(position: SixPosition) -> None:
    """Nothing is told of a variant that is not played."""
    variant = position.options.variant
    known = {*POSITIONS[variant].__struct_fields__} - ({"sheet"} if variant == "coop" else set())
    empty = type(position)(players=position.players)
    for name in position.__struct_fields__:
        if name not in known and getattr(position, name) != getattr(empty, name):
            raise InvalidPosition("field-elsewhere", path=(name,), variant=variant)


def all_cards(position: SixPosition) -> Iterator[tuple[Path, int]]:
    """Each card of the position and where it stands."""
    for name in ("rows", "hands", "piles"):
        for index, cards in enumerate(getattr(position, name)):
            yield from (((name, index, place), card) for place, card in enumerate(cards))
    yield from ((("queue", place, "card"), played.card) for place, played in enumerate(position.queue))
    yield from ((("face_up", place), card) for place, card in enumerate(face_up_of(position)))
    yield from ((("team", "ox_hand", place), card) for place, card in enumerate(team_of(position).ox_hand))


def check_cards(position: SixPosition) -> None:
    seen = set[int]()
    highest = cards_in_play(position.players) if position.options.variant == "pro" else CARDS[-1]
    for path, card in all_cards(position):
        if card not in range(1, highest + 1):
            raise InvalidPosition("no-such-card", path=path, card=card, highest=highest)
        if card in seen:
            raise InvalidPosition("card-twice", path=path, card=card)
        seen.add(card)


def check_counts(position: SixPosition) -> None:
    is_coop = position.options.variant == "coop"
    expect(len(position.rows), ROW_COUNT, ("rows",))
    if position.hands or position.asked in PLAYING:
        expect(len(position.hands), position.players, ("hands",))
    if position.piles:
        expect(len(position.piles), 2 if is_coop else position.players, ("piles",))
    for index, heads in enumerate(position.sheet):
        expect(len(heads), position.players, ("sheet", index))
        if min(heads) < 0:
            raise InvalidPosition("below-zero", path=("sheet", index), number=min(heads))
    if position.asked in PLAYING:
        check_hand_sizes(position)
    elif position.asked != "draft":
        check_cleared(position)


def check_hand_sizes(position: SixPosition) -> None:
    size = len(position.hands[0])
    expect_at_most(size, HAND_SIZE, ("hands", 0))
    for seat, hand in enumerate(position.hands):
        expect(len(hand), size, ("hands", seat))
    if position.options.variant == "coop":
        expect(len(team_of(position).ox_hand), size, ("team", "ox_hand"))
    if position.asked == "card" and size == 0:
        raise InvalidPosition("hands-empty", path=("hands",))


def check_cleared(position: SixPosition) -> None:
    """Between rounds and after the last no card is out; but the cooperative game ends with its table laid."""
    is_laid = position.options.variant == "coop" and position.asked == OVER
    names = ("hands",) if is_laid else ("hands", "rows", "piles")
    for name in names:
        for index, cards in enumerate(getattr(position, name)):
            expect(len(cards), 0, (name, index))


def check_rows(position: SixPosition) -> None:
    if position.asked not in PLAYING:
        return
    is_coop = position.options.variant == "coop"
    sevens = team_of(position).sevens
    for index, row in enumerate(position.rows):
        least = 0 if is_coop else 1
        most = ROW_SIZE + (index in sevens) - jumper_in_row(position, index)
        if not least <= len(row) <= most:
            raise InvalidPosition("row-length", path=("rows", index), cards=len(row), least=least, most=most)
        if position.options.variant not in FALLING and list(row) != sorted(row):  # S6
            raise InvalidPosition("row-not-rising", path=("rows", index))


def jumper_in_row(position: SixPosition, row: int) -> bool:
    """J2: Cabriole counts as one of the five."""
    marker = marker_of(position)
    return position.options.variant == "cabriole" and marker is not None and marker.row == row


def check_marker(position: SixPosition) -> None:
    variant = position.options.variant
    marker = marker_of(position)
    if variant in SIDES and position.asked in PLAYING and marker is None:
        raise InvalidPosition("field-missing", path=("marker",))
    if marker is None:
        return
    check_row(marker.row, ("marker", "row"))
    if marker.side not in SIDES[variant]:
        raise InvalidPosition("marker-side", path=("marker", "side"), variant=variant)
    match variant:
        case "escalade":
            check_way(marker)
        case "even_odd" if position.asked in PLAYING:
            check_parity(position, marker)


def check_way(marker: Marker) -> None:  # C5
    if (marker.row, marker.side) in ((TOP, "up"), (BOTTOM, "down")):
        raise InvalidPosition("marker-way", path=("marker", "side"))


def check_parity(position: SixPosition, marker: Marker) -> None:
    """E1, E2: the card shows the parity of the last card of its row, and only such cards are put there."""
    last = position.rows[marker.row][-1]
    if marker.side != parity_of(last):
        raise InvalidPosition("marker-parity", path=("marker", "side"), card=last)


def check_team(position: SixPosition) -> None:
    team = team_of(position)
    for name in ("locked", "sevens"):
        rows = getattr(team, name)
        for index, row in enumerate(rows):
            check_row(row, ("team", name, index))
        expect(len(rows), len(set(rows)), ("team", name))
        expect_at_most(len(rows), COPIES, ("team", name))
    for index, row in enumerate(team.locked):
        if not position.rows[row]:  # B10
            raise InvalidPosition("stop-without-cards", path=("team", "locked", index))
    expect_at_most(len(team.specials), OPEN_SPECIALS, ("team", "specials"))
    if len(team.specials) < OPEN_SPECIALS and team.special_pile:  # B7
        raise InvalidPosition("specials-not-open", path=("team", "specials"))
    specials = (*team.specials, *team.special_pile, *team.used)
    if specials and not SPECIALS_IN_PLAY[position.players]:  # B2
        raise InvalidPosition("specials-alone", path=("team",))
    for special in SPECIALS:
        if specials.count(special) > COPIES:
            raise InvalidPosition("special-too-often", path=("team",), special=special)


def check_row(row: int, path: Path) -> None:
    if row not in range(ROW_COUNT):
        raise InvalidPosition("no-such-index", path=path, index=row, most=ROW_COUNT - 1)


def check_seat(position: SixPosition, seat: int | str, path: Path) -> None:
    if seat not in range(position.players):
        raise InvalidPosition("no-such-index", path=path, index=seat, most=position.players - 1)
