"""Draws a position of the cooperative game from text, and writes a table back as text.

Rows stand between slashes, `-` is an empty one, and the words `seven` and `stop` mark them:
`"3 8 10 seven / 40 stop / - / 60"`. Played cards stand in the order in which they are to be placed; the first
that is not the Ox's is seat 0's, the second seat 1's: `"20 ox25 61"`.
"""

from typing import Literal

import msgspec

from vacherie.core.values import CHANCE, Viewer
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.actions import SPECIALS, GoOn, OxDealt, PickCard, SixAction, Special
from vacherie.games.six_qui_prend.cards import CARDS
from vacherie.games.six_qui_prend.events import SixEvent
from vacherie.games.six_qui_prend.game import SixState
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.parts import Team, team_of
from vacherie.games.six_qui_prend.position import CoopPosition, TeamPosition
from vacherie.games.six_qui_prend.values import OX, Owner, Played
from vacherie.games.six_qui_prend.view import SixView

Cards = tuple[int, ...]
Consent = Literal["anyone", "all"]
COOP = SixOptions(variant="coop")
SPECIALS_IN_PLAY = {1: 0, 2: 2, 3: 4, 4: 6, 5: 11, 6: 16}


def team(
    rows: str,
    played: str = "",
    *,
    specials: str = "sort",
    pile: str = "",
    hands: str = "",
    ox: str = "",
    taken: str = "",
    ox_taken: str = "",
    players: int = 3,
    consent: Consent = "anyone",
) -> SixState:
    """A window before the first of the played cards; if none is played, the team is picking.

    One Sort is open unless the test says otherwise, so that a window opens before each card. Hands (seat 0's,
    then seat 1's …) and the Ox's cards are filled up with the highest cards left, all to the size of the
    largest; if none are given, it is the last trick.
    """
    queue = queue_of(played)
    given = [numbers(hand) for hand in hands.split("/")]
    given += [()] * (players - len(given))
    *filled, ox_hand = fill_up([*given, numbers(ox)], numbers(f"{rows} {played} {taken} {ox_taken}"))
    marked = rows.split("/")
    locked = tuple(row for row, text in enumerate(marked) if "stop" in text)
    sevens = tuple(row for row, text in enumerate(marked) if "seven" in text)
    used = parse_specials("stop " * len(locked) + "take_at_seven " * len(sevens))
    return GAME.restore(
        CoopPosition(
            players=players,
            options=SixOptions(variant="coop", consent=consent),
            asked="window" if queue else "card",
            rows=tuple(map(numbers, marked)),
            hands=tuple(filled),
            piles=(numbers(taken), numbers(ox_taken)),
            queue=queue,
            team=TeamPosition(
                ox_hand=ox_hand,
                specials=parse_specials(specials),
                special_pile=parse_specials(pile),
                used=used,
                locked=locked,
                sevens=sevens,
            ),
        )
    )


def numbers(text: str) -> Cards:
    words = (word.removeprefix(OX) for word in text.split())
    return tuple(int(word) for word in words if word.isdecimal())


def queue_of(played: str) -> tuple[Played, ...]:
    queue = list[Played]()
    seat = 0
    for word in played.split():
        card = int(word.removeprefix(OX))
        owner: Owner = OX if word.startswith(OX) else seat
        seat += owner != OX
        queue.append(Played(card, card, owner))
    return tuple(queue)


def parse_specials(text: str) -> tuple[Special, ...]:
    return msgspec.convert(text.split(), tuple[Special, ...])


def fill_up(hands: list[Cards], elsewhere: Cards) -> list[Cards]:
    used = {*elsewhere, *(card for hand in hands for card in hand)}
    spare = (card for card in reversed(CARDS) if card not in used)
    size = max(map(len, hands))
    return [(*hand, *(next(spare) for _ in range(size - len(hand)))) for hand in hands]


def deal(players: int, specials: tuple[Special, ...] | None = None) -> OxDealt:
    """Seat 0 gets 1–10, seat 1 gets 11–20 …, the Ox 61–70; the rows open with 71–74."""
    hands = tuple(tuple(range(10 * seat + 1, 10 * seat + 11)) for seat in range(players))
    given = (SPECIALS * 2)[: SPECIALS_IN_PLAY[players]] if specials is None else specials
    return OxDealt(hands, (71, 72, 73, 74), tuple(range(61, 71)), given)


def dealt(players: int, specials: tuple[Special, ...] | None = None) -> SixState:
    table = GAME.new(COOP, players)
    table.apply(CHANCE, deal(players, specials))
    return table


# What the team does, and what is seen of it


def go_on(table: SixState) -> list[SixEvent]:
    """The whole team lets the next card go."""
    return [event for seat in table.to_act() if isinstance(seat, int) for event in table.apply(seat, GoOn())]


def pick(table: SixState, cards: str) -> list[SixEvent]:
    """Seat 0 picks the first of these cards, seat 1 the second …"""
    return [event for seat, card in enumerate(numbers(cards)) for event in table.apply(seat, PickCard(card))]


def drawn(table: SixState) -> str:
    """The rows, in the notation that `team` reads."""
    shared = shared_part(table)
    texts = []
    for row, cards in enumerate(table.view(None).rows):
        marks = ["seven"] * shared.sevens[row] + ["stop"] * shared.locked[row]
        texts.append(" ".join([*(map(str, cards) if cards else "-"), *marks]))
    return " / ".join(texts)


def waiting(table: SixState) -> str:
    """The cards that wait to be placed, in the notation that `team` reads."""
    return " ".join(f"{OX if played.owner == OX else ''}{played.card}" for played in table.view(None).queue)


def open_specials(table: SixState) -> str:
    return " ".join(shared_part(table).specials)


def asked(table: SixState) -> str | None:
    return table.view(None).asked


def refused(table: SixState, seat: int, action: SixAction) -> str | None:
    """The code of the refusal; it must agree with the list of what is legal."""
    refusal = table.refusal(seat, action)
    assert (refusal is None) == (action in table.legal_actions(seat)), (refusal, action)
    return refusal.code if refusal else None


def position_of(table: SixState) -> CoopPosition:
    position = GAME.position(table)
    assert isinstance(position, CoopPosition), position
    return position


def team_pile(table: SixState) -> Cards:
    return GAME.position(table).piles[0]


def ox_pile(table: SixState) -> Cards:
    return GAME.position(table).piles[1]


def hand(table: SixState, seat: int, viewer: Viewer) -> Cards:
    """The cards of this hand that the viewer sees."""
    return table.view(viewer).hands[seat].cards


def shared_part(table: SixState) -> Team:
    shared = team_of(table.view(None))
    assert shared is not None
    return shared


def all_views(table: SixState, players: int = 3) -> list[SixView]:
    return [table.view(viewer) for viewer in (None, *range(players))]
