/** A move on its way: kept until the server has answered, so that a page that is loaded again can send it again. */
export interface Move {
  readonly question: number;
  readonly action: object;
  /** Its own name: however often it is sent, it is made once. */
  readonly request: string;
  /** What was pressed, in its own words. */
  readonly name: string;
}

const keyOf = (table: string): string => `vacherie-move-${table}`;

export function newMove(question: number, action: object, name: string): Move {
  return { question, action, request: crypto.getRandomValues(new Uint32Array(4)).join("-"), name };
}

export function unsentMove(table: string): Move | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "null") as Move | null;
  } catch {
    return null;
  }
}

export function keepMove(table: string, move: Move | null): void {
  try {
    if (move === null) sessionStorage.removeItem(keyOf(table));
    else sessionStorage.setItem(keyOf(table), JSON.stringify(move));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
