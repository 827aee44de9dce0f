/** A game shown again: where in it one is, and the ways to be elsewhere. */
import type { GameTable, Moment } from "../frame/game";
import { Playing } from "../frame/playing.svelte";
import type { Replay } from "../wire/server";
import { listen } from "../words/said";

type AnyGame = Pick<
  GameTable<unknown, unknown, unknown>,
  "fold" | "show" | "beginsTurn" | "fields" | "spelling"
>;

export const SPEEDS = [0.5, 1, 2, 4] as const;
const REMEMBERED = 200;

/** A moment of a game: after a step, or after so many of its events. */
export interface Spot {
  readonly step: number;
  readonly events?: number | undefined;
}

/** "12" is all of step 12, "12-3" its first three events. */
export function parseSpot(text: string | null): Spot {
  const [step, events] = (text ?? "").split("-").map((part) => (part === "" ? NaN : Number(part)));
  return { step: step ?? NaN, events };
}

export function spotText({ step, events }: Spot): string {
  return events === undefined ? `${step}` : `${step}-${events}`;
}

export class Replaying {
  readonly playing: Playing<unknown, unknown, unknown>;
  /** The steps with which a turn begins. */
  readonly turns: readonly number[];
  #at: number;
  /** How many events of the step are shown, where it is not all of them. */
  #events: number | undefined = $state();
  #isRunning = $state(false);

  constructor(
    readonly game: AnyGame,
    readonly replay: Replay,
    at: number | Spot = 0,
  ) {
    for (const step of replay.steps) listen(game, step);
    this.turns = replay.steps.flatMap(({ events }, number) =>
      events.some((event) => beginsTurn(game, event)) ? [number] : [],
    );
    const spot = this.#within(typeof at === "number" ? { step: at } : at);
    this.#at = $state(spot.step);
    this.#events = spot.events;
    this.playing = new Playing(game, { ...this.#shown(), events: this.#eventsUntil() });
  }

  get at(): number {
    return this.#at;
  }

  /** Where one is, to the event. */
  get spot(): Spot {
    return { step: this.#at, events: this.#events };
  }

  /** Whether what the event of a step brought is on the table. */
  isPast(step: number, event: number): boolean {
    return step < this.#at || (step === this.#at && event < (this.#events ?? Infinity));
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  get speed(): number {
    return this.playing.speed;
  }

  set speed(speed: number) {
    this.playing.speed = speed;
  }

  /** What a seat sees now, where all cards are open. */
  handOf(seat: number): unknown {
    const { view, hands } = this.replay.steps[this.#at]!;
    return { ...(view as object), ...hands?.[seat] };
  }

  /** Plays on, from the beginning again if it has come to the end; or stays where it is. */
  toggle(): void {
    if (this.#isRunning) {
      this.pause();
      return;
    }
    if (this.#at === this.last) this.go(0);
    this.#isRunning = true;
    this.forward();
  }

  pause(): void {
    this.#isRunning = false;
  }

  /** One step, shown as it happened; or what is left of one. */
  forward(): void {
    if (this.#events !== undefined) {
      const rest = this.#moment(this.#at);
      this.playing.finish();
      this.playing.go({ ...rest, events: rest.events.slice(this.#events) });
      this.#events = undefined;
    } else if (this.#at < this.last) {
      this.playing.finish();
      this.#at += 1;
      this.playing.push(this.#moment(this.#at));
    }
    if (this.#at === this.last) this.pause();
  }

  back(): void {
    this.go(this.#at - 1);
  }

  nextTurn(): void {
    this.go(this.turns.find((turn) => turn > this.#at) ?? this.last);
  }

  lastTurn(): void {
    this.go(this.turns.findLast((turn) => turn < this.#at) ?? 0);
  }

  /** At once, without what lies between. */
  go(at: number | Spot): void {
    const spot = this.#within(typeof at === "number" ? { step: at } : at);
    this.#at = spot.step;
    this.#events = spot.events;
    this.playing.jump(this.#shown(), this.#eventsUntil());
    if (this.#at === this.last && this.#events === undefined) this.pause();
  }

  /** The whole step where its events are not named, are none of it, or are all of them. */
  #within({ step: wish, events }: Spot): Spot {
    const step = Number.isFinite(wish) ? Math.min(this.last, Math.max(0, Math.trunc(wish))) : 0;
    const isPart =
      step === wish && Number.isInteger(events) && events! > 0 && events! < this.#moment(step).events.length;
    return { step, events: isPart ? events : undefined };
  }

  /** The table where one is: a step that is not over begins with the view before it. */
  #shown(): Moment<unknown, unknown, unknown> {
    const whole = this.#moment(this.#at);
    if (this.#events === undefined) return whole;
    const events = whole.events.slice(0, this.#events);
    const before = this.#moment(Math.max(0, this.#at - 1)).view;
    return { ...whole, events, view: events.reduce((view, event) => this.game.fold(view, event), before) };
  }

  #moment(number: number): Moment<unknown, unknown, unknown> {
    const { events, view } = this.replay.steps[number]!;
    return { number, events, view, legal: [] };
  }

  #eventsUntil(): readonly unknown[] {
    return this.replay.steps
      .slice(0, this.#at)
      .flatMap(({ events }) => events)
      .concat(this.#shown().events)
      .slice(-REMEMBERED);
  }
}

function beginsTurn(game: AnyGame, event: unknown): boolean {
  return game.beginsTurn?.(event) ?? (event as { kind?: unknown }).kind === "turn_began";
}
