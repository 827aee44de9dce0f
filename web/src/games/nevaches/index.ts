/** The table of NéVaches. */
import type { GameTable } from "../../frame/game";
import type { Action, Event, View } from "../../wire/nevaches";
import { fold } from "./fold";
import { clause, where } from "./headline";
import { show } from "./motion";
import OpenHand from "./OpenHand.svelte";
import Score from "./Score.svelte";
import SeenCards from "./SeenCards.svelte";
import Table from "./Table.svelte";
import { sentences } from "./telling";

export const game: GameTable<View, Event, Action> = {
  prefix: "nevaches",
  fold,
  show,
  sentences,
  where,
  clause,
  Table,
  Hand: OpenHand,
  Score,
  Seen: SeenCards,
  seenTitle: (teller) => teller.words.text("web-nevaches-seen"),
};
