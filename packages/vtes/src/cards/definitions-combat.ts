// What combat cards do, and cards that matter in combat.

import type { Behaviour, Discipline, Effect, Level, LibraryCard, Mode, Moment, Strike } from './printed.ts';

type Definition = Pick<LibraryCard, 'modes'> &
  Partial<Pick<LibraryCard, 'traits' | 'does' | 'cost' | 'life' | 'strength' | 'partial'>>;

/** A combat card at a level of its Discipline. */
const combat = (
  discipline: Discipline,
  level: Level,
  moment: Moment,
  effects: readonly Effect[],
  more: Partial<Mode> = {},
): Mode => ({ type: 'combat', disciplines: { [discipline]: level }, moments: [moment], effects, ...more });

const strike = (discipline: Discipline, level: Level, chosen: Strike): Mode =>
  combat(discipline, level, 'strike', [{ op: 'strike', strike: chosen }]);
const hand = (amount: number): Strike => ({ kind: 'hand', amount, ranged: false });
const steal = (amount: number): Strike => ({ kind: 'steal-blood', amount, ranged: true });
const combatEnds: Strike = { kind: 'combat-ends', amount: 0, ranged: false };
const dodge: Strike = { kind: 'dodge', amount: 0, ranged: false };

const stealth = (discipline: Discipline, level: Level): Mode => ({
  type: 'action modifier',
  disciplines: { [discipline]: level },
  moments: ['action'],
  effects: [{ op: 'stealth', amount: 1 }],
});
/** +1 intercept; at the superior level something for the combat, if this minion blocks. */
const readiness = (discipline: Discipline, gives: 'maneuver' | 'prevent'): Definition => {
  const reaction = { type: 'reaction', moments: ['action'] } as const;
  const intercept: Effect = { op: 'intercept', amount: 1 };
  return {
    modes: [
      { ...reaction, disciplines: { [discipline]: 1 }, effects: [intercept] },
      { ...reaction, disciplines: { [discipline]: 2 }, effects: [intercept, { op: 'if-blocks', gives }] },
    ],
  };
};
const guardDogs = (level: Level, more: readonly Effect[]): Mode => ({
  type: 'reaction',
  disciplines: { ani: level },
  moments: ['action'],
  by: 'locked',
  during: { kind: 'bleed', atYou: true },
  effects: [{ op: 'unlock' }, ...more],
});
const equipment: readonly Mode[] = [
  {
    type: 'equipment',
    moments: ['minion'],
    action: { kind: 'equip', stealth: 1 },
    put: 'minion',
    effects: [],
  },
];

const PRESS: Effect = { op: 'press' };
const MANEUVER: Effect = { op: 'maneuver' };
const OPTIONAL_PRESS: Effect = { op: 'optional-press' };
const HANDS: Effect = { op: 'only-hand-strikes' };
const PREVENT: Effect = { op: 'prevent', amount: 1, plusX: true };
const crows = (amount: number): readonly Effect[] => [{ op: 'damage-each-round', amount }];

export const COMBAT_CARDS: Readonly<Record<string, Definition>> = {
  Majesty: { modes: [strike('pre', 1, combatEnds), strike('pre', 2, { ...combatEnds, unlocks: true })] },
  'Theft of Vitae': { modes: [strike('tha', 1, steal(1)), strike('tha', 2, steal(2))] },
  Roundhouse: { modes: [strike('pot', 1, hand(2)), strike('pot', 2, hand(3))] },
  Apportation: {
    modes: [
      combat('tha', 1, 'press', [{ op: 'press', only: 'continue' }]),
      combat('tha', 2, 'range', [MANEUVER]),
    ],
  },
  'Swallowed by the Night': { modes: [stealth('obf', 1), combat('obf', 2, 'range', [MANEUVER])] },
  // V-19.69: the press is for the round in which it was played
  "Resist Earth's Grasp": {
    modes: [
      combat('cel', 1, 'press', [PRESS]),
      combat('cel', 1, 'range', [MANEUVER, OPTIONAL_PRESS]),
      stealth('cel', 2),
    ],
  },
  'Carrion Crows': {
    modes: [
      combat('ani', 1, 'before-range', crows(1), { once: 'combat' }),
      combat('ani', 2, 'before-range', crows(2), { once: 'combat' }),
    ],
  },
  'Immortal Grapple': {
    modes: [
      combat('pot', 1, 'before-strikes', [HANDS], { once: 'round' }),
      combat('pot', 2, 'before-strikes', [HANDS, OPTIONAL_PRESS, { op: 'close-next-round' }], {
        once: 'round',
      }),
    ],
  },
  'Taste of Vitae': {
    modes: [
      { type: 'combat', moments: ['end-of-round'], effects: [{ op: 'gain-blood-lost' }], once: 'round' },
    ],
  },
  // The cost is X, which is part of what is announced (V-4.1)
  'Hidden Strength': {
    cost: {},
    modes: [combat('for', 1, 'damage', [PREVENT]), combat('for', 2, 'damage', [PREVENT, OPTIONAL_PRESS])],
  },
  'Guard Dogs': { modes: [guardDogs(1, []), guardDogs(2, [{ op: 'if-blocks', gives: 'maneuver' }])] },
  "Spirit's Touch": readiness('aus', 'maneuver'),
  Precognition: readiness('aus', 'prevent'),
  '.44 Magnum': {
    traits: ['weapon', 'gun'],
    modes: equipment,
    does: { strike: { strike: { kind: 'damage', amount: 2, ranged: true }, maneuver: true } },
  },
  'Murder of Crows': { partial: true, traits: ['animal'], life: 1, modes: [], does: { damageEachRound: 1 } },
  'Underbridge Stray': {
    partial: true,
    traits: ['animal'],
    life: 1,
    strength: 0,
    modes: [],
    does: { press: 'life' },
  },
  'Kevlar Vest': {
    modes: equipment.map((mode) => ({ ...mode, only: 'name' })),
    does: { prevents: { amount: 1, gun: 2 } },
  },
};

/** What vampires do in combat by their own text. */
export const FIGHTERS: Readonly<Record<string, Behaviour>> = {
  'Flávio Gonçalves': { strike: { strike: dodge, once: true } },
};
