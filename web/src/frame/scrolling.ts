/** A region that scrolls once it is too full: only then can it be reached with the Tab key. */
import type { Attachment } from "svelte/attachments";

export const scrolling: Attachment<HTMLElement> = (region) => {
  const otherwise = region.getAttribute("tabindex");
  const look = (): void => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = region;
    const isFull = scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
    if (isFull) region.tabIndex = 0;
    else if (otherwise === null) region.removeAttribute("tabindex");
    else region.setAttribute("tabindex", otherwise);
  };
  if (typeof ResizeObserver === "undefined") return;
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(region);
  contents.observe(region, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};
