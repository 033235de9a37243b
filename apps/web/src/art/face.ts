// What a face is drawn from: traits, and the measures that follow from them. A portrait is 100 wide and 100 high.

import { type Chance, f, line, S } from './ink.ts';

export const HAIR = [
  'afro',
  'bald',
  'bob',
  'braids',
  'bun',
  'crop',
  'hat',
  'hood',
  'long',
  'part',
  'slick',
  'spikes',
  'tufts',
  'veil',
  'wave',
  'wrap',
] as const;
export const COLLARS = ['bare', 'fur', 'high', 'lapel', 'rags', 'round'] as const;
export const BEARDS = ['full', 'goatee', 'stash'] as const;
export const SPECS = ['dark', 'round'] as const;
const TONES = {
  pale: '#ece2cc',
  light: '#e3cba6',
  tan: '#c79a6b',
  brown: '#96633f',
  deep: '#6e452c',
  sick: '#b9bf9a',
  stone: '#a7a9a4',
};
export type Tone = keyof typeof TONES;

/** How somebody looks. */
export interface Traits {
  readonly hair: (typeof HAIR)[number];
  readonly collar: (typeof COLLARS)[number];
  readonly fem?: boolean;
  readonly tone?: Tone;
  readonly beard?: (typeof BEARDS)[number];
  readonly specs?: (typeof SPECS)[number];
  readonly wideEye?: boolean;
  readonly gaunt?: boolean;
  readonly scar?: boolean;
  readonly earring?: boolean;
  readonly brow?: number;
  /** Half the width of the head, and of the jaw. */
  readonly wide?: number;
  readonly jaw?: number;
  readonly lips?: string;
}

export interface Face {
  readonly traits: Traits;
  readonly r: Chance;
  /** The long-eared ones of the sewers. */
  readonly nos: boolean;
  readonly skin: string;
  readonly cx: number;
  readonly hw: number;
  readonly top: number;
  readonly chin: number;
  readonly jw: number;
  readonly ey: number;
}

export function faceOf(traits: Traits, nos: boolean, r: Chance): Face {
  return {
    traits,
    r,
    nos,
    skin: TONES[traits.tone ?? (nos ? 'sick' : 'pale')],
    cx: 50,
    hw: (traits.wide ?? 17.5) + (nos ? -0.5 : 0),
    top: nos ? 17 : 22,
    chin: traits.fem ? 70 : 72.5,
    jw: traits.fem ? 8.5 : (traits.jaw ?? 12),
    ey: 46,
  };
}

/** Where hair catches the light. */
export const shine = (strands: readonly string[], width = 1): string =>
  strands.map((strand) => line(strand, S, width)).join('');
export const headOutline = ({ cx, hw, top, chin, jw }: Face): string =>
  `M${cx} ${top}C${f(cx + hw * 1.02)} ${top} ${f(cx + hw * 1.14)} ${top + 16} ${f(cx + hw)} ${top + 27}C${f(cx + hw * 0.98)} ${chin - 13} ${cx + jw} ${chin - 1} ${cx} ${chin}C${cx - jw} ${chin - 1} ${f(cx - hw * 0.98)} ${chin - 13} ${f(cx - hw)} ${top + 27}C${f(cx - hw * 1.14)} ${top + 16} ${f(cx - hw * 1.02)} ${top} ${cx} ${top}Z`;
