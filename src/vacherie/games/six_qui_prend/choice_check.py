"""What a position of 6 qui prend! must hold so that the choice it says is open can be open."""

from vacherie.core.errors import InvalidPosition
from vacherie.core.position import expect
from vacherie.core.values import OVER
from vacherie.games.six_qui_prend.actions import LiftStop, UseSort
from vacherie.games.six_qui_prend.cards import REVERSIBLE, ROW_COUNT, cards_in_play, reversed_value
from vacherie.games.six_qui_prend.coop import Coop
from vacherie.games.six_qui_prend.position import ProPosition, SixPosition, expected_actors, spent_of, team_of
from vacherie.games.six_qui_prend.position_check import PLACING, check_seat
from vacherie.games.six_qui_prend.rules import BaseGame
from vacherie.games.six_qui_prend.scoring import end_reason
from vacherie.games.six_qui_prend.specials import use_refusal
from vacherie.games.six_qui_prend.values import OX, Proposal
from vacherie.games.six_qui_prend.variants import RULES


def check_choice(position: SixPosition) -> None:
    """Raises the first thing that does not go with what is asked."""
    check_asked(position)
    check_picks(position)
    check_queue(position)
    check_draft(position)
    check_over(position)
    check_waiting(position)


def check_asked(position: SixPosition) -> None:
    asked = (*RULES[position.options.variant].answers, OVER)
    if position.asked not in asked:
        variant = position.options.variant
        raise InvalidPosition("asked-elsewhere", path=("asked",), variant=variant, known=", ".join(asked))
    for index, seat in enumerate(spent_of(position)):
        check_seat(position, seat, ("spent", index))


def check_picks(position: SixPosition) -> None:
    can_have_picks = position.asked == "card" or (position.asked == "consent" and not position.queue)
    if position.picks and not can_have_picks:
        raise InvalidPosition("picks-and-choice", path=("picks",), asked=position.asked)
    seats = [pick.seat for pick in position.picks]
    for index, pick in enumerate(position.picks):
        check_seat(position, pick.seat, ("picks", index, "seat"))
        if seats.index(pick.seat) != index:
            raise InvalidPosition("picked-twice", path=("picks", index, "seat"), seat=pick.seat)
        if pick.card not in position.hands[pick.seat]:
            raise InvalidPosition("card-not-in-hand", path=("picks", index, "card"), card=pick.card)
        can_reverse = position.options.variant == "reversed" and pick.seat not in spent_of(position)
        if pick.reversed and not (can_reverse and pick.card in REVERSIBLE):
            raise InvalidPosition("not-reversible", path=("picks", index, "reversed"), card=pick.card)
    if len(seats) == position.players:
        raise InvalidPosition("all-have-picked", path=("picks",))


def check_queue(position: SixPosition) -> None:
    needs_queue = position.asked in PLACING and position.asked != "consent"
    if (needs_queue and not position.queue) or (position.queue and position.asked not in PLACING):
        raise InvalidPosition("queue-and-choice", path=("queue",), asked=position.asked)
    owners = [played.owner for played in position.queue]
    for index, played in enumerate(position.queue):
        if owners.index(played.owner) != index:
            raise InvalidPosition("picked-twice", path=("queue", index, "owner"), seat=played.owner)
        if not (played.owner == OX and position.options.variant == "coop"):
            check_seat(position, played.owner, ("queue", index, "owner"))
        values = {played.card}
        if position.options.variant == "reversed" and played.card in REVERSIBLE:
            values.add(reversed_value(played.card))
        if played.value not in values:
            raise InvalidPosition("value-differs", path=("queue", index, "value"), card=played.card)
    order = [(played.value, played.card == played.value) for played in position.queue]
    if position.options.variant != "coop" and order != sorted(order):  # S5, D4
        raise InvalidPosition("queue-order", path=("queue",))
    if position.asked in ("row", "replacement") and position.queue[0].owner == OX:
        raise InvalidPosition("ox-card", path=("queue", 0, "owner"), card=position.queue[0].card)


def check_draft(position: SixPosition) -> None:
    if not isinstance(position, ProPosition):
        return
    if position.first is None and position.asked != "deal":
        raise InvalidPosition("field-missing", path=("first",))
    if position.first is not None:
        check_seat(position, position.first, ("first",))
    if position.asked != "draft":
        expect(len(position.face_up), 0, ("face_up",))
        return
    drafted = sum(map(len, position.hands))
    expect(len(position.face_up), cards_in_play(position.players) - drafted, ("face_up",))
    if len(position.face_up) <= ROW_COUNT:
        raise InvalidPosition("draft-is-done", path=("face_up",))
    assert position.first is not None
    for seat, hand in enumerate(position.hands):
        turn = (seat - position.first) % position.players
        expect(len(hand), (drafted - turn + position.players - 1) // position.players, ("hands", seat))


def check_over(position: SixPosition) -> None:
    if position.options.variant == "coop":
        return
    is_over = bool(position.sheet) and end_reason(position.options, position.sheet) is not None
    if is_over != (position.asked == OVER):
        raise InvalidPosition("is-over" if is_over else "not-over", path=("sheet",))


def check_waiting(position: SixPosition) -> None:
    """Who is asked follows from the rest, but for those who may have answered already."""
    waiting = position.waiting
    if waiting is None:
        if position.asked == "sort":
            raise InvalidPosition("field-missing", path=("waiting",))
        if position.asked == "consent" and team_of(position).proposal is None:
            raise InvalidPosition("field-missing", path=("team", "proposal"))
        return
    for index, seat in enumerate(waiting):
        if position.asked != "deal":
            check_seat(position, seat, ("waiting", index))
    if position.asked == "sort":
        expect(len(waiting), 1, ("waiting",))
        return
    if position.asked == "consent" and team_of(position).proposal is None:
        raise InvalidPosition("field-missing", path=("team", "proposal"))
    expected = expected_actors(position)
    may_be_fewer = position.asked in ("window", "consent")
    fits = set(waiting) <= set(expected) and bool(waiting) if may_be_fewer else waiting == expected
    if not fits or len(set(waiting)) != len(waiting):
        raise InvalidPosition("waiting-differs", path=("waiting",), expected=", ".join(map(str, expected)))


def check_table(table: BaseGame) -> None:
    """What only the rules can tell once the table is laid."""
    if table.asked == "row" and table.row_for(table.queue[0][0]) is not None:
        raise InvalidPosition("card-fits", path=("queue", 0), card=table.queue[0][1])
    if not isinstance(table, Coop):
        return
    if table.asked == "replacement" and not table.hands[0]:
        raise InvalidPosition("hand-empty", path=("hands",))
    check_remembered(table)
    check_sorting(table)
    if table.proposal is not None:
        check_proposal(table, table.proposal)


def check_remembered(table: Coop) -> None:
    waiting = [card for _, card, _ in table.queue]
    if table.asked == "row" and waiting[0] not in table.named_first:
        del waiting[0]  # B11: a card that came in place of a named one is placed before the others.
    if waiting[: len(table.named_first)] != table.named_first:
        raise InvalidPosition("order-differs", path=("team", "named_first"))
    for index, card in enumerate(table.taken_back):
        if not any(table.holds(seat, card) for seat in range(table.players)):
            raise InvalidPosition("card-not-in-hand", path=("team", "taken_back", index), card=card)


def check_sorting(table: Coop) -> None:
    seat = table.waiting[0] if table.waiting else None
    if table.asked == "sort" and isinstance(seat, int):
        refusal = use_refusal(table, seat, UseSort())
        if refusal is not None:
            raise InvalidPosition(refusal.code, path=("asked",), **refusal.params)
    waiting = [card for _, card, _ in table.queue]
    is_order = len(set(table.sorting)) == len(table.sorting) and set(table.sorting) <= set(waiting)
    if not is_order or len(table.sorting) > max(0, len(waiting) - 2):
        raise InvalidPosition("order-differs", path=("team", "sorting"))


def check_proposal(table: Coop, proposal: Proposal) -> None:
    path = ("team", "proposal")
    if proposal.seat not in range(table.players):
        index, most = proposal.seat, table.players - 1
        raise InvalidPosition("no-such-index", path=(*path, "seat"), index=index, most=most)
    if not table.queue and not isinstance(proposal.action, LiftStop):
        raise InvalidPosition("queue-and-choice", path=("queue",), asked="consent")
    refusal = use_refusal(table, proposal.seat, proposal.action)
    if refusal is not None:
        raise InvalidPosition(refusal.code, path=(*path, "action"), **refusal.params)
    waiting = sorted(card for _, card, _ in table.queue)
    if sorted(proposal.order) != (waiting if isinstance(proposal.action, UseSort) else []):
        raise InvalidPosition("order-differs", path=(*path, "order"))
