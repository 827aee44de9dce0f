/** A table's messages as they come, and whether the line stands; after a break it is taken up by itself. */
import type { Seen } from "../../wire/server";
import { ask, Refusal } from "./http";

export interface Listener {
  onSeen(seen: Seen): void;
  /** The bots have more to think about than they can. */
  onBusy(): void;
  /** Whether the line stands. */
  onLine(isOpen: boolean): void;
}

const FIRST_WAIT = 800;
const LONGEST_WAIT = 15_000;
/** A line that has said nothing for so long is asked whether it still stands … */
const SILENCE = 8000;
/** … and has so long to answer. */
const PATIENCE = 2000;

/** Listens until the returned function is called. */
export function listen(table: string, listener: Listener): () => void {
  const line = new Line(table, listener);
  return () => line.close();
}

class Line {
  #source: EventSource | null = null;
  #last = -1;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  readonly #closing = new AbortController();

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    const { signal } = this.#closing;
    addEventListener("offline", () => listener.onLine(false), { signal });
    addEventListener("online", () => this.#connect(), { signal });
    document.addEventListener("visibilitychange", () => void this.#check(), { signal });
    this.#connect();
  }

  close(): void {
    this.#closing.abort();
    clearTimeout(this.#retry);
    clearTimeout(this.#doubt);
    this.#source?.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#source?.close();
    const source = (this.#source = new EventSource(`/tables/${this.table}/stream?news=true`));
    source.addEventListener("open", () => {
      this.#wait = FIRST_WAIT;
      this.listener.onLine(true);
      this.#listenOn();
    });
    source.addEventListener("table", (message: MessageEvent<string>) => {
      const seen = JSON.parse(message.data) as Seen;
      this.#last = seen.number;
      this.#listenOn();
      this.listener.onSeen(seen);
    });
    source.addEventListener("busy", () => this.listener.onBusy());
    source.addEventListener("error", () => {
      this.listener.onLine(false);
      // A line that only broke is taken up by the browser; one that was refused has to be asked for again.
      if (source.readyState === EventSource.CLOSED) this.#connectLater();
    });
  }

  #connectLater(): void {
    this.#retry = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #listenOn(): void {
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => void this.#check(), SILENCE);
  }

  /** In a tunnel a line breaks without a word: it only says nothing any more. */
  async #check(): Promise<void> {
    const source = this.#source;
    if (document.hidden || source?.readyState !== EventSource.OPEN) return;
    const isSound = await this.#isSound();
    if (source !== this.#source || this.#closing.signal.aborted) return;
    if (isSound) {
      this.#listenOn();
      return;
    }
    this.listener.onLine(false);
    source.close();
    this.#connectLater();
  }

  /** Whether the server answers, and has nothing that should have been heard. */
  async #isSound(): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const now = await ask<Seen>("GET", `/tables/${this.table}`, undefined, signal);
      return now.number <= this.#last;
    } catch (error) {
      return error instanceof Refusal;
    }
  }
}
