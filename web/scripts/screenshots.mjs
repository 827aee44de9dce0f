/** Every page as a picture, phone and desktop, light and dark, and those of the docs: npm run screenshots [-- FILTER | docs]. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const folder = fileURLToPath(new URL("../screenshots/", import.meta.url));
const filter = process.argv[2] ?? "";
mkdirSync(folder, { recursive: true });

// The tables come from the engine's golden games, so that every variant can be seen at a telling moment.
const TABLES = {
    "table-choose": "game=six-base&step=6&pick=44",
    "table-row": "game=six-base&step=19",
    "table-score": "game=six-base&step=60",
    "table-end": "game=six-base&step=72",
    "table-draft": "game=six-pro&step=22",
    "table-even-odd": "game=six-even-odd&step=11",
    "table-escalade": "game=six-escalade&step=6",
    "table-cabriole": "game=six-cabriole&step=11",
    "table-reversed": "game=six-reversed&step=8&pick=18&lang=pt-BR",
    "table-coop": "game=six-coop&step=11&lang=fr",
    "table-ten": "game=six-ten-players&step=30",
    "cow-turn": "game=cow-2013-4&step=62",
    "cow-play": "game=cow-2013-4&step=62&pick=34",
    "cow-event": "game=cow-2013-2&step=30",
    "cow-discard": "game=cow-2013-2&step=90",
    "cow-place": "game=cow-2013-4&step=39&lang=fr",
    "cow-roll": "game=cow-2013-2&step=71",
    "cow-two-rolls": "game=cow-2013-2&step=70",
    "cow-blast": "game=cow-2013-2&step=86&clock",
    "cow-payout": "game=cow-2013-2&step=114",
    "cow-six": "game=cow-2013-6&step=68",
    "cow-2011": "game=cow-2011-5&step=45&lang=pt-BR",
    "cow-sudden": "game=cow-2013-6&step=113",
    "cow-end": "game=cow-2013-4&step=122",
    "cow-watch": "game=cow-2011-3&step=45&watch",
    "nevaches-turn": "game=nevaches-shipped&step=58",
    "nevaches-tile": "game=nevaches-shipped&step=22&press=.tiles li:nth-child(2) button",
    "nevaches-place":
        "game=nevaches-shipped&step=38&press=.tiles li:nth-child(2) button&press=@.target:has(.sprig)",
    "nevaches-card": "game=nevaches-random-bonus&step=42&press=.hand button&press=@.target",
    "nevaches-herd": "game=nevaches-shipped&step=51&press=.herd",
    "nevaches-tree": "game=nevaches-shipped&step=39&lang=pt-BR",
    "nevaches-bonus": "game=nevaches-two&step=25",
    "nevaches-new-tiles": "game=nevaches-start-card&step=46&lang=fr",
    "nevaches-other": "game=nevaches-shipped&step=59&press=.valley:nth-child(2) button",
    "nevaches-goal": "game=nevaches-shipped&step=69&lang=fr",
    "nevaches-end": "game=nevaches-shipped&step=72",
    "nevaches-four": "game=nevaches-four&step=48",
    "nevaches-audience": "game=nevaches-shipped&step=60&watch",
};
const REPLAYS = {
    "replay-audience": "?at=31&as=audience",
    "replay-seat": "?at=27&as=seat-1",
    "replay-open": "?at=27&as=open",
    "replay-end": "?at=9999",
};
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

// The helpers are TypeScript: Vite loads them, and serves the fixtures.
const vite = await createServer({ server: { port: 0, host: "127.0.0.1" }, logLevel: "error" });
await vite.listen();
const fixtures = `http://127.0.0.1:${vite.httpServer.address().port}/dev.html`;
const { House } = await vite.ssrLoadModule("/e2e/house.ts");
const { openTable, untilOver } = await vite.ssrLoadModule("/e2e/player.ts");
const house = await House.open();

/** The first step, another choice, what came of the right one, a full row, a row to be taken, and the end. */
async function shootLesson(page, size, colorScheme) {
    if (!"lesson".includes(filter) && !filter.startsWith("lesson")) return;
    const shoot = async (name) => {
        await page.waitForTimeout(500);
        await page.screenshot({ path: `${folder}lesson-${name}-${size}-${colorScheme}.png` });
    };
    const skip = async (times) => {
        for (; times > 0; times -= 1) {
            await page.locator(".walk > :last-child").click();
            await page.waitForTimeout(300);
        }
    };
    await page.goto("/learn/six_qui_prend");
    await page.locator(".says").waitFor();
    await shoot("begin");
    await page.locator(".hand [data-piece='card-3']").dblclick();
    await shoot("again");
    await page.locator(".hand [data-piece='card-25']").dblclick();
    await shoot("done");
    await skip(3);
    await shoot("sixth");
    await skip(3);
    await shoot("row");
    await skip(2);
    await shoot("end");
}

/** Chromium takes no WebP, but draws one. */
async function packed(page, picture) {
    const data = await page.evaluate(async (png) => {
        const image = Object.assign(new Image(), { src: `data:image/png;base64,${png}` });
        await image.decode();
        const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
        canvas.getContext("2d").drawImage(image, 0, 0);
        const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
        return [...new Uint8Array(await blob.arrayBuffer())];
    }, picture.toString("base64"));
    return Buffer.from(data);
}

/** Somebody who has met the games: the first word about one would stand above every table. */
async function acquainted(options, name) {
    const page = await house.person(options);
    await page.request.post("/people", { data: { name } });
    await page.addInitScript((games) => localStorage.setItem("vacherie-known", games), known);
    return page;
}

/** The pictures of README and docs; what they say is noted in a manifest, which `make check` compares. */
async function shootDocs() {
    const list = JSON.parse(readFileSync(new URL("../dev/pictures.json", import.meta.url), "utf8"));
    const docs = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));
    const nina = await acquainted({}, "Nina");
    await openTable(nina, { game: "unexploded_cow", seats: 4, bots: ["cow"], public: true });
    await openTable(nina, { game: "nevaches", seats: 3, public: true });
    for (const [name, { page: shown, width, height, night, whole }] of Object.entries(list)) {
        const colorScheme = night ? "dark" : "light";
        const page = await acquainted({ viewport: { width, height }, colorScheme }, "Margot");
        if (shown === "/")
            await openTable(page, { game: "six_qui_prend", seats: 2, bots: ["cow"], start: true });
        await page.goto(shown.startsWith("/") ? shown : `${fixtures}?${shown}`);
        await page.locator("main").first().waitFor();
        await page.waitForTimeout(900);
        const picture = await page.screenshot({ fullPage: whole ?? false });
        await page.goto("about:blank");
        writeFileSync(`${docs}${name}.webp`, await packed(page, picture));
        await page.context().close();
    }
    const env = { ...process.env, PICTURES: "renew" };
    const noted = spawnSync("npm", ["run", "--silent", "pictures"], { env, stdio: "inherit" });
    if (noted.status !== 0) process.exitCode = 1;
    console.log(`The pictures of the docs are in ${docs}`);
}

const known = JSON.stringify(
    await (await fetch(`${house.address}/games`)).json().then((games) => games.map(({ id }) => id)),
);
if (filter === "" || filter === "docs") await shootDocs();
for (const [size, viewport] of filter === "docs" ? [] : Object.entries(SIZES)) {
    for (const colorScheme of ["light", "dark"]) {
        const page = await acquainted({ viewport, colorScheme }, "Margot");
        const shoot = async (name, url, fullPage = false) => {
            if (!name.includes(filter)) return;
            await page.goto(url);
            await page.locator("main").first().waitFor();
            await page.waitForTimeout(900);
            await page.screenshot({ path: `${folder}${name}-${size}-${colorScheme}.png`, fullPage });
        };
        const wish = { game: "six_qui_prend", seats: 4, bots: ["cow"] };
        await openTable(page, { ...wish, seats: 2, start: true });
        const open = await openTable(page, { ...wish, public: true });
        await shoot("home", "/", true);
        await shoot("set-up", `/t/${open}`, true);
        await shoot("rules", "/rules/six_qui_prend");
        await shoot("nowhere", "/t/nothing");
        await shootLesson(page, size, colorScheme);
        const options = { target_heads: null, max_rounds: 1 };
        const bots = { sit: false, bots: ["cow", "cow", "calf", "calf"], seats: 4, start: true };
        const played = await openTable(page, { game: "six_qui_prend", options, ...bots });
        await untilOver(page, played);
        await shoot("replay-choose", "/replay");
        for (const [name, query] of Object.entries(REPLAYS)) await shoot(name, `/replay/${played}${query}`);
        for (const [name, query] of Object.entries(TABLES)) await shoot(name, `${fixtures}?${query}`);
        for (const sheet of ["rules", "chat", "menu", "score", "seen"]) {
            await shoot(`sheet-${sheet}`, `${fixtures}?game=six-base&step=60&sheet=${sheet}`);
        }
        await page.context().close();
    }
}
await house.pullDown();
await vite.close();
if (filter !== "docs") console.log(`The pictures are in ${folder}`);
