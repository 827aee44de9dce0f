/** What a page shows in another language than its own. */
import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Page } from "playwright-core";
import deck from "../src/wire/unexploded_cow_deck.json";

const MESSAGES = new URL("../../src/vacherie/messages/", import.meta.url);

/** Every text without parameters, by its key. */
function texts(language: string): Map<string, string> {
  const folder = new URL(`${language}/`, MESSAGES);
  const found = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    for (const { id, value, attributes } of new FluentResource(readFileSync(new URL(file, folder), "utf8"))
      .body) {
      if (typeof value === "string") found.set(id, value);
      for (const [name, text] of Object.entries(attributes)) {
        if (typeof text === "string") found.set(`${id}.${name}`, text);
      }
    }
  }
  return found;
}

/** What cards are called is the same in every language. */
const NAMES = new Set([...deck.cows, ...deck.events, ...deck.cities].map(({ name }) => name));

/** English texts that this language says otherwise, and never as a word of its own. */
function english(language: string): Set<string> {
  const own = texts(language);
  const spoken = new Set(own.values());
  const foreign = [...texts("en")].filter(
    ([key, text]) => own.get(key) !== text && !spoken.has(text) && !NAMES.has(text),
  );
  return new Set(foreign.map(([, text]) => text));
}

const ENGLISH: Record<string, Set<string>> = { fr: english("fr"), pt: english("pt-BR") };

/** Keys, parameters and English on the page, labels and titles included. */
export async function untranslated(page: Page, language: string): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const lines = document.body.innerText.split("\n");
    for (const element of document.querySelectorAll("[aria-label], [placeholder], [title]")) {
      for (const name of ["aria-label", "placeholder", "title"]) lines.push(element.getAttribute(name) ?? "");
    }
    // A language is called by its own name, and the letter on a cow's ear tag is no word.
    const own = new Set([...document.querySelectorAll("body [lang]")].map((each) => each.textContent.trim()));
    return [...lines, document.title]
      .map((line) => line.trim())
      .filter((line) => line.length > 1 && !own.has(line));
  });
  return shown.filter(
    (line) => /\b(web|error|event|option|rules)-[a-z]|\{\s*\$/.test(line) || ENGLISH[language]?.has(line),
  );
}
