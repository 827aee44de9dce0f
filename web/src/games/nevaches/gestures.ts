/** Panning with one finger or the mouse, pinching with two, the wheel, and the keys that do the same. */
import type { Camera } from "./camera.svelte";

/** So many pixels make a drag of a touch. */
const SLACK = 7;
const WHEEL_STEP = 1.0016;
const KEY_STEP = 60;
const KEY_ZOOM = 1.2;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

interface Point {
  readonly x: number;
  readonly y: number;
}

export class Gestures {
  #points = new Map<number, Point>();
  #travelled = 0;
  /** What touched last: "mouse", "touch", "pen", or nothing yet. */
  pointer = "";

  constructor(
    readonly camera: Camera,
    readonly element: HTMLElement,
  ) {}

  /** Listens until the function that it gives is called. */
  listen(): () => void {
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      heard: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): void => this.element.addEventListener(kind, heard, { signal: stop.signal, passive: false, capture });
    on("pointerdown", this.#down);
    on("pointermove", this.#move);
    on("pointerup", this.#up);
    on("pointercancel", this.#up);
    on("click", this.#click, true);
    on("wheel", this.#wheel);
    on("keydown", this.#key);
    return () => stop.abort();
  }

  #down = (event: PointerEvent): void => {
    this.pointer = event.pointerType;
    if (this.#points.size === 0) this.#travelled = 0;
    this.#points.set(event.pointerId, this.#inside(event));
  };

  #move = (event: PointerEvent): void => {
    const before = this.#points.get(event.pointerId);
    if (before === undefined) return;
    const after = this.#inside(event);
    const others = [...this.#points].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.#points.set(event.pointerId, after);
    this.#travelled += distance(before, after);
    if (this.#travelled < SLACK) return;
    this.element.setPointerCapture(event.pointerId);
    const other = others[0];
    if (other === undefined) this.camera.pan(after.x - before.x, after.y - before.y);
    else this.#pinch(other, before, after);
  };

  #up = (event: PointerEvent): void => {
    this.#points.delete(event.pointerId);
  };

  /** The end of a drag is no touch. */
  #click = (event: MouseEvent): void => {
    if (this.#travelled < SLACK || event.detail === 0) return;
    this.#travelled = 0;
    event.stopPropagation();
    event.preventDefault();
  };

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { x, y } = this.#inside(event);
    this.camera.zoom(WHEEL_STEP ** -event.deltaY, x, y);
  };

  #key = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const { clientWidth: width, clientHeight: height } = this.element;
    if (event.defaultPrevented) return;
    if (arrow) this.camera.pan(arrow[0] * KEY_STEP, arrow[1] * KEY_STEP);
    else if (event.key === "+" || event.key === "=") this.camera.zoom(KEY_ZOOM, width / 2, height / 2);
    else if (event.key === "-") this.camera.zoom(1 / KEY_ZOOM, width / 2, height / 2);
    else if (event.key === "0") this.camera.isFree = false;
    else return;
    event.preventDefault();
  };

  #pinch(still: Point, before: Point, after: Point): void {
    const factor = distance(still, after) / Math.max(1, distance(still, before));
    this.camera.pan((after.x - before.x) / 2, (after.y - before.y) / 2);
    this.camera.zoom(factor, (still.x + after.x) / 2, (still.y + after.y) / 2);
  }

  #inside(event: MouseEvent): Point {
    const { left, top } = this.element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
