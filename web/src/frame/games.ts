/** The games there are tables for, each loaded when somebody sits down at it. */
import { words, type Area } from "../words/words.svelte";
import type { GameTable } from "./game";

type AnyGame = GameTable<unknown, unknown, unknown>;

interface Entry {
  load(): Promise<{ game: unknown }>;
  readonly areas: readonly Area[];
}

const GAMES: Record<string, Entry> = {
  six_qui_prend: {
    load: () => import("../games/six_qui_prend"),
    areas: ["six_qui_prend", "web_six_qui_prend"],
  },
  nevaches: {
    load: () => import("../games/nevaches"),
    areas: ["nevaches", "web_nevaches"],
  },
};

export function isPlayable(game: string): boolean {
  return game in GAMES;
}

export async function loadGame(id: string): Promise<AnyGame> {
  const entry = GAMES[id];
  if (entry === undefined) throw new Error(`no table for ${id}`);
  const [{ game }] = await Promise.all([entry.load(), words.need(...entry.areas)]);
  return game as AnyGame;
}
