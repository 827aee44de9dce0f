/** Her head: horns, ears, face and forelock. */
import { BUTTER, HORN, INK, PINK } from "./inks";
import { blob, tenth } from "./pen";
import { eyes } from "./eyes";
import { headGear } from "./hats";
import { muzzle } from "./muzzle";
import type { Sketch } from "./sketch";

export function head(sketch: Sketch): string {
  const { asleep, coat, cow, detail, grazing, hs, hx, hy, id, ink, inked, line, traits } = sketch;

  const tilt = grazing ? 14 : asleep ? 10 : traits.tilt;
  let s = `<g transform="translate(${hx} ${hy}) rotate(${tenth(tilt)}) scale(${hs})">`;
  const skull =
    "M-26 -22C-27 -38 -14 -43 0 -43C14 -43 27 -38 26 -22C25 -6 21 6 22 20C23 36 -21 36 -20 20C-19 6 -25 -6 -26 -22Z";
  sketch.defs += `<clipPath id="${id}s"><path d="${skull}"/></clipPath>`;
  s += horns(sketch) + ear(sketch, -1) + ear(sketch, 1);
  s += inked(skull, coat.base);
  s += `<g clip-path="url(#${id}s)">` + faceMarks(sketch);
  if (detail) s += `<path d="M-30 -4C-20 12 -22 24 -18 40L-40 40V-10Z" fill="url(#${id}h)" opacity=".3"/>`;
  s += `</g>` + (detail ? line(skull, ink) : "");
  s += lock(sketch);
  if (cow.kind !== "spy") s += eyes(sketch);
  s += `<g class="cow-jaw">${muzzle(sketch)}</g>`;
  s += headGear(sketch);
  return s + `</g>`;
}

export function horns(sketch: Sketch): string {
  const { detail, flat, hs, ink, inked, line, thin, traits } = sketch;

  if (traits.horns === "ox")
    return [-1, 1]
      .map(
        (k) =>
          `<g transform="scale(${k} 1)">` +
          inked("M12 -36C26 -46 44 -40 50 -62C60 -44 52 -22 22 -22Z", HORN, ink / hs) +
          flat("M47 -50C52 -56 50 -60 50 -62C56 -52 55 -46 53 -42Z", INK) +
          (detail ? line("M30 -39L33 -27M39 -41L43 -31", thin, 'opacity=".5"') : "") +
          `</g>`,
      )
      .join("");
  const d = {
    short: "M8 -38C10 -50 18 -56 28 -56C26 -46 26 -38 20 -32Z",
    lyre: "M9 -38C8 -48 24 -50 20 -68C34 -58 32 -40 20 -33Z",
    wide: "M10 -37C20 -46 32 -42 40 -56C44 -42 36 -30 20 -31Z",
    buds: "M10 -39C9 -49 20 -52 22 -43C22 -39 20 -36 18 -34Z",
    crumpled: "M9 -38C8 -48 24 -50 20 -66C34 -58 32 -40 20 -33Z",
  }[traits.horns];
  const left =
    traits.horns === "crumpled"
      ? "M10 -37C18 -44 30 -46 34 -34C36 -26 26 -22 24 -26C28 -30 26 -34 20 -31Z"
      : d;
  return `<g transform="scale(-1 1)">` + inked(left, HORN) + `</g>` + inked(d, HORN);
}

export function ear(sketch: Sketch, k: number): string {
  const { asleep, bomb, coat, cow, detail, flat, ink, inked, ox, thin, traits } = sketch;

  const dark = coat.kind === "patches" ? coat.mark : coat.kind === "back" ? coat.base : coat.shade;
  const droop = asleep ? 24 : bomb ? Math.min(traits.droop, -4) : traits.droop;
  let s =
    `<g transform="translate(${k * 22} -24) scale(${k} 1) rotate(${tenth(droop)})"><g class="cow-ear">` +
    inked("M-2 -8C8 -20 30 -18 36 -4C30 10 10 12 -2 6Z", k < 0 || coat.kind !== "patches" ? dark : coat.base);
  if (detail || cow.crop === "head")
    s += flat("M6 -3C12 -10 24 -10 29 -4C24 4 12 5 6 2Z", PINK, detail ? "" : 'opacity=".9"');
  const tag = cow.owner || (cow.kind !== "tin" && !ox ? BUTTER : null);
  if (tag && k > 0)
    s +=
      `<g transform="translate(25 4) rotate(${tenth(-droop)})">` +
      inked("M-6 -3Q0 -8 6 -3L8.5 13Q0 16 -8.5 13Z", tag, detail ? thin : ink * 0.7) +
      (detail > 1 && !cow.flip
        ? `<text x="0" y="10.5" text-anchor="middle" font-family="Caprasimo,serif" font-size="11" fill="${INK}">${String(cow.name).charAt(0).toUpperCase().replace(/[<&]/g, "")}</text>`
        : "") +
      `</g>`;
  return s + `</g></g>`;
}

export function faceMarks(sketch: Sketch): string {
  const { coat, cow, detail, random, traits } = sketch;

  let s = "",
    blush =
      traits.blush && detail && coat.kind !== "back" && cow.kind !== "tin"
        ? `<g fill="#e58f77" opacity=".6"><ellipse cx="-17" cy="6" rx="6" ry="3.500"/><ellipse cx="20" cy="6" rx="6" ry="3.500"/></g>`
        : "";
  s += blush;
  if (coat.kind === "patches") {
    const side = random.chance(0.5) ? -1 : 1,
      both = random.chance(0.35);
    s += `<path d="${blob(random, side * 17, -10, 17, 21, 7, 0.22)}" fill="${coat.mark}"/>`;
    if (both) s += `<path d="${blob(random, -side * 20, -14, 13, 17, 7, 0.22)}" fill="${coat.mark}"/>`;
  } else if (coat.kind === "blaze") {
    s += `<path d="M-5 -46C-9 -20 -8 -2 -16 20H18C9 -2 10 -20 6 -46Z" fill="${coat.mark}"/>`;
  } else if (coat.kind === "rings") {
    s += `<ellipse cx="-11" cy="-9" rx="13" ry="14" fill="${coat.mark}"/><ellipse cx="15" cy="-9" rx="13" ry="14" fill="${coat.mark}"/>`;
  } else if (coat.kind === "back") {
    s += `<path d="M-3 -46C-6 -24 -5 -10 -10 14H13C8 -10 8 -24 6 -46Z" fill="${coat.mark}" opacity=".95"/>`;
  }
  return s;
}

export function lock(sketch: Sketch): string {
  const { coat, cow, ink, inked, ox, traits } = sketch;

  const fill = ox
    ? coat.shade
    : coat.kind === "patches"
      ? cow.kind === "tin"
        ? coat.base
        : coat.mark
      : coat.kind === "back"
        ? coat.mark
        : coat.shade;
  const d = {
    none: "",
    fringe:
      "M-15 -40C-12 -50 12 -50 16 -40C14 -34 12 -30 10 -26C8 -30 6 -32 5 -33C3 -28 1 -25 -1 -23C-3 -27 -4 -30 -5 -33C-8 -30 -10 -28 -12 -27C-13 -31 -15 -35 -15 -40Z",
    swirl:
      "M-14 -39C-12 -52 10 -54 15 -42C18 -34 8 -26 2 -31C-2 -35 3 -40 6 -37C0 -44 -8 -36 -6 -29C-11 -31 -15 -34 -14 -39Z",
    quiff:
      "M-16 -36C-20 -50 -6 -58 6 -54C14 -54 19 -48 15 -44C19 -42 18 -36 14 -34C8 -39 2 -37 -1 -30C-4 -37 -10 -38 -16 -36Z",
    curls:
      "M-16 -38C-22 -46 -12 -54 -6 -49C-4 -57 8 -57 9 -49C17 -53 23 -43 16 -38C18 -31 9 -28 6 -33C4 -27 -4 -27 -5 -33C-9 -28 -18 -31 -16 -38Z",
  }[traits.lock];
  if (!d || ["general", "pfc", "mechanic", "spy"].includes(cow.kind)) return "";
  return inked(d, fill, ink * 0.85);
}
