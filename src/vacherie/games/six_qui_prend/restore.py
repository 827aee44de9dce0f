"""Between a table and its position: write the truth down, and set it up again."""

from typing import Any

from msgspec.structs import asdict

from vacherie.core.values import OVER
from vacherie.games.six_qui_prend.actions import PICKS
from vacherie.games.six_qui_prend.cards import ROW_COUNT
from vacherie.games.six_qui_prend.choice_check import check_choice, check_table
from vacherie.games.six_qui_prend.fan_card import MarkedGame
from vacherie.games.six_qui_prend.ox import OxTable
from vacherie.games.six_qui_prend.position import (
    POSITIONS,
    CoopPosition,
    MarkedPosition,
    ProPosition,
    ReversedPosition,
    SeatPick,
    SixPosition,
    TeamPosition,
    expected_actors,
    picks_by_seat,
)
from vacherie.games.six_qui_prend.position_check import check_fields, check_pieces
from vacherie.games.six_qui_prend.pro import Pro
from vacherie.games.six_qui_prend.reversed_digits import ReversedDigits
from vacherie.games.six_qui_prend.rules import BaseGame
from vacherie.games.six_qui_prend.values import Marker
from vacherie.games.six_qui_prend.variants import RULES


def position_of(table: BaseGame) -> SixPosition:
    shared: dict[str, Any] = {
        "players": table.players,
        "options": table.options,
        "decision": table.decision,
        "asked": table.asked or OVER,
        "waiting": tuple(table.waiting),
        "rows": tuple(map(tuple, table.rows)),
        "hands": tuple(tuple(table.cards_of(seat)) for seat in range(table.players)),
        "piles": tuple(map(tuple, table.piles)),
        "picks": tuple(
            SeatPick(seat, pick.card, pick.reversed) for seat, pick in enumerate(table.picks) if pick
        ),
        "queue": table.open_queue(),
        "sheet": tuple(table.sheet),
    }
    match table:
        case MarkedGame():
            return MarkedPosition(**shared, marker=table.marker())
        case ReversedDigits():
            return ReversedPosition(**shared, spent=marked(table.spent))
        case Pro():
            return ProPosition(**shared, first=table.first, face_up=tuple(table.face_up))
        case OxTable():
            return CoopPosition(**shared, team=team_position_of(table))
        case _:
            return SixPosition(**shared)


def team_position_of(table: OxTable) -> TeamPosition:
    return TeamPosition(
        ox_hand=tuple(table.ox_hand),
        specials=tuple(table.specials),
        special_pile=tuple(table.special_pile),
        used=tuple(table.used),
        locked=marked(table.locked),
        sevens=marked(table.sevens),
        named_first=tuple(table.named_first),
        taken_back=tuple(table.taken_back),
        sorting=tuple(table.sorting),
        proposal=table.proposal,
        fallen=tuple(table.fallen),
    )


def checked_table(position: SixPosition) -> BaseGame:
    """The table that the position describes; raises `InvalidPosition` where it describes none."""
    check_fields(position)
    position = in_its_own_type(position)
    check_pieces(position)
    check_choice(position)
    table = lay_out(position)
    check_table(table)
    return table


def in_its_own_type(position: SixPosition) -> SixPosition:
    """The position with the fields of its variant, all of which may be left out."""
    own = POSITIONS[position.options.variant]
    given = asdict(position)
    return own(**{name: given[name] for name in own.__struct_fields__ if name in given})


def lay_out(position: SixPosition) -> BaseGame:
    """The table of a position known to be one."""
    table = RULES[position.options.variant](position.options, position.players)
    table.decision = position.decision
    table.asked = None if position.asked == OVER else position.asked
    table.waiting = list(expected_actors(position) if position.waiting is None else position.waiting)
    table.rows = [list(row) for row in position.rows]
    if position.hands:
        table.hands = [[PICKS[card] for card in sorted(hand)] for hand in position.hands]
    if position.piles:
        table.piles = [list(pile) for pile in position.piles]
    table.picks = picks_by_seat(position)
    table.queue = [(played.value, played.card, played.owner) for played in position.queue]
    table.sheet = list(position.sheet)
    match table, position:
        case MarkedGame(), MarkedPosition(marker=Marker(row, side)):
            table.marked, table.side = row, side
        case ReversedDigits(), ReversedPosition(spent=spent):
            table.spent = [seat in spent for seat in range(position.players)]
        case Pro(), ProPosition(first=first, face_up=cards):
            table.first, table.face_up = first, list(cards)
        case OxTable(), CoopPosition(team=team):
            lay_out_team(table, team)
    return table


def lay_out_team(table: OxTable, team: TeamPosition) -> None:
    table.ox_hand = list(team.ox_hand)
    table.specials = list(team.specials)
    table.special_pile = list(team.special_pile)
    table.used = list(team.used)
    table.locked = [row in team.locked for row in range(ROW_COUNT)]
    table.sevens = [row in team.sevens for row in range(ROW_COUNT)]
    table.named_first = list(team.named_first)
    table.taken_back = list(team.taken_back)
    table.sorting = list(team.sorting)
    table.proposal = team.proposal
    table.fallen = list(team.fallen)


def marked(flags: list[bool]) -> tuple[int, ...]:
    return tuple(index for index, flag in enumerate(flags) if flag)
