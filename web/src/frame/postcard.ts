/** A picture of how a game ended, drawn in the browser: for friends who were not there. */
import { drawCow } from "../art/cow/cow";
import type { CowLook } from "../art/cow/sketch";

export interface Postcard {
  readonly game: string;
  readonly verdict: string;
  /** The best first. */
  readonly lines: readonly { place: string; name: string; score: string; isFirst: boolean }[];
  readonly highlights: readonly string[];
  readonly faces: readonly Partial<CowLook>[];
}

const [WIDTH, HEIGHT, EDGE] = [1080, 1350, 70];
const INK = "#2a211c";
const [CREAM, GRASS, FIELD, BUTTER, SKY] = ["#f5ecd7", "#9dba61", "#cfdba2", "#f0bd45", "#c3dedf"];
const DISPLAY = '"Caprasimo", Georgia, serif';
const TEXT = '"Familjen Grotesk Variable", system-ui, sans-serif';
/** So many rows and faces fit. */
const [MOST_LINES, MOST_FACES] = [10, 4];

export async function paint(card: Postcard): Promise<Blob> {
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d")!;
  ground(pen);
  await herd(pen, card.faces.slice(0, MOST_FACES));
  pen.fillStyle = INK;
  write(pen, "Vacherie", EDGE, 128, `400 84px ${DISPLAY}`, WIDTH - 2 * EDGE);
  write(pen, card.game, EDGE, 186, `600 38px ${TEXT}`, WIDTH - 2 * EDGE);
  write(pen, card.verdict, EDGE, 590, `400 60px ${DISPLAY}`, WIDTH - 2 * EDGE);
  const below = ranking(pen, card.lines.slice(0, MOST_LINES));
  remarks(pen, card.highlights, below + 30);
  return new Promise((resolve, reject) => {
    canvas.toBlob((image) => (image ? resolve(image) : reject(new Error("no picture"))), "image/png");
  });
}

function ground(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = CREAM;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  for (const [colour, top, swing] of [
    [FIELD, 400, 46],
    [GRASS, 455, -30],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(0, top);
    pen.bezierCurveTo(WIDTH / 3, top - swing, (2 * WIDTH) / 3, top + swing, WIDTH, top - swing / 2);
    pen.lineTo(WIDTH, 510);
    pen.lineTo(0, 510);
    pen.fill();
  }
  pen.strokeStyle = INK;
  pen.lineWidth = 10;
  pen.strokeRect(20, 20, WIDTH - 40, HEIGHT - 40);
}

async function herd(pen: CanvasRenderingContext2D, faces: readonly Partial<CowLook>[]): Promise<void> {
  const size = faces.length > 2 ? 200 : 270;
  const left = WIDTH / 2 - (faces.length * size) / 2;
  for (const [number, look] of faces.entries()) {
    const [x, y, radius] = [left + (number + 0.5) * size, 390, size * 0.46];
    const face = await cow(look, size, number);
    pen.save();
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fillStyle = SKY;
    pen.fill();
    pen.clip();
    pen.drawImage(face, x - radius, y - radius, 2 * radius, 2 * radius);
    pen.restore();
    pen.lineWidth = 6;
    pen.stroke();
  }
}

async function cow(look: Partial<CowLook>, size: number, number: number): Promise<HTMLImageElement> {
  const { box, inner } = drawCow({ ...look, crop: "head", mood: "proud", size }, `postcard${number}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${size}" height="${size}">${inner}</svg>`;
  const image = new Image(size, size);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** Gives where the rows end. */
function ranking(pen: CanvasRenderingContext2D, lines: Postcard["lines"]): number {
  const step = lines.length > 6 ? 50 : 64;
  const font = `${step * 0.6}px ${TEXT}`;
  lines.forEach(({ place, name, score, isFirst }, row) => {
    const base = 660 + row * step;
    if (isFirst) {
      pen.fillStyle = BUTTER;
      pen.fillRect(EDGE - 14, base - step * 0.7, WIDTH - 2 * EDGE + 28, step * 0.94);
    }
    pen.fillStyle = INK;
    write(pen, place, EDGE, base, `400 ${step * 0.55}px ${DISPLAY}`, 130);
    write(pen, name, EDGE + 140, base, `${isFirst ? 800 : 500} ${font}`, 500);
    pen.textAlign = "right";
    write(pen, score, WIDTH - EDGE, base, `700 ${font}`, 260);
    pen.textAlign = "left";
  });
  return 660 + lines.length * step;
}

function remarks(pen: CanvasRenderingContext2D, highlights: readonly string[], top: number): void {
  let base = top;
  pen.font = `500 30px ${TEXT}`;
  for (const highlight of highlights) {
    for (const line of wrapped(pen, highlight, WIDTH - 2 * EDGE)) {
      if (base > HEIGHT - 60) return;
      pen.fillText(line, EDGE, base);
      base += 38;
    }
    base += 10;
  }
}

function* wrapped(pen: CanvasRenderingContext2D, text: string, width: number): Generator<string> {
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > width) {
      yield line;
      line = word;
    } else line = longer;
  }
  yield line;
}

/** On one line, smaller where it would be too long. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  width: number,
): void {
  pen.font = font;
  const share = Math.min(1, width / Math.max(1, pen.measureText(text).width));
  pen.font = font.replace(/[\d.]+px/, (size) => `${parseFloat(size) * share}px`);
  pen.fillText(text, x, y);
}
