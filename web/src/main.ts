import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./words/words.svelte";

settings.show(document.documentElement);
await words.begin();
mount(App, { target: document.getElementById("app")! });
