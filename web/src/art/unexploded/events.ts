/** One object for each effect that an event can have, in a box of 120 by 92. */
import { BULL_HEAD } from "../bull-head";
import { BUTTER, INK, MILK, NIGHT, OLIVE, POPPY, STEEL } from "../cow/inks";

type Effect =
  | "extra_bomb_roll"
  | "best_of_two_rolls"
  | "cow_from_discard"
  | "steal_cow"
  | "shoot_cow"
  | "swap_cows"
  | "herds_move_left"
  | "move_cow"
  | "draw_three"
  | "others_pay_you_100"
  | "pay_others_100_draw_three"
  | "largest_herd_pays_300";

const ROPE = "#e9d29a";
const WOOD = "#c9a86c";

function shape(path: string, fill: string, width = 2.6): string {
  return `<path d="${path}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

function line(path: string, width: number, colour = INK, extra = ""): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
}

function disc(x: number, y: number, radius: number, fill: string, width = 2.6): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;
}

function head(x: number, y: number, width: number, fill = INK): string {
  return `<path d="${BULL_HEAD}" transform="translate(${x - width / 2} ${y - width * 0.47}) scale(${width / 20})" fill="${fill}"/>`;
}

function note(x: number, y: number, turn: number, paper: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-22" y="-13" width="44" height="26" rx="2.5" fill="${paper}" stroke="${INK}" stroke-width="2.6"/><rect x="-17" y="-8.5" width="34" height="17" rx="1.5" fill="none" stroke="${INK}" stroke-width="1.2" opacity=".6"/>${head(0, 0, 11)}</g>`;
}

function card(x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-15" y="-21" width="30" height="42" rx="4" fill="${MILK}" stroke="${INK}" stroke-width="2.6"/>${head(0, 0, 17)}</g>`;
}

const moon =
  disc(60, 40, 34, NIGHT, 3) +
  shape("M72 20a22 22 0 1 0 8 32a18 18 0 1 1 -8 -32Z", BUTTER) +
  [
    [42, 26],
    [36, 46],
    [84, 34],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.8" fill="${MILK}"/>`)
    .join("") +
  shape("M50 66h20l4 20H46Z", ROPE) +
  disc(60, 76, 5, POPPY, 2) +
  line("M52 66q8 -12 16 0", 2.6);

const detector =
  line("M22 12L74 66", 9) +
  line("M22 12L74 66", 4, STEEL) +
  line("M18 22l14 -14", 7) +
  `<rect x="38" y="22" width="22" height="17" rx="3" fill="${OLIVE}" stroke="${INK}" stroke-width="2.6" transform="rotate(45 49 30)"/>` +
  `<ellipse cx="82" cy="74" rx="25" ry="10" fill="none" stroke="${INK}" stroke-width="9"/><ellipse cx="82" cy="74" rx="25" ry="10" fill="none" stroke="${BUTTER}" stroke-width="4"/>` +
  line("M82 50q-9 -3 -9 -11M91 52q9 -5 8 -14M86 44v-12", 3, POPPY);

const poster =
  shape("M30 8H90V84H30Z", "#f7e7c0", 3) +
  disc(60, 12, 3, POPPY, 2) +
  `<rect x="39" y="20" width="42" height="34" fill="#c3dedf" stroke="${INK}" stroke-width="2"/>` +
  head(60, 37, 28) +
  line("M40 63H80M46 72H74", 5) +
  shape("M84 50l4 10 11 1-8 7 3 11-10-6-9 6 2-11-8-7 11-1Z", BUTTER, 2.4);

const lasso =
  line("M20 54C20 22 44 14 62 22C92 16 104 40 92 58C84 74 52 78 40 66", 7) +
  line("M20 54C20 22 44 14 62 22C92 16 104 40 92 58C84 74 52 78 40 66", 3, ROPE, 'stroke-dasharray="6 3"') +
  line("M40 66L20 84", 7) +
  line("M40 66L20 84", 3, ROPE) +
  `<path d="M44 44h34l-4 14c-6 3 -10 -1 -13 -5c-3 4 -8 8 -13 5Z" fill="${INK}"/><circle cx="53" cy="49" r="3.4" fill="${MILK}"/><circle cx="69" cy="49" r="3.4" fill="${MILK}"/>`;

const popgun =
  shape("M14 58L30 44H66L70 52H44L36 64H26L22 76H12Z", WOOD) +
  shape("M64 40H104V52H64Z", STEEL) +
  line("M48 52q2 10 10 8", 3) +
  line("M104 46q10 6 4 18q-8 12 2 20", 2, INK, 'stroke-dasharray="3 3"') +
  disc(108, 84, 5, "#b3602f", 2.2) +
  line("M108 34l8 -6M112 42h8M106 30l2 -9", 3, POPPY) +
  disc(34, 54, 3, BUTTER, 1.8);

const exchange =
  shape("M14 34L34 14V26H86V42H34V54Z", BUTTER, 3) +
  shape("M106 62L86 42V54H34V70H86V82Z", "#c3dedf", 3) +
  head(62, 34, 15) +
  head(58, 62, 15);

const stampede =
  shape("M56 8L16 34L56 60V46H108V22H56Z", BUTTER, 3) +
  [50, 70, 90].map((x) => head(x, 34, 17)).join("") +
  shape(
    "M12 84c-6 -6 2 -14 9 -10c3 -8 15 -6 15 2c8 -4 14 4 9 9ZM58 84c-6 -6 2 -14 9 -10c3 -8 15 -6 15 2c8 -4 14 4 9 9Z",
    MILK,
  );

const gap =
  [10, 84].map((x) => shape(`M${x} 86V26l6 -6 6 6V86Z`, "#ecdfbd")).join("") +
  shape(
    "M-2 38C6 37 12 39 40 36V45C20 47 8 45 -2 46ZM78 38C96 37 110 40 124 38V46C108 47 92 45 78 46Z",
    "#ecdfbd",
  ) +
  shape("M-2 62H34L30 70H-2ZM82 62H124V70H84Z", "#ecdfbd") +
  [
    [42, 78],
    [54, 66],
    [62, 50],
    [58, 34],
    [66, 18],
  ]
    .map(
      ([x, y]) =>
        `<path d="M${x! - 5} ${y! + 4}q0 -9 4 -9q2 4 2 9ZM${x! + 2} ${y! + 4}q0 -9 3 -9q4 3 2 9Z" fill="${INK}"/>`,
    )
    .join("");

const parachute =
  shape(
    "M18 44C18 14 40 4 60 4S102 14 102 44C94 36 84 36 76 44C70 36 50 36 44 44C36 36 26 36 18 44Z",
    POPPY,
    3,
  ) +
  shape("M44 44C42 22 52 6 60 4C68 6 78 22 76 44C70 36 50 36 44 44Z", MILK) +
  line("M18 44L50 66M44 44L54 66M76 44L66 66M102 44L70 66", 1.8) +
  shape("M44 64H76V88H44Z", WOOD) +
  line("M44 64L76 88M76 64L44 88", 1.6, INK, 'opacity=".5"') +
  head(60, 76, 15);

const bonds =
  note(46, 34, -16, "#c7d99a") +
  note(74, 32, 12, "#f3d88c") +
  note(60, 42, -2, "#bfdcdd") +
  shape(
    "M22 60C34 54 44 58 54 64H78C86 64 86 74 78 74H62C76 74 82 72 100 62C108 60 110 68 104 72L84 86H48C38 86 34 82 22 82Z",
    "#eeb3a0",
  ) +
  shape("M10 56H24V86H10Z", OLIVE);

const cider =
  shape("M28 34H66V80Q66 86 60 86H34Q28 86 28 80Z", BUTTER, 3) +
  line("M66 44C84 42 84 72 66 70", 9) +
  line("M66 44C84 42 84 72 66 70", 4, "#e6d7b4") +
  shape("M24 36C18 24 30 18 36 24C38 12 54 12 56 22C66 16 74 26 68 36C60 42 32 42 24 36Z", MILK) +
  line("M38 50V76M47 50V76M56 50V76", 2.4, "#b98719") +
  card(98, 40, 14);

const stamp =
  shape("M44 8H76V22Q72 30 74 44H92V58H28V44H46Q48 30 44 22Z", "#b3602f", 3) +
  shape("M24 58H96V68H24Z", INK) +
  `<g transform="rotate(-6 60 80)"><rect x="22" y="72" width="76" height="17" rx="3" fill="none" stroke="${POPPY}" stroke-width="3"/>${[38, 60, 82].map((x) => head(x, 81, 13, POPPY)).join("")}</g>`;

const OBJECTS: Readonly<Record<Effect, string>> = {
  extra_bomb_roll: moon,
  best_of_two_rolls: detector,
  cow_from_discard: poster,
  steal_cow: lasso,
  shoot_cow: popgun,
  swap_cows: exchange,
  herds_move_left: stampede,
  move_cow: gap,
  draw_three: parachute,
  others_pay_you_100: bonds,
  pay_others_100_draw_three: cider,
  largest_herd_pays_300: stamp,
};

export function drawEvent(effect: Effect): string {
  return OBJECTS[effect];
}
