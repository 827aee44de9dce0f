import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { faults, isTooWide, settled } from "./faults";
import { DESKTOP, House, NO_TABLE, PHONE } from "./house";
import { answer, openTable, playedTable, sitDown } from "./player";
import { untranslated } from "./words";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());
afterEach(() => expect(house.complaints.splice(0)).toEqual([]));

/** Every kind of page: where it is, and what is there once it has come. */
async function everyPage(page: Page): Promise<Record<string, readonly [path: string, shown: string]>> {
  const six = { game: "six_qui_prend", bots: ["cow", "cow", "cow"], start: true };
  const duel = { ...six, seats: 2, bots: ["calf"] };
  const short = { target_heads: null, max_rounds: 1 };
  const cows = { game: "unexploded_cow", bots: ["calf", "calf", "calf"], start: true };
  const at = async (wish: object): Promise<string> => `/t/${await openTable(page, wish)}`;
  return {
    home: ["/", ".running li"],
    rules: ["/rules/six_qui_prend", "main h2"],
    setUp: [await at({ game: "six_qui_prend", seats: 4 }), ".chair"],
    table: [await at(six), ".hand button"],
    coop: [await at({ ...six, options: { variant: "coop" }, bots: ["cow", "cow"] }), ".hand button"],
    draft: [await at({ ...duel, options: { variant: "pro" } }), ".draft button"],
    over: [`/t/${await playedTable(page, { ...duel, options: short })}`, ".ending ol li"],
    nowhere: ["/t/nothing", ".nowhere"],
    cows: [await at(cows), ".lane"],
    cowSetUp: [await at({ game: "unexploded_cow", seats: 3 }), ".chair"],
    cowRules: ["/rules/unexploded_cow", "main figure .lane"],
    nevachesRules: ["/rules/nevaches", "main figure .tile"],
  };
}

describe.each([
  ["en-GB", "light", DESKTOP],
  ["fr-FR", "dark", PHONE],
  ["pt-BR", "light", PHONE],
  ["en-GB", "dark", DESKTOP],
] as const)("in %s, %s", (locale, colorScheme, viewport) => {
  it(`at ${viewport.width} pixels every page fits and is translated, and axe finds nothing`, async () => {
    const page = await house.person({ locale, colorScheme, viewport, bypassCSP: true }, [NO_TABLE]);
    for (const [name, [path, shown]] of Object.entries(await everyPage(page))) {
      await page.goto(path);
      await page.locator(shown).first().waitFor();
      const language = locale.slice(0, 2);
      expect([name, await faults(page), await untranslated(page, language), await isTooWide(page)]).toEqual([
        name,
        [],
        [],
        false,
      ]);
    }
    await page.context().close();
  });
});

describe.each(["light", "dark"] as const)("by %s", (colorScheme) => {
  it.each(["Score", "Cards seen", "Rules", "Chat", "Menu"])(
    "axe finds nothing in the sheet %s",
    async (name) => {
      const page = await house.person({ colorScheme, bypassCSP: true });
      await sitDown(page, { game: "six_qui_prend", bots: ["cow"], start: true });
      await page.getByRole("button", { name, exact: true }).click();
      await page.locator("dialog").waitFor();
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
      await page.context().close();
    },
  );
});

it.each(["fr-FR", "pt-PT"])("in %s every sheet is translated", async (locale) => {
  const page = await house.person({ locale });
  await sitDown(page, { game: "six_qui_prend", bots: ["cow"], start: true });
  await page.locator(".hand button").first().waitFor();
  const tools = page.locator("header .tool");
  expect(await tools.count()).toBe(5);
  for (const tool of await tools.all()) {
    await tool.click();
    await page.locator("dialog").waitFor();
    await page.locator("dialog").getByText(/\S/).first().waitFor();
    expect(await untranslated(page, locale.slice(0, 2))).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
  }
  await page.context().close();
});

it("asks nobody else for anything, and breaks no policy", async () => {
  const page = await house.person({}, [NO_TABLE]);
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(house.address)) elsewhere.push(request.url());
  });
  for (const [path, shown] of Object.values(await everyPage(page))) {
    await page.goto(path);
    await page.locator(shown).first().waitFor();
    await settled(page);
  }
  expect(elsewhere).toEqual([]);
  await page.context().close();
});

it("is quiet where things are kept still, until it is switched on", async () => {
  const page = await house.person({ reducedMotion: "reduce" });
  const heard: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("synthesizer")) heard.push(request.url());
  });
  const playUntil = async (isEnough: () => Promise<boolean>): Promise<void> => {
    while (!(await isEnough())) await answer(page);
  };
  await sitDown(page, { game: "six_qui_prend", bots: ["cow"], start: true });
  await playUntil(() => page.locator("aside .story").getByText("Revealed").isVisible());
  expect(heard).toEqual([]);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Turn sound on" }).click();
  await page.keyboard.press("Escape");
  await page.reload();
  await playUntil(() => Promise.resolve(heard.length > 0));
  await page.context().close();
});

it("can be installed: a name, a start, and icons of the sizes they say", async () => {
  const page = await house.person();
  await page.goto("/");
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]")!;
    return (await (await fetch(link.href)).json()) as Record<"name" | "start_url" | "display", string> & {
      icons: { src: string; sizes: string; type: string; purpose: string }[];
    };
  });
  expect([manifest.name, manifest.start_url, manifest.display]).toEqual(["Vacherie", "/", "standalone"]);
  const apple = { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png", purpose: "apple" };
  for (const { src, sizes, type } of [...manifest.icons, apple]) {
    const found = await page.request.get(src);
    expect([src, found.status(), found.headers()["content-type"]]).toEqual([src, 200, type]);
    if (sizes === "any") continue;
    const size = await page.evaluate(async (source) => {
      const picture = Object.assign(new Image(), { src: source });
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect([src, size]).toEqual([src, sizes]);
  }
  const purposes = manifest.icons.filter(({ type }) => type === "image/png").map((icon) => icon.purpose);
  expect(purposes).toEqual(["any", "any", "maskable"]);
  await page.context().close();
});

it("loads its first page with at most 120 kB, fonts aside", async () => {
  const page = await house.person();
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (!request.url().endsWith(".woff2")) sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size);
  console.log(`first page: ${(bytes / 1000).toFixed(1)} kB`);
  expect(bytes).toBeLessThan(120_000);
  await page.context().close();
});

it.each([PHONE, DESKTOP])(
  "the pictures in the rules show every piece whole at $width pixels",
  async (viewport) => {
    const page = await house.person({ viewport });
    for (const game of ["six_qui_prend", "unexploded_cow", "nevaches"]) {
      await page.goto(`/rules/${game}`);
      await page.locator("figure [data-piece]").first().waitFor();
      await settled(page);
      const cut = await page.locator("figure").evaluateAll((figures) =>
        figures.flatMap((figure) => {
          const frame = figure.getBoundingClientRect();
          return [
            ...figure.querySelectorAll("[data-piece^='card-'], [data-piece^='cow-'], [data-piece^='land-']"),
          ]
            .map((piece) => ({ piece, box: piece.getBoundingClientRect() }))
            .filter(
              ({ box }) =>
                box.width < 20 ||
                box.left < frame.left ||
                box.right > frame.right ||
                box.top < frame.top ||
                box.bottom > frame.bottom,
            )
            .map(({ piece }) => piece.getAttribute("data-piece"));
        }),
      );
      expect([game, cut]).toEqual([game, []]);
    }
    await page.context().close();
  },
);
