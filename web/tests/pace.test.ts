import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { Playing } from "../src/frame/playing.svelte";
import { game as six } from "../src/games/six_qui_prend";
import { settings } from "../src/lib/settings.svelte";
import { Stage } from "../src/lib/stage";
import tokens from "../src/styles/tokens.css?raw";
import { Teller } from "../src/words/teller";
import { words } from "../src/words/words.svelte";
import { catalogue, game } from "./fixtures";

const LONGEST = 6000;
const DURATIONS = new Map(
  [...tokens.slice(0, tokens.indexOf("data-motion")).matchAll(/--d-(\w+): (\d+)ms/g)].map(
    ([, name, milliseconds]) => [name, Number(milliseconds)] as const,
  ),
);

/** The stage of the tables, on which time does not pass but is added up. */
class Planned extends Stage {
  now = 0;
  #ends: { at: number; arrive: () => void }[] = [];

  override time(name: string): number {
    return DURATIONS.get(name)!;
  }

  override ease(): string {
    return "";
  }

  override async animate(_: Element, __: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    const length = ((options.delay ?? 0) + Number(options.duration)) / this.speed;
    await new Promise<void>((arrive) => this.#ends.push({ at: this.now + length, arrive }));
  }

  /** Lets whatever moves arrive, the first to end first. */
  async run(isDone: () => boolean): Promise<void> {
    while (!isDone()) {
      await new Promise((next) => setTimeout(next));
      const [first] = this.#ends.sort((one, other) => one.at - other.at);
      if (first === undefined) continue;
      this.#ends.shift();
      this.now = first.at;
      first.arrive();
    }
  }
}

it("shows no turn of ten players for longer than six seconds, at the pace that is set for everybody", async () => {
  words.catalogue = catalogue("en", ["names", "web", "six_qui_prend", "web_six_qui_prend"]);
  expect([settings.pace, settings.motion]).toEqual(["brisk", "on"]);
  const { players, steps } = game("six-ten-players");
  const reveals = steps.flatMap(({ events }, step) =>
    events.some((event) => event.kind === "cards_revealed") ? [step] : [],
  );
  const [begin, end] = [reveals[2]!, reveals[4]!];
  const playing = new Playing(six, { ...steps[begin - 1]!, events: [] });
  const teller = new Teller(words.catalogue, "six", players, 0);
  const chairs = players.map((player) => ({ ...player, is_ready: true, is_away: false }));
  const table = mount(six.Table, {
    target: document.body,
    props: { playing, teller, chairs, send: () => {} },
  });
  flushSync();
  const stage = new Planned(document.body);
  playing.stage = stage;
  const turns: number[] = [];
  for (const { number, events, view, legal } of steps.slice(begin, end)) {
    if (events.some((event) => event.kind === "cards_revealed")) turns.push(0);
    const began = stage.now;
    playing.push({ number, events, view, legal });
    await stage.run(() => !playing.isMoving);
    turns.push((turns.pop() ?? 0) + stage.now - began);
  }
  await unmount(table);
  expect(Math.min(...turns)).toBeGreaterThan(LONGEST / 3);
  expect(Math.max(...turns)).toBeLessThanOrEqual(LONGEST);
});
