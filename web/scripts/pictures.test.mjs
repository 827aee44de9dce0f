/**
 * The pictures in docs/pictures say what the app says now: the words of each page, drawn from the same fixture, are
 * compared by their hash with those of the day on which the picture was taken. How it looks may have changed since.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { flushSync, mount, tick, unmount } from "svelte";
import { expect, it } from "vitest";
import Dev from "../dev/Dev.svelte";
import pictures from "../dev/pictures.json";
import { loadGame } from "../src/frame/games";
import Home from "../src/pages/Home.svelte";
import { languageFrom, words } from "../src/words/words.svelte";

const folder = `${import.meta.dirname}/../../docs/pictures/`;
const manifest = `${folder}manifest.json`;
const isRenewed = process.env.PICTURES === "renew";
const fixtures = import.meta.glob("../fixtures/*.json", { import: "default" });
const taken = isRenewed ? {} : JSON.parse(readFileSync(manifest, "utf8"));

/** No size is ever told: nothing is laid out here. */
globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
};

/** A table needs a fixture; the first page is drawn without the games of anybody. */
async function part(query) {
    await words.speak(languageFrom([query.get("lang") ?? "en"]));
    const name = query.get("game");
    if (name === null) return [Home, {}];
    const fixture = await fixtures[`../fixtures/${name}.json`]();
    return [Dev, { game: await loadGame(fixture.game), fixture }];
}

async function saidOn(page) {
    history.replaceState(null, "", page.startsWith("/") ? page : `/dev.html?${page}`);
    const [component, props] = await part(new URLSearchParams(location.search));
    const shown = mount(component, { target: document.body, props });
    flushSync();
    await tick();
    const said = document.body.textContent.replace(/\s+/g, " ").trim();
    await unmount(shown);
    document.body.replaceChildren();
    return said;
}

const hash = (content) => createHash("sha256").update(content).digest("hex").slice(0, 16);

it.each(Object.entries(pictures))("docs/pictures/%s.webp is of today", async (name, { page }) => {
    const said = await saidOn(page);
    const now = { says: hash(said), picture: hash(readFileSync(`${folder}${name}.webp`)) };
    expect(said.length).toBeGreaterThan(50);
    if (isRenewed) taken[name] = now;
    expect(taken[name], "The picture is out of date: make screenshots ARGS=docs").toEqual(now);
    if (isRenewed) writeFileSync(manifest, `${JSON.stringify(taken, null, 2)}\n`);
});
