/** Dragging a cow along the line of its herd. */

/** So many pixels are still a touch. */
const SLACK = 9;

export class Drag {
  #dragged = false;

  /** Whether the click that comes now is only the end of a drag. */
  wasDragged(): boolean {
    const dragged = this.#dragged;
    this.#dragged = false;
    return dragged;
  }

  /** Follows the pointer until it is lifted, then says the place: how many cows stand to the right of it. */
  begin(down: PointerEvent, piece: HTMLElement, line: HTMLElement, onDrop: (place: number) => void): void {
    this.#dragged = false;
    const others = [...line.querySelectorAll<HTMLElement>(".cow-piece")].filter((each) => each !== piece);
    const middles = others.map((each) => middle(each));
    const start = middle(piece);
    const follow = (event: PointerEvent): void => {
      const shift = event.clientX - down.clientX;
      if (!this.#dragged && Math.abs(shift) < SLACK) return;
      this.#dragged = true;
      piece.style.transform = `translate(${shift}px, ${Math.max(-24, Math.min(10, event.clientY - down.clientY))}px)`;
      piece.style.zIndex = "9";
    };
    const end = (event: PointerEvent): void => {
      removeEventListener("pointermove", follow);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      piece.style.transform = "";
      piece.style.zIndex = "";
      if (!this.#dragged || event.type === "pointercancel") return;
      // The click that follows is not meant, and comes before this.
      setTimeout(() => (this.#dragged = false));
      const x = start + event.clientX - down.clientX;
      onDrop(middles.filter((other) => other > x).length);
    };
    addEventListener("pointermove", follow);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }
}

function middle(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
