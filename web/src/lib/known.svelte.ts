/** Which games somebody has met on this device, and which hints: of the others a first word is said. */
const KEY = "vacherie-known";

function read(): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(known) ? known.map(String) : [];
  } catch {
    return [];
  }
}

class Known {
  #games = $state.raw(read());

  has(game: string): boolean {
    return this.#games.includes(game);
  }

  meet(game: string): void {
    if (this.has(game)) return;
    this.#games = [...this.#games, game];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#games));
    } catch {
      // A browser that keeps nothing is greeted again.
    }
  }
}

export const known = new Known();
