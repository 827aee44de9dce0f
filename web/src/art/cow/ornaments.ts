/** Small things that several drawings share. */
import { BUTTER, CREAM, INK, MILK, POPPY } from "./inks";
import { tenth } from "./pen";
import type { Sketch } from "./sketch";

export function star(x: number, y: number, a: number, b2: number): string {
  let d = "";
  for (let i = 0; i < 10; i++) {
    const q = i % 2 ? b2 : a,
      an = -Math.PI / 2 + (i * Math.PI) / 5;
    d += (i ? "L" : "M") + tenth(x + Math.cos(an) * q) + " " + tenth(y + Math.sin(an) * q);
  }
  return d + "Z";
}

export function rosette(sketch: Sketch, x: number, y: number, q: number): string {
  const { dot, inked, thin } = sketch;

  let d = "";
  const k = 14;
  for (let i = 0; i <= k; i++) {
    const a = (i / k) * Math.PI * 2,
      px = x + Math.cos(a) * q,
      py = y + Math.sin(a) * q;
    d += i
      ? `Q${tenth(x + Math.cos(a - Math.PI / k) * q * 1.26)} ${tenth(y + Math.sin(a - Math.PI / k) * q * 1.26)} ${tenth(px)} ${tenth(py)}`
      : `M${tenth(px)} ${tenth(py)}`;
  }
  return (
    inked(d + "Z", POPPY) +
    dot(x, y, q * 0.66, CREAM, `stroke="${INK}" stroke-width="${tenth(thin)}"`) +
    `<text x="${x}" y="${tenth(y + q * 0.33)}" font-family="Caprasimo,serif" font-size="${tenth(q * 0.92)}" text-anchor="middle" fill="${INK}">1</text>`
  );
}

export function petals(sketch: Sketch, k: number, q: number): string {
  const { dot, thin } = sketch;
  let s = "";
  for (let i = 0; i < k; i++)
    s += `<ellipse cx="0" cy="${-q * 0.75}" rx="${tenth(q * 0.36)}" ry="${tenth(q * 0.62)}" transform="rotate(${tenth((360 / k) * i)})" fill="${MILK}" stroke="${INK}" stroke-width="${tenth(thin * 0.7)}"/>`;
  return s + dot(0, 0, q * 0.5, BUTTER, `stroke="${INK}" stroke-width="${tenth(thin * 0.7)}"`);
}

export function spark(sketch: Sketch, x: number, y: number, q: number): string {
  const { flat, inked, thin } = sketch;

  let d = "";
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8,
      k = i % 2 ? q * 0.45 : i % 4 ? q * 0.8 : q * 1.08;
    d += (i ? "L" : "M") + tenth(x + Math.cos(a) * k) + " " + tenth(y + Math.sin(a) * k);
  }
  return (
    `<g class="cow-spark">` +
    inked(d + "Z", POPPY, thin * 0.9) +
    flat(star(x, y, q * 0.62, q * 0.3), BUTTER) +
    `</g>`
  );
}
