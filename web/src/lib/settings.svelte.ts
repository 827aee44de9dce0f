/** What a person has set on this device: theme, motion, pace, sound, language. `null` follows the system, or us. */

export type Theme = "light" | "dark";
export type Motion = "on" | "off";
/** How what happens is shown: at leisure, without dawdling, or only how it ended. */
export const PACES = ["calm", "brisk", "once"] as const;
export type Pace = (typeof PACES)[number];
export type Sound = "on" | "off";

interface Saved {
  theme: Theme | null;
  motion: Motion | null;
  pace: Exclude<Pace, "once"> | null;
  sound: Sound | null;
  language: string | null;
}

const SPEEDS = { calm: 1, brisk: 1.6, once: 1 };
const KEY = "vacherie";
const NOTHING: Saved = { theme: null, motion: null, pace: null, sound: null, language: null };

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

  /** Where things are kept still all is shown at once. */
  get pace(): Pace {
    return this.motion === "off" ? "once" : (this.#saved.pace ?? "brisk");
  }

  set pace(pace: Pace) {
    // Only the pace changes: what was heard is heard still.
    const { sound } = this;
    this.set(pace === "once" ? { motion: "off", sound } : { motion: "on", pace, sound });
  }

  /** How many times as fast as in calm. */
  get speed(): number {
    return SPEEDS[this.pace];
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
