/** Where things move: pieces with a name travel from where they were to where they are; a click finishes all. */
import { tick } from "svelte";

type Duration = "tap" | "lift" | "travel" | "sweep" | "count" | "puff" | "flip" | "stagger";
export type Place = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** Every element that can travel names itself: `data-piece="card-53"`. */
const PIECES = "[data-piece]";

export class Stage {
  #running = new Set<Animation>();
  #layer: HTMLElement | null = null;
  isHurried = false;
  /** How many times as fast as at a table. */
  speed = 1;

  constructor(readonly root: HTMLElement) {}

  get isStill(): boolean {
    return this.isHurried || document.documentElement.dataset.motion === "off" || document.hidden;
  }

  /** Milliseconds, from the design tokens. */
  time(name: Duration): number {
    const value = getComputedStyle(document.documentElement).getPropertyValue(`--d-${name}`).trim();
    return value.endsWith("ms") ? parseFloat(value) : parseFloat(value) * 1000 || 0;
  }

  ease(name: "out" | "drop" | "sweep"): string {
    return getComputedStyle(document.documentElement).getPropertyValue(`--ease-${name}`).trim() || "ease-out";
  }

  places(): Map<string, Place> {
    return new Map(this.pieces().map(([name, element]) => [name, element.getBoundingClientRect()]));
  }

  pieces(): [string, HTMLElement][] {
    return [...this.root.querySelectorAll<HTMLElement>(PIECES)].map((element) => [
      element.dataset.piece!,
      element,
    ]);
  }

  find(name: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-piece="${name}"]`);
  }

  /** Makes a change, and lets every piece that it moved travel there. */
  async move(change: () => void, play: (before: Map<string, Place>) => Promise<unknown>): Promise<void> {
    if (this.isStill) {
      change();
      return;
    }
    const before = this.places();
    change();
    await tick();
    await play(before);
  }

  async animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    if (this.isStill) return;
    const animation = element.animate(frames, { fill: "backwards", ...options });
    animation.playbackRate = this.speed;
    this.#running.add(animation);
    try {
      await animation.finished;
    } catch {
      // A piece that left the page no longer has to arrive.
    } finally {
      this.#running.delete(animation);
    }
  }

  /** A copy of a piece that is about to leave the table, above everything. */
  ghost(piece: HTMLElement): HTMLElement {
    const { left, top, width, height } = piece.getBoundingClientRect();
    const copy = piece.cloneNode(true) as HTMLElement;
    copy.removeAttribute("data-piece");
    copy.setAttribute("aria-hidden", "true");
    Object.assign(copy.style, {
      position: "absolute",
      margin: "0",
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      transform: "none",
      pointerEvents: "none",
    });
    this.layer().append(copy);
    return copy;
  }

  /** Above everything, with the window's own coordinates. */
  layer(): HTMLElement {
    if (this.#layer === null) {
      this.#layer = document.createElement("div");
      this.#layer.className = "stage-layer";
      this.root.append(this.#layer);
    }
    // Within a container whose size is queried, even what is fixed begins at that container's corner.
    const { style } = this.#layer;
    const { left, top } = this.#layer.getBoundingClientRect();
    style.left = `${(parseFloat(style.left) || 0) - left}px`;
    style.top = `${(parseFloat(style.top) || 0) - top}px`;
    return this.#layer;
  }

  async wait(milliseconds: number): Promise<void> {
    await this.animate(this.layer(), [{ opacity: 1 }, { opacity: 1 }], { duration: milliseconds });
  }

  /** Whatever moves arrives now. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
  }
}

/** From a place to where an element lies now, as a transform. */
export function from(place: Place, element: Element): string {
  const here = element.getBoundingClientRect();
  const scale = here.width ? place.width / here.width : 1;
  const dx = place.left + place.width / 2 - (here.left + here.width / 2);
  const dy = place.top + place.height / 2 - (here.top + here.height / 2);
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}
