/** The table of Unexploded Cow. */
import type { GameTable } from "../../frame/game";
import { FIELDS, type Action, type Event, type View } from "../../wire/unexploded_cow";
import DiscardPile from "./DiscardPile.svelte";
import { fold } from "./fold";
import { clause, where } from "./headline";
import { money } from "./money";
import { show } from "./motion";
import OpenHand from "./OpenHand.svelte";
import Picture from "./Picture.svelte";
import Score from "./Score.svelte";
import Table from "./Table.svelte";
import { spelling } from "./spelling";

export const game: GameTable<View, Event, Action> = {
  fold,
  piecesOf: ({ card }: { card: number }) => [`cow-${card}`, `card-${card}`],
  show,
  fields: FIELDS,
  spelling,
  where,
  clause,
  scoreText: (score, teller) => money(score, teller),
  Table,
  Picture,
  Hand: OpenHand,
  Score,
  Seen: DiscardPile,
  seenTitle: (teller) => teller.words.text("web-unexploded-discarded"),
};
