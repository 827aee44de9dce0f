/** How a line is drawn, and chance that never changes: a name is a seed. */
import { INK } from "./inks";

export interface Chance {
  next(): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
}

export function seeded(text: string): Chance {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619);
  state >>>= 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  next();
  next();
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)]!,
    chance: (probability) => next() < probability,
  };
}

/** Coordinates keep one digit: nobody sees the second, and drawings stay short. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A lopsided blob: a patch of colour, a puff, an island. */
export function blob(
  random: Chance,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  points = 7,
  wobble = 0.28,
): string {
  const turn = random.between(0, 6.28);
  const corners = Array.from({ length: points }, (_, i) => {
    const angle = turn + (i / points) * Math.PI * 2;
    const reach = 1 - wobble / 2 + random.next() * wobble;
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach] as const;
  });
  const middle = (i: number): string => {
    const [a, b] = [corners[i % points]!, corners[(i + 1) % points]!];
    return `${tenth((a[0] + b[0]) / 2)} ${tenth((a[1] + b[1]) / 2)}`;
  };
  const curves = Array.from({ length: points }, (_, i) => {
    const corner = corners[(i + 1) % points]!;
    return `Q${tenth(corner[0])} ${tenth(corner[1])} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${curves.join("")}Z`;
}

export interface Pen {
  line(path: string, width?: number, extra?: string, colour?: string): string;
  inked(path: string, fill: string, width?: number, extra?: string): string;
  flat(path: string, fill: string, extra?: string): string;
  dot(x: number, y: number, radius: number, fill?: string, extra?: string): string;
}

export function pen(width: number): Pen {
  return {
    line: (path, thickness = width, extra = "", colour = INK) =>
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${tenth(thickness)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`,
    inked: (path, fill, thickness = width, extra = "") =>
      `<path d="${path}" fill="${fill}" stroke="${INK}" stroke-width="${tenth(thickness)}" stroke-linejoin="round" stroke-linecap="round" ${extra}/>`,
    flat: (path, fill, extra = "") => `<path d="${path}" fill="${fill}" ${extra}/>`,
    dot: (x, y, radius, fill = INK, extra = "") =>
      `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="${fill}" ${extra}/>`,
  };
}
