/** A table from a fixture, for looking at: dev.html?game=six-base&step=20&more=1. Never built. */
import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import { mount } from "svelte";
import { settings } from "../src/lib/settings.svelte";
import { languageFrom, words } from "../src/words/words.svelte";
import Dev from "./Dev.svelte";

settings.show(document.documentElement);
await words.speak(languageFrom([new URLSearchParams(location.search).get("lang") ?? "en"]));
await words.need("six_qui_prend", "web_six_qui_prend", "unexploded_cow", "web_unexploded_cow");
mount(Dev, { target: document.getElementById("app")! });
