/** Points at pieces of the table by their names: `data-piece` of what can travel, `data-spot` of what stays. */

export function pointAt(root: HTMLElement, names: readonly string[]): void {
  for (const pointed of root.querySelectorAll("[data-pointed]")) pointed.removeAttribute("data-pointed");
  for (const name of names) {
    const found = root.querySelectorAll(
      `[data-piece="${CSS.escape(name)}"], [data-spot="${CSS.escape(name)}"]`,
    );
    for (const each of found) each.setAttribute("data-pointed", "");
  }
}
