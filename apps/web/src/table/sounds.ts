// Sounds of the table, made on the spot: no files. Each is short and quiet, and says nothing that is not seen as well.

import { settings } from '../settings/settings.ts';
import { afterPicture } from './after-picture.ts';
import type { Sound } from './types.ts';

/** A tone that glides from one pitch to another, or noise around a pitch; in hertz and seconds. */
interface Part {
  readonly wave: 'sine' | 'triangle' | 'noise';
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly length: number;
  readonly gain: number;
  /** Grows before it fades, as breath does. */
  readonly swells?: boolean;
}

const tone = (from: number, start: number, length: number, gain = 0.5, to = from): Part => ({
  wave: 'sine',
  from,
  to,
  start,
  length,
  gain,
});
const wood = (from: number, length: number, gain = 0.6): Part => ({
  wave: 'triangle',
  from,
  to: from * 0.6,
  start: 0,
  length,
  gain,
});
const noise = (from: number, length: number, gain = 0.4, to = from): Part => ({
  wave: 'noise',
  from,
  to,
  start: 0,
  length,
  gain,
});

export const SOUNDS: Readonly<Record<Sound, readonly Part[]>> = {
  decision: [tone(880, 0, 0.4), tone(1318.5, 0.14, 0.45, 0.4)],
  card: [noise(4200, 0.11, 0.5, 2200)],
  lock: [noise(1100, 0.03, 0.5), wood(240, 0.06)],
  blood: [tone(980, 0, 0.13, 0.5, 340)],
  block: [wood(96, 0.2, 0.9), noise(240, 0.08, 0.6)],
  strike: [noise(1600, 0.07, 0.9, 500), wood(150, 0.09)],
  vote: [noise(420, 0.07, 0.8), wood(120, 0.12, 0.8)],
  passed: [tone(392, 0, 0.22), tone(587.3, 0.16, 0.35)],
  failed: [tone(587.3, 0, 0.22), tone(392, 0.16, 0.35)],
  edge: [tone(2093, 0, 0.5, 0.25), tone(3136, 0.02, 0.35, 0.15)],
  oust: [tone(110, 0, 0.6, 0.9), tone(164.8, 0, 0.5, 0.4), tone(277.2, 0, 0.3, 0.2)],
  clock: [noise(2600, 0.02, 0.7), wood(900, 0.03, 0.3)],
  dawn: [tone(392, 0, 0.5, 0.3), tone(493.9, 0.08, 0.45, 0.3), tone(587.3, 0.16, 0.42, 0.3)],
  bite: [{ ...noise(700, 0.42, 0.5, 2400), swells: true }],
};

/** Never loud: this, at the loudest. */
const LOUDEST = 0.35;
/** Of one step; more would be a din. */
const MOST = 3;
const APART = 0.09;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

function hissOf(audio: AudioContext): AudioBuffer {
  if (hiss !== undefined) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

function source(
  audio: AudioContext,
  { wave, from, to, length }: Part,
  at: number,
): [AudioScheduledSourceNode, AudioNode] {
  if (wave === 'noise') {
    const node = new AudioBufferSourceNode(audio, { buffer: hissOf(audio), loop: true });
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: from, Q: 1.2 });
    filter.frequency.exponentialRampToValueAtTime(to, at + length);
    return [node, node.connect(filter)];
  }
  const node = new OscillatorNode(audio, { type: wave, frequency: from });
  node.frequency.setValueAtTime(from, at);
  node.frequency.exponentialRampToValueAtTime(to, at + length);
  return [node, node];
}

function play(audio: AudioContext, part: Part, out: AudioNode, begins: number): void {
  const at = begins + part.start;
  const [node, last] = source(audio, part, at);
  const envelope = new GainNode(audio, { gain: 0 });
  envelope.gain.setValueAtTime(0.0001, at);
  envelope.gain.exponentialRampToValueAtTime(
    part.gain,
    at + (part.swells === true ? part.length * 0.7 : 0.008),
  );
  envelope.gain.exponentialRampToValueAtTime(0.0001, at + part.length);
  last.connect(envelope).connect(out);
  node.start(at);
  node.stop(at + part.length + 0.02);
}

/** What is heard of these: each once, the first few. */
export const heardOf = (sounds: readonly (Sound | undefined)[]): Sound[] =>
  [...new Set(sounds.filter((sound) => sound !== undefined))].slice(0, MOST);

function playAll(heard: readonly Sound[], volume: number): void {
  context ??= new AudioContext();
  if (context.state !== 'running') return void context.resume().catch(() => undefined);
  const out = new GainNode(context, { gain: volume * LOUDEST });
  out.connect(context.destination);
  for (const [index, sound] of heard.entries())
    for (const part of SOUNDS[sound]) play(context, part, out, context.currentTime + index * APART);
}

export function playSounds(sounds: readonly (Sound | undefined)[]): void {
  const { sound: on, volume } = settings.get();
  const heard = heardOf(sounds);
  if (!on || volume === 0 || heard.length === 0 || !('AudioContext' in globalThis)) return;
  // a browser that has not been touched yet makes no sound, nor later for what was before
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return;
  // no picture waits for its sounds
  afterPicture(() => playAll(heard, volume));
}
