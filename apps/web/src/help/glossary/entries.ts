// The words that are explained. What a game has a word for is called by it.

import type { NosferatuMessageKey } from '@nocturne/nosferatu';
import type { VtesMessageKey } from '@nocturne/vtes';

export const VTES_WORDS = {
  methuselah: 'term.Methuselah',
  prey: 'term.prey',
  predator: 'term.predator',
  pool: 'term.pool',
  edge: 'term.edge',
  blood: 'term.blood',
  life: 'term.life',
  capacity: 'term.capacity',
  crypt: 'term.crypt',
  library: 'term.library',
  hand: 'term.handSize',
  ash: 'term.ashHeap',
  uncontrolled: 'term.region.uncontrolled',
  ready: 'term.region.ready',
  torpor: 'term.region.torpor',
  minion: 'term.minion',
  vampire: 'term.vampire',
  ally: 'term.type.ally',
  retainer: 'term.type.retainer',
  equipment: 'term.type.equipment',
  master: 'term.type.master',
  action: 'term.type.action',
  modifier: 'term.type.action modifier',
  reaction: 'term.type.reaction',
  combat: 'term.type.combat',
  event: 'term.type.event',
  location: 'term.trait.location',
  unique: 'term.trait.unique',
  trifle: 'term.trait.trifle',
  'burn-option': 'term.burnOption',
  clan: 'term.clan',
  sect: 'term.sect',
  title: 'term.title',
  disciplines: 'term.disciplines',
  superior: 'term.superior',
  group: 'term.group',
  bleed: 'term.bleed',
  hunt: 'term.action.hunt',
  political: 'term.action.political',
  stealth: 'term.stealth',
  intercept: 'term.intercept',
  votes: 'term.votes',
  referendum: 'term.referendum',
  'blood-hunt': 'term.bloodHunt',
  strength: 'term.strength',
  dodge: 'term.strike.dodge',
  'victory-points': 'term.victoryPoints',
  transfers: 'term.transfers',
  contested: 'term.contested',
  locked: 'term.locked',
} as const satisfies Readonly<Record<string, VtesMessageKey>>;

/** Words of VTES that are explained, though no text of the game needs them as a word of their own. */
export const OWN_WORDS = [
  'oust',
  'burn',
  'block',
  'directed',
  'diablerie',
  'strike',
  'maneuver',
  'press',
  'mend',
  'aggravated',
  'wake',
  'impulse',
] as const;

export const NOSFERATU_WORDS = {
  renfield: 'term.renfield',
  'the-vampire': 'term.vampire',
  hunter: 'term.hunter',
  bite: 'term.bite',
  night: 'term.night',
  rumour: 'term.rumour',
  component: 'term.component',
  dawn: 'term.dawn',
  clock: 'term.clock',
  reserve: 'term.reserve',
  'action-deck': 'term.actionDeck',
  stake: 'term.stake',
  thirst: 'term.thirst',
  lord: 'term.lord',
} as const satisfies Readonly<Record<string, NosferatuMessageKey>>;

type Word = keyof typeof VTES_WORDS | (typeof OWN_WORDS)[number] | keyof typeof NOSFERATU_WORDS;
/** What it means; of words of our own, also the word. */
export type GlossaryKey = Word | `name.${(typeof OWN_WORDS)[number]}`;
