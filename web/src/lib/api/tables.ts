/** All that one can ask of tables. */
import type {
  BotWish,
  Done,
  FileValue,
  GameShown,
  ListedTable,
  NewTable,
  Previewed,
  Seen,
  TableChange,
  TableMade,
} from "../../wire/server";
import { ask, Refusal } from "./http";
import type { Move } from "./unsent";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 3000;
/** After so long an answer no longer comes. */
const PATIENCE = 8000;
/** Nobody who plays has answered, only somebody on the way. */
const GATEWAY = new Set([502, 504]);

export const games = (): Promise<GameShown[]> => ask("GET", "/games");
export const publicTables = (): Promise<ListedTable[]> => ask("GET", "/tables");
export const ownTables = (): Promise<ListedTable[]> => ask("GET", "/me/tables");

/** What a file stands for among the options of a game, such as a deck; one with a mistake is refused. */
export async function readFile(game: string, option: string, file: Blob): Promise<unknown> {
  return (await ask<FileValue>("POST", `/games/${game}/files/${option}`, file)).value;
}

export async function open(wish: NewTable): Promise<string> {
  return (await ask<TableMade>("POST", "/tables", wish)).table;
}

/** The requests about one table. */
export class TableApi {
  constructor(readonly id: string) {}

  sit(seat: number | null): Promise<Done> {
    return this.#post("seats", { seat });
  }

  leave(seat: number): Promise<Done> {
    return ask("DELETE", `/tables/${this.id}/seats/${seat}`);
  }

  seatBot(wish: BotWish): Promise<Done> {
    return this.#post("bots", wish);
  }

  change(wish: TableChange): Promise<Done> {
    return ask("PATCH", `/tables/${this.id}`, wish);
  }

  shuffle(): Promise<Done> {
    return this.#post("shuffle");
  }

  start(): Promise<Done> {
    return this.#post("start");
  }

  async preview(question: number, action: object): Promise<unknown> {
    return (await this.#post<Previewed>("preview", { question, action })).view;
  }

  undo(question: number): Promise<Done> {
    return this.#post("undo", { question });
  }

  comeBack(): Promise<Done> {
    return this.#post("back");
  }

  say(text: string): Promise<Done> {
    return this.#post("chat", { text });
  }

  async rematch(): Promise<string> {
    return (await this.#post<TableMade>("rematch")).table;
  }

  moments(after: number): Promise<Seen[]> {
    return ask("GET", `/tables/${this.id}/moments?after=${Math.max(0, after)}&most=200`);
  }

  /** Exactly once: where the line breaks, the same request is sent again until it is answered, and counts as one. */
  async act({ question, action, request }: Move): Promise<Done> {
    const body = { question, action, request };
    for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, wait * 2)) {
      try {
        return await ask("POST", `/tables/${this.id}/actions`, body, AbortSignal.timeout(PATIENCE));
      } catch (error) {
        if (error instanceof Refusal && !GATEWAY.has(error.status)) throw error;
        await anotherChance(wait);
      }
    }
  }

  record(): string {
    return `/tables/${this.id}/record`;
  }

  #post<Answer = Done>(what: string, body: object = {}): Promise<Answer> {
    return ask("POST", `/tables/${this.id}/${what}`, body);
  }
}

/** After a while, or as soon as the browser says that it is online again. */
async function anotherChance(wait: number): Promise<void> {
  const enough = new AbortController();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, wait);
    enough.signal.addEventListener("abort", () => clearTimeout(timer));
    addEventListener("online", () => resolve(), { signal: enough.signal });
  });
  enough.abort();
}
