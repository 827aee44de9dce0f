/** The cows that people choose from to be at a table; the server knows them by their numbers. */
export const GALLERY: readonly string[] = [
  "Amandine",
  "Bambi",
  "Câline",
  "Diane",
  "Étoile",
  "Fanfare",
  "Gamine",
  "Idylle",
  "Lilas",
  "Mirabelle",
  "Nénuphar",
  "Praline",
  "Quenelle",
  "Vanille",
  "Zoé",
  "Églantine",
  "Nougat",
  "Ondine",
  "Violine",
  "Yvette",
  "Biscotte",
  "Camomille",
  "Luciole",
  "Aubépine",
  "Hermine",
  "Kiki",
  "Réglisse",
  "Sirène",
  "Ursule",
  "Xérès",
];

export interface Shown {
  readonly name: string | null;
  /** `null` where nobody has chosen: then the name gives it, as in records. */
  readonly face?: number | null;
}

/** What the drawing of somebody's cow begins with. */
export function seedOf({ name, face }: Shown): string {
  return (face == null ? null : GALLERY[face]) ?? name ?? "";
}
