/** One table as this person sees it: its messages, its story, its chat, and what can be done. */
import { Refusal } from "../lib/api/http";
import { listen } from "../lib/api/stream";
import { TableApi } from "../lib/api/tables";
import { keepMove, newMove, unsentMove, type Move } from "../lib/api/unsent";
import type { Digest, Seen, SeenSetup } from "../wire/server";
import { listen as hear, sentence, sentences, type Heard } from "../words/said";
import { Teller } from "../words/teller";
import { say, words } from "../words/words.svelte";
import type { Chair, GameTable, Moment } from "./game";
import { loadGame, prefixOf } from "./games";
import { Playing } from "./playing.svelte";
import { readingTime } from "./reading";
import { told, type Deeds } from "./since";
import { attempt, toast } from "./toast.svelte";

type AnyGame = GameTable<unknown, unknown, unknown>;
type AnyPlaying = Playing<unknown, unknown, unknown>;
type AnyMoment = Moment<unknown, unknown, unknown>;

export interface Remark {
  readonly number: number;
  readonly seat: number;
  readonly text: string;
}

interface Told extends Heard {
  readonly number: number;
}

/** How many messages back the story begins for somebody who comes in the middle. */
const LOOK_BACK = 120;
const LONGEST_STORY = 600;
/** Milliseconds after which somebody wonders whether his move was made. */
const LATE = 1500;

export class Table {
  readonly api: TableApi;
  #seen = $state.raw<Seen | null>(null);
  #setup = $state.raw<SeenSetup | null>(null);
  #game = $state.raw<AnyGame | null>(null);
  #playing = $state.raw<AnyPlaying | null>(null);
  #told = $state.raw<readonly Told[]>([]);
  #remarks = $state.raw<readonly Remark[]>([]);
  isOnline = $state(true);
  #move = $state.raw<Move | null>(null);
  #isLate = $state(false);
  isMissing = $state(false);
  areBotsBusy = $state(false);
  #backlog: Seen[] | null = null;
  #stop: () => void;

  constructor(id: string) {
    this.api = new TableApi(id);
    this.#stop = listen(id, {
      onSeen: (seen) => {
        this.areBotsBusy = false;
        this.#receive(seen);
      },
      onBusy: () => (this.areBotsBusy = true),
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
    const players = this.chairs.map((chair) => ({ ...chair, name: chair.name ?? "" }));
    const prefix = prefixOf(this.#setup?.game ?? "");
    return new Teller(words.catalogue, prefix, players, this.#seen?.you ?? null, this.#setup?.options);
  }

  /** What has been shown of the game, as sentences in the language that is spoken now. */
  get story(): { number: number; text: string }[] {
    const { game, playing, teller } = { game: this.#game, playing: this.#playing, teller: this.teller };
    if (game === null || playing === null) return [];
    return this.#told.flatMap((told) =>
      sentences(game, told, teller, playing.seenOf(told).length).map((text) => ({
        number: told.number,
        text,
      })),
    );
  }

  /** What has happened since one's last turn, once all of it has been shown and until one acts. */
  get digest(): Digest | null {
    return this.#playing?.isBusy === false ? (this.#seen?.since ?? null) : null;
  }

  /** The pieces that it speaks of. */
  get marks(): readonly string[] {
    const game = this.#game;
    return (this.digest?.marks ?? []).flatMap((mark) => game?.piecesOf?.(mark as never) ?? []);
  }

  /** What it says, player by player. */
  get told(): readonly Deeds[] {
    const { digest } = this;
    return digest === null || this.#game === null ? [] : told(digest, this.teller, this.#game);
  }

  /** Shows once more what has happened since one's last turn. */
  async playAgain(): Promise<void> {
    const after = this.#seen?.since?.after;
    if (after === undefined) return;
    const [before, ...moments] = await this.api.moments(Math.max(0, after - 1));
    if (before?.view == null) return;
    for (const moment of moments) if (this.#game !== null) hear(this.#game, moment);
    this.#playing?.again(before.view, moments.map(momentOf));
  }

  /** The move that waits for the line; one that is answered in good time waits for nothing. */
  get waitingMove(): Move | null {
    return this.#isLate || !this.isOnline ? this.#move : null;
  }

  /** `name` is what was pressed, in its own words. */
  async act(action: unknown, name = ""): Promise<void> {
    const question = this.#seen?.question;
    if (question != null && this.#move === null) await this.#send(newMove(question, action as object, name));
  }

  /** What would be seen after the action; `null` where nobody can know, or the table has moved on. */
  async preview(action: unknown): Promise<unknown> {
    const question = this.#seen?.question;
    if (question == null) return null;
    return this.api.preview(question, action as object).catch(() => null);
  }

  async undo(): Promise<void> {
    const question = this.#seen?.question;
    if (question != null) await this.api.undo(question);
  }

  close(): void {
    this.#stop();
  }

  async #send(move: Move): Promise<void> {
    this.#playing?.hold();
    this.#move = move;
    keepMove(this.api.id, move);
    const late = setTimeout(() => (this.#isLate = true), LATE);
    try {
      await this.api.act(move);
    } catch (error) {
      this.#playing?.release();
      if (!(error instanceof Refusal) || error.problem.code !== "stale-question") throw error;
      toast.show(say("web-move-too-late"));
    } finally {
      clearTimeout(late);
      this.#isLate = false;
      this.#move = null;
      keepMove(this.api.id, null);
    }
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
    if (seen.happened === null && this.#playing !== null && seen.number > (this.#seen?.number ?? 0)) {
      void this.#catchUp(seen);
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

  /** What happened while the line was down, shown as it happened; a story too long is passed over. */
  async #catchUp(now: Seen): Promise<void> {
    this.#backlog = [];
    const missed = await this.api.moments(this.#seen?.number ?? 0).catch(() => []);
    const waiting = this.#backlog;
    this.#backlog = null;
    if (missed.some(({ number }) => number === now.number)) {
      for (const seen of missed.filter(({ number }) => number <= now.number)) this.#take(seen);
    }
    this.#take(now);
    for (const seen of waiting) this.#receive(seen);
  }

  #take(seen: Seen): void {
    const isNew = this.#seen === null || seen.number > this.#seen.number;
    const isFirst = seen.happened === null;
    if (!isNew && !isFirst) return;
    const isKnown = this.#playing !== null && seen.number === this.#seen?.number;
    const isUndone = seen.happened?.kind === "undone";
    const takenBack = isUndone ? (this.#told.at(-1)?.events.length ?? 0) : 0;
    this.#seen = seen;
    if (isNew && !isFirst) this.#hear(seen);
    if (seen.view === null || this.#game === null || isKnown) return;
    const moment = momentOf(seen);
    if (this.#playing === null) {
      this.#playing = new Playing(this.#game, moment);
      this.#playing.reading = (event) => this.#readingTime(event as object);
      if (isFirst) void this.#lookBack(seen.number);
      const unsent = unsentMove(this.api.id);
      if (unsent !== null) attempt(this.#send(unsent));
    } else if (isFirst) {
      this.#playing.jump(moment, []);
      void this.#lookBack(seen.number);
    } else if (isUndone) this.#playing.takeBack(moment, takenBack);
    else this.#playing.push(moment);
  }

  #hear(seen: Seen): void {
    const { happened, number, events, said } = seen;
    if (this.#game !== null) hear(this.#game, seen);
    // What was taken back has not happened; nobody else has acted since.
    if (happened?.kind === "undone") this.#told = this.#told.slice(0, -1);
    else if (happened?.kind === "acted" || events.length) {
      this.#told = [...this.#told, { number, events, said }].slice(-LONGEST_STORY);
    }
    if (happened?.kind === "said" && happened.seat != null) {
      this.#remarks = [...this.#remarks, { number, seat: happened.seat, text: happened.text ?? "" }];
    }
  }

  /** One knows what one has done oneself. */
  #readingTime(event: object): number {
    const { seat } = event as { seat?: unknown };
    if (this.#game === null || seat === this.#seen?.you) return 0;
    return readingTime(sentence(this.#game, event, this.teller));
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

function momentOf({ number, events, view, legal, hints, round }: Seen): AnyMoment {
  return { number, events, view, legal, hints, round };
}
