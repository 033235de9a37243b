// The portrait of a crypt card, from the traits of its face and its name.

import {
  arch,
  bricks,
  circle,
  columns,
  crackedMoon,
  curtain,
  links,
  patches,
  rain,
  tunnel,
} from './backdrops.ts';
import { coils, forest, graves, morning, plain, shadows, thirdEye, wheel, window } from './backdrops-wild.ts';
import { bodyOf } from './body.ts';
import { faceOf, type Face, type Traits } from './face.ts';
import { beard, brows, ears, eyes, head, mouth, ornaments } from './features.ts';
import { hairBehind } from './hair-behind.ts';
import { dressedHair } from './hair-dressed.ts';
import { plainHair } from './hair-plain.ts';
import { type Chance, chanceOf } from './ink.ts';
import type { Clan } from '@nocturne/vtes';

const BACKDROPS: Record<Clan, (r: Chance) => string> = {
  'Banu Haqim': arch,
  'Blood Brother': links,
  Brujah: bricks,
  Caitiff: rain,
  'Gangrel antitribu': forest,
  Gargoyle: window,
  Giovanni: graves,
  Guruhi: plain,
  Hecata: graves,
  Lasombra: shadows,
  Malkavian: crackedMoon,
  'Malkavian antitribu': crackedMoon,
  Ministry: coils,
  Nosferatu: tunnel,
  Pander: patches,
  Ravnos: wheel,
  Redeemer: morning,
  Salubri: thirdEye,
  'Salubri antitribu': thirdEye,
  Toreador: curtain,
  Tremere: circle,
  Ventrue: columns,
  'Ventrue antitribu': columns,
};

const hairInFront: Record<Traits['hair'], (face: Face) => string> = { ...plainHair, ...dressedHair };
const LONG_EARED: ReadonlySet<Clan> = new Set(['Nosferatu', 'Gargoyle'] as const);

function drawn(face: Face): string {
  const { hair } = face.traits;
  const parts = [bodyOf, ears, head, eyes, brows, mouth, beard, hairInFront[hair], ornaments];
  return (hairBehind[hair]?.(face) ?? '') + parts.map((draw) => draw(face)).join('');
}

/** SVG text, 100 wide and 100 high. */
export function portrait(traits: Traits, clan: Clan, name: string): string {
  const r = chanceOf(name);
  const face = faceOf(traits, LONG_EARED.has(clan), r);
  return BACKDROPS[clan](r) + drawn(face);
}

/** The same without anything behind it. */
export const figure = (traits: Traits, longEared: boolean, name: string): string =>
  drawn(faceOf(traits, longEared, chanceOf(name)));
