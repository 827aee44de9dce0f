/** The games there are. Each finds its table, its label and its words by its name; a table is loaded when somebody sits down at it. */
import type { Component } from "svelte";
import { PREFIXES, type GameId } from "../wire/games";
import { words } from "../words/words.svelte";
import type { GameTable } from "./game";

type AnyGame = GameTable<unknown, unknown, unknown>;

const tables = import.meta.glob<{ game: unknown }>("../games/*/index.ts");
const labels = import.meta.glob<Component>("../games/*/Label.svelte", { eager: true, import: "default" });

/** In the order in which they are offered. */
export const GAMES = Object.keys(PREFIXES) as GameId[];

export function isGame(name: string): name is GameId {
  return Object.hasOwn(PREFIXES, name);
}

/** In the keys of its messages: option-six-… */
export function prefixOf(game: string): string {
  return isGame(game) ? PREFIXES[game] : "";
}

export function labelOf(game: GameId): Component {
  return labels[`../games/${game}/Label.svelte`]!;
}

/** The words of a game are needed before its table is. */
export async function learnWords(game: string): Promise<void> {
  if (isGame(game)) await words.need(game, `web_${game}`);
}

export async function loadGame(game: string): Promise<AnyGame> {
  const load = tables[`../games/${game}/index.ts`];
  if (load === undefined) throw new Error(`no table for ${game}`);
  const [loaded] = await Promise.all([load(), learnWords(game)]);
  return loaded.game as AnyGame;
}
