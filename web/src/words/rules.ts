/** The rules of a game, clause by clause, as its catalogue has them. */
import { FluentResource } from "@fluent/bundle";
import { PREFIXES, type GameId } from "../wire/games";
import { loadCatalogue, loadSource, words, type Language } from "./words.svelte";

export interface Clause {
  readonly id: string;
  readonly text: string;
  readonly ruling: string | null;
}

export interface Section {
  readonly key: string;
  readonly title: string;
  readonly intro: string | null;
  readonly clauses: Clause[];
}

export interface RulesPage {
  readonly title: string;
  readonly intro: string;
  readonly sections: Section[];
}

export async function rulesOf(game: GameId, language: Language): Promise<RulesPage> {
  await words.need("rules");
  const start = `rules-${PREFIXES[game]}-`;
  const area = `rules_${game}` as const;
  const [catalogue, source] = await Promise.all([
    loadCatalogue(language, [area]),
    loadSource(language, area),
  ]);
  const text = (key: string): string | null =>
    catalogue.has(start + key) ? catalogue.text(start + key) : null;
  const sections: Section[] = [];
  for (const { id } of new FluentResource(source).body) {
    const key = id.slice(start.length);
    if (key.startsWith("section-")) {
      sections.push({ key, title: text(key) ?? "", intro: text(`${key}.intro`), clauses: [] });
    } else if (/^[A-Z]+\d+[a-z]?$/.test(key)) {
      sections.at(-1)?.clauses.push({ id: key, text: text(key) ?? "", ruling: text(`${key}.ruling`) });
    }
  }
  return { title: text("title") ?? "", intro: text("intro") ?? "", sections };
}
