"""Sets up a position from text, with a small deck of our own, and writes herds and money back as text.

Herds stand between slashes, the rightmost cow of each first, as bomb rolls count them:
`"Two Pfc4 / Spy3@0"`. A cow's name says its kind and, in hundreds, its value; all cost 100. `@0` is the owner
of a Spy. Events are named like their effects, and cost 100 too.
"""

from collections.abc import Iterable
from typing import Any, Final, TypeVar, get_args

from vacherie.core.values import CHANCE
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.actions import (
    DefuseBomb,
    HandOnBomb,
    PlayCow,
    PlayEvent,
    RollDie,
    Rolled,
    RolledTwice,
    StealBomb,
)
from vacherie.games.unexploded_cow.cards import City, Cow, DeckList, EffectName, Event, ready
from vacherie.games.unexploded_cow.editions import EditionName
from vacherie.games.unexploded_cow.events import UnexplodedEvent
from vacherie.games.unexploded_cow.game import UnexplodedState
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.games.unexploded_cow.position import UnexplodedPosition
from vacherie.games.unexploded_cow.values import Cards, OpenBlast, Spy
from vacherie.games.unexploded_cow.view import UnexplodedView

EventT = TypeVar("EventT", bound=UnexplodedEvent)

COWS: Final[dict[str, tuple[str, int]]] = {
    "Two": ("plain", 200),
    "Three": ("plain", 300),
    "Five": ("plain", 500),
    "Eight": ("plain", 800),
    **{f"Minus{value}": ("negative", -100 * value) for value in (2, 3)},
    **{f"Spy{value}": ("spy", 100 * value) for value in (3, 4, 5)},
    **{f"Mech{value}": ("mechanic", 100 * value) for value in (3, 5)},
    **{f"Gen{value}": ("general", 100 * value) for value in (4, 6)},
    **{f"Pfc{value}": ("pfc", 100 * value) for value in (4, 5)},
    **{f"Bomber{value}": ("bomber", 100 * value) for value in (4, 5, 6)},
}
EFFECTS: Final[tuple[str, ...]] = tuple(word for part in get_args(EffectName) for word in get_args(part))
CITIES: Final = (
    City("Vide", 1),
    City("Arras", 3, money=300),
    City("Amiens", 2, draw=3),
    City("Brest", 5, cow="steal_cow"),
    City("Dieppe", 8, cow="cow_from_discard"),
    City("Évreux", 4),
    City("Fécamp", 4),
)
DECK: Final = DeckList(
    cows=tuple(Cow(name, 100, kind, value) for name, (kind, value) in COWS.items()),  # type: ignore[arg-type]
    events=(
        *(Event(effect, 100, effect) for effect in EFFECTS),  # type: ignore[arg-type]
        Event("filler", 0, "others_pay_you_100", 20),
    ),
    cities=CITIES,
    counts="free",
)
NUMBERS: Final = {name: card for card, name in reversed([*enumerate(ready(DECK).names)])}
CITY_NUMBERS: Final = {city.name: number for number, city in enumerate(CITIES)}


def card(name: str) -> int:
    return NUMBERS[name]


def cards(names: str) -> Cards:
    return tuple(NUMBERS[name] for name in names.split())


def rules(edition: EditionName = "2013") -> UnexplodedOptions:
    return UnexplodedOptions(edition, DECK)


def board(
    drawing: str,
    *hands: str,
    edition: EditionName = "2013",
    pot: int = 5000,
    city: str | None = "Vide",
    discard: str = "",
    taken: Iterable[str] = (),
    city_pile: str | None = None,
    draw_pile: str | None = None,
    **more: Any,
) -> UnexplodedState:
    """A table at which seat 0 is to play; `more` are further fields of the position."""
    herds = [herd.split() for herd in drawing.split("/")]
    spies = [Spy(card(name), int(owner)) for name, owner in parted(herds) if owner]
    position = UnexplodedPosition(
        players=len(herds),
        options=rules(edition),
        pot=pot,
        herds=tuple(cards(" ".join(name.partition("@")[0] for name in herd)) for herd in herds),
        spies=tuple(sorted(spies, key=lambda spy: spy.card)),
        discard=cards(discard),
        city=None if city is None else CITY_NUMBERS[city],
        cities=tuple(towns(names) for names in taken),
        hands=tuple(map(cards, hands)) + ((),) * (len(herds) - len(hands)),
        draw_pile=None if draw_pile is None else cards(draw_pile),
        city_pile=None if city_pile is None else towns(city_pile),
        **more,
    )
    return GAME.restore(position)


def parted(herds: Iterable[Iterable[str]]) -> Iterable[tuple[str, str]]:
    for herd in herds:
        for name in herd:
            cow, _, owner = name.partition("@")
            yield cow, owner


def towns(names: str) -> Cards:
    return tuple(CITY_NUMBERS[name] for name in names.split())


def burning(drawing: str, bombs: str, herd: int = 0, **more: Any) -> UnexplodedState:
    """A table in the middle of a blast: these cows hold bombs."""
    return board(drawing, asked="blast", blast=OpenBlast(herd, cards(bombs)), **more)


# What people and chance do


def play(state: UnexplodedState, name: str, herd: int = 0, place: int = 0) -> list[UnexplodedEvent]:
    (seat,) = state.to_act()
    return state.apply(seat, PlayCow(card(name), herd, place))


def play_event(state: UnexplodedState, name: str) -> list[UnexplodedEvent]:
    (seat,) = state.to_act()
    return state.apply(seat, PlayEvent(card(name)))


def act(state: UnexplodedState, action: Any) -> list[UnexplodedEvent]:
    """Whoever is asked does this."""
    (actor,) = state.to_act()
    return state.apply(actor, action)


def roll(state: UnexplodedState, *rolls: int | tuple[int, int]) -> list[UnexplodedEvent]:
    """The die comes up like this, once or more; whoever could still play is done with it."""
    told: list[UnexplodedEvent] = []
    if state.to_act() != (CHANCE,):
        told += act(state, RollDie())
    for pips in rolls:
        told += state.apply(CHANCE, RolledTwice(*pips) if isinstance(pips, tuple) else Rolled(pips))
    return told


def steal(thief: str, name: str) -> StealBomb:
    return StealBomb(card(thief), card(name))


def hand_on(general: str, name: str) -> HandOnBomb:
    return HandOnBomb(card(general), card(name))


def defuse(mechanic: str) -> DefuseBomb:
    return DefuseBomb(card(mechanic))


# What has come of it


def table(state: UnexplodedState) -> UnexplodedView:
    """As the audience sees it."""
    return state.view(None)


def drawn(state: UnexplodedState) -> str:
    """The herds as `board` reads them."""
    names, owners = ready(DECK).names, {spy.card: spy.owner for spy in table(state).spies}
    herds = (
        " ".join(names[cow] + (f"@{owners[cow]}" if cow in owners else "") for cow in herd)
        for herd in table(state).herds
    )
    return " ".join(" / ".join(herds).split())


def gains(state: UnexplodedState) -> tuple[int, ...]:
    """What everybody has more than the usual 5000."""
    return tuple(money - 5000 for money in table(state).money)


def discarded(state: UnexplodedState) -> str:
    return " ".join(ready(DECK).names[each] for each in table(state).discard)


def hand(state: UnexplodedState, seat: int = 0) -> str:
    return " ".join(ready(DECK).names[each] for each in state.view(seat).hand)


def only(told: Iterable[UnexplodedEvent], kind: type[EventT]) -> list[EventT]:
    return [event for event in told if isinstance(event, kind)]


def refusal(state: UnexplodedState, action: Any) -> str | None:
    """Why whoever is asked may not do this."""
    (actor,) = state.to_act()
    refused = state.refusal(actor, action)
    return None if refused is None else refused.code
