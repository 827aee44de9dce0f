/** Which events of NéVaches are told, and in which words: as in the terminal. */
import type { ChooseGoal, Event, NeVachesOptions, Space } from "../../wire/nevaches";
import type { Teller } from "../../words/teller";
import type { Params } from "../../words/words.svelte";
import { cellName, squareName, type Cell } from "./cells";
import { deckOf, type Landscape } from "./deck";

export type Goal = ChooseGoal["goal"];

/** Events that the table shows, or that only prepare others. */
const BOOKKEEPING: readonly Event["kind"][] = [
  "choice_opened",
  "turn_began",
  "tiles_turned_up",
  "cards_turned_up",
  "tree_offered",
  "bonus_reached",
  "goals_counted",
];

export function sentences(events: readonly Event[], teller: Teller): string[] {
  return events.filter((event) => !BOOKKEEPING.includes(event.kind)).map((event) => sentence(event, teller));
}

export function sentence(event: Event, teller: Teller): string {
  return teller.text("event", event.kind, facts(event, teller));
}

export function goalName(goal: Goal, teller: Teller): string {
  return teller.text("goal", goal);
}

export function landscapeName(landscape: Landscape, teller: Teller): string {
  return teller.text("landscape", landscape);
}

/** A card in running text: the landscapes that get a cow, and its points. */
export function cardText(id: string, teller: Teller): string {
  const card = deckOf(teller.options as Partial<NeVachesOptions>).get(id);
  if (card === undefined) return id;
  const landscapes = [...card.cells]
    .sort((one, other) => one.cell[1] - other.cell[1] || one.cell[0] - other.cell[0])
    .flatMap(({ landscape }) => (landscape === null ? [] : [landscapeName(landscape, teller)]))
    .join(" + ");
  return teller.text("table", "card", { landscapes, points: card.points });
}

function facts(event: Event, teller: Teller): Params {
  switch (event.kind) {
    case "start_cards_dealt": {
      const card = own(event.cards, teller);
      return { card: card === null ? "none" : cardText(card, teller) };
    }
    case "goals_dealt": {
      const goals = own(event.goals, teller);
      return {
        goals: goals === null ? "none" : teller.together(goals.map((goal) => goalName(goal, teller))),
      };
    }
    case "track_laid":
      return {
        spaces: teller.together(event.spaces.map((space) => spaceText(space, teller))),
        home: event.home,
      };
    case "bonus_taken":
    case "bonus_lapsed":
      return { ...teller.who(event.seat), bonus: event.space.bonus, points: event.space.points };
    case "goal_chosen":
      return {
        ...teller.who(event.seat),
        goal: event.goal === null ? "none" : goalName(event.goal, teller),
      };
    case "goals_revealed":
      return {
        goals: teller.together(
          event.goals.map((goal, seat) =>
            teller.text("event", "goals_revealed.item", {
              ...teller.who(seat),
              goal: goalName(goal, teller),
              points: event.points[seat]!,
              total: event.totals[seat]!,
            }),
          ),
        ),
      };
    case "game_ended":
      return teller.endFacts(event.outcome);
    default:
      return tableFacts(event, teller);
  }
}

/** Tiles, cards and cows on their way. */
function tableFacts(event: Event, teller: Teller): Params {
  switch (event.kind) {
    case "tile_placed":
      return {
        ...teller.who(event.seat),
        tile: teller.text("landscape", `${event.landscape}.one`),
        cell: cellName(event.cell),
      };
    case "tree_planted":
      return { ...teller.who(event.seat), square: squareName(event.square) };
    case "card_taken":
      return { ...teller.who(event.seat), card: cardText(event.card, teller) };
    case "card_played":
      return {
        ...teller.who(event.seat),
        card: cardText(event.card, teller),
        ...cowFacts(event.cows, teller),
      };
    case "herd_brought_home":
      return { ...teller.who(event.seat), ...cowFacts(event.herd, teller) };
    case "cows_brought_home":
      return { ...teller.who(event.seat), ...cowFacts(event.cows, teller) };
    default:
      return teller.plainFacts(event);
  }
}

function cowFacts(cows: readonly Cell[], teller: Teller): Params {
  return { cows: teller.together(cows.map(cellName)), count: cows.length };
}

export function spaceText(space: Space, teller: Teller): string {
  return teller.text("table", "space", { points: space.points, bonus: teller.text("bonus", space.bonus) });
}

function own<T>(values: readonly T[], teller: Teller): T | null {
  return teller.viewer === null ? null : (values[teller.viewer] ?? null);
}
