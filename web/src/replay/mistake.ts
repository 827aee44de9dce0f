/** Why a game cannot be shown, in words: what the server refused, and where in the file. */
import { Refusal } from "../lib/api/http";
import { ERROR_AREAS, say, words } from "../words/words.svelte";

export async function mistakeIn(error: unknown): Promise<string> {
  await words.need("web_replay", ...ERROR_AREAS);
  if (!(error instanceof Refusal)) return say("web-lost");
  const { code, params = {}, field = "" } = error.problem;
  if (code === "record-illegal-action") return say("web-replay-illegal", { step: params.step ?? 0 });
  const key = `error-${code}`;
  if (!words.catalogue.has(key)) return say("web-replay-wrong");
  const sentence = say(key, { ...params, field, known: params.known || "none" });
  return field ? say("labelled", { label: field, text: sentence }) : sentence;
}
