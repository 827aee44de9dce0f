/** Lessons: the server opens a step and answers a choice, and keeps nothing. */
import type { LessonMoment, LessonPreviewWish, LessonShown, LessonWish, Previewed } from "../../wire/server";
import { ask } from "./http";

export const lessonOf = (game: string): Promise<LessonShown> => ask("GET", `/lessons/${game}`);

export function teach(game: string, wish: LessonWish): Promise<LessonMoment> {
  return ask("POST", `/lessons/${game}`, wish);
}

export async function preview(game: string, wish: LessonPreviewWish): Promise<unknown> {
  return (await ask<Previewed>("POST", `/lessons/${game}/preview`, wish)).view;
}
