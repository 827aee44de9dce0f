/** The inks every drawing is printed with; they do not follow the theme. */
export const INK = "#2a211c";
export const MILK = "#fffaf0";
export const CREAM = "#f6ecd6";
export const PINK = "#eeb3a0";
export const PINK_DEEP = "#d98d7a";
export const BUTTER = "#f0bd45";
export const GRASS = "#6d9440";
export const FIR = "#33562f";
export const POPPY = "#c4351f";
export const STEEL = "#c3cecb";
export const NIGHT = "#34506b";
export const WORK = "#4d7f98";
export const HORN = "#f3e2b8";
export const HOOF = "#4a3b32";
export const OLIVE = "#87894f";
export const SOOT = "#3a3431";
