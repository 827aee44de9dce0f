/** The table of 6 qui prend!. */
import type { GameTable } from "../../frame/game";
import type { SoundName } from "../../lib/sound";
import { FIELDS, type Action, type Event, type View } from "../../wire/six_qui_prend";
import { fold } from "./fold";
import Gathered from "./Gathered.svelte";
import { clause, where } from "./headline";
import { show } from "./motion";
import OpenHand from "./OpenHand.svelte";
import Picture from "./Picture.svelte";
import Score from "./Score.svelte";
import SeenCards from "./SeenCards.svelte";
import Table from "./Table.svelte";
import { spelling } from "./spelling";

const HEARD: Partial<Record<Event["kind"], SoundName>> = {
  card_drafted: "card",
  card_inserted: "card",
  card_placed: "card",
  row_taken: "sweep",
};

export const game: GameTable<View, Event, Action> = {
  fold,
  piecesOf: ({ card }: { card: number }) => [`card-${card}`],
  show,
  // Ten cards are placed one after the other: they, too, have to lie within six seconds.
  pace: ({ players }) => Math.max(1, players / 6),
  sound: ({ kind }) => HEARD[kind] ?? null,
  fields: FIELDS,
  spelling,
  where,
  clause,
  // A trick, once everybody chooses a card for it.
  beginsTurn: (event) => event.kind === "choice_opened" && event.asked === "card",
  endsRound: ({ kind }) => kind === "round_scored",
  Gathered,
  Hand: OpenHand,
  Table,
  Picture,
  Score,
  Seen: SeenCards,
  seenTitle: (teller) => teller.words.text("web-six-seen"),
};
