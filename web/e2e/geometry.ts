/** What is wrong with how a page lies on its screen: what is cut, covered, out of reach or too small. */
import type { Page } from "playwright-core";

export interface Measure {
  /** Fingers are thicker than pointers. */
  readonly isTouch: boolean;
}

export async function misfits(page: Page, measure: Measure): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  });
  return page.evaluate(look, measure);
}

/** Runs in the page, so that it can use nothing from outside. */
function look({ isTouch }: Measure): string[] {
  const SLACK = 1.5;
  const SMALLEST = 44;
  const found: string[] = [];
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);

  function nameOf(element: Element): string {
    const { classList, tagName } = element;
    const own = [...classList].filter((name) => !name.startsWith("svelte-")).join(".");
    const says = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40);
    return `<${tagName.toLowerCase()}${own ? `.${own}` : ""}> "${says.replaceAll(/\s+/g, " ")}"`;
  }

  function round({ left, top, right, bottom }: DOMRect): string {
    return `[${[left, top, right, bottom].map(Math.round).join(" ")}]`;
  }

  /** For the ear alone, or not there at all. */
  function isUnseen(element: Element): boolean {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.display === "none" || style.visibility === "hidden" || style.clipPath !== "none") return true;
    }
    return false;
  }

  function scrolls(element: Element, way: "X" | "Y"): boolean {
    const overflow = getComputedStyle(element)[`overflow${way}`];
    if (overflow !== "auto" && overflow !== "scroll") return false;
    return way === "X"
      ? element.scrollWidth > element.clientWidth + SLACK
      : element.scrollHeight > element.clientHeight + SLACK;
  }

  interface Outlook {
    /** Where it can be seen, wherever it is scrolled to. */
    readonly seen: DOMRect;
    /** Where it can be seen as it is scrolled now. */
    readonly now: DOMRect;
    readonly reach: { x: boolean; y: boolean };
  }

  /** Where something in this element can be seen without moving anything, and which ways it can be scrolled. */
  function outlook(from: Element | null): Outlook {
    let { left, top, right, bottom } = screen;
    let now: DOMRect = screen;
    const reach = { x: false, y: false };
    for (let each = from; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.position === "fixed") break;
      if (scrolls(each, "X")) reach.x = true;
      if (scrolls(each, "Y")) reach.y = true;
      const box = each.getBoundingClientRect();
      if (style.overflowX !== "visible" || style.overflowY !== "visible") now = common(now, box);
      if (style.overflowX !== "visible" && !reach.x) {
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
      }
      if (style.overflowY !== "visible" && !reach.y) {
        top = Math.max(top, box.top);
        bottom = Math.min(bottom, box.bottom);
      }
    }
    return { seen: new DOMRect(left, top, right - left, bottom - top), now, reach };
  }

  function common(one: DOMRect, other: DOMRect): DOMRect {
    const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
    const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  function isWithin(box: DOMRect, seen: DOMRect, reach: { x: boolean; y: boolean }): boolean {
    const fitsX = reach.x || (box.left >= seen.left - SLACK && box.right <= seen.right + SLACK);
    const fitsY = reach.y || (box.top >= seen.top - SLACK && box.bottom <= seen.bottom + SLACK);
    return fitsX && fitsY;
  }

  if (document.documentElement.scrollWidth > innerWidth + SLACK)
    found.push("the page is wider than the screen");

  // What can be touched is in sight and uncovered, or can be scrolled to; and it is large enough for a finger.
  const TOUCH = "button, a[href], input, select, textarea, [role='button'], [role='slider']";
  for (const element of document.querySelectorAll<HTMLElement>(TOUCH)) {
    const box = element.getBoundingClientRect();
    if (isUnseen(element) || box.width === 0 || (element as HTMLButtonElement).disabled) continue;
    const { seen, now, reach } = outlook(element.parentElement);
    if (!isWithin(box, seen, reach))
      found.push(`off screen: ${nameOf(element)} ${round(box)} of ${round(seen)}`);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const isInView =
      x > now.left + SLACK && x < now.right - SLACK && y > now.top + SLACK && y < now.bottom - SLACK;
    const top = isInView ? document.elementFromPoint(x, y) : null;
    if (top && !element.contains(top) && !top.contains(element))
      found.push(`covered: ${nameOf(element)} by ${nameOf(top)}`);
    const isText = getComputedStyle(element).display === "inline";
    if (isTouch && !isText && (box.width < SMALLEST - SLACK || box.height < SMALLEST - SLACK))
      found.push(`too small: ${nameOf(element)} ${Math.round(box.width)} × ${Math.round(box.height)}`);
  }

  // No word is cut.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !element ||
      !node.textContent?.trim() ||
      element.closest("svg, script, style, title") ||
      isUnseen(element)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { seen, reach } = outlook(element);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      if (!isWithin(box, seen, reach)) {
        found.push(`cut: ${nameOf(element)} ${round(box)} of ${round(seen)}`);
        break;
      }
    }
  }

  // The regions of the table lie side by side: none over another, none beyond the screen.
  const regions = [...document.querySelectorAll<HTMLElement>("[data-region]")].filter(
    (each) => !isUnseen(each),
  );
  const boxes = regions.map((each) => [each.dataset.region!, each.getBoundingClientRect()] as const);
  boxes.forEach(([name, box], place) => {
    if (box.width < 1 || box.height < 1) return;
    if (!isWithin(box, screen, { x: false, y: false }))
      found.push(`region off screen: ${name} ${round(box)}`);
    for (const [other, beside] of boxes.slice(place + 1)) {
      const width = Math.min(box.right, beside.right) - Math.max(box.left, beside.left);
      const height = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top);
      if (width > SLACK && height > SLACK && beside.width > 0)
        found.push(`regions overlap: ${name} and ${other}`);
    }
  });

  // Pieces on the board lie within their region, or it scrolls.
  for (const piece of document.querySelectorAll<HTMLElement>("[data-region] [data-piece]")) {
    const box = piece.getBoundingClientRect();
    if (isUnseen(piece) || box.width === 0) continue;
    const { seen, reach } = outlook(piece.parentElement);
    const region = piece.closest<HTMLElement>("[data-region]")!;
    const ground = region.getBoundingClientRect();
    if (!isWithin(box, seen, reach) || !isWithin(box, ground, { x: reach.x, y: reach.y }))
      found.push(
        `piece outside ${region.dataset.region}: ${piece.dataset.piece} ${round(box)} of ${round(ground)}`,
      );
  }
  return [...new Set(found)];
}
