/** Where a question is answered by keyboard: the focus goes there, arrows walk there, and digits choose there. */

/** A place says what answers in it: `data-answers="button"`. Of several, the first that has any counts. */
interface Place {
  readonly element: HTMLElement;
  readonly answers: readonly HTMLElement[];
}

const WRITING = "input, textarea, select";
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function placeIn(root: HTMLElement): Place | null {
  for (const element of root.querySelectorAll<HTMLElement>("[data-answers]")) {
    const answers = [...element.querySelectorAll<HTMLElement>(element.dataset.answers!)];
    if (answers.length) return { element, answers };
  }
  return null;
}

/** Whoever is busy elsewhere, as in the chat or in a sheet, stays there. */
export function focusAnswers(root: HTMLElement): void {
  const place = placeIn(root);
  const { activeElement: here, body } = document;
  const isFree = here === null || here === body || (root.contains(here) && here.closest("[data-answers]"));
  if (!place || !isFree || place.element.contains(here) || document.querySelector("dialog[open]")) return;
  place.element.focus({ preventScroll: true });
}

/** Digits press what they count, 0 the tenth; arrows go to the first answer, and from one to the next. */
export function pressAnswer(event: KeyboardEvent, root: HTMLElement): void {
  const { key, target } = event;
  const isChord = event.ctrlKey || event.metaKey || event.altKey;
  if (event.defaultPrevented || isChord || (target as Element).closest(`dialog, ${WRITING}`)) return;
  const place = /^(\d|Arrow\w+)$/.test(key) ? placeIn(root) : null;
  if (place === null) return;
  const step = STEPS[key];
  const here = document.activeElement;
  if (step !== undefined && here !== document.body && !place.element.contains(here)) return;
  const at = place.answers.indexOf(here as HTMLElement);
  const next = step === undefined ? (Number(key) + 9) % 10 : at + (at < 0 ? 1 : step);
  const answer = place.answers[next];
  answer?.focus();
  if (step === undefined) answer?.click();
  event.preventDefault();
}
