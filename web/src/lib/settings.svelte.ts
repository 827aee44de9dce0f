/** What a person has set on this device: theme, motion, sound, language. `null` follows the system. */

export type Theme = "light" | "dark";
export type Motion = "on" | "off";
export type Sound = "on" | "off";

interface Saved {
  theme: Theme | null;
  motion: Motion | null;
  sound: Sound | null;
  language: string | null;
}

const KEY = "vacherie";
const NOTHING: Saved = { theme: null, motion: null, sound: null, language: null };

function read(): Saved {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>) };
  } catch {
    return NOTHING;
  }
}

function wish(query: string): MediaQueryList | null {
  return typeof matchMedia === "function" ? matchMedia(query) : null;
}

class Settings {
  #saved = $state(read());
  #dark = wish("(prefers-color-scheme: dark)");
  #still = wish("(prefers-reduced-motion: reduce)");
  #systemDark = $state(false);
  #systemStill = $state(false);

  constructor() {
    this.#systemDark = this.#dark?.matches ?? false;
    this.#systemStill = this.#still?.matches ?? false;
    this.#dark?.addEventListener("change", (change) => (this.#systemDark = change.matches));
    this.#still?.addEventListener("change", (change) => (this.#systemStill = change.matches));
  }

  get theme(): Theme {
    return this.#saved.theme ?? (this.#systemDark ? "dark" : "light");
  }

  get motion(): Motion {
    return this.#saved.motion ?? (this.#systemStill ? "off" : "on");
  }

  /** Whoever wants things still wants them quiet, unless they say otherwise. */
  get sound(): Sound {
    return this.#saved.sound ?? this.motion;
  }

  get language(): string | null {
    return this.#saved.language;
  }

  set(change: Partial<Saved>): void {
    this.#saved = { ...this.#saved, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#saved));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** Shows theme and motion to the style sheets, as long as the page lives. */
  show(root: HTMLElement): void {
    $effect.root(() => {
      $effect(() => {
        root.dataset.theme = this.theme;
        root.dataset.motion = this.motion;
      });
    });
  }
}

export const settings = new Settings();
