/** The table of NéVaches. */
import type { GameTable } from "../../frame/game";
import { FIELDS, type Action, type Event, type View } from "../../wire/nevaches";
import { fold } from "./fold";
import { clause, where } from "./headline";
import { show } from "./motion";
import { piecesOf } from "./pieces";
import OpenHand from "./OpenHand.svelte";
import Picture from "./Picture.svelte";
import Score from "./Score.svelte";
import SeenCards from "./SeenCards.svelte";
import Table from "./Table.svelte";
import { spelling } from "./spelling";

export const game: GameTable<View, Event, Action> = {
  fold,
  piecesOf,
  show,
  fields: FIELDS,
  spelling,
  where,
  clause,
  Table,
  Picture,
  Hand: OpenHand,
  Score,
  Seen: SeenCards,
  seenTitle: (teller) => teller.words.text("web-nevaches-seen"),
};
