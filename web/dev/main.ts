/** A table from a fixture, for looking at: dev.html?game=six-base&step=20&more=1. Never built. */
import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import { mount } from "svelte";
import { loadGame } from "../src/frame/games";
import { settings } from "../src/lib/settings.svelte";
import { languageFrom, words } from "../src/words/words.svelte";
import Dev, { type Fixture } from "./Dev.svelte";

const query = new URLSearchParams(location.search);
const fixtures = import.meta.glob<Fixture>("../fixtures/*.json", { import: "default" });

settings.show(document.documentElement);
await words.speak(languageFrom([query.get("lang") ?? "en"]));
const fixture = await fixtures[`../fixtures/${query.get("game") ?? "six-base"}.json`]!();
const game = await loadGame(fixture.game);
mount(Dev, { target: document.getElementById("app")!, props: { game, fixture } });
