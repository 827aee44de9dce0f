"""What Unexploded Cow asks a player, why, and what can be answered."""

from collections.abc import Sequence

from vacherie.core.errors import Param
from vacherie.games.unexploded_cow.actions import (
    DefuseBomb,
    HandOnBomb,
    LetBlow,
    PayNext,
    StealBomb,
    UnexplodedAction,
)
from vacherie.games.unexploded_cow.view import UnexplodedView
from vacherie.tables.teller import Teller
from vacherie.tables.unexploded_cow.board import discarded_cows
from vacherie.tables.unexploded_cow.cards import card_name, card_names, deck_told, money
from vacherie.tables.unexploded_cow.names import shown
from vacherie.tables.unexploded_cow.targets import asked_effect


def question(view: UnexplodedView, legal: Sequence[UnexplodedAction], teller: Teller) -> list[str]:
    match view.asked:
        case "play":
            return [teller.text("asked", "play"), teller.text("asked", "play.how", **command_words(teller))]
        case "cow":
            return cow_question(view, teller)
        case "place":
            return place_question(view, teller)
        case "which_roll":
            first, second = view.rolls or (0, 0)
            return [teller.text("asked", "which_roll", first=first, second=second)]
        case "blast":
            return blast_question(view, legal, teller)
        case "payout":
            return payout_question(view, legal, teller)
        case asked:
            assert asked is not None
            return [teller.text("asked", asked)]


def command_words(teller: Teller) -> dict[str, Param]:
    return {word: shown(word, teller) for word in ("play", "move", "order", "roll", "left", "right")}


def cause(view: UnexplodedView, teller: Teller) -> dict[str, Param]:
    """The city or the event that asks."""
    deck = deck_told(teller)
    if view.visiting is not None:
        return {"by": "city", "cause": deck.cities[view.visiting].name}
    assert view.event is not None
    return {"by": "event", "cause": card_name(view.event, teller)}


def cow_question(view: UnexplodedView, teller: Teller) -> list[str]:
    effect = asked_effect(view)
    chosen = "none" if view.chosen is None else deck_told(teller).name(view.chosen)
    lines = [teller.text("asked", "cow", effect=effect, chosen=chosen, **cause(view, teller))]
    if effect == "cow_from_discard":
        lines.append(teller.text("asked", "cow.discard", cows=discarded_cows(view, teller)))
    else:
        lines.append(teller.text("asked", "cow.how"))
    return lines


def place_question(view: UnexplodedView, teller: Teller) -> list[str]:
    assert view.chosen is not None
    is_stray = asked_effect(view) == "move_cow"
    cow = deck_told(teller).name(view.chosen)
    ends = {word: shown(word, teller) for word in ("left", "right")}
    most = len(view.herds[view.active]) + 1
    example = next(teller.players[seat].name for seat in range(view.players) if seat != view.viewer)
    return [
        teller.text("asked", "place", card=cow, stray="yes" if is_stray else "no", **cause(view, teller)),
        teller.text("asked", "place.herd", name=example, **ends)
        if is_stray
        else teller.text("asked", "place.how", most=most, **ends),
    ]


def blast_question(view: UnexplodedView, legal: Sequence[UnexplodedAction], teller: Teller) -> list[str]:
    """Who holds a bomb, and each thing that can be done about it, with a number."""
    blast = view.blast
    assert blast is not None
    holders = list(dict.fromkeys((*blast.bombs, *blast.stolen)))
    asked = teller.text(
        "asked",
        "blast",
        cows=card_names(holders, teller),
        count=len(holders),
        **teller.who(view.active),
    )
    return [asked, *numbered(legal, view, teller)]


def payout_question(view: UnexplodedView, legal: Sequence[UnexplodedAction], teller: Teller) -> list[str]:
    asked = teller.text("asked", "payout", pot=money(view.pot, teller))
    return [asked, *numbered(legal, view, teller)]


def numbered(legal: Sequence[UnexplodedAction], view: UnexplodedView, teller: Teller) -> list[str]:
    return [
        f"  {number}  {action_text(action, view, teller)}" for number, action in enumerate(legal, start=1)
    ]


def action_text(action: UnexplodedAction, view: UnexplodedView, teller: Teller) -> str:
    """What would happen, and how it is typed in words."""
    deck = deck_told(teller)
    match action:
        case StealBomb(thief, card):
            return teller.text("action", "steal-bomb", cow=deck.name(thief), other=deck.name(card))
        case HandOnBomb(general, card):
            return teller.text("action", "hand-on-bomb", cow=deck.name(general), other=deck.name(card))
        case DefuseBomb(mechanic):
            amount = money(view.defusal, teller)
            return teller.text("action", "defuse-bomb", cow=deck.name(mechanic), amount=amount)
        case LetBlow():
            return teller.text("action", "let-blow")
        case PayNext(card):
            return payout_text(card, view, teller)
        case _:
            raise AssertionError(action)


def payout_text(card: int, view: UnexplodedView, teller: Teller) -> str:
    stake = next(each for each in view.stakes if each.card == card)
    return teller.text(
        "action",
        "pay-next",
        cow=deck_told(teller).name(card),
        how="pays" if stake.pays < 0 else "takes",
        amount=money(abs(stake.pays), teller),
        **teller.who(stake.owner),
    )
