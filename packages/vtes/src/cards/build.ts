// Words for writing cards: builders that return data. A card is defined in its own file, by type; its facts (cost, clan,
// types) are in library.json and crypt.json.

import type {
  Ability,
  ActionCondition,
  ActionMode,
  Behaviour,
  Discipline,
  Effect,
  LibraryCard,
  Mode,
  Moment,
  Proposal,
  Strike,
  TargetKind,
  Trait,
} from './printed.ts';

/** What a library card does: the ways to play it, and what it does in play. */
export type Definition = Pick<LibraryCard, 'modes'> &
  Partial<Pick<LibraryCard, 'requires' | 'traits' | 'does' | 'cost' | 'counters' | 'strength' | 'bleed'>>;

export interface NamedDefinition {
  name: string;
  definition: Definition;
}
export interface NamedBehaviour {
  name: string;
  does: Behaviour;
}

export const card = (name: string, definition: Definition): NamedDefinition => ({ name, definition });
export const vampire = (name: string, does: Behaviour): NamedBehaviour => ({ name, does });

/** The two levels of a card with one Discipline (V-4.11). */
export const levels = (discipline: Discipline, basic: Mode, superior: Mode): [Mode, Mode] => [
  { ...basic, disciplines: { [discipline]: 1 } },
  { ...superior, disciplines: { [discipline]: 2 } },
];

/** The two levels of a card with either of two Disciplines. */
export const levelsOfEither = (
  one: Discipline,
  other: Discipline,
  basic: Mode,
  superior: Mode,
): [Mode, Mode] => levels(one, { ...basic, or: { [other]: 1 } }, { ...superior, or: { [other]: 2 } });

type More = Partial<Mode>;
export const modifier = (effects: readonly Effect[], more: More = {}): Mode => ({
  type: 'action modifier',
  moments: ['action'],
  effects,
  ...more,
});
export const reaction = (effects: readonly Effect[], more: More = {}): Mode => ({
  type: 'reaction',
  moments: ['action'],
  effects,
  ...more,
});
export const combat = (moment: Moment, effects: readonly Effect[], more: More = {}): Mode => ({
  type: 'combat',
  moments: [moment],
  effects,
  ...more,
});
export const master = (effects: readonly Effect[], more: More = {}): Mode => ({
  type: 'master',
  moments: ['master'],
  effects,
  ...more,
});
/** In the turns of others (V-6.9). */
export const outOfTurn = (moment: Moment, effects: readonly Effect[], more: More = {}): Mode => ({
  type: 'master',
  moments: [moment],
  effects,
  ...more,
});
/** V-14.2: put in play by a discard phase action. */
export const event = (does: Behaviour, more: Partial<Definition> = {}, mode: More = {}): Definition => ({
  modes: [{ type: 'event', moments: ['discard'], effects: [], put: 'table', ...mode }],
  does,
  ...more,
});
export const action = (effects: readonly Effect[], how: Partial<ActionMode>, more: More = {}): Mode => ({
  type: 'action',
  moments: ['minion'],
  action: { kind: 'other', stealth: 0, ...how },
  effects,
  ...more,
});
export const bleedAction = (more: number): Mode => action([], { kind: 'bleed', bleed: more });
export const political = (referendum: Proposal): Mode => ({
  type: 'political action',
  moments: ['minion'],
  action: { kind: 'political', stealth: 1, referendum },
  effects: [],
});
const permanent = (type: 'equipment' | 'retainer' | 'ally', kind: ActionMode['kind'], more: More): Mode => ({
  type,
  moments: ['minion'],
  action: { kind, stealth: 1 },
  effects: [],
  ...more,
});
export const equip = (more: More = {}): Mode => permanent('equipment', 'equip', more);
export const employ = (more: More = {}): Mode => permanent('retainer', 'employ', more);
export const recruit = (more: More = {}): Mode => permanent('ally', 'recruit', more);

/** Conditions. */
export const during = (condition: ActionCondition): Pick<Mode, 'during'> => ({ during: condition });
export const BLEED = during({ kind: 'bleed' });
export const POLLING: Pick<Mode, 'moments'> = { moments: ['polling'] };
/** A minion is bleeding the player, and blocks are declined. */
export const BLEEDING_YOU = during({ kind: 'bleed', atYou: true, blocksDeclined: true });
export const AT_YOU = during({ atYou: true });

/** What is chosen. */
type Where = TargetKind['where'];
type Whose = TargetKind['whose'];
export const minionOf = (whose: Whose, where: Where, more: Partial<TargetKind> = {}): TargetKind => ({
  what: 'minion',
  whose,
  where,
  ...more,
});
export const vampireOf = (whose: Whose, where: Where, more: Partial<TargetKind> = {}): TargetKind => ({
  what: 'vampire',
  whose,
  where,
  ...more,
});
export const HAND_CARD: TargetKind = { what: 'hand', whose: 'own', where: 'controlled' };

/** Operations. */
export const stealth = (amount: number): Effect => ({ op: 'stealth', amount });
export const intercept = (amount: number): Effect => ({ op: 'intercept', amount });
export const bleed = (amount: number): Effect => ({ op: 'bleed', amount, limited: true });
export const votes = (amount: number): Effect => ({ op: 'votes', amount });
export const addBlood = (amount: number): Effect => ({ op: 'add-blood', amount });
export const redirect = (lock: boolean): Effect => ({ op: 'redirect', lock });
export const ifBlocks = (gives: 'maneuver' | 'prevent'): Effect => ({ op: 'if-blocks', gives });
export const UNLOCK: Effect = { op: 'unlock' };
export const WAKE: Effect = { op: 'wake' };
export const LOCK_TARGET: Effect = { op: 'lock-target' };
export const BURN_SOURCE: Effect = { op: 'burn-source' };
export const MANEUVER: Effect = { op: 'maneuver' };
export const PRESS: Effect = { op: 'press' };
export const OPTIONAL_PRESS: Effect = { op: 'optional-press' };
export const additionalStrikes = (amount: number): Effect => ({ op: 'additional-strikes', amount });
export const AGGRAVATED_HANDS: Effect = { op: 'aggravated-hands' };
/** In combat, without a moment of its own: before range, before strikes, or as the minion chooses a strike. */
export const BEFORE_STRIKING: { readonly moments: readonly Moment[] } = {
  moments: ['before-range', 'before-strikes', 'strike'],
};

/** A wake may be played at any time of an action, and as another card is played (V-4.30, V-9.15). */
export const wake = (effect: Effect = WAKE, more: More = {}): Mode =>
  reaction([effect], { by: 'locked', moments: ['as-played', 'action', 'polling'], ...more });

export const strike = (chosen: Strike): Mode => combat('strike', [{ op: 'strike', strike: chosen }]);
export const handStrike = (amount: number): Strike => ({ kind: 'hand', amount, ranged: false });
export const stealBlood = (amount: number): Strike => ({ kind: 'steal-blood', amount, ranged: true });
export const DESTROY_EQUIPMENT: Strike = { kind: 'destroy-equipment', amount: 0, ranged: false };
export const STEAL_WEAPON: Strike = { kind: 'steal-equipment', amount: 0, ranged: false, weapon: true };
export const withFirstStrike = (chosen: Strike): Strike => ({ ...chosen, first: true });
export const COMBAT_ENDS: Strike = { kind: 'combat-ends', amount: 0, ranged: false };
export const DODGE: Strike = { kind: 'dodge', amount: 0, ranged: false };

/** What cards in play can be used for. */
export const ability = (
  moment: Moment,
  effects: readonly Effect[],
  more: Partial<Ability> = {},
): Ability => ({
  moments: [moment],
  effects,
  ...more,
});
/** An action that minions can perform to burn the card, directed at its controller. */
export const burnAction = (
  by: NonNullable<Ability['by']>,
  how: Partial<ActionMode> = {},
  more: readonly Effect[] = [],
): Ability => ({
  moments: ['minion'],
  effects: [BURN_SOURCE, ...more],
  by,
  action: { kind: 'other', stealth: 0, at: 'source', ...how },
});

const PUT_ON_TABLE: Pick<Mode, 'put'> = { put: 'table' };
/** A location: unique, on the table. */
export const location = (does: Behaviour): Definition => ({
  traits: ['unique', 'location'],
  modes: [master([], PUT_ON_TABLE)],
  does,
});
export const onTable = (does: Behaviour, more: Partial<Definition> = {}): Definition => ({
  modes: [master([], PUT_ON_TABLE)],
  does,
  ...more,
});
export const onTarget = (
  target: TargetKind,
  does: Behaviour,
  more: Partial<Definition> = {},
): Definition => ({
  modes: [master([], { target, put: 'target' })],
  does,
  ...more,
});

/** V-19.11 … V-19.13: a ready vampire gains 1 blood; one hunting ground for each vampire a turn. */
export const huntingGround = (): Definition => ({
  traits: ['unique', 'location', 'hunting ground'],
  modes: [master([], PUT_ON_TABLE)],
  does: {
    abilities: [
      ability('unlock', [addBlood(1)], {
        once: 'phase',
        target: vampireOf('own', 'ready', { oncePerTurn: 'hunting ground' }),
      }),
    ],
  },
});

/** V-6.13, V-6.14: on any vampire that has not the superior level. */
export const disciplineMaster = (level: Discipline): Definition =>
  onTarget(
    vampireOf('any', 'controlled', { lacks: { [level]: 2 } }),
    { makes: { level, capacity: 1 } },
    { traits: ['discipline'] },
  );

/** V-6.15: on the table, until it is awarded. */
export const trophy = (does: Behaviour, traits: readonly Trait[] = [], more: More = {}): Definition => ({
  traits: ['trophy', ...traits],
  modes: [master([], { ...PUT_ON_TABLE, ...more })],
  does,
});

/** Blood of the vampire it is on, to or from its controller's pool, once a phase. */
export const bloodAndPool = (moment: Moment): Behaviour => ({
  abilities: [
    ability(moment, [{ op: 'blood-to-pool', least: 1, most: 1 }], {
      word: 'pool',
      user: 'host',
      once: 'phase',
    }),
    ability(moment, [{ op: 'pool-to-blood', amount: 1 }], { word: 'blood', user: 'host', once: 'phase' }),
  ],
});

/** Locked in the influence phase for 1 blood on an uncontrolled vampire of a clan. */
export const nursery = (clan: string): Definition =>
  location({
    abilities: [
      ability('influence', [addBlood(1)], {
        cost: { lock: true },
        target: vampireOf('own', 'uncontrolled', { clan }),
      }),
    ],
  });
