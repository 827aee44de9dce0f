/** The address of this page as others can use it: on the computer that serves it, it is another one. */
import type { Whereabouts } from "../../wire/server";
import { ask } from "./http";

const OWN = new Set(["localhost", "127.0.0.1", "[::1]"]);

export async function linkForOthers(): Promise<string> {
  if (!OWN.has(location.hostname)) return location.href;
  const { address } = await ask<Whereabouts>("GET", "/whereabouts");
  return address === null ? location.href : address + location.pathname;
}
