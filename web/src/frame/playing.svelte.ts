/** A game being shown: moments come in, their events are played one after the other, then the view is the server's. */
import { flushSync } from "svelte";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import type { Stage } from "../lib/stage";
import type { RoundEnd } from "../wire/server";
import type { GameTable, Moment } from "./game";

/** Milliseconds in which a round that has ended is shown; whoever touches anything goes on at once. */
const ROUND = 4500;

/** A round that is being shown, and the table as it was before the round was counted. */
export interface Interlude<View> {
  readonly round: RoundEnd;
  readonly view: View;
}

export class Playing<View, Event, Action> {
  #view = $state.raw() as View;
  #legal = $state.raw<readonly Action[]>([]);
  #hints = $state.raw<readonly unknown[]>([]);
  #isMoving = $state(false);
  #isHeld = $state(false);
  #recent = $state.raw<readonly Event[]>([]);
  #interlude = $state.raw<Interlude<View> | null>(null);
  #goOn: () => void = () => undefined;
  #waiting: Moment<View, Event, Action>[] = [];
  #number: number;
  /** The last moment that is on the screen with all it brought, and how much of the next one is. */
  #shown = $state.raw({ number: 0, ahead: 0 });
  /** Which run of events is being shown; one that was cut short has another number. */
  #run = 0;
  stage: Stage | null = null;
  /** How many times as fast as at a table. */
  speed = $state(1);
  /** Milliseconds that an event takes to read: the next one waits for them. */
  reading: (event: Event) => number = () => 0;

  constructor(
    readonly game: Pick<GameTable<View, Event, Action>, "fold" | "show" | "pace" | "sound" | "endsRound">,
    first: Moment<View, Event, Action>,
  ) {
    this.#view = first.view;
    this.#legal = first.legal;
    this.#hints = first.hints ?? [];
    this.#number = first.number;
    this.#shown = { number: first.number, ahead: 0 };
    this.#recent = first.events;
  }

  /** What is on the screen. */
  get view(): View {
    return this.#view;
  }

  /** What the viewer may do, once all that happened has been shown and nothing is on its way. */
  get legal(): readonly Action[] {
    return this.isBusy ? [] : this.#legal;
  }

  /** What helps to decide, while there is something to decide. */
  get hints(): readonly unknown[] {
    return this.isBusy ? [] : this.#hints;
  }

  /** The round that is being shown, between two deals. */
  get interlude(): Interlude<View> | null {
    return this.#interlude;
  }

  /** Nobody has to look at it longer than they like. */
  skipRound(): void {
    this.#goOn();
  }

  get isMoving(): boolean {
    return this.#isMoving;
  }

  get isBusy(): boolean {
    return this.#isMoving || this.#isHeld;
  }

  /** An answer is on its way: nothing else is offered until it has been heard, or refused. */
  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    this.#isHeld = false;
  }

  /** The last events that were shown, newest last. */
  get recent(): readonly Event[] {
    return this.#recent;
  }

  /** Those events of a moment that have been seen: who hears of one before it is shown knows what comes. */
  seenOf({ number, events }: { number: number; events: readonly Event[] }): readonly Event[] {
    if (number <= this.#shown.number) return events;
    return this.#waiting[0]?.number === number ? events.slice(0, this.#shown.ahead) : [];
  }

  /** The next moment; one that is known already is passed over. */
  push(moment: Moment<View, Event, Action>): void {
    if (moment.number <= this.#number) return;
    this.#number = moment.number;
    this.release();
    this.#waiting.push(moment);
    if (!this.#isMoving) void this.#play();
  }

  /** A view that does not follow from the last one, as after a long absence; `recent` is what led there, if known. */
  jump(moment: Moment<View, Event, Action>, recent?: readonly Event[]): void {
    this.finish();
    this.release();
    this.#waiting = [];
    if (recent !== undefined) this.#recent = recent;
    this.#number = moment.number;
    this.#settle(moment);
  }

  /** A view from before the last events, which have not happened. */
  takeBack(moment: Moment<View, Event, Action>, count: number): void {
    this.finish();
    this.jump(moment, this.#recent.slice(0, this.#recent.length - count));
  }

  /** What has been shown already, once more, from the view before it. */
  again(before: View, moments: readonly Moment<View, Event, Action>[]): void {
    if (this.isBusy || moments.at(-1)?.number !== this.#number) return;
    this.#view = before;
    this.#waiting = [...moments];
    void this.#play();
  }

  /** The rest of a moment of which the beginning is on the screen. */
  go(rest: Moment<View, Event, Action>): void {
    this.again(this.#view, [rest]);
  }

  /** Events from before this page was opened. */
  recall(events: readonly Event[]): void {
    this.#recent = [...events, ...this.#recent].slice(-200);
  }

  /** Nothing blocks: whatever moves arrives, and what waits has happened. */
  finish(): void {
    if (!this.#isMoving) return;
    if (this.stage !== null) this.stage.isHurried = true;
    const last = this.#waiting.at(-1);
    if (last !== undefined) {
      this.#remember(this.#waiting.flatMap((moment) => moment.events));
      this.#waiting = [];
      this.#settle(last);
    }
    this.#isMoving = false;
    this.#run += 1;
    this.stage?.finish();
    this.#goOn();
    flushSync();
  }

  async #play(): Promise<void> {
    const run = (this.#run += 1);
    this.#isMoving = true;
    if (this.stage !== null) this.stage.isHurried = false;
    while (this.#waiting.length) {
      const moment = this.#waiting[0]!;
      for (const event of moment.events) {
        if (this.game.endsRound?.(event)) {
          await this.#showRound(moment);
          if (run !== this.#run) return;
        }
        await this.#show(event, run);
        if (run !== this.#run) return;
        this.#shown = { ...this.#shown, ahead: this.#shown.ahead + 1 };
      }
      this.#waiting.shift();
      this.#settle(moment);
    }
    this.#isMoving = false;
  }

  /** For a few seconds, before the next deal; the end of the game has a page of its own. */
  async #showRound({ round, view }: Moment<View, Event, Action>): Promise<void> {
    const isOver = (view as { outcome?: unknown }).outcome != null;
    if (round === undefined || isOver || this.stage === null || document.hidden) return;
    this.#interlude = { round, view: this.#view };
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ROUND);
      this.#goOn = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#interlude = null;
  }

  /** All that a moment brought has been shown. */
  #settle({ number, view, legal, hints = [] }: Moment<View, Event, Action>): void {
    this.#shown = { number, ahead: 0 };
    this.#view = view;
    this.#legal = legal;
    this.#hints = hints;
  }

  async #show(event: Event, run: number): Promise<void> {
    const change = (): void => {
      if (run !== this.#run) return;
      this.#view = this.game.fold(this.#view, event);
      this.#remember([event]);
      const heard = this.game.sound?.(event);
      if (heard) sound(heard);
    };
    if (this.stage === null) {
      change();
      return;
    }
    this.stage.speed = this.speed * settings.speed * (this.game.pace?.(this.#view) ?? 1);
    const begin = performance.now();
    await this.game.show(this.stage, event, change);
    if (run !== this.#run || this.stage.isStill) return;
    const left = this.reading(event) - (performance.now() - begin) * this.stage.speed;
    if (left > 0) await this.stage.wait(left);
  }

  #remember(events: readonly Event[]): void {
    this.#recent = [...this.#recent, ...events].slice(-200);
  }
}
