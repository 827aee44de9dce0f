/** What somebody has played, and inviting those they played with. */
import type { Companion, Done, PastGame, Standings } from "../../wire/server";
import { ask } from "./http";

/** The last first; for more, those before the last one's time. */
export function pastGames(most: number, before?: number): Promise<PastGame[]> {
  return ask("GET", `/me/results?most=${most}${before === undefined ? "" : `&before=${before}`}`);
}

export const ownStandings = (): Promise<Standings> => ask("GET", "/me/standings");

/** Keeps a chair at this table for somebody one has played with. */
export function inviteAgain(table: string, { table: met, seat }: Companion): Promise<Done> {
  return ask("POST", `/tables/${table}/guests`, { table: met, seat });
}
