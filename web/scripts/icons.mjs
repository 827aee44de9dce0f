/** Draws public/icon.svg as the pictures that phones and browsers put on a home screen: node scripts/icons.mjs. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const folder = fileURLToPath(new URL("../public/", import.meta.url));
const svg = readFileSync(`${folder}icon.svg`, "utf8");
// Where the system cuts a shape out of the picture itself, its corners are square and the cow keeps away from the edge.
const square = svg.replace(/ rx="[^"]*"/, "");
const [x, y, size] = /viewBox="(\S+) (\S+) (\S+)/.exec(svg).slice(1).map(Number);
const margin = size * 0.16;
const wide = { x: x - margin, y: y - margin, size: size + 2 * margin };
const masked = square
    .replace(/viewBox="[^"]*"/, `viewBox="${wide.x} ${wide.y} ${wide.size} ${wide.size}"`)
    .replace(
        /<rect[^>]*\/>/,
        `<rect x="${wide.x}" y="${wide.y}" width="100%" height="100%" fill="#c3dedf"/>`,
    );

const PICTURES = [
    ["icon-192.png", 192, svg, "22%"],
    ["icon-512.png", 512, svg, "22%"],
    ["icon-maskable-512.png", 512, masked],
    ["apple-touch-icon.png", 180, square],
];

const vite = await createServer({ server: { middlewareMode: true }, logLevel: "error" });
const { browserPath } = await vite.ssrLoadModule("/e2e/house.ts");
const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox"] });
for (const [name, width, drawing, corner = "0"] of PICTURES) {
    const page = await browser.newPage({ viewport: { width, height: width } });
    const source = `data:image/svg+xml;base64,${Buffer.from(drawing).toString("base64")}`;
    await page.setContent(
        `<style>*{margin:0}img{border-radius:${corner}}</style><img src="${source}" width="${width}" height="${width}">`,
    );
    await page.screenshot({ path: folder + name, omitBackground: true });
    await page.close();
}
await browser.close();
await vite.close();
