/** The digest of what happened since one's last turn, in words: whole, and in one line. */
import type { Digest } from "../wire/server";
import { text, type Language } from "../words/said";

import type { Teller } from "../words/teller";

export interface Deeds {
  readonly who: string;
  readonly gains: readonly string[];
  readonly said: readonly string[];
}

export function told({ lines }: Digest, teller: Teller, { spelling }: Pick<Language, "spelling">): Deeds[] {
  const words = (said: Digest["lines"][number]["said"]): string[] =>
    said.map((each) => text(each as never, teller, spelling));
  return lines.map(({ who, gains, said }) => ({
    who: who === null ? teller.words.text("name-table") : teller.title(who),
    gains: words(gains),
    said: words(said),
  }));
}

/** What was won and lost; where nothing was, what was done. */
export function summary(lines: readonly Deeds[]): { who: string; what: string }[] {
  const part = lines.some(({ gains }) => gains.length) ? "gains" : "said";
  return lines
    .filter((line) => line[part].length)
    .map((line) => ({ who: line.who, what: line[part].join(", ") }));
}
