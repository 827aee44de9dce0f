"""What the sentences about the events of 6 qui prend! need to know."""

from vacherie.cli.teller import Teller, plain_fact, plain_facts
from vacherie.core.errors import Param
from vacherie.core.values import Action, kind_of
from vacherie.games.six_qui_prend.events import (
    CardsRevealed,
    ChoiceOpened,
    GameEnded,
    HandsDealt,
    Proposed,
    RoundScored,
    SixEvent,
    SpecialsTurnedUp,
)
from vacherie.games.six_qui_prend.values import Played


def facts(event: SixEvent, teller: Teller) -> dict[str, Param]:
    match event:
        case ChoiceOpened(asked=asked, actors=actors):
            return {"asked": asked, "names": teller.together(map(teller.name, actors))}
        case HandsDealt(hands):
            own = None if teller.viewer is None else hands[teller.viewer]
            return plain_fact("cards", own, teller)
        case CardsRevealed(cards):
            return {"cards": teller.together(played_text(played, teller) for played in cards)}
        case RoundScored(heads, totals):
            scores = (
                teller.words.text("event-six-round-scored.item", **teller.who(seat), heads=taken, total=total)
                for seat, (taken, total) in enumerate(zip(heads, totals, strict=True))
            )
            return {"scores": teller.together(scores)}
        case SpecialsTurnedUp(specials, left):
            names = (teller.text("special", special) for special in specials)
            return {"specials": teller.together(names), "count": len(specials), "left": left}
        case Proposed(seat, action, order):
            return {**teller.who(seat), "action": action_text(action, order, teller)}
        case GameEnded(outcome):
            return {
                "reason": teller.text("reason", outcome.reason),
                "winners": teller.together(map(teller.name, outcome.winners)),
                "count": len(outcome.winners),
            }
        case _:
            return plain_facts(event, teller)


def played_text(played: Played, teller: Teller) -> str:
    """A card on its way to a row: 24, or 24 as 42, and whose it is."""
    return teller.words.text(
        "event-six-cards-revealed.item",
        **teller.who(played.owner),
        card=played.card,
        value=played.value,
        reversed="no" if played.value == played.card else "yes",
    )


def action_text(action: Action, order: tuple[int, ...], teller: Teller) -> str:
    """What somebody asks the team for."""
    params: dict[str, Param] = {"order": teller.together(order)}
    for name in action.__struct_fields__:
        params.update(plain_fact(name, getattr(action, name), teller))
    return teller.text("action", kind_of(action), **params)
