import { beforeEach, describe, expect, it } from "vitest";
import { asking } from "../../src/games/unexploded_cow/asking";
import { countNumbers, isForOthers, isPlayable, spotsFor } from "../../src/games/unexploded_cow/choices";
import { deckOf } from "../../src/games/unexploded_cow/deck";
import { cardLabel, cowLabel, spotLabel, worthText } from "../../src/games/unexploded_cow/describe";
import { notesFor, stacks } from "../../src/games/unexploded_cow/money";
import { clause, where } from "../../src/games/unexploded_cow/headline";
import type { Action } from "../../src/wire/unexploded_cow";
import { Teller } from "../../src/words/teller";
import { LANGUAGES, words } from "../../src/words/words.svelte";
import { catalogue } from "../fixtures";
import { cowGame, COW_NAMES, type Step } from "./fixtures";

const AREAS = ["names", "web", "unexploded_cow", "web_unexploded_cow"] as const;

beforeEach(() => {
  words.catalogue = catalogue("en", AREAS);
});

function tellerOf(name: (typeof COW_NAMES)[number], viewer: number | null = 0): Teller {
  const { players, first } = cowGame(name);
  return new Teller(words.catalogue, "unexploded", players, viewer, first.view.options);
}

/** All that has a place or a button, whatever card is touched first. */
function offered({ view, legal }: Step, teller: Teller): Set<Action> {
  const { herds, discard } = view;
  const cards = [null, ...view.hand, ...herds.flat(), ...discard];
  return new Set(
    cards.flatMap((card) => [
      ...spotsFor(view, legal, card).map((spot) => spot.action),
      ...asking(view, legal, card, teller).offers.map((offer) => offer.action),
    ]),
  );
}

it.each(COW_NAMES)("in %s every legal action can be reached by touching", (name) => {
  const teller = tellerOf(name);
  for (const step of cowGame(name).steps) {
    if (step.legal.length) expect(offered(step, teller)).toEqual(new Set(step.legal));
  }
});

it.each(COW_NAMES)("in %s no two places of a card are the same", (name) => {
  for (const { view, legal } of cowGame(name).steps) {
    for (const card of [...view.hand, ...view.herds.flat()]) {
      const places = spotsFor(view, legal, card).map(({ herd, gap }) => `${herd}-${gap}`);
      expect(new Set(places).size).toBe(places.length);
    }
  }
});

it("numbers the cows that a roll can meet, round the table", () => {
  const { view } = cowGame("cow-2013-4").steps[61]!;
  const { herds, counting_from } = view;
  const numbers = countNumbers(view);
  expect(numbers.get(herds[counting_from]![0]!)).toBe(1);
  expect([...numbers.values()].slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
});

it.each(COW_NAMES)("in %s no button keeps a cow that belongs into another herd", (name) => {
  const teller = tellerOf(name);
  for (const { view, legal } of cowGame(name).steps) {
    const deck = deckOf(view.options);
    for (const card of view.hand.filter((each) => deck.isCow(each) && isPlayable(legal, each))) {
      const { offers } = asking(view, legal, card, teller);
      expect(offers).toHaveLength(isForOthers(deck.cow(card)) ? 0 : 1);
    }
  }
});

it.each(COW_NAMES)("in %s every answer about a bomb says what it brings, and to whom", (name) => {
  const teller = tellerOf(name);
  const blasts = cowGame(name).steps.filter(({ view, legal }) => view.asked === "blast" && legal.length);
  for (const { view, legal } of blasts) {
    for (const { note } of asking(view, legal, null, teller).offers) expect(note).toMatch(/\d.* for /);
  }
});

it("adds up what several bombs bring, owner by owner", () => {
  const { view } = cowGame("cow-2013-2").steps[85]!;
  const cow = (name: string): number => deckOf(view.options).cows.findIndex((each) => each.name === name);
  const [winston, jack, falko] = ["Winston", "Jack", "Falko"].map(cow) as [number, number, number];
  const stake = { herd: 0, city: null };
  const stakes = [
    { ...stake, card: winston, owner: 0, pays: 800 },
    { ...stake, card: jack, owner: 0, pays: -200 },
    { ...stake, card: falko, owner: 1, pays: 400 },
  ];
  const told = worthText({ ...view, stakes }, [winston, jack, falko], tellerOf("cow-2013-2"));
  expect(told.replaceAll("\u00a0", " ")).toBe("+600 F for you and +400 F for Luís");
});

it("lays any sum in as few notes as there can be", () => {
  expect(notesFor(3800)).toEqual([1000, 1000, 1000, 500, 200, 100]);
  expect(notesFor(-300)).toEqual([]);
  expect(stacks(2400)).toEqual([
    { note: 1000, count: 2 },
    { note: 200, count: 2 },
  ]);
});

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(COW_NAMES)("every question, card and place of %s has its words, for all who look", (name) => {
    words.catalogue = catalogue(language, AREAS);
    for (const viewer of [0, null]) {
      const teller = tellerOf(name, viewer);
      for (const { view, legal } of cowGame(name).steps) {
        const told = [
          where(view, teller),
          asking(view, viewer === null ? [] : legal, null, teller).title,
          ...view.hand.map((card) => cardLabel(view, card, teller)),
          ...view.herds.flat().map((card) => cowLabel(view, card, null, teller)),
          ...spotsFor(view, legal, view.hand[0] ?? null).map((spot) => spotLabel(view, spot, teller)),
        ];
        for (const text of told) expect(text).not.toMatch(/web-|\{\s*\$/);
        expect(clause(view)).toMatch(/^U\d/);
      }
    }
  });
});
