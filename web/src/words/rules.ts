/** The rules of a game: their layout is the rulebook's, their words are the catalogue's. */
import { PREFIXES, type GameId } from "../wire/games";
import { loadCatalogue, words, type Language } from "./words.svelte";

export interface Clause {
  readonly id: string;
  readonly text: string;
  readonly ruling: string | null;
}

export interface Section {
  readonly key: string;
  readonly title: string;
  readonly intro: string | null;
  readonly ruling: string | null;
  readonly clauses: readonly Clause[];
}

export interface Named {
  readonly name: string;
  readonly text: string;
}

/** A part of the worked example: what is said, and the table at that moment. */
export interface Scene {
  readonly key: string;
  readonly text: string;
  readonly view: unknown;
}

/** What a beginner reads before the clauses. */
export interface Guide {
  readonly summary: string;
  readonly goal: string;
  readonly words: readonly Named[];
  readonly turn: string;
  /** Who sits at the table of the example besides the reader. */
  readonly others: readonly string[];
  readonly scenes: readonly Scene[];
  readonly hints: string;
  readonly variants: readonly Named[];
}

export interface RulesPage {
  readonly guide: Guide;
  readonly sections: readonly Section[];
}

/** A rulebook as `make generate` writes it, without a word. */
interface Layout {
  readonly words: readonly string[];
  readonly others: readonly string[];
  readonly scenes: readonly { readonly key: string; readonly view: unknown }[];
  readonly variants: readonly string[];
  readonly sections: readonly { readonly key: string; readonly clauses: readonly string[] }[];
}

const layouts = import.meta.glob<Layout>("../wire/rules/*.json", { import: "default" });

export async function rulesOf(game: GameId, language: Language): Promise<RulesPage> {
  await words.need("rules");
  const [catalogue, layout] = await Promise.all([
    loadCatalogue(language, [`rules_${game}`]),
    layouts[`../wire/rules/${game}.json`]!(),
  ]);
  const start = `rules-${PREFIXES[game]}-`;
  const text = (key: string): string => catalogue.text(start + key);
  const perhaps = (key: string): string | null => (catalogue.has(start + key) ? text(key) : null);
  return {
    guide: {
      summary: text("summary"),
      goal: text("goal"),
      words: layout.words.map((key) => ({ name: text(`term-${key}`), text: text(`term-${key}.means`) })),
      turn: text("turn"),
      others: layout.others,
      scenes: layout.scenes.map(({ key, view }) => ({ key, text: text(`example-${key}`), view })),
      hints: text("hints"),
      variants: layout.variants.map((key) => ({
        name: text(`variant-${key}.name`),
        text: text(`variant-${key}`),
      })),
    },
    sections: layout.sections.map(({ key, clauses }) => ({
      key: `section-${key}`,
      title: text(`section-${key}`),
      intro: perhaps(`section-${key}.intro`),
      ruling: perhaps(`section-${key}.ruling`),
      clauses: clauses.map((id) => ({ id, text: text(id), ruling: perhaps(`${id}.ruling`) })),
    })),
  };
}
