/** All that one can ask of tables. */
import type {
  BotWish,
  Done,
  FileValue,
  GameShown,
  ListedTable,
  NewTable,
  Seen,
  TableChange,
  TableMade,
} from "../../wire/server";
import { ask, Refusal } from "./http";

const PATIENCE = 5;

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

  ready(ready: boolean): Promise<Done> {
    return this.#post("ready", { ready });
  }

  start(): Promise<Done> {
    return this.#post("start");
  }

  undo(decision: number): Promise<Done> {
    return this.#post("undo", { decision });
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

  /** Exactly once: where the line breaks, the same request is sent again, and counts as one. */
  async act(decision: number, action: object): Promise<Done> {
    const request = crypto.getRandomValues(new Uint32Array(4)).join("-");
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#post("actions", { decision, action, request });
      } catch (error) {
        if (error instanceof Refusal || attempt === PATIENCE) throw error;
        await new Promise((resolve) => setTimeout(resolve, 400 * attempt));
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
