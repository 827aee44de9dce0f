/** The papers that our banknotes are printed on. */
export const PAPER: Readonly<Record<number, string>> = {
  100: "#c7d99a",
  200: "#f3d88c",
  500: "#bfdcdd",
  1000: "#f6d2c4",
};
