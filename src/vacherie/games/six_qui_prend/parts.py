"""What a variant adds to the view of the base game: a part of its own, made in the variant's own file."""

from typing import TYPE_CHECKING

import msgspec

from vacherie.core.values import kind_name
from vacherie.games.six_qui_prend.actions import Special
from vacherie.games.six_qui_prend.values import Idea, Marker, Proposal

if TYPE_CHECKING:
    from vacherie.games.six_qui_prend.view import SixView


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=kind_name):
    """One variant's own part of a view."""


class FanCard(Part, frozen=True):
    """Even/Odd, Escalade and Cabriole: where the fan card lies, `None` between rounds."""

    marker: Marker | None


class Reversers(Part, frozen=True):
    """Reversed digits: who has used up the card (D7)."""

    spent: tuple[bool, ...]


class Draft(Part, frozen=True):
    """The pro variant: the cards still open on the table, and who chose first this round."""

    first: int | None
    cards: tuple[int, ...]


class Team(Part, frozen=True):
    """The cooperative game: what the team sees of the Ox and of the special cards."""

    ox_cards: int
    """How many cards the Ox has still to play."""
    ox_pile_size: int
    ox_pile: tuple[int, ...] | None
    """What the Ox has taken; nobody may look before the end (B4)."""
    ox_heads: int | None
    specials: tuple[Special, ...]
    specials_left: int
    used: tuple[Special, ...]
    locked: tuple[bool, ...]
    sevens: tuple[bool, ...]
    named_first: tuple[int, ...]
    """The cards at the head of the queue that First card put there."""
    sorting: tuple[int, ...]
    """The new order as far as it has been named."""
    proposal: Proposal | None
    fallen: tuple[Idea, ...]
    """What found no agreement; it is not proposed again before something changes."""


VariantPart = FanCard | Reversers | Draft | Team


def marker_of(view: "SixView") -> Marker | None:
    return view.variant.marker if isinstance(view.variant, FanCard) else None


def spent_of(view: "SixView") -> tuple[bool, ...] | None:
    return view.variant.spent if isinstance(view.variant, Reversers) else None


def draft_of(view: "SixView") -> Draft | None:
    return view.variant if isinstance(view.variant, Draft) else None


def team_of(view: "SixView") -> Team | None:
    return view.variant if isinstance(view.variant, Team) else None
