/** Games to be shown again: from their table, or from a record file that the server only reads. */
import type { Replay } from "../../wire/server";
import { ask } from "./http";

/** From where a game is seen: "audience", "open", or "seat-1" as people count. */
export type Point = "audience" | "open" | `seat-${number}`;

export function pointOf(text: string | null): Point | null {
  return text !== null && /^(audience|open|seat-[1-9][0-9]?)$/.test(text) ? (text as Point) : null;
}

export function replayOfTable(table: string, point: Point | null): Promise<Replay> {
  return ask("GET", `/tables/${encodeURIComponent(table)}/replay${query(point)}`);
}

export function replayOfFile(file: Blob, point: Point | null): Promise<Replay> {
  return ask("POST", `/replays${query(point)}`, file);
}

const query = (point: Point | null): string => (point === null ? "" : `?as=${point}`);
