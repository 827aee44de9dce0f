/** The table of 6 qui prend!. */
import type { GameTable } from "../../frame/game";
import type { Action, Event, View } from "../../wire/six_qui_prend";
import { fold } from "./fold";
import { show } from "./motion";
import Table from "./Table.svelte";
import { sentences } from "./telling";

export const game: GameTable<View, Event, Action> = { prefix: "six", fold, show, sentences, Table };
