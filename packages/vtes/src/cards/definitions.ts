// What library cards do, by name. Costs, types and clans are in library.json.

import { COMBAT_CARDS, FIGHTERS } from './definitions-combat.ts';
import type {
  ActionCondition,
  Behaviour,
  Discipline,
  Effect,
  LibraryCard,
  Mode,
  PollingAbility,
  Proposal,
  Constant,
  TargetKind,
} from './printed.ts';

type Definition = Pick<LibraryCard, 'modes'> &
  Partial<Pick<LibraryCard, 'requires' | 'traits' | 'does' | 'cost' | 'partial'>>;

const basic = (discipline: Discipline): Pick<Mode, 'disciplines'> => ({ disciplines: { [discipline]: 1 } });
const superior = (discipline: Discipline): Pick<Mode, 'disciplines'> => ({
  disciplines: { [discipline]: 2 },
});

const modifier = (effects: readonly Effect[], more: Partial<Mode> = {}): Mode => ({
  type: 'action modifier',
  moments: ['action'],
  effects,
  ...more,
});
const reaction = (effects: readonly Effect[], more: Partial<Mode> = {}): Mode => ({
  type: 'reaction',
  moments: ['action'],
  effects,
  ...more,
});

const BLEED: ActionCondition = { kind: 'bleed' };
const stealth = (amount: number): Effect => ({ op: 'stealth', amount });
const intercept = (amount: number): Effect => ({ op: 'intercept', amount });
const bleed = (amount: number): Effect => ({ op: 'bleed', amount, limited: true });
const redirect = (lock: boolean): Effect => ({ op: 'redirect', lock });
const wake = (more: Partial<Mode> = {}): Mode =>
  reaction([{ op: 'wake' }], { by: 'locked', moments: ['as-played', 'action'], ...more });
const bleedAction = (amount: number): Pick<Mode, 'type' | 'moments' | 'action' | 'effects'> => ({
  type: 'action',
  moments: ['minion'],
  action: { kind: 'bleed', stealth: 0, bleed: amount },
  effects: [],
});
const bounce = { during: { kind: 'bleed', atYou: true, blocksDeclined: true } } as const;

const onto = (
  what: TargetKind['what'],
  whose: TargetKind['whose'],
  ready: boolean,
): Pick<Mode, 'target'> => ({
  target: { what, whose, ready },
});
const master = (effects: readonly Effect[], more: Partial<Mode> = {}): Mode => ({
  type: 'master',
  moments: ['master'],
  effects,
  ...more,
});
const location = (constant: readonly Constant[]): Definition => ({
  traits: ['unique', 'location'],
  modes: [master([], { put: 'table' })],
  does: { constant },
});

const votes = (amount: number): Effect => ({ op: 'votes', amount });
const POLLING: Pick<Mode, 'moments'> = { moments: ['polling'] };
const political = (referendum: Proposal): Mode => ({
  type: 'political action',
  moments: ['minion'],
  action: { kind: 'political', stealth: 1, referendum },
  effects: [],
});
const pollingLocation = (polling: PollingAbility): Definition => ({
  traits: ['unique', 'location'],
  modes: [master([], { put: 'table' })],
  does: { polling },
});
const scalpel = { cel: 1, pre: 1 } as const;
const scalpelSuperior = { cel: 2, pre: 2 } as const;
const silence = (blood: number): Effect => ({ op: 'silence', blood });
const captivate = (pool: number, more: Partial<Mode>): Mode =>
  modifier([{ op: 'captivate', pool }], {
    ...more,
    moments: ['after-action'],
    during: { kind: 'political', outcome: 'successful' },
  });

export const DEFINITIONS: Readonly<Record<string, Definition>> = {
  ...COMBAT_CARDS,
  Misdirection: { modes: [master([{ op: 'lock-target' }], onto('minion', 'any', false))] },
  'Life in the City': {
    traits: ['trifle'],
    modes: [master([{ op: 'add-blood', amount: 1 }], onto('vampire', 'any', true))],
  },
  'Elder Library': location([{ what: 'hand-size', amount: 1 }]),
  'Information Highway': location([{ what: 'transfers', amount: 2 }]),
  'Sport Bike': {
    traits: ['vehicle'],
    modes: [
      {
        type: 'equipment',
        moments: ['minion'],
        action: { kind: 'equip', stealth: 1 },
        only: 'vehicle',
        put: 'minion',
        effects: [],
      },
    ],
    does: { constant: [{ what: 'intercept', amount: 1 }] },
  },
  Conditioning: {
    modes: [
      modifier([bleed(2)], { ...basic('dom'), during: BLEED }),
      modifier([bleed(3)], { ...superior('dom'), during: BLEED }),
    ],
  },
  Bonding: {
    modes: [
      modifier([bleed(1)], { ...basic('dom'), during: BLEED }),
      modifier([stealth(1), bleed(1)], { ...superior('dom'), during: BLEED }),
    ],
  },
  'Cloak the Gathering': {
    modes: [
      modifier([stealth(1)], basic('obf')),
      modifier([stealth(1)], { ...superior('obf'), by: 'other' }),
    ],
  },
  'Freak Drive': {
    modes: [
      modifier([{ op: 'unlock' }], {
        ...basic('for'),
        moments: ['after-action'],
        during: { outcome: 'successful' },
      }),
      modifier([{ op: 'unlock' }], {
        ...superior('for'),
        moments: ['after-action'],
        during: { outcome: 'blocked' },
      }),
    ],
  },
  Deflection: {
    modes: [
      reaction([redirect(true)], { ...basic('dom'), ...bounce }),
      reaction([redirect(false)], { ...superior('dom'), ...bounce }),
    ],
  },
  'Telepathic Misdirection': {
    modes: [
      reaction([intercept(1)], basic('aus')),
      reaction([redirect(true)], { ...superior('aus'), ...bounce }),
    ],
  },
  "Wake with Evening's Freshness": { modes: [wake({ replace: 'unlock' })] },
  Intimidation: {
    modes: [
      { ...bleedAction(1), ...basic('pre') },
      { ...bleedAction(2), ...superior('pre') },
    ],
  },
  'Ancilla Empowerment': { modes: [political({ op: 'burn-per-minion', amount: 1 })] },
  'Consanguineous Boon': { traits: ['boon'], modes: [political({ op: 'clan-boon', amount: 1 })] },
  'Kine Resources Contested': { modes: [political({ op: 'burn-allocated', points: 4, among: 2 })] },
  'Parity Shift': {
    requires: { titles: ['prince', 'justicar'] },
    modes: [political({ op: 'shift-pool', points: 3 })],
  },
  'Toreador Justicar': {
    traits: ['title'],
    modes: [
      political({
        op: 'grant-title',
        title: { rank: 'justicar', clan: 'Toreador' },
        clan: 'Toreador',
        votes: 1,
      }),
    ],
  },
  'Bewitching Oration': {
    modes: [
      modifier([votes(2)], { ...basic('pre'), ...POLLING }),
      modifier([votes(4)], { ...superior('pre'), ...POLLING }),
    ],
  },
  'Perfect Paragon': { partial: true, modes: [modifier([votes(3)], { ...basic('pre'), ...POLLING })] },
  'Scalpel Tongue': {
    modes: [
      modifier([silence(0)], { disciplines: scalpel, ...POLLING }),
      modifier([silence(1)], { disciplines: scalpelSuperior, ...POLLING }),
      reaction([silence(0)], { disciplines: scalpel, ...POLLING }),
      reaction([silence(1)], { disciplines: scalpelSuperior, ...POLLING }),
    ],
  },
  'Protected District': {
    requires: { titles: ['primogen'] },
    modes: [
      reaction([{ op: 'bleed', amount: -3, limited: false }], { during: { kind: 'bleed', atYou: true } }),
      reaction([{ op: 'votes', amount: 3, against: true }], POLLING),
    ],
  },
  'Voter Captivation': { modes: [captivate(0, basic('pre')), captivate(2, superior('pre'))] },
  'Elysium: The Palace of Versailles': pollingLocation({
    use: 'lock-for-titled',
    votes: 1,
    sect: 'camarilla',
  }),
  'Ventrue Headquarters': pollingLocation({ use: 'lock', votes: 3 }),
};

/** What vampires do by their own text. */
export const VAMPIRES: Readonly<Record<string, Behaviour>> = {
  ...FIGHTERS,
  'Alexa Draper': { polling: { use: 'discard', votes: 1, discipline: 'dom' } },
  'Alexander Silverson': { called: { toOppose: 1 } },
  'Sybren van Oosten': { called: { unlocks: true } },
};
