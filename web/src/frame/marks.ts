/** Marks pieces on a table, also those that are drawn later, as when another landscape is looked at. */
import type { Attachment } from "svelte/attachments";

export function marked(pieces: readonly string[]): Attachment<HTMLElement> {
  return (root) => {
    if (!pieces.length) return;
    const names = new Set(pieces);
    const mark = (): void => {
      for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
        const isMarked = names.has(piece.dataset.piece!);
        if (isMarked !== "news" in piece.dataset) piece.toggleAttribute("data-news", isMarked);
      }
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(root, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const piece of root.querySelectorAll("[data-news]")) piece.removeAttribute("data-news");
    };
  };
}
