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

export class Replaying {
  readonly playing: Playing<unknown, unknown, unknown>;
  /** The steps with which a turn begins. */
  readonly turns: readonly number[];
  #at: number;
  #isRunning = $state(false);

  constructor(
    readonly game: AnyGame,
    readonly replay: Replay,
    at = 0,
  ) {
    for (const step of replay.steps) listen(game, step);
    this.turns = replay.steps.flatMap(({ events }, number) =>
      events.some((event) => beginsTurn(game, event)) ? [number] : [],
    );
    this.#at = $state(this.#within(at));
    this.playing = new Playing(game, { ...this.#moment(this.#at), events: this.#eventsUntil(this.#at) });
  }

  get at(): number {
    return this.#at;
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

  /** One step, shown as it happened. */
  forward(): void {
    if (this.#at < this.last) {
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
  go(at: number): void {
    this.#at = this.#within(at);
    this.playing.jump(this.#moment(this.#at), this.#eventsUntil(this.#at));
    if (this.#at === this.last) this.pause();
  }

  #within(at: number): number {
    return Number.isFinite(at) ? Math.min(this.last, Math.max(0, Math.trunc(at))) : 0;
  }

  #moment(number: number): Moment<unknown, unknown, unknown> {
    const { events, view } = this.replay.steps[number]!;
    return { number, events, view, legal: [] };
  }

  #eventsUntil(number: number): readonly unknown[] {
    return this.replay.steps
      .slice(0, number + 1)
      .flatMap(({ events }) => events)
      .slice(-REMEMBERED);
  }
}

function beginsTurn(game: AnyGame, event: unknown): boolean {
  return game.beginsTurn?.(event) ?? (event as { kind?: unknown }).kind === "turn_began";
}
