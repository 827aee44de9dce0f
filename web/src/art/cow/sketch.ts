/** What every part of one drawing knows: the cow, her measures, the pen, and where definitions are collected. */
import { pen, type Chance, type Pen } from "./pen";
import { traitsOf, type Coat, type Kind, type Mood, type Traits } from "./traits";

export interface CowLook {
  name: string;
  kind: Kind;
  mood: Mood;
  /** Drawn height in px; it only chooses how much detail is worth drawing. */
  size: number;
  crop: "body" | "head";
  /** A colour for the ear tag: whose cow it is. */
  owner: string | null;
  flip: boolean;
  ground: boolean;
  /** A die-cut paper edge, for cows on a dark ground. */
  halo: boolean;
}

export interface Sketch extends Pen {
  cow: CowLook;
  traits: Traits;
  coat: Coat;
  random: Chance;
  id: string;
  detail: 0 | 1 | 2;
  /** The width of the ink line, and of a thin one. */
  ink: number;
  thin: number;
  bomb: boolean;
  asleep: boolean;
  grazing: boolean;
  ox: boolean;
  x0: number;
  top: number;
  ground: number;
  legTop: number;
  /** Where the head is, and its scale. */
  hx: number;
  hy: number;
  hs: number;
  defs: string;
}

const LINE = { head: [4.6, 3.6, 2.6], body: [6.4, 4.4, 3.1] } as const;

export function sketchOf(cow: CowLook, id: string): Sketch {
  const traits = traitsOf(cow.name, cow.kind);
  const detail = cow.size <= 64 ? 0 : cow.size <= 170 ? 1 : 2;
  const ink = LINE[cow.crop][detail];
  const ox = cow.kind === "ox";
  const grazing = cow.mood === "graze" && !ox;
  return {
    ...pen(ink),
    cow,
    traits,
    coat: traits.coat,
    random: traits.random,
    id,
    detail,
    ink,
    thin: ink * 0.62,
    bomb: cow.mood === "bomb",
    asleep: cow.mood === "asleep",
    grazing,
    ox,
    x0: 34 - traits.length,
    top: Math.round((78 - traits.tall) * 10) / 10,
    ground: 184,
    legTop: 152 + traits.belly * 0.4 - traits.tall * 0.3,
    hx: grazing ? 190 : 178,
    hy: ox ? 98 : grazing ? 128 : Math.round((84 - traits.tall * 0.7) * 10) / 10,
    hs: ox ? 1.3 : 1.14,
    defs: "",
  };
}
