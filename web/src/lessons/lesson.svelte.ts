/** One person's way through a lesson: which step it is, what the coach says, and what lies on the table. */
import type { GameTable } from "../frame/game";
import { Playing } from "../frame/playing.svelte";
import { listen, type Heard } from "../words/said";
import type { LessonMoment, LessonShown, LessonWish } from "../wire/server";

type AnyGame = GameTable<unknown, unknown, unknown>;
type AnyPlaying = Playing<unknown, unknown, unknown>;
type Answer = NonNullable<LessonWish["answers"]>[number];
export type Teach = (wish: LessonWish) => Promise<LessonMoment>;

/** A choice is open; another one was made, and can be made again; it was made; all steps are behind. */
export type Mood = "asks" | "consoles" | "praises" | "over";

interface Said {
  readonly key: string;
  readonly mood: Mood;
}

export class Lesson {
  #answers: Answer[] = [];
  #number = 0;
  /** One question at a time: a second press of the same button means nothing. */
  #isWaiting = false;
  #step = $state(0);
  #playing = $state.raw() as AnyPlaying;
  #said = $state.raw() as Said;
  /** What is said once all that moves has arrived. */
  #next = $state.raw<Said | null>(null);
  #told = $state.raw<readonly Heard[]>([]);

  private constructor(
    readonly game: AnyGame,
    readonly shown: LessonShown,
    readonly teach: Teach,
  ) {}

  static async begin(game: AnyGame, shown: LessonShown, teach: Teach): Promise<Lesson> {
    const lesson = new Lesson(game, shown, teach);
    await lesson.go(0);
    return lesson;
  }

  /** From 0 on; as many as there are steps when all are behind. */
  get step(): number {
    return this.#step;
  }

  get steps(): number {
    return this.shown.steps.length;
  }

  get playing(): AnyPlaying {
    return this.#playing;
  }

  /** All events of this scene, for those who listen. */
  get told(): readonly Heard[] {
    return this.#told;
  }

  get says(): string {
    return this.#now.key;
  }

  get mood(): Mood {
    return this.#now.mood;
  }

  get #now(): Said {
    return this.#next === null || this.#playing.isMoving ? this.#said : this.#next;
  }

  get clause(): string | null {
    return this.shown.steps[Math.min(this.#step, this.steps - 1)]?.clause ?? null;
  }

  /** The pieces that the coach points at, while something is asked. */
  get point(): readonly string[] {
    if (this.mood !== "asks" && this.mood !== "consoles") return [];
    return this.shown.steps[this.#step]?.point ?? [];
  }

  /** Back, again or ahead: what was passed over counts as answered. */
  go(step: number): Promise<void> {
    return this.#once(async () => {
      const answers = Array.from({ length: step }, (_, i) => this.#answers[i] ?? null);
      const moment = await this.teach({ answers });
      this.#open(step, answers);
      this.#lay(moment);
      this.#say(moment);
    });
  }

  /** Tries a choice. */
  answer(action: unknown): Promise<void> {
    const tried = action as NonNullable<Answer>;
    return this.#once(async () => {
      this.#playing.hold();
      try {
        const moment = await this.teach({ answers: this.#answers, action: tried });
        if (moment.is_right) await this.#follow(moment, [...this.#answers, tried]);
        else this.#console(moment);
      } catch (error) {
        this.#playing.release();
        throw error;
      }
    });
  }

  /** What stands behind an action that is only tried out. */
  get answers(): readonly Answer[] {
    return this.#answers;
  }

  /** To the next step, once the coach has looked back. */
  goOn(): Promise<void> {
    return this.#once(async () => {
      const answers = this.#answers;
      const moment = await this.teach({ answers });
      this.#open(answers.length, answers);
      if (moment.opening === null) this.#push(moment);
      else this.#lay(moment);
      this.#say(moment);
    });
  }

  async #once(work: () => Promise<void>): Promise<void> {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    try {
      await work();
    } finally {
      this.#isWaiting = false;
    }
  }

  #console(moment: LessonMoment): void {
    this.#playing.release();
    this.#next = null;
    this.#said = { key: moment.says ?? "", mood: "consoles" };
  }

  async #follow(moment: LessonMoment, answers: Answer[]): Promise<void> {
    const following = moment.says === null ? await this.teach({ answers }) : null;
    this.#answers = answers;
    this.#push(moment);
    if (moment.says !== null) {
      this.#playing.hold();
      this.#next = { key: moment.says, mood: "praises" };
    } else if (following !== null) {
      this.#step = answers.length;
      this.#push(following);
      this.#next = { key: following.says ?? "", mood: "asks" };
    }
  }

  #open(step: number, answers: Answer[]): void {
    this.#step = step;
    this.#answers = answers;
  }

  #say(moment: LessonMoment): void {
    this.#next = null;
    this.#said = { key: moment.says ?? "", mood: this.#step === this.steps ? "over" : "asks" };
    if (this.#step === this.steps) this.#playing.hold();
  }

  /** A new scene, and what happens in it before one is asked. */
  #lay(moment: LessonMoment): void {
    const { opening, view, legal, hints } = moment;
    this.#told = [];
    const first = opening === null ? { view, legal, hints } : { view: opening, legal: [] };
    this.#playing = new Playing(this.game, { number: (this.#number += 1), events: [], ...first });
    if (opening !== null) this.#push(moment);
  }

  #push({ events, said, view, legal, hints }: LessonMoment): void {
    const heard = { events, said };
    listen(this.game, heard);
    this.#told = [...this.#told, heard];
    this.#playing.push({ number: (this.#number += 1), events, view, legal, hints });
  }
}
