/** The number card is an ear tag: a hole, two shoulders, a number, its bull heads. */
import deck from "../wire/six_qui_prend_deck.json";
import { bullHead } from "./bull-head";
import { INK, MILK, POPPY } from "./cow/inks";
import { blob, seeded } from "./cow/pen";

const LAKE = "#3b7389";
const CLAY = "#b3602f";
const CREAM = "#f5ecd7";
const TAG =
  "M50 6C59 6 64 12 64 20C64 28 70 31 77 33C86 36 92 42 92 51V116C92 127 86 133 76 133H24C14 133 8 127 8 116V51C8 42 14 36 23 33C30 31 36 28 36 20C36 12 41 6 50 6Z";

export type Heads = 1 | 2 | 3 | 5 | 7;

/** What is printed on the card: the colour and the weave say the same as the heads along the foot. */
interface Print {
  fill: string;
  weave: string;
  lines: readonly number[];
  width: number;
  ink: string;
}

const PRINTS: Record<Heads, Print> = {
  1: { fill: "#f3e7c8", weave: "", lines: [1], width: 20, ink: INK },
  2: {
    fill: "#bfdcdd",
    weave: `<circle cx="3" cy="3" r="1.1" fill="${LAKE}" opacity=".55"/>`,
    lines: [2],
    width: 20,
    ink: INK,
  },
  3: {
    fill: "#f3c95f",
    weave: `<path d="M0 3H6" stroke="${CLAY}" stroke-width="1" opacity=".45"/>`,
    lines: [3],
    width: 20,
    ink: INK,
  },
  5: {
    fill: "#e8955c",
    weave: `<path d="M-1 7L7 -1M-1 1L1 -1M5 7L7 5" stroke="${INK}" stroke-width="1" opacity=".22"/>`,
    lines: [5],
    width: 14,
    ink: INK,
  },
  7: {
    fill: POPPY,
    weave: `<path d="M0 0H3V3H0ZM3 3H6V6H3Z" fill="${INK}" opacity=".16"/>`,
    lines: [4, 3],
    width: 14.5,
    ink: MILK,
  },
};

export function headsOf(card: number): Heads {
  return (deck.heads[card - 1] ?? 1) as Heads;
}

/** What the card counts as with its digits reversed. */
export function reversedValue(card: number): number {
  return deck.reversed[card - 1] ?? card;
}

export function headsOn(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + headsOf(card), 0);
}

export function drawFront(card: number, id: string): string {
  const heads = headsOf(card);
  const { fill, weave, ink } = PRINTS[heads];
  return (
    `<defs><pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse">${weave}</pattern></defs>` +
    `<path d="${TAG}" fill="${fill}" transform="translate(1.6 1.8)"/><path d="${TAG}" fill="url(#${id})"/>` +
    `<path d="${TAG}" fill="none" stroke="${INK}" stroke-width="2.6"/>` +
    `<circle cx="50" cy="19" r="6.2" class="tag-hole" stroke="${INK}" stroke-width="2.2"/>` +
    `<path d="M45.5 19a4.5 4.5 0 0 1 9 0" fill="none" stroke="${INK}" stroke-width="1" opacity=".35"/>` +
    `<text x="50" y="${heads === 7 ? 86 : 91}" text-anchor="middle" class="tag-number" font-size="${card > 99 ? 40 : 54}" letter-spacing="-1" fill="${ink}">${card}</text>` +
    footOf(heads)
  );
}

function footOf(heads: Heads): string {
  const { lines, width, ink } = PRINTS[heads];
  const step = width + (heads === 5 ? 1.6 : 3);
  return lines
    .flatMap((count, line) => {
      const y = lines.length === 2 ? 103 + line * 16 : 115;
      return Array.from({ length: count }, (_, i) =>
        bullHead(50 + (i - (count - 1) / 2) * step, y, width, ink),
      );
    })
    .join("");
}

/** The back is a cow's flank; the seed says whose. */
export function drawBack(seed: string, id: string): string {
  const random = seeded("dos·" + seed);
  const patches = Array.from({ length: 8 }, (_, i) => {
    const x = 14 + (i % 2) * 52 + random.between(0, 18);
    const y = 16 + Math.floor(i / 2) * 35 + (i % 2) * 12 + random.between(0, 8);
    const size = random.between(12, 20);
    return `<path d="${blob(random, x, y, size, size * 1.15, 7, 0.45)}" fill="${INK}"/>`;
  });
  const frame = 'x="7" y="7" width="86" height="126" rx="7"';
  return (
    `<defs><clipPath id="${id}"><rect ${frame}/></clipPath></defs><rect ${frame} fill="${CREAM}"/>` +
    `<g clip-path="url(#${id})">${patches.join("")}</g><rect ${frame} fill="none" stroke="${INK}" stroke-width="2.4"/>`
  );
}
