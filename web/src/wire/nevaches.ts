/* Made by `make generate` from the Python structs: edit those, not this file. */

import type { Fields } from "../words/said";

export interface BonusLapsed {
  readonly kind: "bonus_lapsed";
  readonly seat: number;
  readonly space: Space;
}
export interface BonusReached {
  readonly kind: "bonus_reached";
  readonly seat: number;
  readonly space: Space;
}
export interface BonusTaken {
  readonly kind: "bonus_taken";
  readonly seat: number;
  readonly space: Space;
}
export interface BringHome {
  readonly kind: "bring_home";
  readonly herd: readonly (readonly [number, number])[];
}
export interface CardPileMade {
  readonly kind: "card_pile_made";
  readonly left: number;
}
export interface CardPlayed {
  readonly kind: "card_played";
  readonly seat: number;
  readonly card: string;
  readonly cows: readonly (readonly [number, number])[];
  readonly face_down: readonly (readonly [number, number])[];
}
export interface CardTaken {
  readonly kind: "card_taken";
  readonly seat: number;
  readonly card: string;
}
export interface CardsDiscarded {
  readonly kind: "cards_discarded";
  readonly seat: number;
  readonly cards: readonly (string)[];
}
export interface CardsShuffled {
  readonly kind: "cards_shuffled";
  readonly cards: readonly (string)[];
}
export interface CardsTurnedUp {
  readonly kind: "cards_turned_up";
  readonly cards: readonly (string)[];
  readonly left: number;
}
export interface ChoiceOpened {
  readonly kind: "choice_opened";
  readonly decision: number;
  readonly asked: "action" | "bonus_card" | "bonus_tile" | "card" | "card_shuffle" | "deal" | "goal" | "start_card" | "tile" | "tile_shuffle" | "tree";
  readonly actors: readonly (number | "chance")[];
}
export interface ChooseGoal {
  readonly kind: "choose_goal";
  readonly goal: "four_cows_home" | "house_inside" | "lakes_at_edge" | "most_fields" | "most_forests" | "most_meadows" | "sixty_five_points" | "thirteen_tiles" | "three_trees";
}
export interface CowsBroughtHome {
  readonly kind: "cows_brought_home";
  readonly seat: number;
  readonly cows: readonly (readonly [number, number])[];
}
export interface Dealt {
  readonly kind: "dealt";
  readonly fox: number;
  readonly tiles: readonly ("field" | "forest" | "house" | "lake" | "meadow")[];
  readonly cards: readonly (string)[];
  readonly goals: readonly (readonly ["four_cows_home" | "house_inside" | "lakes_at_edge" | "most_fields" | "most_forests" | "most_meadows" | "sixty_five_points" | "thirteen_tiles" | "three_trees", "four_cows_home" | "house_inside" | "lakes_at_edge" | "most_fields" | "most_forests" | "most_meadows" | "sixty_five_points" | "thirteen_tiles" | "three_trees"])[];
  readonly bonus_tiles: readonly ("action" | "card" | "cow" | "home" | "tile")[];
}
export interface DrawnCard {
  readonly id: string;
  readonly points: number;
  readonly grid: string;
  readonly known: boolean;
}
export interface Fit {
  readonly card: string;
  readonly cells: readonly (readonly [number, number])[];
  readonly lacks: readonly (Lack)[];
  readonly blocked: readonly (readonly [number, number])[];
  readonly cows: number;
}
export interface FoxGiven {
  readonly kind: "fox_given";
  readonly seat: number;
}
export interface GameEnded {
  readonly kind: "game_ended";
  readonly outcome: Outcome;
}
export interface GoalChosen {
  readonly kind: "goal_chosen";
  readonly seat: number;
  readonly goal: "four_cows_home" | "house_inside" | "lakes_at_edge" | "most_fields" | "most_forests" | "most_meadows" | "sixty_five_points" | "thirteen_tiles" | "three_trees" | null;
}
export interface GoalsCounted {
  readonly kind: "goals_counted";
  readonly points: readonly (readonly (number)[] | null)[];
}
export interface GoalsDealt {
  readonly kind: "goals_dealt";
  readonly goals: readonly (readonly ["four_cows_home" | "house_inside" | "lakes_at_edge" | "most_fields" | "most_forests" | "most_meadows" | "sixty_five_points" | "thirteen_tiles" | "three_trees", "four_cows_home" | "house_inside" | "lakes_at_edge" | "most_fields" | "most_forests" | "most_meadows" | "sixty_five_points" | "thirteen_tiles" | "three_trees"] | null)[];
}
export interface GoalsRevealed {
  readonly kind: "goals_revealed";
  readonly goals: readonly ("four_cows_home" | "house_inside" | "lakes_at_edge" | "most_fields" | "most_forests" | "most_meadows" | "sixty_five_points" | "thirteen_tiles" | "three_trees")[];
  readonly points: readonly (number)[];
  readonly totals: readonly (number)[];
}
export interface HerdBroughtHome {
  readonly kind: "herd_brought_home";
  readonly seat: number;
  readonly herd: readonly (readonly [number, number])[];
}
export interface Lack {
  readonly cell: readonly [number, number];
  readonly landscape: "field" | "forest" | "house" | "lake" | "meadow" | null;
}
export interface LeaveTree {
  readonly kind: "leave_tree";
}
export interface NeVachesOptions {
  readonly random_bonus: boolean;
  readonly choose_start_card: boolean;
  readonly deck: OwnDeck | null;
}
export interface NeVachesView {
  readonly options: NeVachesOptions;
  readonly players: number;
  readonly viewer: number | null;
  readonly decision: number;
  readonly asked: "action" | "bonus_card" | "bonus_tile" | "card" | "card_shuffle" | "deal" | "goal" | "start_card" | "tile" | "tile_shuffle" | "tree" | null;
  readonly to_act: readonly (number | "chance")[];
  readonly outcome: Outcome | null;
  readonly fox: number | null;
  readonly seat: number;
  readonly actions_each_turn: number;
  readonly actions: number;
  readonly pending: readonly (Space)[];
  readonly spaces: readonly (Space)[];
  readonly end_points: number;
  readonly tile_row: readonly ("field" | "forest" | "house" | "lake" | "meadow")[];
  readonly tile_pile: number;
  readonly tiles_aside: readonly ("field" | "forest" | "house" | "lake" | "meadow")[];
  readonly card_row: readonly (string)[];
  readonly card_pile: number;
  readonly cards_in_pile: readonly (string)[] | null;
  readonly discards: readonly (string)[];
  readonly trees: number;
  readonly squares: readonly (readonly [number, number])[];
  readonly tree_places: readonly (TreePlace)[];
  readonly too_dear: readonly (string)[];
  readonly seats: readonly (Player)[];
  readonly goals: readonly ("four_cows_home" | "house_inside" | "lakes_at_edge" | "most_fields" | "most_forests" | "most_meadows" | "sixty_five_points" | "thirteen_tiles" | "three_trees")[];
  readonly goal_progress: readonly (Progress)[];
  readonly goal_points: readonly (number)[];
  readonly own_choice: "four_cows_home" | "house_inside" | "lakes_at_edge" | "most_fields" | "most_forests" | "most_meadows" | "sixty_five_points" | "thirteen_tiles" | "three_trees" | null;
}
export interface Outcome {
  readonly scores: readonly (number)[];
  readonly places: readonly (number)[];
  readonly reason: string;
}
export interface OwnDeck {
  readonly name: string;
  readonly cards: readonly (DrawnCard)[];
}
export interface PlaceTile {
  readonly kind: "place_tile";
  readonly landscape: "field" | "forest" | "house" | "lake" | "meadow";
  readonly cell: readonly [number, number];
}
export interface PlantTree {
  readonly kind: "plant_tree";
  readonly square: readonly [number, number];
}
export interface PlayCard {
  readonly kind: "play_card";
  readonly card: string;
  readonly cows: readonly (readonly [number, number])[];
  readonly face_down: readonly (readonly [number, number])[];
}
export interface Player {
  readonly tiles: readonly (Tile)[];
  readonly trees: readonly (readonly [number, number])[];
  readonly home: number;
  readonly points: number;
  readonly hand: readonly (string)[];
  readonly has_start_card: boolean;
  readonly start_card: string | null;
  readonly has_chosen: boolean;
  readonly revealed: "four_cows_home" | "house_inside" | "lakes_at_edge" | "most_fields" | "most_forests" | "most_meadows" | "sixty_five_points" | "thirteen_tiles" | "three_trees" | null;
}
export interface PointsScored {
  readonly kind: "points_scored";
  readonly seat: number;
  readonly points: number;
  readonly total: number;
}
export interface Progress {
  readonly have: number;
  readonly needed: number;
  readonly pays: number;
}
export interface RefreshCards {
  readonly kind: "refresh_cards";
}
export interface RefreshTiles {
  readonly kind: "refresh_tiles";
}
export interface Space {
  readonly points: number;
  readonly bonus: "action" | "card" | "cow" | "home" | "tile";
}
export interface StartCardsDealt {
  readonly kind: "start_cards_dealt";
  readonly cards: readonly (string | null)[];
}
export interface TakeCard {
  readonly kind: "take_card";
  readonly card: string;
}
export interface Tile {
  readonly cell: readonly [number, number];
  readonly landscape: "field" | "forest" | "house" | "lake" | "meadow";
  readonly cow: boolean;
}
export interface TilePileMade {
  readonly kind: "tile_pile_made";
  readonly left: number;
}
export interface TilePlaced {
  readonly kind: "tile_placed";
  readonly seat: number;
  readonly landscape: "field" | "forest" | "house" | "lake" | "meadow";
  readonly cell: readonly [number, number];
}
export interface TilesSetAside {
  readonly kind: "tiles_set_aside";
  readonly seat: number;
  readonly tiles: readonly ("field" | "forest" | "house" | "lake" | "meadow")[];
}
export interface TilesShuffled {
  readonly kind: "tiles_shuffled";
  readonly tiles: readonly ("field" | "forest" | "house" | "lake" | "meadow")[];
}
export interface TilesTurnedUp {
  readonly kind: "tiles_turned_up";
  readonly tiles: readonly ("field" | "forest" | "house" | "lake" | "meadow")[];
  readonly left: number;
}
export interface TrackLaid {
  readonly kind: "track_laid";
  readonly spaces: readonly (Space)[];
  readonly home: number;
}
export interface TreeLeft {
  readonly kind: "tree_left";
  readonly seat: number;
}
export interface TreeOffered {
  readonly kind: "tree_offered";
  readonly seat: number;
  readonly squares: readonly (readonly [number, number])[];
}
export interface TreePlace {
  readonly landscape: "field" | "forest" | "house" | "lake" | "meadow";
  readonly cell: readonly [number, number];
  readonly squares: readonly (readonly [number, number])[];
}
export interface TreePlanted {
  readonly kind: "tree_planted";
  readonly seat: number;
  readonly square: readonly [number, number];
}
export interface TurnBegan {
  readonly kind: "turn_began";
  readonly seat: number;
}
export type View = NeVachesView;
export type Event = ChoiceOpened | FoxGiven | TrackLaid | TurnBegan | TilesTurnedUp | TilesSetAside | TilePileMade | CardsTurnedUp | CardsDiscarded | CardPileMade | TilePlaced | TreeOffered | TreePlanted | TreeLeft | CardTaken | CardPlayed | HerdBroughtHome | PointsScored | BonusReached | BonusTaken | BonusLapsed | CowsBroughtHome | GoalsRevealed | GameEnded | StartCardsDealt | GoalsDealt | GoalsCounted | GoalChosen;
export type Action = PlaceTile | RefreshTiles | PlantTree | LeaveTree | TakeCard | RefreshCards | PlayCard | BringHome | ChooseGoal | Dealt | TilesShuffled | CardsShuffled;
export const FIELDS: Fields = {
  "seat": "person",
  "owner": "person",
  "outcome": "ended",
  "card": "card",
  "cards": [
    "card"
  ],
  "cell": "cell",
  "cows": [
    "cell"
  ],
  "square": "square",
  "squares": [
    "square"
  ],
  "tiles": [
    "tile"
  ],
  "goal": "goal",
  "space": "bonus",
  "spaces": [
    "space"
  ]
};
