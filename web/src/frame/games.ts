/** The games there are tables for, each loaded when somebody sits down at it. */
import { words, type Area } from "../words/words.svelte";
import type { GameTable } from "./game";

type AnyGame = GameTable<unknown, unknown, unknown>;

interface Entry {
  load(): Promise<{ game: unknown }>;
  /** In the keys of its messages: option-six-… */
  readonly prefix: string;
  readonly areas: readonly Area[];
}

const GAMES: Record<string, Entry> = {
  six_qui_prend: {
    load: () => import("../games/six_qui_prend"),
    prefix: "six",
    areas: ["six_qui_prend", "web_six_qui_prend"],
  },
  unexploded_cow: {
    load: () => import("../games/unexploded_cow"),
    prefix: "unexploded",
    areas: ["unexploded_cow", "web_unexploded_cow"],
  },
  nevaches: {
    load: () => import("../games/nevaches"),
    prefix: "nevaches",
    areas: ["nevaches", "web_nevaches"],
  },
};

export function isPlayable(game: string): boolean {
  return game in GAMES;
}

export function prefixOf(game: string): string {
  return GAMES[game]?.prefix ?? "";
}

/** The words of a game are needed before its table is. */
export async function learnWords(game: string): Promise<void> {
  await words.need(...(GAMES[game]?.areas ?? []));
}

export async function loadGame(id: string): Promise<AnyGame> {
  const entry = GAMES[id];
  if (entry === undefined) throw new Error(`no table for ${id}`);
  const [{ game }] = await Promise.all([entry.load(), learnWords(id)]);
  return game as AnyGame;
}
