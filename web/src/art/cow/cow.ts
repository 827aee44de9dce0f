/**
 * One parametric cow as an SVG text. A cow is never worried: whatever happens around her, she chews.
 */
import { air } from "./air";
import { bodyMarks, hooves, light, shading, tail } from "./body";
import { bodyGear, collar } from "./gear";
import { pasture } from "./ground";
import { head } from "./head";
import { HOOF, INK, PINK } from "./inks";
import { tenth } from "./pen";
import { puff } from "./puff";
import { sketchOf, type CowLook, type Sketch } from "./sketch";

const PAPER = "#f6ecd6";

const USUAL: CowLook = {
  name: "Marguerite",
  kind: "plain",
  mood: "calm",
  size: 96,
  crop: "body",
  owner: null,
  flip: false,
  ground: true,
  halo: false,
};

export interface Drawing {
  box: string;
  inner: string;
}

/** `id` keeps the definitions of one drawing apart from those of the others on the page. */
export function drawCow(look: Partial<CowLook>, id: string): Drawing {
  const sketch = sketchOf({ ...USUAL, ...look }, id);
  const { cow } = sketch;
  sketch.defs += hatch(id);
  if (cow.mood === "gone")
    return framed(sketch, `<g transform="translate(10 18) scale(.9)">${puff(sketch)}</g>`);
  const under = cow.ground && cow.crop === "body" ? pasture(sketch) : "";
  const standing = body(sketch) + bodyGear(sketch) + collar(sketch) + head(sketch);
  return framed(sketch, standing, under, air(sketch));
}

function hatch(id: string): string {
  return `<pattern id="${id}h" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 1H5" stroke="${INK}" stroke-width="1"/></pattern>`;
}

function body(sketch: Sketch): string {
  const { coat, detail, id, ink, x0, line, thin, legTop } = sketch;
  const [torso, neck] = [torsoPath(sketch), neckPath(sketch)];
  sketch.defs += `<clipPath id="${id}b"><path d="${torso}"/><path d="${neck}"/></clipPath>`;
  const silhouette = [torso, neck]
    .map(
      (path) =>
        `<path d="${path}" fill="${INK}" stroke="${INK}" stroke-width="${tenth(ink * 1.7)}" stroke-linejoin="round"/>`,
    )
    .join("");
  // Colours are printed on the ink silhouette, a hair off register.
  const colours =
    `<g clip-path="url(#${id}b)"><rect x="0" y="20" width="240" height="180" fill="${detail ? light(coat, coat.base) : coat.base}"/>` +
    `<g transform="translate(${detail ? "2.6 3.2" : "0 0"})"><path d="${torso}" fill="${coat.base}"/><path d="${neck}" fill="${coat.base}"/></g>` +
    `${bodyMarks(sketch)}${shading(sketch)}${hooves(sketch)}</g>`;
  const creases = detail
    ? line(
        `M${tenth(x0 + 34)} ${tenth(legTop + 8)}C${tenth(x0 + 33)} ${tenth(legTop - 2)} ${tenth(x0 + 36)} ${tenth(legTop - 12)} ${tenth(x0 + 42)} ${tenth(legTop - 18)}`,
        thin,
        'opacity=".55"',
      ) +
      line(
        `M127 ${tenth(legTop + 4)}C126 ${tenth(legTop - 6)} 129 ${tenth(legTop - 14)} 134 ${tenth(legTop - 19)}`,
        thin,
        'opacity=".55"',
      )
    : "";
  return tail(sketch) + farLegs(sketch) + udder(sketch) + silhouette + colours + creases;
}

function torsoPath({ ox, x0, top, traits, legTop, ground }: Sketch): string {
  const belly = traits.belly;
  const back = ox
    ? `M170 54C150 40 112 44 96 62C82 76 ${tenth(x0 + 50)} 86 ${tenth(x0 + 34)} 88C${tenth(x0 + 12)} 90 ${tenth(x0)} 96 ${tenth(x0 - 1)} 112C${tenth(x0 - 2)} 124 ${tenth(x0 + 8)} 130 ${tenth(x0 + 8)} 146`
    : `M160 ${top}C138 ${top - 6} 104 ${tenth(top + traits.sag + 4)} ${tenth(x0 + 42)} ${top}C${tenth(x0 + 20)} ${top - 8} ${tenth(x0)} ${top} ${tenth(x0 - 3)} ${top + 26}C${tenth(x0 - 5)} ${top + 44} ${tenth(x0 + 4)} ${top + 54} ${tenth(x0 + 5)} ${tenth(legTop - 6)}`;
  const chest = ox
    ? "C186 150 202 120 196 92C192 72 184 60 170 54Z"
    : `C174 146 186 128 184 104C183 88 174 ${tenth(top + 4)} 160 ${top}Z`;
  return (
    back +
    `L${tenth(x0 + 4)} ${ground - 5}Q${tenth(x0 + 4)} ${ground} ${tenth(x0 + 9)} ${ground}H${tenth(x0 + 25)}Q${tenth(x0 + 30)} ${ground} ${tenth(x0 + 30)} ${ground - 5}` +
    `L${tenth(x0 + 33)} ${tenth(legTop + 6)}C${tenth(x0 + 36)} ${tenth(legTop)} ${tenth(x0 + 44)} ${tenth(legTop + belly)} ${tenth(x0 + 54)} ${tenth(legTop + 3 + belly)}` +
    `C${tenth(x0 + 70)} ${tenth(legTop + 7 + belly)} 112 ${tenth(legTop + 6 + belly)} 127 ${tenth(legTop + 1)}` +
    `L129 ${ground - 5}Q129 ${ground} 134 ${ground}H152Q157 ${ground} 157 ${ground - 5}L159 ${tenth(legTop)}` +
    chest
  );
}

function neckPath({ grazing, ox, top }: Sketch): string {
  if (grazing)
    return `M142 ${tenth(top)}C168 ${tenth(top - 4)} 190 90 200 120L170 146C158 136 146 122 142 112Z`;
  if (ox) return "M150 60C170 50 190 60 196 80L196 130L150 130Z";
  return `M138 ${tenth(top + 2)}C148 ${tenth(top - 8)} 162 ${tenth(top - 14)} 176 ${tenth(top - 12)}L190 110C180 124 160 126 144 116Z`;
}

function farLegs({ x0, ox, ground, coat, detail, inked, flat }: Sketch): string {
  return [x0 + 27, ox ? 160 : 151]
    .map((x) => {
      const leg = `M${tenth(x)} 142L${tenth(x + 2)} ${ground - 9}Q${tenth(x + 2)} ${ground - 5} ${tenth(x + 6)} ${ground - 5}H${tenth(x + 20)}Q${tenth(x + 24)} ${ground - 5} ${tenth(x + 24)} ${ground - 9}L${tenth(x + 25)} 142Z`;
      const hoof = `M${tenth(x + 2)} ${ground - 16}H${tenth(x + 24)}V${ground - 9}Q${tenth(x + 24)} ${ground - 5} ${tenth(x + 20)} ${ground - 5}H${tenth(x + 6)}Q${tenth(x + 2)} ${ground - 5} ${tenth(x + 2)} ${ground - 9}Z`;
      return inked(leg, coat.shade) + (detail ? flat(hoof, HOOF) : "");
    })
    .join("");
}

function udder({ ox, cow, x0, legTop, traits, inked }: Sketch): string {
  if (ox || cow.kind === "tin") return "";
  const [x, y] = [x0 + 46, legTop + 5 + traits.belly];
  return inked(
    `M${tenth(x - 13)} ${tenth(y - 6)}C${tenth(x - 14)} ${tenth(y + 9)} ${tenth(x - 6)} ${tenth(y + 12)} ${tenth(x - 5)} ${tenth(y + 17)}Q${tenth(x - 2)} ${tenth(y + 20)} ${tenth(x)} ${tenth(y + 15)}` +
      `Q${tenth(x + 3)} ${tenth(y + 14)} ${tenth(x + 5)} ${tenth(y + 17)}Q${tenth(x + 8)} ${tenth(y + 19)} ${tenth(x + 9)} ${tenth(y + 13)}C${tenth(x + 17)} ${tenth(y + 9)} ${tenth(x + 18)} ${tenth(y)} ${tenth(x + 17)} ${tenth(y - 6)}Z`,
    PINK,
  );
}

function framed(sketch: Sketch, inner: string, under = "", over = ""): Drawing {
  const { cow, detail, id, hy, ox } = sketch;
  const portrait = ox
    ? "88 6 180 180"
    : cow.mood === "gone"
      ? "30 20 190 190"
      : `106 ${tenth(hy - 80)} 144 144`;
  const wobble =
    detail > 1
      ? `<filter id="${id}w" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="${cow.name.length}"/><feDisplacementMap in="SourceGraphic" scale="2.6" xChannelSelector="R" yChannelSelector="G"/></filter>`
      : "";
  const edge = cow.halo ? dieCut(inner, [9, 6.4, 5][detail]!) : "";
  const filter = wobble ? `filter="url(#${id}w)"` : "";
  const turned = cow.flip ? 'transform="translate(256 0) scale(-1 1)"' : "";
  return {
    box: cow.crop === "head" ? portrait : "-6 0 268 200",
    inner: `<defs>${sketch.defs}${wobble}</defs><g ${filter} ${turned}>${under}${edge}${inner}${over}</g>`,
  };
}

/** The same drawing once more underneath, all paper, its lines fattened: crisp and cheap, no filter. */
function dieCut(inner: string, fat: number): string {
  return inner
    .replace(/ (opacity|stroke-dasharray|class)="[^"]*"/g, "")
    .replace(/fill="(?!none)[^"]*"/g, `fill="${PAPER}"`)
    .replace(/stroke="(?!none)[^"]*"/g, `stroke="${PAPER}"`)
    .replace(
      /stroke-width="([\d.]+)"/g,
      (_, width: string) => `stroke-width="${tenth(Number(width) + fat)}"`,
    );
}
