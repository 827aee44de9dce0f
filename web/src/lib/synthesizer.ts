/** How each sound is made: a little noise for paper, a bell of two tones, and a moo. */
import type { SoundName } from "./sound";

const LOUDNESS = 0.35;
/** The same sound twice in so short a time, in seconds, is heard as one. */
const APART = 0.07;

const SOUNDS: Record<SoundName, (out: AudioNode, at: number) => void> = { card, sweep, turn, end, win };
const lastHeard = new Map<SoundName, number>();
let context: AudioContext | null = null;

export function play(name: SoundName): void {
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  if (now - (lastHeard.get(name) ?? -1) < APART) return;
  lastHeard.set(name, now);
  render(name, context);
}

/** Into any context, so that a sound can be looked at without being heard. */
export function render(name: SoundName, into: BaseAudioContext): void {
  const master = into.createGain();
  master.gain.value = LOUDNESS;
  master.connect(into.destination);
  SOUNDS[name](master, into.currentTime + 0.01);
}

/** A card is put down: a soft slap of paper. */
function card(out: AudioNode, at: number): void {
  noise(out, at, { from: 2600, to: 900, seconds: 0.09, loud: 0.7 });
}

/** A row is swept up: paper over cloth. */
function sweep(out: AudioNode, at: number): void {
  noise(out, at, { from: 700, to: 3200, seconds: 0.38, loud: 0.5 });
  noise(out, at + 0.3, { from: 1400, to: 500, seconds: 0.12, loud: 0.6 });
}

/** One's turn: a cowbell on the far side of the meadow. */
function turn(out: AudioNode, at: number): void {
  for (const frequency of [562, 845]) {
    tone(out, at, { shape: "square", from: frequency, to: frequency, seconds: 0.5, loud: 0.1, low: 2400 });
  }
}

/** The game is over, and somebody says so. */
function end(out: AudioNode, at: number): void {
  tone(out, at, { shape: "sawtooth", from: 118, to: 168, seconds: 0.45, loud: 0.35, low: 480, rise: 0.15 });
  tone(out, at + 0.35, { shape: "sawtooth", from: 168, to: 104, seconds: 1, loud: 0.4, low: 560, rise: 0.1 });
}

/** One's own victory: cowbells up the hill, and a moo. */
function win(out: AudioNode, at: number): void {
  for (const [step, pitch] of [523, 659, 784, 1047].entries()) {
    for (const frequency of [pitch, pitch * 1.5]) {
      const start = at + step * 0.16;
      tone(out, start, {
        shape: "square",
        from: frequency,
        to: frequency,
        seconds: 0.6,
        loud: 0.09,
        low: 2600,
      });
    }
  }
  end(out, at + 0.75);
}

interface Noise {
  from: number;
  to: number;
  seconds: number;
  loud: number;
}

function noise(out: AudioNode, at: number, { from, to, seconds, loud }: Noise): void {
  const { context: into } = out;
  const buffer = into.createBuffer(1, Math.ceil(into.sampleRate * seconds), into.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(into, { buffer });
  const filter = new BiquadFilterNode(into, { type: "bandpass", Q: 0.9 });
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source
    .connect(filter)
    .connect(swell(into, at, seconds, loud, 0.008))
    .connect(out);
  source.start(at);
}

interface Tone {
  shape: OscillatorType;
  from: number;
  to: number;
  seconds: number;
  loud: number;
  /** Nothing above this is heard. */
  low: number;
  rise?: number;
}

function tone(out: AudioNode, at: number, { shape, from, to, seconds, loud, low, rise = 0.004 }: Tone): void {
  const { context: into } = out;
  const source = new OscillatorNode(into, { type: shape });
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  const filter = new BiquadFilterNode(into, { type: "lowpass", frequency: low });
  source
    .connect(filter)
    .connect(swell(into, at, seconds, loud, rise))
    .connect(out);
  source.start(at);
  source.stop(at + seconds);
}

/** Louder, then softer until nothing is left. */
function swell(into: BaseAudioContext, at: number, seconds: number, loud: number, rise: number): GainNode {
  const gain = new GainNode(into, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  return gain;
}
