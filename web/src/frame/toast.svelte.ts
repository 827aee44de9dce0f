/** One line that says what went wrong, until it is put away. */
import { Refusal } from "../lib/api/http";
import { ERROR_AREAS, say, words } from "../words/words.svelte";

const SECONDS = 6;

class Toast {
  text = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.clear(), SECONDS * 1000);
  }

  /** What was said belongs to the page on which it was said. */
  clear(): void {
    this.text = "";
  }

  /** What the server refused, in words; a broken line has its own banner. */
  async refused(error: unknown): Promise<void> {
    if (!(error instanceof Refusal)) {
      this.show(say("web-lost"));
      return;
    }
    await words.need(...ERROR_AREAS);
    const { code, params, line } = error.problem;
    const key = `error-${code}`;
    const text = words.catalogue.has(key) ? say(key, params ?? {}) : code;
    this.show(line == null ? text : say("web-file-line", { line, text }));
  }
}

export const toast = new Toast();

/** For what a person starts and does not wait for. */
export function attempt(work: Promise<unknown>): void {
  work.catch((error: unknown) => toast.refused(error));
}
