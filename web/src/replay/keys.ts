/** What a key does to a replay, unless whatever has the focus needs it for itself. */
import type { Replaying } from "./replaying.svelte";

const PRESSED_BY_SPACE = "button, a, select, input, textarea, summary";
const MOVED_BY_ARROWS = "select, input, textarea";

export function press(event: KeyboardEvent, replaying: Replaying): void {
  const focused = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (focused?.closest("dialog") || focused?.closest(event.key === " " ? PRESSED_BY_SPACE : MOVED_BY_ARROWS))
    return;
  const step = does(event.key, event.shiftKey, replaying);
  if (step === null) return;
  event.preventDefault();
  step();
}

function does(key: string, isTurn: boolean, replaying: Replaying): (() => void) | null {
  switch (key) {
    case " ":
      return () => replaying.toggle();
    case "ArrowRight":
      return () => (isTurn ? replaying.nextTurn() : replaying.forward());
    case "ArrowLeft":
      return () => (isTurn ? replaying.lastTurn() : replaying.back());
    case "Home":
      return () => replaying.go(0);
    case "End":
      return () => replaying.go(replaying.last);
    default:
      return null;
  }
}
