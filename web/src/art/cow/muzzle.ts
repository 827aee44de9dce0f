/** Her muzzle and her mouth. */
import { BUTTER, INK, PINK, PINK_DEEP } from "./inks";
import { tenth } from "./pen";
import {
  blades,
  clover,
  daisy,
  grin,
  heldBomb,
  moustache,
  spanner,
  thermometer,
  tuftOfGrass,
} from "./mouthfuls";
import type { Sketch } from "./sketch";

type Lips = "flat" | "sad" | "smile" | "side" | "smirk" | "wobble" | "slot";

export function muzzle(sketch: Sketch): string {
  const { coat, cow, detail, dot, flat, id, ink, inked, line, ox, traits } = sketch;

  const m = traits.muzzle,
    mx = 3,
    nose = coat.nose || PINK,
    dark = nose === "#5b4a42";
  const d = `M${tenth(mx - 30 * m)} 25C${tenth(mx - 31 * m)} 11 ${tenth(mx - 17)} 8 ${mx} 8C${tenth(mx + 17)} 8 ${tenth(mx + 31 * m)} 11 ${tenth(mx + 30 * m)} 25C${tenth(mx + 30 * m)} 41 ${tenth(mx + 17)} 47 ${mx} 47C${tenth(mx - 17)} 47 ${tenth(mx - 30 * m)} 41 ${tenth(mx - 30 * m)} 25Z`;
  sketch.defs += `<clipPath id="${id}m"><path d="${d}"/></clipPath>`;
  let s =
    inked(d, nose) +
    `<g clip-path="url(#${id}m)">` +
    (detail ? flat(d, "#ffffff", `opacity=".28" transform="translate(-4 -5) scale(.9)"`) : "");
  if (dark) s += flat(`M${mx - 40} 33C${mx - 20} 38 ${mx + 20} 38 ${mx + 40} 33V60H${mx - 40}Z`, "#f3ddbf");
  s +=
    flat(
      `M${mx - 40} 34C${mx - 20} 48 ${mx + 20} 48 ${mx + 40} 30V60H${mx - 40}Z`,
      PINK_DEEP,
      `opacity="${dark || cow.kind === "negative" || cow.kind === "tin" ? 0.15 : 0.4}"`,
    ) + `</g>`;
  if (detail) s += line(d, ink);
  const nc = dark ? "#241c18" : INK;
  s += `<ellipse cx="${mx - 12.5}" cy="19" rx="4.6" ry="3.3" transform="rotate(24 ${mx - 12.5} 19)" fill="${nc}"/><ellipse cx="${mx + 12.5}" cy="19" rx="4.6" ry="3.3" transform="rotate(-24 ${mx + 12.5} 19)" fill="${nc}"/>`;
  if (cow.kind === "tin" && detail)
    s += (
      [
        [-22, 26],
        [28, 26],
        [-14, 40],
        [20, 40],
      ] as const
    )
      .map(([x, y]) => dot(x, y, 1.7))
      .join("");
  s += mouth(sketch, mx);
  if (ox)
    s += `<path d="M${mx - 8} 25A8.5 9 0 1 0 ${mx + 8} 25" fill="none" stroke="${INK}" stroke-width="${tenth(ink + 5)}" stroke-linecap="round"/><path d="M${mx - 8} 25A8.5 9 0 1 0 ${mx + 8} 25" fill="none" stroke="${BUTTER}" stroke-width="4.4" stroke-linecap="round"/>`;
  return s;
}

export function mouth(sketch: Sketch, mx: number): string {
  const { bomb, cow, grazing, ox, traits } = sketch;

  const k = cow.kind;
  if (bomb) return lips(sketch, "flat", mx) + heldBomb(sketch, mx);
  if (k === "general") return lips(sketch, "flat", mx) + moustache(sketch, mx);
  if (k === "mechanic") return lips(sketch, "flat", mx) + spanner(sketch, mx);
  if (k === "negative") return lips(sketch, "sad", mx) + thermometer(sketch, mx);
  if (k === "bomber") return grin(sketch, mx);
  if (k === "pfc") return lips(sketch, "wobble", mx);
  if (ox) return lips(sketch, "sad", mx);
  if (k === "tin") return lips(sketch, "slot", mx);
  if (grazing) return lips(sketch, "smile", mx) + tuftOfGrass(sketch, mx, 47);
  if (cow.mood === "proud") return lips(sketch, "smile", mx);
  if (k === "spy") return lips(sketch, "smirk", mx);
  if (traits.chew === "daisy") return lips(sketch, "side", mx) + daisy(sketch, mx);
  if (traits.chew === "clover") return lips(sketch, "side", mx) + clover(sketch, mx);
  if (traits.chew === "grass") return lips(sketch, "side", mx) + blades(sketch, mx);
  return lips(sketch, "smile", mx);
}

export function lips(sketch: Sketch, kind: Lips, mx: number): string {
  const { detail, ink, line, thin } = sketch;

  return line(
    {
      flat: `M${mx - 13} 35Q${mx} 37 ${mx + 13} 34`,
      sad: `M${mx - 13} 39Q${mx} 31 ${mx + 13} 39`,
      smile: `M${mx - 15} 32Q${mx} 43 ${mx + 15} 32`,
      side: `M${mx - 14} 34Q${mx - 2} 41 ${mx + 15} 33`,
      smirk: `M${mx - 10} 37Q${mx + 6} 40 ${mx + 15} 31`,
      wobble: `M${mx - 14} 36q4.5 -5 8 0t8 0t8 -1`,
      slot: `M${mx - 14} 35H${mx + 14}`,
    }[kind],
    detail ? thin * 1.15 : ink * 0.75,
  );
}
