/**
 * A table from a fixture, for looking at and for measuring. Never built.
 *
 * dev.html?game=six-base&step=20&more=1 is a golden game after twenty steps; dev.html?situation=six-queue-10 a table that
 * is hard to lay out. With `away` the viewer is away, with `first` they meet the game for the first time, with `news` much
 * has happened since their last turn, with `names=long` everybody has a long name, with `text=200` letters are twice as
 * large.
 */
import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import { mount } from "svelte";
import { loadGame } from "../src/frame/games";
import { known } from "../src/lib/known.svelte";
import { settings } from "../src/lib/settings.svelte";
import { languageFrom, words } from "../src/words/words.svelte";
import Dev, { type Fixture } from "./Dev.svelte";

const query = new URLSearchParams(location.search);
const fixtures = import.meta.glob<Fixture>("../fixtures/*.json", { import: "default" });

const situations = import.meta.glob<Record<string, Situation>>("../fixtures/situations.json", {
  import: "default",
});

type Situation = Pick<Fixture, "game"> & Fixture["first"] & { view: { players: number } };

const SHORT = ["Margot", "Luís", "Nina", "Boulon", "Rivet", "Écrou", "Vis", "Ressort", "Clou", "Pivot"];
const LONG = ["Maximiliane-Wilhelma", "Wolfgang Mummenthaler"];

settings.show(document.documentElement);
document.documentElement.style.fontSize = `${query.get("text") ?? 100}%`;
await words.speak(languageFrom([query.get("lang") ?? "en"]));
const fixture = await chosen();
if (!query.has("first")) known.meet(fixture.game);
const game = await loadGame(fixture.game);
mount(Dev, { target: document.getElementById("app")!, props: { game, fixture } });

async function chosen(): Promise<Fixture> {
  const name = query.get("situation");
  if (name === null) return fixtures[`../fixtures/${query.get("game") ?? "six-base"}.json`]!();
  const { game, view, legal } = (await situations["../fixtures/situations.json"]!())[name]!;
  return { game, players: players(view.players), first: { view, legal }, steps: [] };
}

/** Long names have twenty letters. */
function players(count: number): Fixture["players"] {
  const names = query.get("names") === "long" ? SHORT.map((_, seat) => LONG[seat % 2]!.slice(0, 20)) : SHORT;
  return names.slice(0, count).map((name, seat) => ({ name, bot: seat > 2 ? "cow" : null }));
}
