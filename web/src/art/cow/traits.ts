/** Who she is: the same name is the same cow for ever. */
import { seeded, type Chance } from "./pen";

export type Kind = "plain" | "negative" | "spy" | "mechanic" | "general" | "pfc" | "bomber" | "ox" | "tin";
export type Mood = "calm" | "graze" | "bomb" | "gone" | "asleep" | "proud";

export interface Coat {
  base: string;
  shade: string;
  mark: string;
  /** How the second colour falls. */
  kind: "patches" | "blaze" | "curls" | "rings" | "back";
  specks?: boolean;
  nose?: string;
}

/** French breeds, as five inks would print them. */
export const COATS = {
  holstein: { base: "#fdf5e3", shade: "#e9dcbf", mark: "#332a26", kind: "patches" },
  montbeliarde: { base: "#fdf2dc", shade: "#ecd9b8", mark: "#b3602f", kind: "patches" },
  normande: { base: "#fbeed3", shade: "#e6d2ac", mark: "#7d4c2c", kind: "patches", specks: true },
  charolaise: { base: "#f6e6c3", shade: "#e3cb9b", mark: "#fdf5e3", kind: "blaze" },
  salers: { base: "#9a4f2b", shade: "#7c3c20", mark: "#b3683f", kind: "curls" },
  jersiaise: { base: "#d9a566", shade: "#bd8748", mark: "#fdf0d6", kind: "blaze", nose: "#5b4a42" },
  aubrac: { base: "#cf9450", shade: "#ad7437", mark: "#f7e6c6", kind: "rings" },
  bleue: { base: "#f4f1e4", shade: "#d9d8cc", mark: "#748c96", kind: "patches", specks: true },
  vosgienne: { base: "#3c332f", shade: "#2a2320", mark: "#fdf5e3", kind: "back" },
} satisfies Record<string, Coat>;

const COAT_ORDER = [
  "holstein",
  "montbeliarde",
  "normande",
  "holstein",
  "charolaise",
  "salers",
  "montbeliarde",
  "jersiaise",
  "aubrac",
  "bleue",
  "vosgienne",
  "holstein",
] as const;

const SICK: Coat = {
  base: "#d3d8a4",
  shade: "#b1ba7c",
  mark: "#8b9a5c",
  kind: "patches",
  nose: "#c6bd8c",
  specks: true,
};
const TIN: Coat = { base: "#d7e0dd", shade: "#b4c3c2", mark: "#6f95a3", kind: "patches", nose: "#eef2ec" };
export const OX: Coat = {
  base: "#6a4632",
  shade: "#4c3023",
  mark: "#7d563f",
  kind: "curls",
  nose: "#d9a08c",
};

export interface Traits {
  coat: Coat;
  horns: "short" | "lyre" | "wide" | "buds" | "crumpled" | "ox";
  lock: "fringe" | "swirl" | "curls" | "quiff" | "none";
  tail: "hang" | "swish" | "curl" | "fuse";
  length: number;
  belly: number;
  sag: number;
  tall: number;
  droop: number;
  tilt: number;
  muzzle: number;
  lid: number;
  chew: "daisy" | "grass" | "clover" | "smile" | "none";
  blush: boolean;
  bell: boolean;
  lash: boolean;
  random: Chance;
}

export function traitsOf(name: string, kind: Kind): Traits {
  const random = seeded("vache·" + name);
  const own = born(random);
  return { ...own, ...duty(own, kind) };
}

function born(random: Chance): Traits {
  return {
    coat: COATS[random.pick(COAT_ORDER)],
    horns: random.pick(["short", "lyre", "lyre", "wide", "buds", "crumpled"]),
    lock: random.pick(["fringe", "swirl", "curls", "quiff", "fringe"]),
    tail: random.pick(["hang", "swish", "curl"]),
    length: random.between(-13, 8),
    belly: random.between(-4, 7),
    sag: random.between(-2, 8),
    tall: random.between(-7, 7),
    droop: random.between(-8, 22),
    tilt: random.between(-7, 7),
    muzzle: random.between(0.93, 1.1),
    lid: random.between(0.34, 0.56),
    chew: random.pick(["daisy", "grass", "grass", "clover", "smile"]),
    blush: random.chance(0.6),
    bell: random.chance(0.7),
    lash: random.chance(0.55),
    random,
  };
}

/** What her work does to a cow. */
function duty(own: Traits, kind: Kind): Partial<Traits> {
  switch (kind) {
    case "plain":
      return {};
    case "negative":
      return { coat: SICK, lid: 0.58, droop: 26, sag: 9, bell: false, blush: false };
    case "tin":
      return {
        coat: TIN,
        lid: 0.12,
        horns: "buds",
        droop: 0,
        lock: "none",
        sag: 0,
        tail: "hang",
        lash: false,
      };
    case "ox":
      return {
        coat: OX,
        horns: "ox",
        lock: "curls",
        tail: "swish",
        length: 0,
        belly: 4,
        sag: -6,
        tall: 0,
        droop: 12,
        tilt: 0,
        muzzle: 1.12,
        lid: 0.5,
        bell: false,
        blush: false,
        lash: false,
        chew: "none",
      };
    case "general":
      return { lid: Math.max(own.lid, 0.46), tilt: -3, bell: false };
    case "pfc":
      return { lid: 0.08, tilt: Math.min(own.tilt, 2) };
    case "bomber":
      return { lid: 0.16, bell: false, tail: "fuse" };
    case "spy":
      return { bell: false, tilt: 5 };
    case "mechanic":
      return { tilt: -5, bell: false };
  }
}
