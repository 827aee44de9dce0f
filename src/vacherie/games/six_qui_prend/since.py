"""What each event of 6 qui prend! adds to the digest of what happened since one's last card."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from vacherie.core.said import Card, Place, Said, Typed
from vacherie.core.since import Digester, Fact, Gain, Mark, Note, Signed
from vacherie.core.values import Seat
from vacherie.games.six_qui_prend.events import (
    Agreed,
    CardDrafted,
    CardInserted,
    CardPlaced,
    CardReplaced,
    CardSlid,
    CardsRevealed,
    CardTakenBack,
    ChoiceOpened,
    DigitsReversed,
    Disagreed,
    DraftBegan,
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
    SpecialsTurnedUp,
    SpecialUsed,
    StopLifted,
)
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.telling import SpecialCard


class SixDigester(Digester):
    gains: ClassVar[dict[str, type[Typed]]] = {"heads": Signed}

    def turn_of(self, event: SixEvent) -> Sequence[Seat]:
        if isinstance(event, ChoiceOpened) and event.asked == "card":
            return tuple(actor for actor in event.actors if isinstance(actor, int))
        return ()

    def facts(
        self, events: Sequence[SixEvent], options: SixOptions, players: int
    ) -> Iterator[Sequence[Fact]]:
        return (trick_facts(event) or team_facts(event) or round_facts(event) for event in events)


def trick_facts(event: SixEvent) -> Sequence[Fact]:
    """A card, the row it goes to, and a row that is taken."""
    match event:
        case CardsRevealed(cards):
            return [Note(each.owner, "played", each.card) for each in cards]
        case DigitsReversed(seat, card, value):
            return [Note(seat, "reversed", Said("reversal", {"card": card, "value": value}, area="since"))]
        case CardPlaced(owner, card, row):
            return [Note(owner, "placed", Place(row)), Mark(Card(card))]
        case RowTaken(owner, row, _, heads):
            heads_won = [Gain(owner, "heads", heads)] if isinstance(owner, int) else []
            taken = Said("row", {"row": Place(row), "heads": heads}, area="since")
            return [Note(owner, "row_taken", taken), *heads_won]
        case CardInserted(owner, card, row):
            return [Note(owner, "inserted", Place(row)), Mark(Card(card))]
        case CardSlid(card, _, row):
            slide = Said("slide", {"card": card, "row": Place(row)}, area="since")
            return [Note(None, "slid", slide), Mark(Card(card))]
        case MarkerMoved(row):
            return [Note(None, "marker", Place(row))]
        case RowsResized(sizes):
            return [Note(None, "rows_resized", size) for size in sizes]
        case _:
            return []


def team_facts(event: SixEvent) -> Sequence[Fact]:
    """What players of the cooperative game do together."""
    match event:
        case SpecialsTurnedUp(specials):
            return [Note(None, "specials", SpecialCard(special)) for special in specials]
        case SpecialUsed(seat, special):
            return [Note(seat, "special_used", SpecialCard(special))]
        case StopLifted(seat, row):
            return [Note(seat, "stop_lifted", Place(row))]
        case CardTakenBack(seat, card):
            return [Note(seat, "taken_back", card)]
        case CardReplaced(seat, card):
            return [Note(seat, "replaced", card)]
        case OrderChanged():
            return [Note(None, "order_changed")]
        case SortBegan(seat):
            return [Note(seat, "sort")]
        case SortDropped(seat):
            return [Note(seat, "sort_dropped")]
        case Proposed(seat):
            return [Note(seat, "proposed")]
        case Agreed(seat):
            return [Note(seat, "agreed")]
        case Disagreed(seat):
            return [Note(seat, "disagreed")]
        case OxFaced():
            return [Note(None, "ox_faced")]
        case _:
            return []


def round_facts(event: SixEvent) -> Sequence[Fact]:
    match event:
        case RoundBegan(number):
            return [Note(None, "round", number)]
        case RowsOpened(cards):
            return [Mark(Card(card)) for card in cards]
        case DraftBegan(seat):
            return [Note(seat, "draft")]
        case CardDrafted(seat, card):
            return [Note(seat, "drafted", card)]
        case RoundScored():
            return [Note(None, "round_scored")]
        case _:
            return []
