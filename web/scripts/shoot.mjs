/** One page as a picture: node scripts/shoot.mjs URL FILE WIDTHxHEIGHT [light|dark]. */
import { chromium } from "playwright-core";

const [url, file, size = "1280x800", theme = "light"] = process.argv.slice(2);
const [width, height] = size.split("x").map(Number);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme, deviceScaleFactor: 1 });
page.on("console", (message) => message.type() === "error" && console.error(message.text()));
page.on("pageerror", (error) => console.error(error));
await page.goto(url);
await page.waitForLoadState("networkidle");
await page.waitForTimeout(400);
await page.screenshot({ path: file });
await browser.close();
