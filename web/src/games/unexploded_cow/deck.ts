/** The cards by their numbers, as the engine counts them: cows first, then events, copy by copy. */
import shipped from "../../wire/unexploded_cow_deck.json";
import editions from "../../wire/unexploded_cow_editions.json";
import type { City, Cow, DeckList, EventCard, UnexplodedOptions } from "../../wire/unexploded_cow";

export type Kind = Cow["kind"];
export type Effect = EventCard["effect"];
export type Edition = UnexplodedOptions["edition"];
/** A deck file leaves out what is as usual, and so does its JSON. */
type Written<T, Optional extends keyof T> = Omit<T, Optional> & Partial<Pick<T, Optional>>;
interface WrittenDeck {
  readonly cows: readonly Written<Cow, "known">[];
  readonly events: readonly Written<EventCard, "known" | "copies">[];
  readonly cities: readonly Written<City, "money" | "draw" | "cow">[];
}

export interface CowCard {
  readonly name: string;
  readonly price: number;
  readonly kind: Kind;
  readonly value: number;
}

export interface EventInHand {
  readonly name: string;
  readonly price: number;
  readonly effect: Effect;
}

export class Deck {
  readonly cows: readonly CowCard[];
  readonly events: readonly EventInHand[];
  readonly cities: readonly City[];

  constructor(written: WrittenDeck) {
    this.cows = written.cows;
    this.events = written.events.flatMap((event) => Array.from({ length: event.copies ?? 1 }, () => event));
    this.cities = written.cities.map((city) => ({
      name: city.name,
      points: city.points,
      money: city.money ?? 0,
      draw: city.draw ?? 0,
      cow: city.cow ?? null,
    }));
  }

  isCow(card: number): boolean {
    return card < this.cows.length;
  }

  cow(card: number): CowCard {
    return this.cows[card]!;
  }

  event(card: number): EventInHand {
    return this.events[card - this.cows.length]!;
  }

  city(number: number): City {
    return this.cities[number]!;
  }

  name(card: number): string {
    return this.isCow(card) ? this.cow(card).name : this.event(card).name;
  }

  price(card: number): number {
    return this.isCow(card) ? this.cow(card).price : this.event(card).price;
  }
}

const SHIPPED = new Deck(shipped as WrittenDeck);
const OWN = new WeakMap<DeckList, Deck>();

/** As a table was set up; what is not named is as usual. */
export interface Rules {
  readonly edition?: Edition;
  readonly deck?: DeckList | null;
}

export function deckOf(rules: Rules): Deck {
  if (!rules.deck) return SHIPPED;
  const known = OWN.get(rules.deck);
  if (known !== undefined) return known;
  const deck = new Deck(rules.deck);
  OWN.set(rules.deck, deck);
  return deck;
}

/** The money of an edition, and what a Mechanic's owner collects. */
export function editionOf(rules: Rules): (typeof editions)[Edition] {
  return editions[rules.edition ?? "2013"];
}
