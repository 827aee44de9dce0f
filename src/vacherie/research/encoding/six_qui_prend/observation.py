"""What a seat of 6 qui prend! knows, written into the fields."""

from typing import Final

from vacherie.core.values import Action
from vacherie.games.six_qui_prend.actions import SPECIALS, Special, UseFirst, UseLast, UseSlide
from vacherie.games.six_qui_prend.options import VARIANTS, SixOptions
from vacherie.games.six_qui_prend.parts import Team, draft_of, marker_of, spent_of, team_of
from vacherie.games.six_qui_prend.values import OX as THE_OX
from vacherie.games.six_qui_prend.view import SixView
from vacherie.research.encoding.six_qui_prend import fields as at
from vacherie.research.encoding.six_qui_prend.actions import CARD, FIRST, LAST, LOWEST, ROW, SLIDE, number_of
from vacherie.research.encoding.six_qui_prend.chance import MOST_SEATS
from vacherie.research.encoding.vector import Vector, Word

OX_OWNER: Final = MOST_SEATS
PER_CARD: Final = 1 / at.DECK


def observe_six(view: SixView, word: Word) -> Vector:
    team = team_of(view)
    viewer, players = view.viewer, view.players
    assert viewer is not None, "the audience has no observation"
    seats = [*range(viewer, players), *range(viewer)]
    found = Vector(at.FIELDS.size)
    observe_rules(view.options, players, found)
    found.flag(at.ASKED_AT + at.ASKED.index(view.asked or "over"))
    found.flags([at.TO_ACT + (seat - viewer) % players for seat in view.to_act if seat != "chance"])
    found.number(at.ROUND, view.round / 10)
    found.flags([at.HAND + card - 1 for card in view.hands[viewer].cards])
    if view.own_pick is not None:
        found.numbers(at.OWN_PICK, (view.own_pick.card * PER_CARD, float(view.own_pick.reversed)))
    for row, cards in enumerate(view.rows):
        found.flags([at.ROWS + at.DECK * row + card - 1 for card in cards])
    found.numbers(at.ROW_ENDS, [cards[-1] * PER_CARD if cards else 0.0 for cards in view.rows])
    found.numbers(at.ROW_SIZES, [len(cards) / 6 for cards in view.rows])
    found.numbers(at.HAND_SIZES, [view.hands[seat].size / 10 for seat in seats])
    found.flags([at.PICKED + index for index, seat in enumerate(seats) if view.picked[seat]])
    for index, played in enumerate(view.queue):
        place = at.QUEUE + index * at.WAITING_SIZE
        found.numbers(place, (played.value * PER_CARD, played.card * PER_CARD))
        owner = OX_OWNER if played.owner == THE_OX else (played.owner - viewer) % players
        found.flag(place + 2 + owner)
    for pile in view.piles:
        found.flags([at.TAKEN + card - 1 for card in pile])
    heads = view.pile_heads
    if team is None:
        found.numbers(at.PILE_HEADS, [heads[seat] / 100 for seat in seats])
        found.numbers(at.TOTALS, [view.totals[seat] / 100 for seat in seats])
    else:
        found.number(at.PILE_HEADS, heads[0] / 100)
        observe_team(team, found, viewer, players)
    if view.options.variant != "base":
        observe_variant(view, found, seats)
    if view.outcome is not None:
        found.numbers(at.PLACES, [view.outcome.places[seat] / 10 for seat in seats])
    if word:
        found.flags([at.BEGUN + number for number in word])
    return found


def observe_rules(options: SixOptions, players: int, found: Vector) -> None:
    found.flag(at.VARIANT + VARIANTS.index(options.variant))
    found.numbers(
        at.RULES,
        (
            (options.target_heads or 0) / 100,
            (options.max_rounds or 0) / 100,
            float(options.end_at == "at_least"),
            float(options.draft_memory),
            float(options.consent == "all"),
            players / 10,
        ),
    )


def observe_variant(view: SixView, found: Vector, seats: list[int]) -> None:
    marker = marker_of(view)
    spent = spent_of(view)
    draft = draft_of(view)
    if marker is not None:
        found.flag(at.MARKER + marker.row)
        if marker.side is not None:
            found.flag(at.MARKER + len(view.rows) + at.SIDES.index(marker.side))
    if spent is not None:
        found.flags([at.SPENT + index for index, seat in enumerate(seats) if spent[seat]])
    if draft is not None:
        found.flags([at.DRAFT + card - 1 for card in draft.cards])
        if draft.first is not None:
            found.flag(at.DRAFT_FIRST + seats.index(draft.first))
    for index, seat in enumerate(seats[1:]):
        found.flags([at.KNOWN + at.DECK * index + card - 1 for card in view.hands[seat].cards])


def observe_team(team: Team, found: Vector, viewer: int, players: int) -> None:
    found.numbers(at.OX, (team.ox_cards / 10, team.ox_pile_size / 100))
    if team.ox_heads is not None:
        found.numbers(at.OX + 2, (team.ox_heads / 100, 1.0))
    found.numbers(at.SPECIALS_OPEN, count_specials(team.specials))
    found.numbers(at.SPECIALS_USED, count_specials(team.used))
    found.number(at.SPECIALS_LEFT, team.specials_left / 16)
    found.flags([at.LOCKED + row for row, is_locked in enumerate(team.locked) if is_locked])
    found.flags([at.SEVENS + row for row, is_seven in enumerate(team.sevens) if is_seven])
    found.number(at.NAMED_FIRST, len(team.named_first) / 10)
    found.numbers(at.SORTING, [card * PER_CARD for card in team.sorting])
    found.number(at.FALLEN, len(team.fallen) / 10)
    if team.proposal is not None:
        found.flag(at.PROPOSER + (team.proposal.seat - viewer) % players)
        found.flags([at.PROPOSAL + number for number in numbers_of(team.proposal.action)])
        found.numbers(at.ORDER, [card * PER_CARD for card in team.proposal.order])


def count_specials(specials: tuple[Special, ...]) -> list[float]:
    return [float(specials.count(special)) for special in SPECIALS]


def numbers_of(action: Action) -> tuple[int, ...]:
    """The word of a team's action."""
    match action:
        case UseSlide(card, row):
            return SLIDE, CARD + card - LOWEST, ROW + row
        case UseFirst(card):
            return FIRST, CARD + card - LOWEST
        case UseLast(card):
            return LAST, CARD + card - LOWEST
    return (number_of(action),)
