/** Every table on every screen: nothing covered, nothing cut, nothing out of reach. From fixtures, without a server. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import situations from "../fixtures/situations.json";
import { Drawn } from "./drawn";
import { misfits } from "./geometry";

interface Size {
  readonly width: number;
  readonly height: number;
}

const SIZES: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
/** Up to here screens are touched. */
const WIDEST_TOUCHED = 1024;
/** What else is on the page. */
const MOODS = {
  plain: "news",
  first: "first",
  away: "away",
  both: "first&away&news&names=long&lang=fr",
};
const LARGE_TEXT: readonly Size[] = [SIZES[1]!, SIZES[6]!];
/** `make test-full` tries all of them; otherwise each situation is tried in one mood. */
const isFull = process.env.FULL === "1";

let drawn: Drawn;
beforeAll(async () => {
  drawn = await Drawn.open();
});
afterAll(() => drawn.close());

async function measured(query: string, sizes: readonly Size[]): Promise<string[]> {
  await drawn.show(query);
  const { page } = drawn;
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const isTouch = size.width <= WIDEST_TOUCHED;
    const here = await misfits(page, { isTouch });
    found.push(...here.map((each) => `${size.width} × ${size.height}: ${each}`));
  }
  return found;
}

const NAMES = Object.keys(situations);

describe.each(NAMES)("%s", (situation) => {
  const place = NAMES.indexOf(situation);
  const moods = Object.entries(MOODS).filter((_, mood) => isFull || mood === place % 4);
  test.each(moods)("%s", async (_, mood) => {
    expect(await measured(`situation=${situation}&${mood}`, SIZES)).toEqual([]);
  });
  test.runIf(isFull || place % 4 === 0)("with letters twice as large", async () => {
    expect(await measured(`situation=${situation}&text=200`, LARGE_TEXT)).toEqual([]);
  });
});
