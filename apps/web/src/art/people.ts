// How the vampires look: by hand for those of the ready-made decks, for the others drawn by lot from their names.

import type { CryptCard } from '@nocturne/vtes';
import { BEARDS, COLLARS, HAIR, SPECS, type Tone, type Traits } from './face.ts';
import { type Chance, chanceOf } from './ink.ts';

const BY_HAND: Readonly<Record<string, Traits>> = {
  'Alexa Draper': { hair: 'bun', fem: true, collar: 'high', brow: 1.8, earring: true },
  'Alexander Silverson': { hair: 'slick', beard: 'goatee', collar: 'high', specs: 'dark' },
  'Alice Chen': { hair: 'bob', fem: true, collar: 'lapel', tone: 'light' },
  'Andi Liu': { hair: 'part', tone: 'light', collar: 'lapel', specs: 'round' },
  Ashley: { hair: 'spikes', fem: true, collar: 'rags', wideEye: true },
  'Aunt Linda': { hair: 'tufts', collar: 'fur', wide: 19 },
  Ayelech: { hair: 'wrap', fem: true, tone: 'deep', collar: 'bare', earring: true },
  Baixinho: { hair: 'hood', collar: 'rags', wide: 15 },
  Belinde: { hair: 'veil', collar: 'round' },
  'Bret Stryker': { hair: 'spikes', collar: 'lapel', scar: true },
  'Brock Sterling': { hair: 'crop', jaw: 14.5, wide: 18.5, collar: 'lapel', beard: 'stash' },
  'Catalina Vega': { hair: 'wave', fem: true, tone: 'tan', collar: 'bare', earring: true, lips: '#a3203a' },
  'Chelsea Blake': { hair: 'long', fem: true, collar: 'lapel' },
  Chrysanthemum: { hair: 'bun', fem: true, tone: 'light', collar: 'high' },
  Colette: { hair: 'bob', fem: true, collar: 'round', wideEye: true, lips: '#9b2038' },
  'Donny Kowalczyk': { hair: 'hat', collar: 'lapel', beard: 'stash' },
  'The Dowager': { hair: 'veil', collar: 'fur' },
  'Dr. Stephen Norton': { hair: 'tufts', specs: 'round', collar: 'lapel', gaunt: true },
  'Flávio Gonçalves': { hair: 'slick', tone: 'tan', beard: 'goatee', collar: 'lapel' },
  'Gelasia Fotiou': { hair: 'wave', fem: true, tone: 'tan', collar: 'round', wideEye: true },
  'Horace Radcliffe': { hair: 'hat', collar: 'high' },
  'Horst von Brühl': { hair: 'part', beard: 'stash', collar: 'high', jaw: 14 },
  'Inês Tristão': { hair: 'afro', fem: true, tone: 'brown', collar: 'high', earring: true },
  'Kathy Glens': { hair: 'long', fem: true, collar: 'bare' },
  'Larissa Moreira': { hair: 'hood', collar: 'rags' },
  Lauren: { hair: 'bob', fem: true, collar: 'high' },
  'Lenny Burkhead': { hair: 'bald', collar: 'lapel', wide: 19 },
  'Lloyd Brooks': { hair: 'crop', tone: 'brown', beard: 'full', collar: 'high' },
  Madison: { hair: 'wave', fem: true, collar: 'lapel' },
  'Massimo Falconi': { hair: 'part', tone: 'light', collar: 'lapel', beard: 'goatee' },
  Meaghan: { hair: 'braids', fem: true, collar: 'rags', wideEye: true },
  'Min-seo': { hair: 'long', fem: true, tone: 'light', collar: 'round' },
  Mkhokheli: { hair: 'crop', tone: 'deep', collar: 'high', beard: 'full' },
  'Naomi Stewart': { hair: 'afro', fem: true, tone: 'brown', collar: 'lapel' },
  Nassir: { hair: 'wrap', tone: 'tan', beard: 'full', collar: 'round' },
  'Nik Sikko': { hair: 'spikes', collar: 'fur' },
  'Oshri Dahan': { hair: 'slick', tone: 'tan', beard: 'full', collar: 'lapel' },
  'Patrik Söderberg': { hair: 'long', beard: 'full', collar: 'high' },
  'Rosalina Cortez': { hair: 'braids', fem: true, tone: 'tan', collar: 'bare' },
  Ryan: { hair: 'bald', collar: 'rags', scar: true },
  Sully: { hair: 'crop', collar: 'rags', wideEye: true, scar: true },
  'Sybren van Oosten': { hair: 'slick', collar: 'high' },
  Tamoszius: { hair: 'long', collar: 'lapel', beard: 'goatee' },
  'Trevon Parker': { hair: 'braids', tone: 'deep', collar: 'high', beard: 'goatee' },
  Wauneka: { hair: 'braids', collar: 'fur' },
};

const TONES: readonly Tone[] = ['pale', 'light', 'tan', 'brown', 'deep'];
const one = <T>(r: Chance, some: readonly T[]): T => some[Math.floor(r() * some.length)]!;

function byLot(name: string): Traits {
  const r = chanceOf(`${name} looks`);
  const hair = one(r, HAIR);
  const collar = one(r, COLLARS);
  const fem = r() < 0.5;
  const tone = one(r, TONES);
  const beard = !fem && r() < 0.6 ? one(r, BEARDS) : undefined;
  const specs = r() < 0.15 ? one(r, SPECS) : undefined;
  return {
    hair,
    collar,
    fem,
    tone,
    ...(beard === undefined ? {} : { beard }),
    ...(specs === undefined ? {} : { specs }),
    wideEye: r() < 0.3,
    gaunt: r() < 0.25,
    scar: r() < 0.2,
    earring: fem && r() < 0.4,
    wide: 16 + Math.round(r() * 6) / 2,
  };
}

/** An advanced card, and a merged one, shows the same person, in another coat. */
export function looksOf({ name, base, parts }: CryptCard): Traits {
  const person = base ?? parts?.[1];
  if (person === undefined) return BY_HAND[name] ?? byLot(name);
  const { collar, ...same } = BY_HAND[person] ?? byLot(person);
  const others = COLLARS.filter((other) => other !== collar);
  return { ...same, collar: others[base === undefined ? 1 : 0]!, scar: true };
}
