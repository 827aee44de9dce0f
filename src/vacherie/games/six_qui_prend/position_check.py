"""What a position of 6 qui prend! must hold to be one."""

from collections.abc import Iterator

from vacherie.core.errors import InvalidPosition
from vacherie.games.six_qui_prend.cards import CARDS, HAND_SIZE, ROW_COUNT, ROW_SIZE
from vacherie.games.six_qui_prend.options import options_problem, player_counts
from vacherie.games.six_qui_prend.position import SixPosition
from vacherie.games.six_qui_prend.values import OX

Path = tuple[str | int, ...]
SIDES = {"even_odd": ("even", "odd"), "escalade": ("up", "down"), "cabriole": (None,)}
PLACING = ("row", "window", "replacement", "sort", "consent")
PLAYING = ("card", *PLACING)


def check_position(position: SixPosition) -> None:
    """Raises the first thing that keeps this from being a position of the game."""
    check_game(position)
    check_cards(position)
    check_counts(position)
    check_choice(position)
    check_marker(position)
    check_team(position)


def check_game(position: SixPosition) -> None:
    problem = options_problem(position.options)
    if problem is not None:
        raise InvalidPosition(problem.code, path=("options",), **problem.params)
    counts = player_counts(position.options)
    if position.players not in counts:
        params = {"players": position.players, "least": counts[0], "most": counts[-1]}
        raise InvalidPosition("players-out-of-range", path=("players",), **params)


def all_cards(position: SixPosition) -> Iterator[tuple[Path, int]]:
    """Each card of the position and where it stands."""
    for name in ("rows", "hands", "piles"):
        for index, cards in enumerate(getattr(position, name)):
            yield from (((name, index, place), card) for place, card in enumerate(cards))
    yield from ((("queue", place, "card"), played.card) for place, played in enumerate(position.queue))
    yield from ((("face_up", place), card) for place, card in enumerate(position.face_up))
    yield from ((("team", "ox_hand", place), card) for place, card in enumerate(position.team.ox_hand))


def check_cards(position: SixPosition) -> None:
    seen = set[int]()
    highest = position.players * HAND_SIZE + ROW_COUNT if position.options.variant == "pro" else CARDS[-1]
    for path, card in all_cards(position):
        if card not in range(1, highest + 1):
            raise InvalidPosition("no-such-card", path=path, card=card, highest=highest)
        if card in seen:
            raise InvalidPosition("card-twice", path=path, card=card)
        seen.add(card)


def check_counts(position: SixPosition) -> None:
    is_playing = position.asked in PLAYING
    expect(len(position.rows), ROW_COUNT, ("rows",))
    if position.hands or is_playing:
        expect(len(position.hands), position.players, ("hands",))
    if position.piles:
        expect(len(position.piles), 2 if position.options.variant == "coop" else position.players, ("piles",))
    for index, heads in enumerate(position.sheet):
        expect(len(heads), position.players, ("sheet", index))
    if is_playing:
        check_hand_sizes(position)
        check_rows(position)


def check_hand_sizes(position: SixPosition) -> None:
    size = len(position.hands[0])
    for seat, hand in enumerate(position.hands):
        expect(len(hand), size, ("hands", seat))
    if position.options.variant == "coop":
        expect(len(position.team.ox_hand), size, ("team", "ox_hand"))
    if position.asked == "card" and size == 0:
        raise InvalidPosition("hands-empty", path=("hands",))


def check_rows(position: SixPosition) -> None:
    is_coop = position.options.variant == "coop"
    for index, row in enumerate(position.rows):
        most = ROW_SIZE + (is_coop and index in position.team.sevens) - jumper_in_row(position, index)
        least = 0 if is_coop else 1
        if not least <= len(row) <= most:
            raise InvalidPosition("row-length", path=("rows", index), cards=len(row), least=least, most=most)


def check_team_rows(position: SixPosition) -> None:
    """Special cards rely on rising rows, and a Stop lies only at a row with cards (B10, B12)."""
    for index, row in enumerate(position.rows):
        if list(row) != sorted(row):
            raise InvalidPosition("row-not-rising", path=("rows", index), row=index + 1)
        if not row and index in position.team.locked:
            raise InvalidPosition("row-empty", path=("team", "locked"), row=index + 1)


def jumper_in_row(position: SixPosition, row: int) -> bool:
    """J2: Cabriole counts as one of the five."""
    return (
        position.options.variant == "cabriole" and position.marker is not None and position.marker.row == row
    )


def check_choice(position: SixPosition) -> None:
    for index, pick in enumerate(position.picks):
        check_seat(position, pick.seat, ("picks", index, "seat"))
        if pick.card not in position.hands[pick.seat]:
            raise InvalidPosition("card-not-in-hand", path=("picks", index, "card"), card=pick.card)
    for index, played in enumerate(position.queue):
        if not (played.owner == OX and position.options.variant == "coop"):
            check_seat(position, played.owner, ("queue", index, "owner"))
    for index, seat in enumerate(position.spent):
        check_seat(position, seat, ("spent", index))
    if position.first is not None:
        check_seat(position, position.first, ("first",))
    needs_queue = position.asked in PLACING and not (position.asked == "consent" and not position.queue)
    if bool(position.queue) != needs_queue:
        raise InvalidPosition("queue-and-choice", path=("queue",), asked=position.asked)
    if position.asked == "draft" and position.first is None:
        raise InvalidPosition("field-missing", path=(), field="first")
    if position.asked == "sort" and position.waiting is None:
        raise InvalidPosition("field-missing", path=(), field="waiting")
    if position.asked == "consent" and position.team.proposal is None:
        raise InvalidPosition("field-missing", path=("team",), field="proposal")


def check_marker(position: SixPosition) -> None:
    variant = position.options.variant
    if variant in SIDES and position.asked in PLAYING and position.marker is None:
        raise InvalidPosition("field-missing", path=(), field="marker")
    if position.marker is None:
        return
    if position.marker.row not in range(ROW_COUNT):
        raise InvalidPosition("no-such-row", path=("marker", "row"), row=position.marker.row + 1)
    if position.marker.side not in SIDES.get(variant, ()):
        raise InvalidPosition("marker-side", path=("marker",), variant=variant)


def check_team(position: SixPosition) -> None:
    if position.options.variant == "coop":
        check_team_rows(position)
    for name in ("locked", "sevens"):
        for index, row in enumerate(getattr(position.team, name)):
            if row not in range(ROW_COUNT):
                raise InvalidPosition("no-such-row", path=("team", name, index), row=row + 1)
    team = position.team
    cards = (*team.specials, *team.special_pile, *team.used)
    for special in set(cards):
        if cards.count(special) > 2:
            raise InvalidPosition("special-too-often", path=("team",), special=special)
    if len(team.specials) > 2:
        expect(len(team.specials), 2, ("team", "specials"))


def check_seat(position: SixPosition, seat: int | str, path: Path) -> None:
    if seat not in range(position.players):
        raise InvalidPosition("no-such-seat", path=path, seat=seat, most=position.players - 1)


def expect(count: int, wanted: int, path: Path) -> None:
    if count != wanted:
        raise InvalidPosition("wrong-count", path=path, count=count, wanted=wanted)
