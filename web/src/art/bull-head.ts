/** The bull head, the penalty point of 6 qui prend!. */
import { INK } from "./cow/inks";
import { tenth } from "./cow/pen";

export const BULL_HEAD =
  "M1 1C0 7 3 10.4 6.4 10.8C6.5 14.5 8 18 10 18C12 18 13.500 14.5 13.6 10.8C17 10.4 20 7 19 1C17.5 4.6 15.5 6 13 6C11 5.2 9 5.2 7 6C4.5 6 2.5 4.6 1 1Z";

/** A head of this width, its middle at x and y. */
export function bullHead(x: number, y: number, width: number, fill: string = INK): string {
  const place = `translate(${tenth(x - width / 2)} ${tenth(y - width * 0.47)}) scale(${tenth(width * 5) / 100})`;
  return `<path d="${BULL_HEAD}" transform="${place}" fill="${fill}"/>`;
}
