/** Arrow keys go along the buttons of a row, such as a hand; Home and End to its ends. */
export function walkAlong(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1, Home: -99, End: 99 }[event.key];
  if (step === undefined) return;
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll("button")];
  const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[Math.min(buttons.length - 1, Math.max(0, here + step))]?.focus();
  event.preventDefault();
}
