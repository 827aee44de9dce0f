/* Made by `make generate` from the Python structs: edit those, not this file. */

import type { Fields } from "../words/said";

export interface Agree {
  readonly kind: "agree";
}
export interface Agreed {
  readonly kind: "agreed";
  readonly seat: number;
}
export interface CardDrafted {
  readonly kind: "card_drafted";
  readonly seat: number;
  readonly card: number;
}
export interface CardInserted {
  readonly kind: "card_inserted";
  readonly owner: number | "ox";
  readonly card: number;
  readonly row: number;
}
export interface CardPicked {
  readonly kind: "card_picked";
  readonly seat: number;
  readonly card: number | null;
  readonly reversed: boolean | null;
}
export interface CardPlaced {
  readonly kind: "card_placed";
  readonly owner: number | "ox";
  readonly card: number;
  readonly row: number;
}
export interface CardReplaced {
  readonly kind: "card_replaced";
  readonly seat: number;
  readonly card: number;
}
export interface CardSlid {
  readonly kind: "card_slid";
  readonly card: number;
  readonly origin: number;
  readonly row: number;
}
export interface CardTakenBack {
  readonly kind: "card_taken_back";
  readonly seat: number;
  readonly card: number;
}
export interface CardsRevealed {
  readonly kind: "cards_revealed";
  readonly cards: readonly (Played)[];
}
export interface ChoiceOpened {
  readonly kind: "choice_opened";
  readonly decision: number;
  readonly asked: "card" | "consent" | "deal" | "draft" | "replacement" | "row" | "sort" | "window";
  readonly actors: readonly (number | "chance")[];
}
export interface ChooseRow {
  readonly kind: "choose_row";
  readonly row: number;
}
export interface Dealt {
  readonly kind: "dealt";
  readonly hands: readonly (readonly (number)[])[];
  readonly rows: readonly (number)[];
}
export interface DigitsReversed {
  readonly kind: "digits_reversed";
  readonly seat: number;
  readonly card: number;
  readonly value: number;
}
export interface Disagree {
  readonly kind: "disagree";
}
export interface Disagreed {
  readonly kind: "disagreed";
  readonly seat: number;
}
export interface Draft {
  readonly kind: "draft";
  readonly first: number | null;
  readonly cards: readonly (number)[];
}
export interface DraftBegan {
  readonly kind: "draft_began";
  readonly seat: number;
  readonly cards: readonly (number)[];
}
export interface DraftCard {
  readonly kind: "draft_card";
  readonly card: number;
}
export interface DropSort {
  readonly kind: "drop_sort";
}
export interface FanCard {
  readonly kind: "fan_card";
  readonly marker: Marker | null;
}
export interface FirstChosen {
  readonly kind: "first_chosen";
  readonly seat: number;
}
export interface GameEnded {
  readonly kind: "game_ended";
  readonly outcome: Outcome;
}
export interface GoOn {
  readonly kind: "go_on";
}
export interface Hand {
  readonly size: number;
  readonly cards: readonly (number)[];
}
export interface HandsDealt {
  readonly kind: "hands_dealt";
  readonly hands: readonly (readonly (number)[] | null)[];
}
export interface Idea {
  readonly action: UseTakeAtSeven | UseStop | UseReplace | UseInsert | UseSlide | UseFirst | UseLast | UseSort | LiftStop;
  readonly order: readonly (number)[];
}
export interface LiftStop {
  readonly kind: "lift_stop";
  readonly row: number;
}
export interface Marker {
  readonly row: number;
  readonly side: "down" | "even" | "odd" | "up" | null;
}
export interface MarkerMoved {
  readonly kind: "marker_moved";
  readonly row: number;
  readonly side: "down" | "even" | "odd" | "up" | null;
}
export interface OrderChanged {
  readonly kind: "order_changed";
  readonly cards: readonly (number)[];
  readonly named_first: readonly (number)[];
}
export interface Outcome {
  readonly scores: readonly (number)[];
  readonly places: readonly (number)[];
  readonly reason: string;
}
export interface OxDealt {
  readonly kind: "ox_dealt";
  readonly hands: readonly (readonly (number)[])[];
  readonly rows: readonly (number)[];
  readonly ox: readonly (number)[];
  readonly specials: readonly ("first" | "insert" | "last" | "replace" | "slide" | "sort" | "stop" | "take_at_seven")[];
}
export interface OxFaced {
  readonly kind: "ox_faced";
  readonly team: number;
  readonly ox: number;
  readonly doubled: boolean;
  readonly ox_pile: readonly (number)[];
}
export interface PickCard {
  readonly kind: "pick_card";
  readonly card: number;
  readonly reversed: boolean;
}
export interface Played {
  readonly value: number;
  readonly card: number;
  readonly owner: number | "ox";
}
export interface Proposal {
  readonly action: UseTakeAtSeven | UseStop | UseReplace | UseInsert | UseSlide | UseFirst | UseLast | UseSort | LiftStop;
  readonly order: readonly (number)[];
  readonly seat: number;
}
export interface Proposed {
  readonly kind: "proposed";
  readonly seat: number;
  readonly action: UseTakeAtSeven | UseStop | UseReplace | UseInsert | UseSlide | UseFirst | UseLast | UseSort | LiftStop;
  readonly order: readonly (number)[];
}
export interface ReplaceWith {
  readonly kind: "replace_with";
  readonly card: number;
}
export interface Reversers {
  readonly kind: "reversers";
  readonly spent: readonly (boolean)[];
}
export interface RoundBegan {
  readonly kind: "round_began";
  readonly round: number;
}
export interface RoundScored {
  readonly kind: "round_scored";
  readonly heads: readonly (number)[];
  readonly totals: readonly (number)[];
}
export interface RowTaken {
  readonly kind: "row_taken";
  readonly owner: number | "ox";
  readonly row: number;
  readonly cards: readonly (number)[];
  readonly heads: number;
  readonly cause: "chosen" | "fewest" | "full" | "inserted" | "jumped_on" | "slid";
}
export interface RowsOpened {
  readonly kind: "rows_opened";
  readonly cards: readonly (number)[];
}
export interface RowsResized {
  readonly kind: "rows_resized";
  readonly sizes: readonly (number)[];
}
export interface SixOptions {
  readonly variant: "base" | "cabriole" | "coop" | "escalade" | "even_odd" | "pro" | "reversed";
  readonly target_heads: number | null;
  readonly end_at: "at_least" | "more_than";
  readonly max_rounds: number | null;
  readonly draft_memory: boolean;
  readonly consent: "all" | "anyone";
}
export interface SixView {
  readonly options: SixOptions;
  readonly players: number;
  readonly viewer: number | null;
  readonly decision: number;
  readonly asked: "card" | "consent" | "deal" | "draft" | "replacement" | "row" | "sort" | "window" | null;
  readonly to_act: readonly (number | "chance")[];
  readonly outcome: Outcome | null;
  readonly round: number;
  readonly deck_size: number;
  readonly hand_size: number;
  readonly rows: readonly (readonly (number)[])[];
  readonly row_sizes: readonly (number)[];
  readonly hands: readonly (Hand)[];
  readonly picked: readonly (boolean)[];
  readonly own_pick: PickCard | null;
  readonly queue: readonly (Played)[];
  readonly piles: readonly (readonly (number)[])[];
  readonly pile_heads: readonly (number)[];
  readonly sheet: readonly (readonly (number)[])[];
  readonly totals: readonly (number)[];
  readonly variant: FanCard | Reversers | Draft | Team | null;
}
export interface SortBegan {
  readonly kind: "sort_began";
  readonly seat: number;
}
export interface SortDropped {
  readonly kind: "sort_dropped";
  readonly seat: number;
}
export interface SortNamed {
  readonly kind: "sort_named";
  readonly seat: number;
  readonly card: number;
}
export interface SortNext {
  readonly kind: "sort_next";
  readonly card: number;
}
export interface SpecialUsed {
  readonly kind: "special_used";
  readonly seat: number;
  readonly special: "first" | "insert" | "last" | "replace" | "slide" | "sort" | "stop" | "take_at_seven";
  readonly row: number | null;
  readonly card: number | null;
}
export interface SpecialsTurnedUp {
  readonly kind: "specials_turned_up";
  readonly specials: readonly ("first" | "insert" | "last" | "replace" | "slide" | "sort" | "stop" | "take_at_seven")[];
  readonly left: number;
}
export interface StopLifted {
  readonly kind: "stop_lifted";
  readonly seat: number;
  readonly row: number;
}
export interface Team {
  readonly kind: "team";
  readonly ox_cards: number;
  readonly ox_pile_size: number;
  readonly ox_pile: readonly (number)[] | null;
  readonly ox_heads: number | null;
  readonly specials: readonly ("first" | "insert" | "last" | "replace" | "slide" | "sort" | "stop" | "take_at_seven")[];
  readonly specials_left: number;
  readonly used: readonly ("first" | "insert" | "last" | "replace" | "slide" | "sort" | "stop" | "take_at_seven")[];
  readonly locked: readonly (boolean)[];
  readonly sevens: readonly (boolean)[];
  readonly named_first: readonly (number)[];
  readonly sorting: readonly (number)[];
  readonly proposal: Proposal | null;
  readonly fallen: readonly (Idea)[];
}
export interface UseFirst {
  readonly kind: "use_first";
  readonly card: number;
}
export interface UseInsert {
  readonly kind: "use_insert";
  readonly row: number;
}
export interface UseLast {
  readonly kind: "use_last";
  readonly card: number;
}
export interface UseReplace {
  readonly kind: "use_replace";
}
export interface UseSlide {
  readonly kind: "use_slide";
  readonly card: number;
  readonly row: number;
}
export interface UseSort {
  readonly kind: "use_sort";
}
export interface UseStop {
  readonly kind: "use_stop";
  readonly row: number;
}
export interface UseTakeAtSeven {
  readonly kind: "use_take_at_seven";
  readonly row: number;
}
export interface WentOn {
  readonly kind: "went_on";
  readonly seat: number;
}
export type View = SixView;
export type Event = ChoiceOpened | RoundBegan | RowsOpened | DraftBegan | CardDrafted | CardsRevealed | DigitsReversed | CardPlaced | RowTaken | MarkerMoved | RowsResized | RoundScored | SpecialsTurnedUp | SpecialUsed | StopLifted | CardTakenBack | CardReplaced | CardInserted | CardSlid | OrderChanged | SortBegan | SortNamed | SortDropped | WentOn | Proposed | Agreed | Disagreed | OxFaced | GameEnded | HandsDealt | CardPicked;
export type Action = PickCard | ChooseRow | DraftCard | UseTakeAtSeven | UseStop | UseReplace | UseInsert | UseSlide | UseFirst | UseLast | UseSort | LiftStop | GoOn | ReplaceWith | SortNext | DropSort | Agree | Disagree | Dealt | OxDealt | FirstChosen;
export const FIELDS: Fields = {
  "seat": "person",
  "owner": "person",
  "outcome": "ended",
  "row": "place",
  "origin": "place",
  "specials": [
    "special"
  ],
  "cards_revealed.cards": [
    "played"
  ]
};
