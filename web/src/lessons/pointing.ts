/** Points at pieces of the table by their names: `data-piece` of what can travel, `data-spot` of what stays. */

export function pointAt(root: HTMLElement, names: readonly string[]): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece], [data-spot]")) {
    const { piece = "", spot = "" } = element.dataset;
    element.toggleAttribute("data-pointed", names.includes(piece) || names.includes(spot));
  }
}
