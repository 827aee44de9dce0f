/* Made by `make generate` from the Python structs: edit those, not this file. */

export interface ActionWish {
  readonly question: number;
  readonly action: { readonly [key: string]: unknown };
  readonly request: string;
}
export interface Arrival {
  readonly code: string;
}
export interface BotShown {
  readonly level: string;
  readonly strength: number | null;
  readonly sigma: number | null;
  readonly stars: number | null;
  readonly duel: Duel | null;
  readonly rating: number | null;
  readonly games: number;
}
export interface BotWish {
  readonly level: string;
  readonly seat?: number | null;
}
export interface ChatWish {
  readonly text: string;
}
export interface Clock {
  readonly kind?: "decision" | "game" | "none";
  readonly seconds?: number;
}
export interface Companion {
  readonly name: string;
  readonly bot: string | null;
  readonly games: number;
  readonly ahead: number;
  readonly behind: number;
  readonly last_at: number;
  readonly table: string;
  readonly seat: number;
}
export interface Digest {
  readonly after: number;
  readonly lines: readonly (Line)[];
  readonly marks: readonly (Typed)[];
}
export interface Done {
  readonly number: number;
}
export interface Duel {
  readonly against: string;
  readonly win_share: number;
}
export interface FileValue {
  readonly value: unknown;
}
export interface GameEnd {
  readonly sides: readonly (number | string)[];
  readonly line: readonly (readonly (number)[])[];
  readonly rounds: readonly (number)[];
  readonly why: Said;
  readonly highlights: readonly (Said)[];
}
export interface GameShown {
  readonly id: string;
  readonly rules_version: number;
  readonly least_players: number;
  readonly most_players: number;
  readonly fewest_wins: boolean;
  readonly variant_option: string | null;
  readonly options: readonly (OptionShown)[];
  readonly bots: readonly (BotShown)[];
  readonly has_series: boolean;
}
export interface GuestWish {
  readonly table: string;
  readonly seat: number;
}
export interface Happened {
  readonly kind: "acted" | "arranged" | "came_back" | "created" | "rematched" | "said" | "started" | "undone" | "went_away";
  readonly at: number;
  readonly seat?: number | null;
  readonly what?: "bot_seated" | "changed" | "joined" | "left" | "ready" | "renamed" | "shuffled" | null;
  readonly bot?: string | null;
  readonly is_late?: boolean | null;
  readonly text?: string | null;
  readonly name?: string | null;
  readonly face?: number | null;
}
export interface Health {
  readonly status: string;
  readonly version: string;
  readonly tables: number;
  readonly streams: number;
}
export interface LessonMoment {
  readonly says: string | null;
  readonly is_right: boolean | null;
  readonly opening: unknown;
  readonly events: readonly (unknown)[];
  readonly view: unknown;
  readonly legal: readonly (unknown)[];
  readonly hints: readonly (unknown)[];
  readonly said?: readonly (number | readonly (unknown)[])[];
}
export interface LessonPreviewWish {
  readonly answers: readonly ({ readonly [key: string]: unknown } | null)[];
  readonly action: { readonly [key: string]: unknown };
}
export interface LessonShown {
  readonly game: string;
  readonly others: readonly (string)[];
  readonly steps: readonly (LessonStep)[];
}
export interface LessonStep {
  readonly key: string;
  readonly clause: string;
  readonly point: readonly (string)[];
}
export interface LessonWish {
  readonly answers?: readonly ({ readonly [key: string]: unknown } | null)[];
  readonly action?: { readonly [key: string]: unknown } | null;
}
export interface Line {
  readonly who: number | string | null;
  readonly said: readonly (Said)[];
  readonly gains: readonly (Said)[];
}
export interface Link {
  readonly code: string;
  readonly seconds: number;
}
export interface ListedTable {
  readonly table: string;
  readonly game: string;
  readonly variant: string;
  readonly phase: string;
  readonly names: readonly (string | null)[];
  readonly bots: readonly (string | null)[];
  readonly faces: readonly (number | null)[];
  readonly you: number | null;
  readonly is_your_turn: boolean;
}
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly face: number;
  readonly csrf: string | null;
  readonly token?: string | null;
}
export interface NewPerson {
  readonly name?: string | null;
  readonly face?: number | null;
  readonly token?: boolean;
}
export interface NewTable {
  readonly game: string;
  readonly options?: { readonly [key: string]: unknown };
  readonly seats?: number | null;
  readonly public?: boolean;
  readonly clock?: Clock;
  readonly chat?: boolean;
  readonly audience_chat?: boolean;
  readonly seen_cards?: boolean;
  readonly sit?: boolean;
  readonly bots?: readonly (string)[];
  readonly start?: boolean;
}
export interface NewToken {
  readonly label?: string;
}
export interface OptionShown {
  readonly name: string;
  readonly default: string;
  readonly values: readonly (string)[];
  readonly is_file: boolean;
}
export interface Options {
}
export interface Outcome {
  readonly scores: readonly (number)[];
  readonly places: readonly (number)[];
  readonly reason: string;
}
export interface PastGame {
  readonly table: string;
  readonly game: string;
  readonly variant: string;
  readonly at: number;
  readonly you: number;
  readonly players: readonly (PastPlayer)[];
}
export interface PastPlayer {
  readonly name: string;
  readonly bot: string | null;
  readonly score: number;
  readonly place: number;
}
export interface PersonChange {
  readonly name?: string | null;
  readonly face?: number | null;
}
export interface PreviewWish {
  readonly question: number;
  readonly action: { readonly [key: string]: unknown };
}
export interface Previewed {
  readonly view: unknown;
}
export interface Problem {
  readonly code: string;
  readonly params?: { readonly [key: string]: string | number };
  readonly field?: string;
  readonly line?: number | null;
}
export interface Replay {
  readonly game: string;
  readonly options: Options;
  readonly players: readonly (ReplayPlayer)[];
  readonly viewer: number | null;
  readonly is_open: boolean;
  readonly points: readonly (string)[];
  readonly outcome: Outcome | null;
  readonly steps: readonly (ReplayStep)[];
  readonly end?: GameEnd | null;
}
export interface ReplayPlayer {
  readonly name: string;
  readonly bot: string | null;
  readonly face?: number | null;
}
export interface ReplayStep {
  readonly events: readonly (unknown)[];
  readonly view: unknown;
  readonly said?: readonly (number | readonly (unknown)[])[];
  readonly hands?: readonly ({ readonly [key: string]: unknown })[];
}
export interface ReviewShown {
  readonly state: "done" | "failed" | "waiting";
  readonly done: number;
  readonly total: number;
  readonly review: { readonly [key: string]: unknown } | null;
}
export interface RoundEnd {
  readonly number: number;
  readonly gains: readonly (number)[];
  readonly totals: readonly (number)[];
  readonly before: readonly (number)[];
  readonly places: readonly (number)[];
  readonly highlight?: Said | null;
}
export interface Said {
  readonly key: string;
  readonly params?: { readonly [key: string]: unknown };
  readonly area?: string;
}
export interface SeatWish {
  readonly seat?: number | null;
}
export interface Seen {
  readonly table: string;
  readonly number: number;
  readonly you: number | null;
  readonly phase: "open" | "over" | "playing";
  readonly happened: Happened | null;
  readonly events: readonly (unknown)[];
  readonly setup: SeenSetup | null;
  readonly chairs: readonly (SeenChair)[];
  readonly host: number | null;
  readonly can_talk: boolean;
  readonly question: number | null;
  readonly may_act: readonly (number)[];
  readonly legal: readonly (unknown)[];
  readonly hints: readonly (unknown)[];
  readonly can_undo: boolean;
  readonly clock: readonly (number | null)[];
  readonly view: View | null;
  readonly said?: readonly (number | readonly (unknown)[])[];
  readonly since?: Digest;
  readonly next?: string;
  readonly results?: readonly (readonly (number)[])[];
  readonly round?: RoundEnd;
  readonly end?: GameEnd;
}
export interface SeenChair {
  readonly name: string | null;
  readonly bot: string | null;
  readonly face: number | null;
  readonly is_away: boolean;
}
export interface SeenSetup {
  readonly game: string;
  readonly options: { readonly [key: string]: unknown };
  readonly is_public: boolean;
  readonly clock: Clock;
  readonly chat: boolean;
  readonly audience_chat: boolean;
  readonly seen_cards: boolean;
}
export interface Standings {
  readonly variants: readonly (VariantStanding)[];
  readonly companions: readonly (Companion)[];
}
export interface TableChange {
  readonly game?: string | null;
  readonly options?: { readonly [key: string]: unknown } | null;
  readonly seats?: number | null;
  readonly public?: boolean | null;
  readonly clock?: Clock | null;
  readonly chat?: boolean | null;
  readonly audience_chat?: boolean | null;
  readonly seen_cards?: boolean | null;
}
export interface TableMade {
  readonly table: string;
}
export interface TokenListed {
  readonly id: string;
  readonly label: string;
  readonly made_at: number;
}
export interface TokenShown {
  readonly token: string;
}
export interface Typed {
}
export interface UndoWish {
  readonly question: number;
}
export interface VariantStanding {
  readonly game: string;
  readonly variant: string;
  readonly games: number;
  readonly wins: number;
  readonly rating: number | null;
  readonly beaten: readonly (number)[];
}
export interface View {
  readonly options: Options;
  readonly players: number;
  readonly viewer: number | null;
  readonly decision: number;
  readonly asked: string | null;
  readonly to_act: readonly (number | "chance")[];
  readonly outcome: Outcome | null;
}
export interface WeighWish {
  readonly game: string;
  readonly position: { readonly [key: string]: unknown };
  readonly seat: number;
  readonly action?: { readonly [key: string]: unknown } | null;
  readonly budget?: number | null;
}
export interface Whereabouts {
  readonly address: string | null;
}
export interface Wish {
}
