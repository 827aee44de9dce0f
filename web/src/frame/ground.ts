/** The ground a game is played on: its pieces travel there, and whoever touches it or presses a key need not wait for them. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { Stage } from "../lib/stage";
import type { Playing } from "./playing.svelte";

export function groundOf(
  playing: Pick<Playing<unknown, unknown, unknown>, "stage" | "finish">,
): Attachment<HTMLElement> {
  return (root) => {
    const finish = (): void => playing.finish();
    playing.stage = new Stage(root);
    root.addEventListener("pointerdown", finish, { capture: true });
    root.addEventListener("keydown", finish, { capture: true });
    root.addEventListener("focusout", scrollBack);
    return () => {
      playing.stage = null;
      root.removeEventListener("pointerdown", finish, { capture: true });
      root.removeEventListener("keydown", finish, { capture: true });
      root.removeEventListener("focusout", scrollBack);
    };
  };
}

/** Whoever passes through a column by keyboard scrolls it; when he has left, its beginning is seen again. */
function scrollBack({ target, relatedTarget }: FocusEvent): void {
  const column = (target as Element).closest("aside");
  if (relatedTarget !== null && !column?.contains(relatedTarget as Node)) column?.scrollTo({ top: 0 });
}

/** The button that was pressed goes away; whoever plays by keyboard goes on from the hand. */
export async function backToHand(root: HTMLElement | null): Promise<void> {
  await tick();
  if (document.activeElement === document.body) root?.querySelector<HTMLElement>(".hand")?.focus();
}
