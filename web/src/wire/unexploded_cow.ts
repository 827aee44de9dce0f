/* Made by `make generate` from the Python structs: edit those, not this file. */

import type { Fields } from "../words/said";

export interface Anted {
  readonly kind: "anted";
  readonly amount: number;
}
export interface BlastEnded {
  readonly kind: "blast_ended";
}
export interface BombDefused {
  readonly kind: "bomb_defused";
  readonly mechanic: number;
  readonly seat: number;
  readonly amount: number;
}
export interface BombFound {
  readonly kind: "bomb_found";
  readonly card: number;
  readonly herd: number;
  readonly counted: readonly (number)[];
}
export interface BombHandedOn {
  readonly kind: "bomb_handed_on";
  readonly general: number;
  readonly card: number;
}
export interface BombSpread {
  readonly kind: "bomb_spread";
  readonly bomber: number;
  readonly card: number;
}
export interface BombStolen {
  readonly kind: "bomb_stolen";
  readonly thief: number;
  readonly card: number;
}
export interface CardsDrawn {
  readonly kind: "cards_drawn";
  readonly seat: number;
  readonly count: number;
  readonly left: number;
  readonly cards: readonly (number)[] | null;
}
export interface ChoiceOpened {
  readonly kind: "choice_opened";
  readonly decision: number;
  readonly asked: "blast" | "cow" | "payout" | "place" | "play" | "reshuffle" | "roll" | "shuffle" | "two_rolls" | "which_roll";
  readonly actor: number | "chance";
}
export interface ChooseCow {
  readonly kind: "choose_cow";
  readonly card: number;
}
export interface ChooseRoll {
  readonly kind: "choose_roll";
  readonly pips: number;
}
export interface City {
  readonly name: string;
  readonly points: number;
  readonly money: number;
  readonly draw: number;
  readonly cow: "cow_from_discard" | "steal_cow" | null;
}
export interface CityLeft {
  readonly kind: "city_left";
  readonly city: number;
}
export interface CityLost {
  readonly kind: "city_lost";
  readonly city: number;
}
export interface CityTaken {
  readonly kind: "city_taken";
  readonly seat: number;
  readonly city: number;
  readonly amount: number;
}
export interface CityTurned {
  readonly kind: "city_turned";
  readonly city: number;
}
export interface Cow {
  readonly name: string;
  readonly price: number;
  readonly kind: "bomber" | "general" | "mechanic" | "negative" | "pfc" | "plain" | "spy";
  readonly value: number;
  readonly known: readonly (string)[];
}
export interface CowChosen {
  readonly kind: "cow_chosen";
  readonly seat: number;
  readonly card: number;
}
export interface CowExploded {
  readonly kind: "cow_exploded";
  readonly card: number;
  readonly herd: number;
  readonly owner: number;
  readonly blast: number;
}
export interface CowPlayed {
  readonly kind: "cow_played";
  readonly seat: number;
  readonly card: number;
  readonly herd: number;
  readonly place: number;
  readonly price: number;
}
export interface CowRecruited {
  readonly kind: "cow_recruited";
  readonly seat: number;
  readonly card: number;
  readonly place: number;
}
export interface CowSettled {
  readonly kind: "cow_settled";
  readonly card: number;
  readonly owner: number;
  readonly amount: number;
}
export interface CowShot {
  readonly kind: "cow_shot";
  readonly card: number;
  readonly herd: number;
}
export interface CowTaken {
  readonly kind: "cow_taken";
  readonly card: number;
  readonly origin: number;
  readonly herd: number;
  readonly place: number;
}
export interface CowsSwapped {
  readonly kind: "cows_swapped";
  readonly first: number;
  readonly second: number;
}
export interface DeckList {
  readonly cows: readonly (Cow)[];
  readonly events: readonly (EventCard)[];
  readonly cities: readonly (City)[];
  readonly counts: "free" | "standard";
}
export interface DeckReshuffled {
  readonly kind: "deck_reshuffled";
  readonly count: number;
}
export interface DefuseBomb {
  readonly kind: "defuse_bomb";
  readonly mechanic: number;
}
export interface DetectorReady {
  readonly kind: "detector_ready";
  readonly seat: number;
}
export interface DiePassed {
  readonly kind: "die_passed";
  readonly seat: number;
  readonly to: number;
}
export interface DieRolled {
  readonly kind: "die_rolled";
  readonly seat: number;
  readonly pips: number;
}
export interface EventCard {
  readonly name: string;
  readonly price: number;
  readonly effect: "cow_from_discard" | "steal_cow" | "best_of_two_rolls" | "draw_three" | "extra_bomb_roll" | "herds_move_left" | "largest_herd_pays_300" | "move_cow" | "others_pay_you_100" | "pay_others_100_draw_three" | "shoot_cow" | "swap_cows";
  readonly copies: number;
  readonly known: readonly (string)[];
}
export interface EventDiscarded {
  readonly kind: "event_discarded";
  readonly card: number;
}
export interface EventPlayed {
  readonly kind: "event_played";
  readonly seat: number;
  readonly card: number;
  readonly price: number;
}
export interface Exploded {
  readonly card: number;
  readonly owner: number;
  readonly blast: number;
}
export interface GameEnded {
  readonly kind: "game_ended";
  readonly outcome: Outcome;
}
export interface HandOnBomb {
  readonly kind: "hand_on_bomb";
  readonly general: number;
  readonly card: number;
}
export interface HandsDealt {
  readonly kind: "hands_dealt";
  readonly hands: readonly (readonly (number)[] | null)[];
  readonly first: number;
  readonly hand_size: number;
}
export interface HerdArranged {
  readonly kind: "herd_arranged";
  readonly seat: number;
  readonly card: number;
  readonly place: number;
}
export interface HerdsMoved {
  readonly kind: "herds_moved";
}
export interface LetBlow {
  readonly kind: "let_blow";
}
export interface MoneyPaid {
  readonly kind: "money_paid";
  readonly seat: number;
  readonly to: number | null;
  readonly amount: number;
}
export interface MoveCow {
  readonly kind: "move_cow";
  readonly card: number;
  readonly place: number;
}
export interface NothingFound {
  readonly kind: "nothing_found";
  readonly seat: number;
  readonly why: "missed" | "too_few";
  readonly counted: readonly (number)[];
}
export interface OpenBlast {
  readonly herd: number;
  readonly bombs: readonly (number)[];
  readonly stolen: readonly (number)[];
  readonly exploded: readonly (Exploded)[];
  readonly settled: readonly (Exploded)[];
}
export interface Outcome {
  readonly scores: readonly (number)[];
  readonly places: readonly (number)[];
  readonly reason: string;
}
export interface PayNext {
  readonly kind: "pay_next";
  readonly card: number;
}
export interface PlayCow {
  readonly kind: "play_cow";
  readonly card: number;
  readonly herd: number;
  readonly place: number;
}
export interface PlayEvent {
  readonly kind: "play_event";
  readonly card: number;
}
export interface PotTaken {
  readonly kind: "pot_taken";
  readonly amounts: readonly (number)[];
}
export interface PutCow {
  readonly kind: "put_cow";
  readonly herd: number;
  readonly place: number;
}
export interface Reshuffled {
  readonly kind: "reshuffled";
  readonly main: readonly (number)[];
}
export interface RollChosen {
  readonly kind: "roll_chosen";
  readonly seat: number;
  readonly pips: number;
}
export interface RollDie {
  readonly kind: "roll_die";
}
export interface Rolled {
  readonly kind: "rolled";
  readonly pips: number;
}
export interface RolledTwice {
  readonly kind: "rolled_twice";
  readonly first: number;
  readonly second: number;
}
export interface Shuffled {
  readonly kind: "shuffled";
  readonly main: readonly (number)[];
  readonly cities: readonly (number)[];
  readonly first: number;
}
export interface Spy {
  readonly card: number;
  readonly owner: number;
}
export interface Stake {
  readonly card: number;
  readonly herd: number;
  readonly owner: number;
  readonly pays: number;
  readonly city: number | null;
}
export interface StealBomb {
  readonly kind: "steal_bomb";
  readonly thief: number;
  readonly card: number;
}
export interface SuddenDeathBegan {
  readonly kind: "sudden_death_began";
  readonly order: readonly (number)[];
}
export interface TurnBegan {
  readonly kind: "turn_began";
  readonly seat: number;
}
export interface TwoRollsMade {
  readonly kind: "two_rolls_made";
  readonly seat: number;
  readonly first: number;
  readonly second: number;
}
export interface UnexplodedOptions {
  readonly edition: "2011" | "2013";
  readonly deck: DeckList | null;
  readonly starting_money: readonly (number)[] | null;
}
export interface UnexplodedView {
  readonly options: UnexplodedOptions;
  readonly players: number;
  readonly viewer: number | null;
  readonly decision: number;
  readonly asked: "blast" | "cow" | "payout" | "place" | "play" | "reshuffle" | "roll" | "shuffle" | "two_rolls" | "which_roll" | null;
  readonly to_act: readonly (number | "chance")[];
  readonly outcome: Outcome | null;
  readonly money: readonly (number)[];
  readonly pot: number;
  readonly herds: readonly (readonly (number)[])[];
  readonly spies: readonly (Spy)[];
  readonly discard: readonly (number)[];
  readonly city: number | null;
  readonly city_turns: number;
  readonly cities: readonly (readonly (number)[])[];
  readonly unclaimed: readonly (number)[];
  readonly last_taker: number | null;
  readonly first: number;
  readonly active: number;
  readonly cards_played: number;
  readonly moves: number;
  readonly used: readonly (number)[];
  readonly detector: boolean;
  readonly event: number | null;
  readonly visiting: number | null;
  readonly chosen: number | null;
  readonly drawing: number;
  readonly roller: number;
  readonly rolls: readonly [number, number] | null;
  readonly blast: OpenBlast | null;
  readonly order: readonly (number)[];
  readonly hand: readonly (number)[];
  readonly hand_sizes: readonly (number)[];
  readonly draw_pile: number;
  readonly city_pile: number;
  readonly points: readonly (number)[];
  readonly effect: "cow_from_discard" | "steal_cow" | "best_of_two_rolls" | "draw_three" | "extra_bomb_roll" | "herds_move_left" | "largest_herd_pays_300" | "move_cow" | "others_pay_you_100" | "pay_others_100_draw_three" | "shoot_cow" | "swap_cows" | null;
  readonly counting_from: number;
  readonly reach: readonly ("missed" | "too_few" | "passed_on" | Stake)[];
  readonly stakes: readonly (Stake)[];
  readonly defusal: number;
}
export type View = UnexplodedView;
export type Event = ChoiceOpened | Anted | CityTurned | CityLost | TurnBegan | DeckReshuffled | CowPlayed | EventPlayed | EventDiscarded | HerdArranged | CowChosen | CowTaken | CowRecruited | CowShot | CowsSwapped | HerdsMoved | DetectorReady | MoneyPaid | DieRolled | TwoRollsMade | RollChosen | DiePassed | NothingFound | BombFound | BombStolen | BombHandedOn | BombDefused | CowExploded | BombSpread | CowSettled | BlastEnded | CityTaken | CityLeft | SuddenDeathBegan | PotTaken | GameEnded | HandsDealt | CardsDrawn;
export type Action = PlayCow | PlayEvent | MoveCow | RollDie | ChooseCow | PutCow | ChooseRoll | StealBomb | HandOnBomb | DefuseBomb | LetBlow | PayNext | Shuffled | Reshuffled | Rolled | RolledTwice;
export const FIELDS: Fields = {
  "seat": "person",
  "owner": "person",
  "outcome": "ended",
  "card": "card",
  "cards": [
    "card"
  ],
  "herd": "person",
  "to": "person",
  "cow_taken.origin": "person",
  "herd_arranged.place": "place",
  "order": [
    "person"
  ],
  "price": "money",
  "amount": "money",
  "city": "city"
};
