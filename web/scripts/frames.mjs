/** How fluid a table of ten is while a trick is shown, beside a page on which one box moves: npm run frames. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const SECONDS = 8;
const FRAME = 1000 / 60;
const fixture = fileURLToPath(new URL("../fixtures/six-ten-players.json", import.meta.url));
const { steps } = JSON.parse(readFileSync(fixture, "utf8"));
const placed = (step) => step.events.filter((event) => event.kind === "card_placed").length;
const trick = steps.findIndex((step) => placed(step) >= 8);

const YARDSTICK = `<style>@keyframes move { to { transform: translateX(600px) } }
div { width: 80px; height: 80px; background: #c33; animation: move 1s infinite alternate }</style><div></div>`;

const vite = await createServer({ server: { port: 0, host: "127.0.0.1" }, logLevel: "error" });
await vite.listen();
const { browserPath } = await vite.ssrLoadModule("/e2e/house.ts");
const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox"] });

/** The gaps between frames, in milliseconds, while something moves. */
async function gaps(page) {
    return page.evaluate(
        (seconds) =>
            new Promise((resolve) => {
                const found = [];
                const end = performance.now() + seconds * 1000;
                let last = null;
                const frame = (now) => {
                    const isMoving = document.getAnimations().some((each) => each.playState === "running");
                    if (last !== null && isMoving) found.push(now - last);
                    last = now;
                    if (now < end) requestAnimationFrame(frame);
                    else resolve(found);
                };
                requestAnimationFrame(frame);
            }),
        SECONDS,
    );
}

function row(name, found) {
    const sorted = [...found].sort((a, b) => a - b);
    const part = (share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
    const late = (found.filter((gap) => gap > FRAME * 1.5).length / found.length) * 100;
    const rate = (1000 * found.length) / found.reduce((sum, gap) => sum + gap, 0);
    const figures = [rate, part(0.5), part(0.99), late].map((figure) => figure.toFixed(1));
    console.log(`| ${[name, ...figures].join(" | ")} |`);
}

console.log("| page | frames/s | median ms | 99 % ms | late frames % |\n|---|---|---|---|---|");
for (const [size, viewport] of Object.entries({
    phone: { width: 360, height: 740 },
    desktop: { width: 1280, height: 800 },
})) {
    const page = await browser.newPage({ viewport });
    await page.setContent(YARDSTICK);
    row(`yardstick, ${size}`, await gaps(page));
    const address = `http://127.0.0.1:${vite.httpServer.address().port}/dev.html`;
    await page.goto(`${address}?game=six-ten-players&step=${trick}&more=1`);
    row(`a trick of ten players, ${size}`, await gaps(page));
    await page.close();
}
await browser.close();
await vite.close();
