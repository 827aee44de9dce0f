/** The table of Unexploded Cow. */
import type { GameTable } from "../../frame/game";
import type { Action, Event, View } from "../../wire/unexploded_cow";
import DiscardPile from "./DiscardPile.svelte";
import { fold } from "./fold";
import { clause, where } from "./headline";
import { money } from "./money";
import { show } from "./motion";
import OpenHand from "./OpenHand.svelte";
import Score from "./Score.svelte";
import Table from "./Table.svelte";
import { sentences } from "./telling";

export const game: GameTable<View, Event, Action> = {
  prefix: "unexploded",
  fold,
  show,
  sentences,
  where,
  clause,
  scoreText: (score, teller) => money(score, teller),
  Table,
  Hand: OpenHand,
  Score,
  Seen: DiscardPile,
  seenTitle: (teller) => teller.words.text("web-unexploded-discarded"),
};
