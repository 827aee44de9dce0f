/** Something to pick from, which opened a moment ago: it gets the focus, and Escape puts it away. */
import type { Attachment } from "svelte/attachments";

export function picking(close: () => void): Attachment<HTMLElement> {
  return (panel) => {
    const pressed = panel.querySelector<HTMLElement>("[aria-pressed='true']");
    (pressed ?? panel.querySelector<HTMLElement>("button:not(:disabled)"))?.focus();
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
    };
    panel.addEventListener("keydown", escape);
    return () => panel.removeEventListener("keydown", escape);
  };
}
