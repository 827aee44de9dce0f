"""What the signs on the table mean, what the kinds of cows can do, and examples of what can be typed now."""

from collections.abc import Iterator, Sequence

from vacherie.games.unexploded_cow.cards import Kind
from vacherie.games.unexploded_cow.editions import EDITIONS
from vacherie.games.unexploded_cow.view import UnexplodedView
from vacherie.tables.teller import Teller
from vacherie.tables.unexploded_cow.board import is_low
from vacherie.tables.unexploded_cow.cards import card_name, deck_told, options_of
from vacherie.tables.unexploded_cow.cards import money as money_text
from vacherie.tables.unexploded_cow.cows import BOMB, PRICE_TO_VALUE, START
from vacherie.tables.unexploded_cow.herds import WAITED_FOR
from vacherie.tables.unexploded_cow.names import shown, usage

PLAY_COMMANDS = ("play", "move", "order", "roll")


def how_to_read_the_table(view: UnexplodedView, teller: Teller, height: int | None = None) -> list[str]:
    lines = [teller.text("legend", "herds", start=START, waited=WAITED_FOR)]
    if any(view.herds):
        lines.append(teller.text("legend", "worth", sign=PRICE_TO_VALUE))
    if view.blast is not None:
        lines.append(teller.text("legend", "bomb", bomb=BOMB))
    lines.append(teller.text("legend", "seats-short" if is_low(view, height) else "seats"))
    lines += kinds_in_sight(view, teller)
    if view.city is not None and not view.order:
        lines.append(teller.text("legend", "city"))
    return [*lines, *possible_now(view, teller)]


def kinds_in_sight(view: UnexplodedView, teller: Teller) -> Iterator[str]:
    """A line for each kind with an ability, in a herd or in the hand."""
    deck = deck_told(teller)
    cards = [*view.hand, *(card for herd in view.herds for card in herd)]
    kinds: dict[Kind, None] = dict.fromkeys(deck.kinds[card] for card in cards if deck.is_cow(card))
    defusal = money_text(EDITIONS[options_of(teller).edition].defusal, teller)
    for kind in kinds:
        told = teller.text("kind", f"{kind}.ability", defusal=defusal)
        yield teller.text("legend", "kind", kind=teller.text("kind", kind), ability=told)


def possible_now(view: UnexplodedView, teller: Teller) -> Iterator[str]:
    if view.asked == "play":
        for command in PLAY_COMMANDS:
            yield teller.text("legend", command, usage=usage(command, teller))
        shown_examples = list(examples(view, teller))
        if shown_examples:
            yield teller.text("legend", "examples", examples="   ".join(shown_examples))
    elif view.asked == "blast":
        commands = "   ".join(usage(command, teller) for command in ("defuse", "give", "steal", "blow"))
        yield teller.text("legend", "blast", commands=commands)
    elif view.asked == "payout":
        yield teller.text("legend", "payout")


def examples(view: UnexplodedView, teller: Teller) -> Iterator[str]:
    """Lines that could be typed with these very cards."""
    deck = deck_told(teller)
    play, left = shown("play", teller), shown("left", teller)
    other = teller.players[(view.active + 1) % view.players].name.lower()
    cows = [deck.name(card).lower() for card in view.hand if deck.is_cow(card) and deck.values[card] > 0]
    gifts = [deck.name(card).lower() for card in view.hand if deck.is_cow(card) and deck.values[card] < 0]
    own = [deck.name(card).lower() for card in view.herds[view.active]]
    if cows:
        yield from (f"{play} {cows[0]}", f"{play} {cows[0]} {left}", f"{play} {cows[-1]} {other} {left}")
    if gifts:
        yield f"{play} {gifts[0]} {other} {left}"
    yield from event_examples(view.hand, play, view, teller)
    if len(own) > 1:
        yield f"{shown('move', teller)} {own[0]} {left}"
        yield f"{shown('order', teller)} {' '.join(own)}"


def event_examples(hand: Sequence[int], play: str, view: UnexplodedView, teller: Teller) -> Iterator[str]:
    deck = deck_told(teller)
    for card in hand:
        if not deck.is_cow(card):
            yield f"{play} {card_name(card, teller).lower()}"
            return
