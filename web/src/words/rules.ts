/** The rules of a game, clause by clause, as its catalogue has them. */
import { FluentResource } from "@fluent/bundle";
import { loadCatalogue, loadSource, words, type Area, type Language } from "./words.svelte";

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

const PREFIXES: Record<string, { prefix: string; area: Area }> = {
  six_qui_prend: { prefix: "six", area: "rules_six_qui_prend" },
  unexploded_cow: { prefix: "unexploded", area: "rules_unexploded_cow" },
  nevaches: { prefix: "nevaches", area: "rules_nevaches" },
};

export async function rulesOf(game: string, language: Language): Promise<RulesPage> {
  const known = PREFIXES[game];
  if (known === undefined) throw new Error(`no rules of ${game}`);
  await words.need("rules");
  const start = `rules-${known.prefix}-`;
  const [catalogue, source] = await Promise.all([
    loadCatalogue(language, [known.area]),
    loadSource(language, known.area),
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
