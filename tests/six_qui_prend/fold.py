"""From an old view and an event to the new view: proves that the events of 6 qui prend! tell everything."""

from typing import TypeVar, assert_never

from msgspec.structs import replace

from vacherie.core.events import GameEnded
from vacherie.games.six_qui_prend.actions import PickCard
from vacherie.games.six_qui_prend.cards import heads_on
from vacherie.games.six_qui_prend.events import (
    Agreed,
    CardDrafted,
    CardInserted,
    CardPicked,
    CardPlaced,
    CardReplaced,
    CardSlid,
    CardsRevealed,
    CardTakenBack,
    ChoiceOpened,
    DigitsReversed,
    Disagreed,
    DraftBegan,
    HandsDealt,
    MarkerMoved,
    OrderChanged,
    OxFaced,
    Proposed,
    RoundBegan,
    RoundScored,
    RowsOpened,
    RowsResized,
    RowTaken,
    SixEvent,
    SortBegan,
    SortDropped,
    SortNamed,
    SpecialsTurnedUp,
    SpecialUsed,
    StopLifted,
    WentOn,
)
from vacherie.games.six_qui_prend.parts import (
    Draft,
    FanCard,
    Reversers,
    VariantPart,
    draft_of,
    spent_of,
    team_of,
)
from vacherie.games.six_qui_prend.values import OX, Idea, Marker, Owner, Played, Proposal
from vacherie.games.six_qui_prend.view import Hand, SixView

T = TypeVar("T")
Rows = tuple[tuple[int, ...], ...]


def fold(view: SixView, event: SixEvent) -> SixView:
    folded = fold_event(view, event)
    team = team_of(folded)
    if team is None:
        return folded
    waiting = {played.card for played in folded.queue}
    return with_team(folded, named_first=tuple(card for card in team.named_first if card in waiting))


def fold_event(view: SixView, event: SixEvent) -> SixView:
    match event:
        case ChoiceOpened(decision, asked, actors):
            number = len(view.sheet) + 1 if asked == "deal" else view.round
            return replace(view, decision=decision, asked=asked, to_act=actors, round=number)
        case RoundBegan(number):
            return replace(view, round=number, hands=(Hand(0, ()),) * view.players)
        case HandsDealt(hands):
            dealt = tuple(Hand(view.hand_size, hand or ()) for hand in hands)
            return with_team(replace(view, hands=dealt), ox_cards=view.hand_size)
        case RowsOpened(cards):
            opened = replace(view, rows=tuple((card,) for card in cards))
            draft = draft_of(view)
            return opened if draft is None else replace(opened, variant=Draft(draft.first, ()))
        case DraftBegan(seat, cards):
            return replace(view, variant=Draft(seat, cards))
        case CardDrafted(seat, card):
            draft = draft_of(view)
            assert draft is not None
            rest = tuple(other for other in draft.cards if other != card)
            is_known = view.options.draft_memory or seat == view.viewer
            grown = with_hand(view, seat, 1, add=card if is_known else None)
            return replace(grown, variant=replace(draft, cards=rest))
        case CardPicked(seat, card, is_reversed):
            own = PickCard(card, bool(is_reversed)) if card is not None else view.own_pick
            return replace(answered(view, seat), picked=put(view.picked, seat, True), own_pick=own)
        case CardsRevealed(cards):
            return reveal(view, cards)
        case DigitsReversed(seat):
            spent = spent_of(view)
            assert spent is not None
            return replace(view, variant=Reversers(put(spent, seat, True)))
        case MarkerMoved(row, side):
            return replace(view, variant=FanCard(Marker(row, side)))
        case RowsResized(sizes):
            return replace(view, row_sizes=sizes)
        case RoundScored(heads, totals):
            return end_round(view, heads, totals)
        case GameEnded(outcome):
            return replace(view, decision=view.decision + 1, asked=None, to_act=(), outcome=outcome)
        case CardPlaced() | RowTaken() | CardInserted() | CardSlid():
            return fold_rows(view, event)
        case _:
            return fold_team(view, event)


def fold_rows(view: SixView, event: CardPlaced | RowTaken | CardInserted | CardSlid) -> SixView:
    match event:
        case CardPlaced(_, card, row):
            return placed(view, card, put(view.rows, row, (*view.rows[row], card)))
        case CardInserted(_, card, row):
            return placed(view, card, put(view.rows, row, tuple(sorted((*view.rows[row], card)))))
        case CardSlid(card, origin, row):
            rest = tuple(other for other in view.rows[origin] if other != card)
            rows = put(view.rows, origin, rest)
            return replace(view, rows=put(rows, row, tuple(sorted((*rows[row], card)))))
        case RowTaken(owner, row, cards):
            left = tuple(card for card in view.rows[row] if card not in cards)
            return taken(replace(view, rows=put(view.rows, row, left)), owner, row, cards)
        case _:
            assert_never(event)


def fold_team(view: SixView, event: SixEvent) -> SixView:
    team = team_of(view)
    assert team is not None, event
    match event:
        case SpecialsTurnedUp(specials, left):
            return with_team(view, specials=specials, specials_left=left)
        case SpecialUsed(_, special, row):
            used = with_team(view, used=(*team.used, special), fallen=(), proposal=None)
            if special == "stop" and row is not None:
                return with_team(used, locked=put(team.locked, row, True))
            if special == "take_at_seven" and row is not None:
                return with_team(used, sevens=put(team.sevens, row, True))
            return used
        case StopLifted(_, row):
            return with_team(view, locked=put(team.locked, row, False), fallen=(), proposal=None)
        case CardTakenBack(seat, card):
            return with_hand(view, seat, 1, add=card)
        case CardReplaced(seat, card):
            queue = (Played(card, card, seat), *view.queue[1:])
            return replace(with_hand(view, seat, -1, remove=card), queue=queue)
        case OrderChanged(cards, named_first):
            queue = tuple(sorted(view.queue, key=lambda played: cards.index(played.card)))
            return with_team(replace(view, queue=queue), named_first=named_first, sorting=())
        case SortBegan() | SortDropped():
            return with_team(view, sorting=())
        case SortNamed(_, card):
            return with_team(view, sorting=(*team.sorting, card))
        case WentOn(seat):
            return answered(view, seat)
        case Proposed(seat, action, order):
            return with_team(view, proposal=Proposal(action, order, seat=seat), sorting=())
        case Agreed(seat):
            return answered(view, seat)
        case Disagreed():
            assert team.proposal is not None
            fallen = Idea(team.proposal.action, team.proposal.order)
            return with_team(view, fallen=(*team.fallen, fallen), proposal=None)
        case OxFaced(_, ox, _, ox_pile):
            return with_team(view, ox_heads=ox, ox_pile=ox_pile)
        case _:
            raise AssertionError(event)


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def with_team(view: SixView, **changes: object) -> SixView:
    team = team_of(view)
    return view if team is None else replace(view, variant=replace(team, **changes))


def with_hand(
    view: SixView, seat: int, change: int, *, add: int | None = None, remove: int | None = None
) -> SixView:
    hand = view.hands[seat]
    cards = {*hand.cards, add} - {remove, None}
    known = tuple(sorted(card for card in cards if card is not None))
    return replace(view, hands=put(view.hands, seat, Hand(hand.size + change, known)))


def answered(view: SixView, seat: int) -> SixView:
    return replace(view, to_act=tuple(actor for actor in view.to_act if actor != seat))


def reveal(view: SixView, cards: tuple[Played, ...]) -> SixView:
    shown = replace(view, queue=cards, picked=(False,) * view.players, own_pick=None)
    for played in cards:
        if isinstance(played.owner, int):
            shown = with_hand(shown, played.owner, -1, remove=played.card)
    team = team_of(view)
    if team is None:
        return shown
    return with_team(shown, ox_cards=team.ox_cards - 1, named_first=(), fallen=())


def placed(view: SixView, card: int, rows: Rows) -> SixView:
    queue = tuple(played for played in view.queue if played.card != card)
    return with_team(replace(view, rows=rows, queue=queue), fallen=())


def taken(view: SixView, owner: Owner, row: int, cards: tuple[int, ...]) -> SixView:
    team = team_of(view)
    if team is not None:
        view = with_team(view, sevens=put(team.sevens, row, False))
    if owner == OX:
        assert team is not None
        return with_team(view, ox_pile_size=team.ox_pile_size + len(cards))
    pile = 0 if team else owner
    assert isinstance(pile, int)
    piles = put(view.piles, pile, (*view.piles[pile], *cards))
    return replace(view, piles=piles, pile_heads=tuple(map(heads_on, piles)))


def end_round(view: SixView, heads: tuple[int, ...], totals: tuple[int, ...]) -> SixView:
    return replace(
        view,
        sheet=(*view.sheet, heads),
        totals=totals,
        rows=((),) * len(view.rows),
        piles=((),) * len(view.piles),
        pile_heads=(0,) * len(view.piles),
        variant=part_between_rounds(view),
    )


def part_between_rounds(view: SixView) -> VariantPart | None:
    match view.variant:
        case FanCard():
            return FanCard(None)
        case Reversers(spent):
            return Reversers((False,) * len(spent))
        case part:
            return part
