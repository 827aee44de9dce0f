/* Made by `make generate` from the Python structs: edit those, not this file. */

export const PREFIXES = {
  "six_qui_prend": "six",
  "unexploded_cow": "unexploded",
  "nevaches": "nevaches"
} as const;
export type GameId = keyof typeof PREFIXES;
