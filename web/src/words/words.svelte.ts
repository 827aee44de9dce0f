/** The words of the page: the catalogues that Python speaks too, one language at a time, area by area. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../lib/settings.svelte";
import type { GameId } from "../wire/games";

export const LANGUAGES = ["en", "fr", "pt-BR"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Params = Record<string, FluentVariable>;
export type Area =
  | "names"
  | "web"
  | "web_lessons"
  | "web_replay"
  | "rules"
  | "errors"
  | `errors_${string}`
  | GameId
  | `${"web" | "web_lesson" | "rules"}_${GameId}`;

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  "pt-BR": "Português (Brasil)",
};

/** All areas but those of the terminal: what a new game says is found by its name. */
const files = import.meta.glob<string>(
  [
    "../../../src/vacherie/messages/*/*.ftl",
    "!**/{arena,cli,errors_research,lab,report*,scenario,server,simulate}.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** Why something was refused: what was asked for does not say which of them has the words. */
export const ERROR_AREAS = Object.keys(files)
  .map((path) => /\/en\/(errors\w*)\.ftl$/.exec(path)?.[1])
  .filter((area) => area !== undefined) as Area[];

export class Catalogue {
  readonly language: Language;
  #bundle: FluentBundle;

  constructor(language: Language, sources: readonly string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  /** The words under `message` or `message.attribute`; throws where key or parameter is missing. */
  text(key: string, params: Params = {}): string {
    const pattern = this.#pattern(key);
    if (pattern === null) throw new Error(`no message ${key} in ${this.language}`);
    const problems: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, params, problems);
    if (problems.length) throw new Error(`message ${key} in ${this.language}: ${problems.join("; ")}`);
    return text;
  }

  #pattern(key: string) {
    const [name, attribute] = key.split(".") as [string, string?];
    const message = this.#bundle.getMessage(name);
    if (!message) return null;
    return (attribute === undefined ? message.value : message.attributes[attribute]) ?? null;
  }
}

function loadSource(language: Language, area: Area): Promise<string> {
  return files[`../../../src/vacherie/messages/${language}/${area}.ftl`]!();
}

export async function loadCatalogue(language: Language, areas: Iterable<Area>): Promise<Catalogue> {
  const sources = [...areas].map((area) => loadSource(language, area));
  return new Catalogue(language, await Promise.all(sources));
}

/** Ours for the first wish that we speak, whatever its country: "pt", "pt-PT", "fr-CA". */
export function languageFrom(wishes: readonly string[]): Language {
  const spoken = wishes.map((wish) => LANGUAGES.find((language) => primary(language) === primary(wish)));
  return spoken.find((language) => language !== undefined) ?? "en";
}

function primary(tag: string): string {
  return tag.split("-", 1)[0]!.toLowerCase();
}

class Words {
  #areas = new Set<Area>(["names", "web"]);
  #wish: Language = "en";
  #speaking = Promise.resolve();
  catalogue = $state.raw<Catalogue>(new Catalogue("en", []));

  get language(): Language {
    return this.catalogue.language;
  }

  /** Speaks the language of the person, or of the browser. */
  async begin(): Promise<void> {
    await this.speak(languageFrom([settings.language ?? "", ...navigator.languages]));
  }

  /** One after the other, so that an earlier wish with fewer areas cannot come in last. */
  async speak(language: Language): Promise<void> {
    this.#wish = language;
    this.#speaking = this.#speaking.catch(() => undefined).then(() => this.#load());
    await this.#speaking;
  }

  async #load(): Promise<void> {
    this.catalogue = await loadCatalogue(this.#wish, this.#areas);
    document.documentElement.lang = this.language;
  }

  async change(language: Language): Promise<void> {
    settings.set({ language });
    await this.speak(language);
  }

  /** Makes sure that these areas are there, in whatever language is spoken. */
  async need(...areas: Area[]): Promise<void> {
    const missing = areas.filter((area) => !this.#areas.has(area));
    for (const area of missing) this.#areas.add(area);
    if (missing.length) await this.speak(this.#wish);
    else await this.#speaking;
  }
}

export const words = new Words();

export function say(key: string, params: Params = {}): string {
  return words.catalogue.text(key, params);
}
