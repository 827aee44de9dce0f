"""What the laws need to know of 6 qui prend!: its cases, what it hides and what it conserves."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from tests.adapter import Adapter, Case, Step
from tests.six_qui_prend.fold import fold
from vacherie.core.values import CHANCE, Action, Actor
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.actions import (
    SPECIALS,
    Agree,
    ChooseRow,
    Dealt,
    Disagree,
    DraftCard,
    DropSort,
    FirstChosen,
    GoOn,
    LiftStop,
    OxDealt,
    PickCard,
    ReplaceWith,
    SortNext,
    UseFirst,
    UseInsert,
    UseLast,
    UseReplace,
    UseSlide,
    UseSort,
    UseStop,
    UseTakeAtSeven,
)
from vacherie.games.six_qui_prend.cards import CARDS as NUMBERS
from vacherie.games.six_qui_prend.cards import HAND_SIZE
from vacherie.games.six_qui_prend.events import CardsRevealed
from vacherie.games.six_qui_prend.options import VARIANTS, SixOptions
from vacherie.games.six_qui_prend.position import CoopPosition, SixPosition, face_up_of, team_of
from vacherie.games.six_qui_prend.position_check import PLAYING, all_cards

SHORT = SixOptions(target_heads=None, max_rounds=1)
OPTIONS = (
    SixOptions(target_heads=30),
    SixOptions(target_heads=20, end_at="at_least", max_rounds=3),
    replace(SHORT, variant="pro"),
    replace(SHORT, variant="pro", draft_memory=False, max_rounds=2),
    replace(SHORT, variant="even_odd", max_rounds=2),
    replace(SHORT, variant="escalade", max_rounds=2),
    replace(SHORT, variant="cabriole", max_rounds=2),
    replace(SHORT, variant="reversed", max_rounds=2),
    SixOptions(variant="coop"),
    SixOptions(variant="coop", consent="all"),
)
ROWS = range(-1, 5)
CARDS = range(106)


class SixAdapter(Adapter):
    game = GAME

    def cases(self) -> Iterator[Case]:
        for options in OPTIONS:
            for players in GAME.player_counts(options):
                yield Case(GAME, options, players)

    def playthroughs(self) -> Iterator[tuple[str, Case]]:
        for variant in VARIANTS:
            options = SixOptions(variant=variant)
            if variant != "coop":
                options = replace(SHORT, variant=variant, max_rounds=2 if variant == "base" else 1)
            for players in (2, 4, 6 if variant == "coop" else 10):
                yield f"{variant}-{players}", Case(GAME, options, players)

    def fold(self, view: Any, event: Any) -> Any:
        return fold(view, event)

    def universe(self, players: int) -> Iterator[Action]:
        for card in CARDS:
            yield from (PickCard(card), PickCard(card, reversed=True), DraftCard(card), ReplaceWith(card))
            yield from (SortNext(card), UseFirst(card), UseLast(card))
            yield from (UseSlide(card, row) for row in ROWS)
        for row in ROWS:
            yield from (ChooseRow(row), UseTakeAtSeven(row), UseStop(row), LiftStop(row), UseInsert(row))
        yield from (UseReplace(), UseSort(), DropSort(), GoOn(), Agree(), Disagree())
        yield from (FirstChosen(0), Dealt(((),) * players, ()), OxDealt(((),) * players, (), (), ()))

    def act(self, state: Any, seat: int, random: Random) -> Action:
        # A team that objects to half of all proposals would talk for ever.
        if state.asked == "consent" and random.random() < 0.8:
            return Agree()
        # Each special card as often as the other, though a Slide has many rows and cards to choose from.
        if state.asked == "window":
            kinds: dict[type[Action], list[Action]] = {}
            for action in state.legal_actions(seat):
                kinds.setdefault(type(action), []).append(action)
            return random.choice(random.choice([*kinds.values()]))
        # A card that was taken back is soon played again, so that a second Replace meets it.
        if state.asked == "replacement" and (back := [*state.open_cards(seat)]):
            return ReplaceWith(random.choice(back))
        return super().act(state, seat, random)

    def assert_conserved(self, position: Any) -> None:
        assert isinstance(position, SixPosition)
        cards = [card for _, card in all_cards(position)]
        assert len(set(cards)) == len(cards)
        if position.asked in PLAYING or position.asked == "draft":
            hands = position.players + (position.options.variant == "coop")
            assert len(cards) == hands * HAND_SIZE + 4
        team = team_of(position)
        specials = (*team.specials, *team.special_pile, *team.used)
        assert all(specials.count(special) <= 2 for special in SPECIALS)

    def disguised(
        self, case: Case, steps: Sequence[Step], viewer: int | None, random: Random
    ) -> list[tuple[Actor, Action]]:
        """Deals the viewer's unknown cards anew, and lets the others' secret picks be any."""
        truth: Any = case.game.position(steps[-1].after)
        imagined = reshuffled(truth, viewer, random)
        deals = [index for index, step in enumerate(steps) if step.actor == CHANCE]
        actions: list[tuple[Actor, Action]] = []
        state: Any = case.game.new(case.options, case.players)
        for index, step in enumerate(steps):
            action: Any = step.action
            if index == deals[-1] and isinstance(action, Dealt | OxDealt):
                action = redealt(action, truth, imagined)
            if isinstance(action, PickCard) and step.actor != viewer:
                shown = pick_shown_later(steps[index:])
                if action is not shown:
                    others = [pick for pick in state.legal_picks(step.actor) if pick != shown]
                    action = random.choice(others) if others else action
            state.advance(step.actor, action)
            actions.append((step.actor, action))
        return actions


ADAPTER = SixAdapter()


def reshuffled(truth: SixPosition, viewer: int | None, random: Random) -> SixPosition:
    """The same position with all that the viewer may not know drawn anew."""
    team = team_of(truth)
    hidden_hands = () if truth.options.variant == "pro" else set(range(truth.players)) - {viewer}
    known = [
        [card for card in hand if seat not in hidden_hands or card in team.taken_back]
        for seat, hand in enumerate(truth.hands)
    ]
    gone = {card for part in (truth.rows, truth.piles, known) for cards in part for card in cards}
    gone |= {played.card for played in truth.queue} | set(face_up_of(truth))
    unseen = [card for card in NUMBERS if card not in gone]
    random.shuffle(unseen)
    hands = tuple(
        (*cards, *(unseen.pop() for _ in range(len(hand) - len(cards))))
        for cards, hand in zip(known, truth.hands, strict=True)
    )
    if not isinstance(truth, CoopPosition):
        return replace(truth, hands=hands)
    specials = list(SPECIALS * 2)
    for special in (*team.specials, *team.used):
        specials.remove(special)
    pile = random.sample(specials, len(team.special_pile))
    ox_hand = tuple(unseen.pop() for _ in team.ox_hand)
    return replace(truth, hands=hands, team=replace(team, ox_hand=ox_hand, special_pile=tuple(pile)))


def pick_shown_later(steps: Sequence[Step]) -> PickCard | None:
    """The pick that the seat, which has just picked, has before it when the trick is revealed."""
    seat = steps[0].actor
    shown: PickCard | None = None
    for step in steps:
        if step.actor == seat and isinstance(step.action, PickCard):
            shown = step.action
        if any(isinstance(event, CardsRevealed) for event in step.events):
            return shown
    return None


def redealt(deal: Dealt | OxDealt, truth: SixPosition, imagined: SixPosition) -> Dealt | OxDealt:
    """The same deal but for the cards still unseen."""
    hands = tuple(
        swap(dealt, held, drawn)
        for dealt, held, drawn in zip(deal.hands, truth.hands, imagined.hands, strict=True)
    )
    if isinstance(deal, Dealt):
        return replace(deal, hands=hands)
    left, other = team_of(truth), team_of(imagined)
    ox = (*deal.ox[: HAND_SIZE - len(left.ox_hand)], *other.ox_hand)
    specials = deal.specials[: len(deal.specials) - len(left.special_pile)]
    return replace(deal, hands=hands, ox=ox, specials=(*specials, *other.special_pile))


def swap(dealt: Sequence[int], left: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    return (*(card for card in dealt if card not in left), *other)
