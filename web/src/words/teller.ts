/** Who is told something: the words, the names, and the parameters of a sentence; the same as Python's teller. */
import type { Catalogue, Params } from "./words.svelte";

export interface Player {
  readonly name: string;
  readonly bot: string | null;
  /** Which cow they are. */
  readonly face?: number | null;
}

/** What every game says of its end. */
interface End {
  readonly places: readonly number[];
  readonly reason: string;
}

/** The seats that share the first place. */
export function winnersOf({ places }: Pick<End, "places">): number[] {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

export class Teller {
  constructor(
    readonly words: Catalogue,
    readonly prefix: string,
    readonly players: readonly Player[],
    readonly viewer: number | null,
    /** The game's rule choices, for words that depend on them; without them they are the usual ones. */
    readonly options: object = {},
  ) {}

  /** The game's own words: `text("event", "card_placed")` is the message event-six-card-placed. */
  text(area: string, name: string, params: Params = {}): string {
    return this.words.text(`${area}-${this.prefix}-${name.replaceAll("_", "-")}`, params);
  }

  who(actor: number | string): Params {
    if (typeof actor === "string") return { who: actor, name: "" };
    return { who: actor === this.viewer ? "you" : "other", name: this.players[actor]!.name };
  }

  /** The one who is told is "you" to himself. */
  name(actor: number | string): string {
    if (actor === "chance") return this.words.text("name-chance");
    if (typeof actor === "string") return this.text("name", actor);
    return actor === this.viewer ? this.words.text("name-you") : this.players[actor]!.name;
  }

  /** The same where it stands alone, as in a table: "You". */
  title(actor: number | string): string {
    return actor === this.viewer ? this.words.text("name-you-alone") : this.name(actor);
  }

  /** A list in running text: "3, 9 and 68". */
  together(items: Iterable<string | number>): string {
    const texts = [...items].map(String);
    const last = texts.pop();
    if (last === undefined) return this.words.text("list-nothing");
    if (!texts.length) return last;
    const list = texts.reduce((begun, item) => this.words.text("list-more", { list: begun, item }));
    return this.words.text("list-last", { list, item: last });
  }

  /** The parameters of the sentence that ends a game. */
  endFacts(end: End): Params {
    const winners = winnersOf(end);
    return {
      reason: this.text("reason", end.reason),
      winners: this.together(winners.map((seat) => this.name(seat))),
      count: winners.length,
    };
  }
}
