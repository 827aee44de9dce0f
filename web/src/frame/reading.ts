/** How long somebody needs to read a sentence. */

/** Milliseconds for a character: a little faster than aloud. */
const A_CHARACTER = 32;
const LEAST = 500;

export function readingTime(text: string | null): number {
  return text ? Math.max(LEAST, text.length * A_CHARACTER) : 0;
}
