"""The observation of 6 qui prend!, field by field."""

from typing import Final, get_args

from vacherie.games.six_qui_prend.actions import SPECIALS
from vacherie.games.six_qui_prend.cards import CARDS, ROW_COUNT
from vacherie.games.six_qui_prend.options import VARIANTS
from vacherie.games.six_qui_prend.values import Asked, Side
from vacherie.research.encoding.numbering import Numbering
from vacherie.research.encoding.six_qui_prend.actions import ACTIONS
from vacherie.research.encoding.six_qui_prend.chance import MOST_SEATS

ASKED: Final[tuple[str, ...]] = (*get_args(Asked), "over")
SIDES: Final[tuple[Side, ...]] = get_args(Side)
MOST_WAITING: Final = MOST_SEATS + 1
"""Cards in the queue: one of each seat, and the Ox's."""
WAITING_SIZE: Final = 2 + MOST_SEATS + 1
DECK: Final = len(CARDS)
SEATS: Final = f"seat 0 to {MOST_SEATS - 1} from the viewer on"
PER_CARD: Final = f"cards 1 to {DECK}"

FIELDS: Final = Numbering()
VARIANT: Final = FIELDS.add("variant", len(VARIANTS), "one flag: " + ", ".join(VARIANTS))
RULES: Final = FIELDS.add(
    "rules",
    6,
    "target heads / 100, rounds at most / 100 (0: none); flags of end_at=at_least, draft_memory, consent=all"
    "; players / 10",
)
ASKED_AT: Final = FIELDS.add("asked", len(ASKED), "one flag: " + ", ".join(ASKED))
TO_ACT: Final = FIELDS.add("to act", MOST_SEATS, f"flags, {SEATS}")
ROUND: Final = FIELDS.add("round", 1, "number of the round / 10")
HAND: Final = FIELDS.add("hand", DECK, f"flags, {PER_CARD}")
OWN_PICK: Final = FIELDS.add("own pick", 2, "its number / 104, and whether reversed; 0 for none")
ROWS: Final = FIELDS.add("rows", ROW_COUNT * DECK, f"flags, row by row, {PER_CARD}")
ROW_ENDS: Final = FIELDS.add("row ends", ROW_COUNT, "the last card of each row / 104")
ROW_SIZES: Final = FIELDS.add("row sizes", ROW_COUNT, "cards in each row / 6")
HAND_SIZES: Final = FIELDS.add("hand sizes", MOST_SEATS, f"cards / 10, {SEATS}")
PICKED: Final = FIELDS.add("picked", MOST_SEATS, f"flags of who has chosen a card, {SEATS}")
QUEUE: Final = FIELDS.add(
    "queue",
    MOST_WAITING * WAITING_SIZE,
    "revealed cards in order, each: value / 104, number / 104, one flag for its owner (seats, then the Ox)",
)
TAKEN: Final = FIELDS.add("taken", DECK, f"flags of the cards taken this round, {PER_CARD}")
PILE_HEADS: Final = FIELDS.add(
    "pile heads", MOST_SEATS, f"heads taken this round / 100, {SEATS}; the team's at 0"
)
TOTALS: Final = FIELDS.add("totals", MOST_SEATS, f"heads of finished rounds / 100, {SEATS}")
MARKER: Final = FIELDS.add(
    "marker", ROW_COUNT + len(SIDES), "flags: the fan card's row, its side: " + ", ".join(SIDES)
)
SPENT: Final = FIELDS.add("spent", MOST_SEATS, f"flags of used Reversed digits cards, {SEATS}")
DRAFT_FIRST: Final = FIELDS.add("draft first", MOST_SEATS, f"flag of who drafted first, {SEATS}")
DRAFT: Final = FIELDS.add("draft", DECK, f"flags of the open cards to draft, {PER_CARD}")
KNOWN: Final = FIELDS.add(
    "known hands",
    (MOST_SEATS - 1) * DECK,
    f"flags of what the viewer knows of the other hands, seat 1 on, {PER_CARD}",
)
OX: Final = FIELDS.add(
    "ox", 4, "cards to play / 10, cards taken / 100, heads / 100 and a flag once they are known"
)
SPECIALS_OPEN: Final = FIELDS.add("open specials", len(SPECIALS), "how many of each: " + ", ".join(SPECIALS))
SPECIALS_USED: Final = FIELDS.add("used specials", len(SPECIALS), "how many of each")
SPECIALS_LEFT: Final = FIELDS.add("specials left", 1, "cards in the pile / 16")
LOCKED: Final = FIELDS.add("locked", ROW_COUNT, "flags of rows with a Stop")
SEVENS: Final = FIELDS.add("sevens", ROW_COUNT, "flags of rows with a Take at 7")
NAMED_FIRST: Final = FIELDS.add("named first", 1, "how many of the queue First card has put there / 10")
SORTING: Final = FIELDS.add("sorting", MOST_WAITING, "the new order as far as named, numbers / 104")
PROPOSER: Final = FIELDS.add("proposer", MOST_SEATS, f"flag of who proposes, {SEATS}")
PROPOSAL: Final = FIELDS.add("proposal", ACTIONS.size, "flags: the proposal's numbers in the action table")
ORDER: Final = FIELDS.add("proposed order", MOST_WAITING, "of a Sort, numbers / 104")
FALLEN: Final = FIELDS.add(
    "fallen", 1, "proposals refused since anything changed / 10; the mask leaves them out"
)
PLACES: Final = FIELDS.add("places", MOST_SEATS, f"the final place / 10, {SEATS}")
BEGUN: Final = FIELDS.add("begun", ACTIONS.size, "flags: the numbers chosen so far of this action")
