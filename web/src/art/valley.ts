/** What stands in a valley of NéVaches besides its tiles: signs for small maps and cards, the tree, the fox, bonuses. */
import { BUTTER, INK, MILK } from "./cow/inks";
import type { Landscape } from "./tile";

const FIR = "#2f5530";
const LEAF = "#86a84a";

export const GROUND: Record<Landscape, string> = {
  field: "#eec45c",
  meadow: "#a9c46a",
  forest: "#3f6b3c",
  lake: "#7db4c0",
  house: "#dbe0ab",
};

/** A landscape as a sign, 34 wide and high: small enough for a cell of a card. */
const SIGNS: Record<Landscape, string> = {
  field:
    '<path d="M12 27V11M12 17l-4 -4M12 17l4 -4M12 23l-4 -4M12 23l4 -4M22 27V9M22 15l-4 -4M22 15l4 -4M22 21l-4 -4M22 21l4 -4" stroke="#6b420d" stroke-width="2.2" fill="none" stroke-linecap="round"/>',
  meadow:
    '<path d="M9 26q-1 -6 -4 -8M9 26q1 -6 4 -7" stroke="#35571f" stroke-width="2.2" fill="none" stroke-linecap="round"/><g stroke="#2a211c" stroke-width="1" fill="#fffaf0"><circle cx="22" cy="8.5" r="3.4"/><circle cx="26.5" cy="12" r="3.4"/><circle cx="24.7" cy="17" r="3.4"/><circle cx="19.3" cy="17" r="3.4"/><circle cx="17.5" cy="12" r="3.4"/><circle cx="22" cy="13" r="2.8" fill="#f0bd45"/></g>',
  forest:
    '<path d="M17 5L25 17H21.5L28 27H6L12.5 17H9Z" fill="#cfe0a0" stroke="#16280f" stroke-width="1.8" stroke-linejoin="round"/><path d="M17 27v4" stroke="#16280f" stroke-width="3"/>',
  lake: '<path d="M4 12q4.5 -4 8.5 0t8.5 0t8.5 0M4 19q4.5 -4 8.5 0t8.5 0t8.5 0M4 26q4.5 -4 8.5 0t8.5 0t8.5 0" stroke="#123c4d" stroke-width="2.2" fill="none" stroke-linecap="round"/>',
  house:
    '<path d="M8 17H26V29H8Z" fill="#fffaf0" stroke="#2a211c" stroke-width="1.8"/><path d="M4 18L17 6L30 18Z" fill="#b3602f" stroke="#2a211c" stroke-width="1.8" stroke-linejoin="round"/><path d="M15 29V22h5v7" fill="#3b7389" stroke="#2a211c" stroke-width="1.4"/>',
};
export const SIGN = 34;

/** With its ground and edge. */
export function drawSign(kind: Landscape): string {
  return `<rect width="${SIGN}" height="${SIGN}" rx="4" fill="${GROUND[kind]}"/>${SIGNS[kind]}<rect width="${SIGN}" height="${SIGN}" rx="4" fill="none" stroke="${INK}" stroke-width="2"/>`;
}

/** A face-down cell: any tile will do. */
export function drawAny(): string {
  return `<rect width="${SIGN}" height="${SIGN}" rx="4" fill="#e9dcbd" stroke="${INK}" stroke-width="1.6" stroke-dasharray="4 3"/><path d="M5 17L17 5M5 29L29 5M17 29L29 17" stroke="#b09b6c" stroke-width="2" stroke-linecap="round"/>`;
}

/** A cow's head on a small map, where there is no room for more. */
export function drawSmallCow(): string {
  return `<g transform="translate(17 19)"><path d="M-9 -6C-13 -6 -15 -3 -14 0C-11 1 -9 -1 -8 -3ZM9 -6C13 -6 15 -3 14 0C11 1 9 -1 8 -3Z" fill="${INK}"/><path d="M-8 -9C-3 -12 3 -12 8 -9C10 -4 8 2 7 7C5 12 -5 12 -7 7C-8 2 -10 -4 -8 -9Z" fill="${MILK}" stroke="${INK}" stroke-width="2.2"/><path d="M1 -11C6 -12 9 -9 9 -5C8 0 4 0 2 -3C1 -6 0 -8 1 -11Z" fill="${INK}"/><path d="M-7 5C-5 2 5 2 7 5C6 11 -6 11 -7 5Z" fill="#eeb3a0" stroke="${INK}" stroke-width="1.6"/><circle cx="-4" cy="-2" r="1.5" fill="${INK}"/><circle cx="4.6" cy="-3" r="1.5" fill="${MILK}"/></g>`;
}

/** An apple tree, 60 wide and 84 high, its foot at (30, 78). */
export const TREE = `<ellipse cx="30" cy="78" rx="18" ry="4" fill="${INK}" opacity=".25"/><path d="M30 78V44M30 60l-9 -8M30 54l8 -8" stroke="${INK}" stroke-width="6" stroke-linecap="round"/><path d="M30 78V44" stroke="#7d4c2c" stroke-width="3" stroke-linecap="round"/><path d="M30 4c14 0 22 10 19 20c9 6 6 22 -6 23c-5 6 -20 6 -25 0c-13 -1 -16 -17 -7 -23c-3 -10 5 -20 19 -20Z" fill="${LEAF}" stroke="${INK}" stroke-width="3"/><path d="M14 38c-6 -4 -5 -11 0 -14c-2 8 4 18 14 20c-5 4 -11 0 -14 -6Z" fill="#6d9440"/><path d="M20 20q5 -6 11 -3M37 31q6 -2 8 4M15 36q5 -4 9 0" fill="none" stroke="${FIR}" stroke-width="2.4" stroke-linecap="round"/><g fill="${BUTTER}" stroke="${INK}" stroke-width="1.3"><circle cx="24" cy="30" r="3.4"/><circle cx="40" cy="21" r="3.4"/><circle cx="34" cy="42" r="3.4"/></g>`;

/** 60 wide and 52 high. */
export const FOX = `<path d="M6 4L20 14C26 12 34 12 40 14L54 4C57 18 55 26 50 32C46 42 36 48 30 49C24 48 14 42 10 32C5 26 3 18 6 4Z" fill="#d97b38" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M11 10L19 17L12 22ZM49 10L41 17L48 22Z" fill="#7d3d1c"/><path d="M9 30C16 28 24 32 30 47C36 32 44 28 51 30C46 42 36 48 30 49C24 48 14 42 9 30Z" fill="${MILK}" stroke="${INK}" stroke-width="2"/><path d="M26 43h8l-4 5Z" fill="${INK}" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/><path d="M17 24q4 -3 7 1M36 25q3 -4 7 -1" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`;

export type Bonus = "cow" | "card" | "action" | "tile" | "home";

/** 34 wide and high, for a peg of the track. */
export const BONUSES: Record<Bonus, string> = {
  cow: drawSmallCow(),
  card: `<rect x="8" y="4" width="18" height="25" rx="3" fill="${MILK}" stroke="${INK}" stroke-width="2.2"/><path d="M12 9h5v5h-5ZM17 14h5v5h-5Z" fill="${LEAF}" stroke="${INK}" stroke-width="1.4"/><path d="M12 24h10" stroke="${INK}" stroke-width="2"/>`,
  action: `<path d="M9 31V4L28 9.5L9 16" fill="${MILK}" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/>`,
  tile: `<rect x="5" y="5" width="24" height="24" rx="3" fill="#a9c46a" stroke="${INK}" stroke-width="2.4"/><path d="M10 24q-1 -6 -4 -8M10 24q1 -6 4 -7" stroke="#35571f" stroke-width="2" fill="none"/><circle cx="21" cy="13" r="4" fill="${MILK}" stroke="${INK}" stroke-width="1.3"/>`,
  home: `<path d="M4 17L17 5L30 17M7 15V29H27V15" fill="${MILK}" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/><path d="M12 29V20H22V29" fill="${BUTTER}" stroke="${INK}" stroke-width="2"/>`,
};
