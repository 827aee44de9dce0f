/** Her body: tail, marks, shade and hooves. */
import { CREAM, HOOF, INK, MILK } from "./inks";
import { blob, tenth } from "./pen";
import { spark } from "./ornaments";
import { COATS, OX, type Coat } from "./traits";
import type { Sketch } from "./sketch";

export function tail(sketch: Sketch): string {
  const { coat, detail, ink, inked, line, top, traits, x0 } = sketch;

  const sx = x0 + 2,
    sy = top + 10;
  if (traits.tail === "fuse") {
    const d = `M${tenth(sx)} ${sy}C${tenth(sx - 18)} ${sy - 6} ${tenth(sx - 24)} ${sy + 14} ${tenth(sx - 14)} ${sy + 20}C${tenth(sx - 4)} ${sy + 26} ${tenth(sx - 8)} ${sy - 2} ${tenth(sx - 17)} ${sy - 24}`;
    return (
      line(d, ink * 2.1) +
      `<path d="${d}" fill="none" stroke="${CREAM}" stroke-width="${tenth(ink * 0.9)}" stroke-dasharray="${tenth(ink)} ${tenth(ink * 0.6)}"/>` +
      spark(sketch, sx - 17, sy - 28, detail ? 11 : 13)
    );
  }
  const d = {
    hang: `M${tenth(sx)} ${sy}C${tenth(sx - 16)} ${sy + 2} ${tenth(sx - 16)} ${sy + 30} ${tenth(sx - 14)} ${sy + 48}`,
    swish: `M${tenth(sx)} ${sy}C${tenth(sx - 20)} ${sy - 4} ${tenth(sx - 14)} ${sy + 26} ${tenth(sx - 20)} ${sy + 38}`,
    curl: `M${tenth(sx)} ${sy}C${tenth(sx - 22)} ${sy - 2} ${tenth(sx - 20)} ${sy - 26} ${tenth(sx - 10)} ${sy - 24}`,
  }[traits.tail];
  const ends = {
    hang: [sx - 14, sy + 48, 0],
    swish: [sx - 20, sy + 38, 28],
    curl: [sx - 9, sy - 24, -105],
  } as const;
  const end = ends[traits.tail];
  const tuft =
    coat.kind === "patches" || coat.kind === "back"
      ? coat.kind === "back"
        ? coat.base
        : coat.mark
      : coat.shade;
  return (
    line(d, ink * 2 + 2.6) +
    `<path d="${d}" fill="none" stroke="${coat.kind === "back" ? coat.mark : coat.base}" stroke-width="3.4" stroke-linecap="round"/>` +
    `<g transform="translate(${tenth(end[0])} ${tenth(end[1])}) rotate(${end[2]})">` +
    inked("M-3 -3C-10 8 -8 18 -2 24C0 20 1 20 2 17C4 20 5 21 7 21C10 12 9 4 3 -3Z", tuft, ink * 0.85) +
    `</g>`
  );
}

export function bodyMarks(sketch: Sketch): string {
  const { coat, detail, random, thin, x0 } = sketch;

  let s = "";
  const shift = detail ? "translate(-1.6 1.6)" : "";
  if (coat.kind === "patches") {
    s += `<g fill="${coat.mark}" transform="${shift}">`;
    s += `<path d="${blob(random, random.between(x0 + 14, x0 + 30), random.between(78, 94), random.between(22, 32), random.between(20, 30))}"/>`;
    s += `<path d="${blob(random, random.between(96, 116), random.between(76, 128), random.between(18, 27), random.between(15, 24))}"/>`;
    if (random.chance(0.75))
      s += `<path d="${blob(random, random.between(146, 160), random.between(106, 130), random.between(14, 22), random.between(18, 26))}"/>`;
    if (random.chance(0.6))
      s += `<path d="${blob(random, random.between(x0 + 50, x0 + 66), random.between(124, 140), random.between(8, 13), random.between(7, 11))}"/>`;
    if (detail && coat.specks)
      for (let i = 0; i < 14; i++)
        s += `<circle cx="${tenth(random.between(x0 + 6, 168))}" cy="${tenth(random.between(80, 148))}" r="${tenth(random.between(0.9, 2.6))}"/>`;
    s += `</g>`;
  } else if (coat.kind === "back") {
    s += `<path d="M${tenth(x0 - 10)} 60H190V74C160 ${tenth(86 + random.between(-3, 6))} 130 ${tenth(76 + random.between(0, 10))} 100 ${tenth(84 + random.between(-2, 8))}C70 92 ${tenth(x0 + 14)} 78 ${tenth(x0 + 4)} 118L${tenth(x0 - 10)} 150Z" fill="${coat.mark}"/>`;
    if (detail)
      for (let i = 0; i < 10; i++)
        s += `<circle cx="${tenth(random.between(x0 + 14, 150))}" cy="${tenth(random.between(88, 106))}" r="${tenth(random.between(1, 2.6))}" fill="${coat.mark}"/>`;
  } else if (coat.kind === "curls") {
    if (detail)
      for (let i = 0; i < 26; i++) {
        const x = random.between(x0 + 6, 170),
          y = random.between(80, 146);
        s += `<path d="M${tenth(x)} ${tenth(y)}q3 -5 6 0t5 1" fill="none" stroke="${i % 3 ? coat.shade : coat.mark}" stroke-width="${tenth(thin * 0.9)}" stroke-linecap="round"/>`;
      }
  } else if (coat.kind === "rings" || coat.kind === "blaze") {
    s += `<path d="M60 152C90 140 120 140 134 150L140 200H50Z" fill="${coat.kind === "rings" ? coat.mark : coat.mark}" opacity=".75"/>`;
  }
  return s;
}

export function shading(sketch: Sketch): string {
  const { coat, detail, id, ox, x0 } = sketch;

  let s = `<path d="M${tenth(x0 - 8)} 122C${tenth(x0 + 18)} 150 96 158 140 146C160 140 ${ox ? "196 124 204 108" : "178 128 186 112"}V210H${tenth(x0 - 10)}Z" fill="${coat.shade}" opacity="${coat.kind === "patches" ? 0.5 : 0.6}" class="cow-shade"/>`;
  if (detail)
    s += `<path d="M${tenth(x0 + 26)} 148C80 158 120 158 150 142C166 134 178 124 188 102L200 156L120 176H${tenth(x0 + 26)}Z" fill="url(#${id}h)" opacity=".26"/>`;
  return s;
}

export function hooves(sketch: Sketch): string {
  const { detail, ground, x0 } = sketch;
  return (
    `<rect x="0" y="${ground - 11}" width="240" height="20" fill="${HOOF}"/>` +
    (detail > 1
      ? `<path d="M${tenth(x0 + 17)} ${ground - 11}V${ground}M146 ${ground - 11}V${ground}" stroke="${INK}" stroke-width="1.6"/>`
      : "")
  );
}

export function light(coat: Coat, hex: string): string {
  return hex === coat.base && (coat === COATS.salers || coat === COATS.vosgienne || coat === OX)
    ? coat.mark
    : MILK;
}
