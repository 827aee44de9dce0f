import { beforeEach, expect, it } from "vitest";
import { settings } from "../src/lib/settings.svelte";

beforeEach(() => settings.set({ motion: null, pace: null, sound: null }));

it("moves things briskly unless somebody wants them calm", () => {
  const brisk = settings.speed;
  settings.pace = "calm";
  expect(settings.speed).toBeLessThan(brisk);
});

it("keeps things still for whoever wants all at once, and lets them move again", () => {
  settings.pace = "once";
  expect([settings.motion, settings.pace]).toEqual(["off", "once"]);
  settings.pace = "brisk";
  expect([settings.motion, settings.pace]).toEqual(["on", "brisk"]);
});

it("leaves what is heard as it was", () => {
  settings.pace = "once";
  expect(settings.sound).toBe("on");
});

it("remembers the pace on this device", () => {
  settings.pace = "calm";
  expect(JSON.parse(localStorage.getItem("vacherie") ?? "")).toMatchObject({ motion: "on", pace: "calm" });
});
