"""The tables of Unexploded Cow, made for one deck: its cards are numbers in the order of the deck."""

from functools import cache
from typing import Final, get_args

from vacherie.games.unexploded_cow.cards import Deck
from vacherie.games.unexploded_cow.editions import MOST_PLAYERS
from vacherie.games.unexploded_cow.values import Asked
from vacherie.research.encoding.numbering import Numbering
from vacherie.research.encoding.vector import Vector

ASKED: Final[tuple[str, ...]] = (*get_args(Asked), "over")
SEATS: Final = f"seat 0 to {MOST_PLAYERS - 1} from the viewer on"
PIPS: Final = 6


class Tables:
    """Where everything stands, in actions, in chance's outcomes and in observations."""

    def __init__(self, cards: int, cows: int, cities: int) -> None:
        self.cards, self.cows, self.city_count = cards, cows, cities
        self.number_actions()
        self.number_outcomes()
        self.number_fields()
        self.asked_places = {asked: place for place, asked in enumerate(ASKED, self.asked)}
        self.herd_places = [(1 + place) / 10 for place in range(cows)]
        """What stands at "cow places" for each place of a herd."""
        self.no_blast = Vector(self.order - self.blast).data
        """The fields from "blast" to "paid" where there is none."""

    def number_actions(self) -> None:
        self.actions = Numbering()
        add = self.actions.add
        self.roll_die = add("roll", 1, "play no more: the bomb roll")
        self.card = add(
            "card",
            self.cards,
            "play an event; or a cow, then herd and place; choose a cow; pay for it next; in a blast what a "
            "Mechanic, General or PFC does, the latter two then with another card",
        )
        self.move = add("move", self.cows, "give this cow of the own herd another place, which follows")
        self.herd = add("herd", MOST_PLAYERS, f"in front of {SEATS}; a place follows")
        self.place = add("place", self.cows + 1, "so many cows stand to the right of it")
        self.pips = add("pips", PIPS, "the roll of 1 to 6 that counts", first=1)
        self.let_blow = add("let blow", 1, "do nothing more about the bombs")

    def number_outcomes(self) -> None:
        self.outcomes = Numbering()
        add = self.outcomes.add
        self.main_draw = add("card", self.cards, "the next card of the deck, top first; hands from seat 0 on")
        self.city_draw = add("city", self.city_count, "the next city, top first")
        self.seat_draw = add("seat", MOST_PLAYERS, "who begins")
        self.roll = add("pips", PIPS, "a roll of 1 to 6", first=1)

    def number_fields(self) -> None:
        self.fields = Numbering()
        add = self.fields.add
        cards, cows, cities, seats = self.cards, self.cows, self.city_count, MOST_PLAYERS
        self.rules = add("rules", 2, "flag of the edition of 2011; players / 6")
        self.asked = add("asked", len(ASKED), "one flag: " + ", ".join(ASKED))
        self.to_act = add("to act", seats, f"flags, {SEATS}")
        self.active = add("active", seats, f"flag of whose turn it is, {SEATS}")
        self.roller = add("roller", seats, f"flag of who has the die, {SEATS}")
        self.first = add("first", seats, f"flag of who began, {SEATS}")
        self.last_taker = add("last taker", seats, f"flag of who took the last city, {SEATS}")
        self.money = add("money", seats, f"money / 1000, {SEATS}")
        self.start = add("start", seats, f"money at the start / 1000, {SEATS}")
        self.pot = add("pot", 1, "money in the pot / 1000")
        self.hand = add("hand", cards, "flags, by card")
        self.hand_sizes = add("hand sizes", seats, f"cards / 10, {SEATS}")
        self.herds = add("herds", seats * cows, f"flags of the cows in each herd, {SEATS}, by cow")
        self.places = add(
            "cow places", cows, "1 + the cows to the right of it, / 10, by cow; 0 if not in play"
        )
        self.spies = add("spies", seats * cows, f"flags of who played each Spy in play, {SEATS}, by cow")
        self.discard = add("discard", cards, "flags of discarded cards, by card")
        self.piles = add("piles", 2, "cards in the deck / 100, cities in theirs / 12")
        self.city = add("city", cities, "flag of the city that is face up")
        self.city_turns = add("city turns", 1, "turns since then / 10")
        self.cities = add("cities", seats * cities, f"flags of the cities taken, {SEATS}, by city")
        self.unclaimed = add("unclaimed", cities, "flags of the cities given up")
        self.turn = add(
            "turn", 4, "cards played / 10, moves / 100, flag of a Metal Detector, cards to draw / 3"
        )
        self.used = add("used", cows, "flags of the cows that have used their ability in this turn")
        self.event = add("event", cards, "flag of the event under way")
        self.visiting = add("visiting", cities, "flag of the city just taken")
        self.chosen = add("chosen", cows, "flag of the cow that an event or a city acts on")
        self.rolls = add("rolls", 2 * PIPS, "one flag each for the two rolls to choose from")
        self.blast = add("blast", seats, f"flag of the herd with bombs, {SEATS}")
        self.bombs = add("bombs", cows, "bombs that each cow holds")
        self.stolen = add("stolen", cows, "stolen bombs that each PFC holds")
        self.exploded = add("exploded", seats * cows, f"flags of cows to pay for, by owner, {SEATS}, by cow")
        self.settled = add("settled", seats * cows, f"flags of cows paid for, by owner, {SEATS}, by cow")
        self.moments = add("moments", cows, "the moment at which each of those exploded / 10")
        self.paid = add("paid", cows, "1 + the cows paid for before it, / 10")
        self.order = add("order", seats, f"1 + place in the order of Sudden Death, / 6, {SEATS}; 0 before it")
        self.final = add("final places", seats, f"the final place / 6, {SEATS}")
        self.begun = add("begun", self.actions.size, "flags: the numbers chosen so far of this action")


@cache
def tables_of(cards: int, cows: int, cities: int) -> Tables:
    return Tables(cards, cows, cities)


def tables_for(deck: Deck) -> Tables:
    return tables_of(deck.main_count, deck.cow_count, len(deck.cities))
