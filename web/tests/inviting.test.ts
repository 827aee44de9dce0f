import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drawCow } from "../src/art/cow/cow";
import { GALLERY, seedOf } from "../src/art/faces";
import { person } from "../src/lib/api/me.svelte";
import FacePicker from "../src/pages/FacePicker.svelte";
import Yourself from "../src/pages/Yourself.svelte";
import { FACES } from "../src/wire/faces";
import { words } from "../src/words/words.svelte";
import { catalogue } from "./fixtures";

let shown: object | null = null;

beforeEach(() => {
  words.catalogue = catalogue("en", ["names", "web"]);
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("the faces", () => {
  it("are as many as the server knows, and all different", () => {
    expect(GALLERY).toHaveLength(FACES);
    const drawings = GALLERY.map((name) => drawCow({ name, crop: "head", size: 50 }, "").inner);
    expect(new Set(drawings).size).toBe(FACES);
  });

  it("come from the name where nobody has chosen", () => {
    expect(seedOf({ name: "Ada", face: null })).toBe("Ada");
    expect(seedOf({ name: "Ada", face: 3 })).toBe(GALLERY[3]);
  });

  it("are offered but for those that others have, until Escape", () => {
    const chosen: number[] = [];
    const props = { face: 2, taken: [2, 5, null], onChoose: (face: number) => chosen.push(face) };
    shown = mount(FacePicker, { target: document.body, props });
    const opener = document.querySelector<HTMLElement>(".own")!;
    opener.click();
    flushSync();
    const offered = [...document.querySelectorAll<HTMLButtonElement>(".gallery button")];
    expect(offered.flatMap((button, face) => (button.disabled ? [face] : []))).toEqual([5]);
    expect(document.activeElement).toBe(offered[2]);
    offered[2]!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    flushSync();
    expect(document.querySelector(".gallery")).toBeNull();
    expect(document.activeElement).toBe(opener);
    opener.click();
    flushSync();
    document.querySelectorAll<HTMLElement>(".gallery button")[7]!.click();
    expect(chosen).toEqual([7]);
  });
});

/** A server that knows one guest, and notes how it is asked to change them. */
function server() {
  const me = { id: "1", name: "Guest 042", face: 4, csrf: "x" };
  const changes: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, { method, body }: { method: string; body?: string }) => {
    if (method === "PATCH") {
      const change = JSON.parse(body ?? "{}") as object;
      changes.push(change);
      Object.assign(me, change);
    }
    return Promise.resolve(new Response(JSON.stringify(me)));
  });
  return changes;
}

describe("one's name", () => {
  it("is told when one goes on, once, and the old one does not come back", async () => {
    const changes = server();
    await person.arrive();
    shown = mount(Yourself, { target: document.body });
    flushSync();
    const input = document.querySelector("input")!;
    expect(input.value).toBe("Guest 042");
    input.value = " Ada ";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.dispatchEvent(new Event("blur"));
    await Promise.all([person.settle(), person.settle()]);
    expect(changes).toEqual([{ name: "Ada" }]);
    expect((await person.arrive()).name).toBe("Ada");
    flushSync();
    expect(input.value).toBe("Ada");
    expect(document.querySelector(".saved")?.textContent).toBe("Saved");
  });

  it("stays what it was where nothing is left of it", async () => {
    const changes = server();
    await person.arrive();
    person.wish({ name: "   " });
    await person.settle();
    expect(changes).toEqual([]);
    expect(person.name).not.toBe("   ");
  });
});
