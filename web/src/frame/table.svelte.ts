/** One table as this person sees it: its messages, its story, its chat, and what can be done. */
import { listen } from "../lib/api/stream";
import { TableApi } from "../lib/api/tables";
import type { Seen, SeenSetup } from "../wire/server";
import { Teller } from "../words/teller";
import { words } from "../words/words.svelte";
import type { Chair, GameTable, Moment } from "./game";
import { loadGame } from "./games";
import { Playing } from "./playing.svelte";

type AnyGame = GameTable<unknown, unknown, unknown>;
type AnyPlaying = Playing<unknown, unknown, unknown>;
type AnyMoment = Moment<unknown, unknown, unknown>;

export interface Remark {
  readonly number: number;
  readonly seat: number;
  readonly text: string;
}

interface Told {
  readonly number: number;
  readonly events: readonly unknown[];
}

/** How many messages back the story begins for somebody who comes in the middle. */
const LOOK_BACK = 120;
const LONGEST_STORY = 600;

export class Table {
  readonly api: TableApi;
  #seen = $state.raw<Seen | null>(null);
  #setup = $state.raw<SeenSetup | null>(null);
  #game = $state.raw<AnyGame | null>(null);
  #playing = $state.raw<AnyPlaying | null>(null);
  #told = $state.raw<readonly Told[]>([]);
  #remarks = $state.raw<readonly Remark[]>([]);
  isOnline = $state(true);
  isMissing = $state(false);
  #backlog: Seen[] | null = null;
  #stop: () => void;

  constructor(id: string) {
    this.api = new TableApi(id);
    this.#stop = listen(id, {
      onSeen: (seen) => this.#receive(seen),
      onLine: (isOpen) => {
        this.isOnline = isOpen;
        if (!isOpen && this.#seen === null) void this.#probe();
      },
    });
  }

  get seen(): Seen | null {
    return this.#seen;
  }

  get setup(): SeenSetup | null {
    return this.#setup;
  }

  get game(): AnyGame | null {
    return this.#game;
  }

  get playing(): AnyPlaying | null {
    return this.#playing;
  }

  get chairs(): readonly Chair[] {
    return this.#seen?.chairs ?? [];
  }

  get remarks(): readonly Remark[] {
    return this.#remarks;
  }

  get teller(): Teller {
    const players = this.chairs.map((chair) => ({ name: chair.name ?? "", bot: chair.bot }));
    const [prefix, you] = [this.#game?.prefix ?? "", this.#seen?.you ?? null];
    return new Teller(words.catalogue, prefix, players, you, this.#setup?.options);
  }

  /** What has been shown of the game, as sentences in the language that is spoken now. */
  get story(): { number: number; text: string }[] {
    const { game, playing, teller } = { game: this.#game, playing: this.#playing, teller: this.teller };
    if (game === null || playing === null) return [];
    return this.#told.flatMap((told) =>
      game.sentences(playing.seenOf(told), teller).map((text) => ({ number: told.number, text })),
    );
  }

  async act(action: unknown): Promise<void> {
    const decision = this.#seen?.decision;
    if (decision == null) return;
    this.#playing?.hold();
    try {
      await this.api.act(decision, action as object);
    } catch (error) {
      this.#playing?.release();
      throw error;
    }
  }

  async undo(): Promise<void> {
    const decision = this.#seen?.decision;
    if (decision != null) await this.api.undo(decision);
  }

  close(): void {
    this.#stop();
  }

  #receive(seen: Seen): void {
    // While the game's chunk loads, what comes in waits.
    if (this.#backlog !== null) {
      this.#backlog.push(seen);
      return;
    }
    if (seen.setup !== null) this.#setup = seen.setup;
    if (seen.view !== null && this.#game === null) {
      this.#backlog = [seen];
      void this.#loadGame();
      return;
    }
    this.#take(seen);
  }

  async #loadGame(): Promise<void> {
    const game = await loadGame(this.#setup?.game ?? "");
    const waiting = this.#backlog ?? [];
    this.#backlog = null;
    this.#game = game;
    for (const seen of waiting) this.#receive(seen);
  }

  #take(seen: Seen): void {
    const isNew = this.#seen === null || seen.number > this.#seen.number;
    const isFirst = seen.happened === null;
    if (!isNew && !isFirst) return;
    const isUndone = seen.happened?.kind === "undone";
    const takenBack = isUndone ? (this.#told.at(-1)?.events.length ?? 0) : 0;
    this.#seen = seen;
    if (isNew && !isFirst) this.#hear(seen);
    if (seen.view === null || this.#game === null) return;
    const moment: AnyMoment = {
      number: seen.number,
      events: seen.events,
      view: seen.view,
      legal: seen.legal,
    };
    if (this.#playing === null) {
      this.#playing = new Playing(this.#game, moment);
      if (isFirst) void this.#lookBack(seen.number);
    } else if (isFirst || isUndone) this.#playing.takeBack(moment, takenBack);
    else this.#playing.push(moment);
  }

  #hear(seen: Seen): void {
    const { happened, number, events } = seen;
    // What was taken back has not happened; nobody else has acted since.
    if (happened?.kind === "undone") this.#told = this.#told.slice(0, -1);
    else if (happened?.kind === "acted" || events.length) {
      this.#told = [...this.#told, { number, events }].slice(-LONGEST_STORY);
    }
    if (happened?.kind === "said" && happened.seat != null) {
      this.#remarks = [...this.#remarks, { number, seat: happened.seat, text: happened.text ?? "" }];
    }
  }

  /** What happened before one came in, or loaded the page again. */
  async #lookBack(until: number): Promise<void> {
    const moments = await this.api.moments(until - LOOK_BACK).catch(() => []);
    const before = moments.filter((moment) => moment.number <= until);
    const [told, remarks] = [this.#told, this.#remarks];
    [this.#told, this.#remarks] = [[], []];
    for (const moment of before) this.#hear(moment);
    this.#playing?.recall(this.#told.flatMap(({ events }) => events));
    this.#told = [...this.#told, ...told.filter((each) => each.number > until)];
    this.#remarks = [...this.#remarks, ...remarks.filter((each) => each.number > until)];
  }

  async #probe(): Promise<void> {
    const found = await fetch(`/tables/${this.api.id}`).catch(() => null);
    this.isMissing = found?.status === 404;
  }
}
