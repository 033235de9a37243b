// What is told of events, questions, options and refusals, in English.

import { LANGUAGES, type Open, type SeatEvent } from '@nocturne/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { READY_MADE } from '../decks.ts';
import type { Combat, Combatant } from '../types-combat.ts';
import type { Referendum } from '../types-referendum.ts';
import type { Action, Cause, Permanent, PublicCard, Table, Vtes } from '../types.ts';
import { type Reader, sentence, tell, tellOption, tellPrompt, tellReason, type Told } from './index.ts';
import type { Seen } from './seen.ts';

const SEATS = ['Ana', 'Bruno', 'Carla', 'Dino'];
const ENGLISH: Reader = {
  language: 'en',
  seats: SEATS,
  format: (message, language, values) => String(new IntlMessageFormat(message, language).format(values)),
};
const ITALIAN: Reader = { ...ENGLISH, language: 'it' };
const say = (told: Told, reader = ENGLISH): string => sentence(told, reader);

const card = (
  id: number,
  name: string | null,
  controller: number,
  more: Partial<PublicCard> = {},
): PublicCard =>
  ({
    id,
    name,
    controller,
    region: 'ready',
    on: 0,
    locked: false,
    counters: 3,
    contested: false,
    sect: 'camarilla',
    title: null,
    titleContested: false,
    ...more,
  }) as PublicCard;

const [TREVON, RYAN, SULLY, HIDDEN, MAGNUM, BARRENS] = [1, 2, 3, 4, 5, 6];
const CARDS = [
  card(TREVON, 'Trevon Parker', 0),
  card(RYAN, 'Ryan', 1),
  card(SULLY, 'Sully', 2),
  card(HIDDEN, null, 0, { region: 'uncontrolled', sect: null, counters: 2 }),
  card(MAGNUM, '.44 Magnum', 1, { region: 'attached', on: RYAN, sect: null, counters: 0 }),
  card(BARRENS, 'The Barrens', 0, { region: 'table', sect: null, counters: 0 }),
];

const MARION = 'Marion "Teacher193" Perks';

const methuselah = { pool: 17, open: null, out: false } as Table['methuselahs'][number];
const seen = (table: Partial<Table> = {}, own: Seen['own'] = null): Seen => ({
  table: {
    whose: 0,
    phase: 'minion',
    methuselahs: SEATS.map(() => methuselah),
    cards: CARDS,
    action: null,
    combat: null,
    referendum: null,
    ...table,
  } as Table,
  own,
});
const ANA = { seat: 0, hand: [], uncontrolled: { [String(HIDDEN)]: 'Ayelech' } };

const told = (event: SeatEvent<Vtes>, before = seen()): string[] =>
  tell(event, before).map((one) => say(one));

/** What is told of an action; the rest of it is the rules' own. */
const BLEED = {
  kind: 'bleed',
  minion: TREVON,
  by: 0,
  aim: { seats: [1], card: 0 },
  card: null,
  source: 0,
  ability: 0,
  target: {},
  stealth: 0,
  changes: [],
  state: 'announced',
  blocker: 0,
  awake: [],
  outcome: 'pending',
} as unknown as Action;
const action = (now: Partial<Action>, before: Partial<Action> | null = {}): string[] =>
  told(
    { type: 'action', data: { action: { ...BLEED, ...now } } },
    seen({ action: before === null ? null : { ...BLEED, ...before } }),
  );

describe('cards in play', () => {
  const changed = (id: number, fields: object, before = seen()): string[] =>
    told({ type: 'changed', data: { card: id, fields } }, before);

  test('go to torpor, change hands and titles', () => {
    expect(changed(RYAN, { region: 'torpor' })).toEqual(['Ryan goes to torpor.']);
    expect(changed(RYAN, { controller: 2 })).toEqual(['Carla takes control of Ryan.']);
    expect(changed(RYAN, { title: { rank: 'prince', city: 'Nairobi' } })).toEqual([
      'Ryan becomes prince of Nairobi.',
    ]);
    expect(changed(MAGNUM, { on: SULLY, controller: 2 })).toEqual(['.44 Magnum goes to Sully.']);
    expect(changed(RYAN, { contested: true })).toEqual(['Bruno contests Ryan.']);
  });

  test('join any sect, in every language', () => {
    const joins = (sect: Permanent['sect']): string[] => {
      const before = seen({ cards: CARDS.map((one) => ({ ...one, sect: null })) });
      const [news] = tell({ type: 'changed', data: { card: RYAN, fields: { sect } } }, before);
      return LANGUAGES.map((language) => say(news!, { ...ENGLISH, language }).slice('Ryan '.length));
    };
    expect(joins('sabbat')).toEqual([
      'joins the Sabbat.',
      'diventa del Sabbat.',
      'torna-se do Sabá.',
      'devient membre du Sabbat.',
      'se hace del Sabbat.',
    ]);
    expect(joins('camarilla')).toEqual([
      'joins the Camarilla.',
      'diventa della Camarilla.',
      'torna-se da Camarilla.',
      'devient membre de la Camarilla.',
      'se hace de la Camarilla.',
    ]);
    expect(joins('laibon')).toEqual([
      'becomes Laibon.',
      'diventa Laibon.',
      'torna-se Laibon.',
      'devient Laibon.',
      'se hace Laibon.',
    ]);
    expect(joins('independent')[0]).toBe('becomes Independent.');
    expect(joins('anarch')[1]).toBe('diventa Anarchico.');
  });

  test('are told of once, and not at all where nothing is new', () => {
    expect(changed(RYAN, { region: 'ready', locked: false, counters: 3 })).toEqual([]);
    expect(changed(RYAN, { done: ['bleed'], idle: true, since: ['stays locked'] })).toEqual([]);
    expect(changed(99, { locked: true })).toEqual([]);
  });

  test('lock and unlock without a word where everyone expects it', () => {
    expect(changed(RYAN, { locked: true })).toEqual(['Ryan locks.']);
    expect(changed(BARRENS, { locked: true })).toEqual([]);
    expect(changed(TREVON, { locked: true }, seen({ action: BLEED }))).toEqual([]);
    const blocked = { ...BLEED, state: 'blocked', outcome: 'blocked', blocker: RYAN } as const;
    expect(changed(RYAN, { locked: true }, seen({ action: blocked }))).toEqual([]);
    const locked = CARDS.map((one) => ({ ...one, locked: true }));
    const unlocking = seen({ phase: 'unlock', cards: locked });
    expect(changed(TREVON, { locked: false }, unlocking)).toEqual([]);
    expect(changed(RYAN, { locked: false }, unlocking)).toEqual(['Ryan unlocks.']);
  });

  test('that lie face down are named to their owner only', () => {
    const data = { card: HIDDEN, counters: 4, cause: 'effect', source: 0 } as const;
    const event = { type: 'counters', data } as const;
    expect(told(event, seen({}, ANA))).toEqual(['Ana now has 4 blood on Ayelech.']);
    expect(told(event)).toEqual(['Ana now has 4 blood on a face-down card.']);
  });

  describe('of one name', () => {
    const [RYAN_2, RYAN_3, MAGNUM_2] = [9, 10, 11];
    const cards = [
      ...CARDS,
      card(RYAN_2, 'Ryan', 3),
      card(MAGNUM_2, '.44 Magnum', 2, { region: 'attached', on: SULLY, sect: null, counters: 0 }),
    ];

    test('are told apart by whose they are', () => {
      expect(changed(RYAN_2, { region: 'torpor' }, seen({ cards }))).toEqual(['Ryan (Dino) goes to torpor.']);
      const action = { ...BLEED, minion: RYAN_2, by: 3 };
      const bleed = { type: 'action', data: { action } } as const;
      expect(told(bleed, seen({ cards }))).toEqual([expect.stringMatching(/^Dino sends Ryan to /)]);
    });

    test('are told apart by what they are on, unless that is said anyway', () => {
      const view = seen({ cards });
      const left = (id: number): string[] =>
        told({ type: 'left', data: { card: id, removed: false } } as const, view);
      expect(left(MAGNUM)).toEqual(['.44 Magnum (Ryan) is burned.']);
      expect(left(MAGNUM_2)).toEqual(['.44 Magnum (Sully) is burned.']);
    });

    test('are numbered only where both are the same', () => {
      const view = seen({ cards: [...cards, card(RYAN_3, 'Ryan', 3)] });
      expect(changed(RYAN, { region: 'torpor' }, view)).toEqual(['Ryan (Bruno) goes to torpor.']);
      expect(changed(RYAN_3, { region: 'torpor' }, view)).toEqual(['Ryan #3 goes to torpor.']);
    });
  });

  test('leave, or are taken along by whoever leaves', () => {
    const left = { type: 'left', data: { card: RYAN, removed: false } } as const;
    expect(told(left)).toEqual(['Ryan is burned.']);
    const out = SEATS.map((_, seat) => ({ ...methuselah, out: seat === 1 }));
    expect(told(left, seen({ methuselahs: out }))).toEqual([]);
  });
});

describe('events', () => {
  test('only keep a view up to date, or say something', () => {
    expect(told({ type: 'ash', data: { seat: 0, name: 'Ryan' } })).toEqual([]);
    expect(told({ type: 'transfers', data: { left: 1 } })).toEqual([]);
    expect(told({ type: 'drew', data: { seat: 0 } })).toEqual([]);
    expect(told({ type: 'drew', data: { seat: 0 }, secret: { name: 'Villein' } })).toEqual([
      'Ana draws Villein.',
    ]);
    expect(told({ type: 'turn', data: { turn: 3, seat: 1 } })).toEqual(['Turn 3: Bruno (17 pool).']);
  });

  test('of blocks declined are told of those who could block', () => {
    const declined = { type: 'declined', data: { seat: 1 } } as const;
    expect(told(declined)).toEqual(['Bruno does not block.']);
    const cards = CARDS.map((one) => ({ ...one, locked: true }));
    expect(told(declined, seen({ cards, action: BLEED }))).toEqual([]);
    expect(told(declined, seen({ cards, action: { ...BLEED, awake: [RYAN] } }))).toEqual([
      'Bruno does not block.',
    ]);
  });

  test('of cards that come into play say how, unless they were played there', () => {
    const entered = (name: string, more: object): string[] =>
      told({ type: 'entered', data: { card: card(9, name, 0, more) as Permanent } });
    expect(entered('Ryan', { counters: 3 })).toEqual(['Ana brings Ryan into play with 3 blood.']);
    expect(entered(MARION, { counters: 4, sect: null })).toEqual([
      `Ana brings ${MARION} into play with 4 life.`,
    ]);
    const onTrevon = { region: 'attached', on: TREVON, mode: 0 } as const;
    expect(entered('.44 Magnum', onTrevon)).toEqual(['Trevon Parker equips .44 Magnum.']);
    expect(entered('Raven Spy', onTrevon)).toEqual(['Trevon Parker employs Raven Spy.']);
    expect(entered('Blood Doll', onTrevon)).toEqual([]);
    expect(entered('The Barrens', { region: 'table', mode: 0 })).toEqual([]);
    expect(entered('Creeping Sabotage', { region: 'table', mode: 0 })).toEqual([
      'Ana puts Creeping Sabotage into play.',
    ]);
  });

  test('of cards played name the level; an action card is named by its action', () => {
    const played = (name: string, mode: number): string[] =>
      told({ type: 'played', data: { seat: 0, name, mode, minion: TREVON, target: {} } });
    expect(played('Conditioning', 1)).toEqual(['Ana plays Conditioning (superior) with Trevon Parker.']);
    expect(played('Govern the Unaligned', 0)).toEqual([]);
    const target = { card: TREVON };
    expect(
      told({ type: 'played', data: { seat: 0, name: 'Misdirection', mode: 0, minion: 0, target } }),
    ).toEqual(['Ana plays Misdirection on Trevon Parker.']);
  });

  test('of the Edge are told by the vote that it is burned for', () => {
    const edge = { type: 'edge', data: { seat: -1 } } as const;
    expect(told(edge)).toEqual(['Nobody has the Edge now.']);
    expect(told(edge, seen({ referendum: REFERENDUM }))).toEqual([]);
  });
});

describe('pool and counters', () => {
  const pool = (change: number, cause: Cause, source = 0): string[] =>
    told({ type: 'pool', data: { seat: 1, pool: 12, change, cause, source } });
  const counters = (id: number, now: number, cause: Cause, source = 0): string[] =>
    told({ type: 'counters', data: { card: id, counters: now, cause, source } });

  test('are paid, burned, lost and gained', () => {
    expect(pool(-2, 'cost')).toEqual(['Bruno pays 2 pool (12 left).']);
    expect(pool(-2, 'effect')).toEqual(['Bruno burns 2 pool (12 left).']);
    expect(pool(-2, 'moved')).toEqual(['Bruno loses 2 pool (12 left).']);
    expect(pool(6, 'oust')).toEqual(['Bruno gains 6 pool (now 12).']);
    expect(pool(1, 'edge')).toEqual(['Bruno gains 1 pool for the Edge (now 12).']);
    expect(pool(-1, 'contest', BARRENS)).toEqual(['Bruno pays 1 pool to contest The Barrens (12 left).']);
    expect(counters(RYAN, 2, 'cost')).toEqual(['Ryan pays 1 blood (2 left).']);
    expect(counters(RYAN, 1, 'stolen')).toEqual(['Ryan loses 2 blood (1 left).']);
    expect(counters(RYAN, 2, 'contest')).toEqual(['Ryan pays 1 blood to contest the title (2 left).']);
    expect(counters(RYAN, 4, 'hunt')).toEqual(['Ryan hunts and gains 1 blood (now 4).']);
    expect(counters(BARRENS, 2, 'effect')).toEqual(['The Barrens now holds 2 counters.']);
  });

  test('name the card that does it of itself', () => {
    expect(pool(-3, 'effect', BARRENS)).toEqual([
      'The Barrens takes effect.',
      'Bruno burns 3 pool (12 left).',
    ]);
    expect(counters(RYAN, 4, 'effect', MAGNUM)).toEqual([
      '.44 Magnum takes effect.',
      'Ryan gains 1 blood (now 4).',
    ]);
  });

  test('are told with the bleed, the damage and the diablerie that they are lost to', () => {
    expect(pool(-2, 'bleed')).toEqual([]);
    expect(counters(RYAN, 2, 'damage')).toEqual([]);
    expect(counters(RYAN, 0, 'diablerie')).toEqual([]);
    expect(counters(RYAN, 5, 'diablerie')).toEqual(['Ryan gains 2 blood (now 5).']);
  });

  test('pay for damage', () => {
    const damaged = (amount: number, aggravated: number, lost: number): string[] =>
      told({ type: 'damaged', data: { card: RYAN, amount, aggravated, lost } });
    expect(damaged(1, 0, 1)).toEqual(['Ryan takes 1 damage and mends it (3 blood left).']);
    expect(damaged(3, 0, 2)).toEqual(['Ryan takes 3 damage and mends 2 (3 blood left).']);
    expect(damaged(1, 0, 0)).toEqual(['Ryan takes 1 damage and has no blood to mend it.']);
    expect(damaged(2, 2, 1)).toEqual(['Ryan takes 2 aggravated damage and burns 1 blood (3 left).']);
    expect(damaged(2, 1, 1)).toEqual([
      'Ryan takes 2 damage, 1 of it aggravated, and burns 1 blood (3 left).',
    ]);
    const cards = [card(RYAN, 'Underbridge Stray', 1, { sect: null, counters: 1 })];
    const event = { type: 'damaged', data: { card: RYAN, amount: 1, aggravated: 0, lost: 1 } } as const;
    expect(told(event, seen({ cards }))).toEqual(['Underbridge Stray takes 1 damage (1 life left).']);
  });

  test('of the imbued are life', () => {
    const before = seen({ cards: [card(RYAN, MARION, 1, { sect: null, counters: 3 })] });
    const damage = { card: RYAN, amount: 1, aggravated: 0, lost: 1 };
    expect(told({ type: 'damaged', data: damage }, before)).toEqual([
      `${MARION} takes 1 damage (3 life left).`,
    ]);
    const data = { card: RYAN, counters: 4, cause: 'effect', source: 0 } as const;
    expect(told({ type: 'counters', data }, before)).toEqual([`${MARION} gains 1 life (now 4).`]);
  });
});

describe('actions', () => {
  test('are announced with card and stealth', () => {
    expect(action({}, null)).toEqual(['Ana sends Trevon Parker to bleed Bruno.']);
    const called = {
      kind: 'political',
      stealth: 1,
      card: { name: 'Parity Shift', mode: 0, gone: false },
    } as const;
    expect(action(called, null)).toEqual(['Ana has Trevon Parker call Parity Shift at +1 stealth.']);
  });

  test('are blocked or not', () => {
    expect(action({ state: 'B', blocker: RYAN }, { state: 'A' })).toEqual([
      'Bruno attempts to block with Ryan.',
    ]);
    expect(action({ state: 'A' }, { state: 'B', blocker: RYAN })).toEqual(['Ryan fails to block.']);
    const blocked = { state: 'blocked', outcome: 'blocked', blocker: RYAN } as const;
    expect(action(blocked, { state: 'B', blocker: RYAN })).toEqual(['Ryan blocks Trevon Parker.']);
    expect(action({ state: 'C' }, { state: 'A' })).toEqual([]);
  });

  test('change, and come out', () => {
    const change = { what: 'bleed', amount: 3, who: 0, limited: true } as const;
    expect(action({ changes: [change] })).toEqual(['Trevon Parker gets +3 bleed.']);
    expect(action({ aim: { seats: [3], card: 0 } })).toEqual(['Trevon Parker now bleeds Dino.']);
    expect(action({ outcome: 'ended' })).toEqual(['The action of Trevon Parker ends without effect.']);
    expect(action({ outcome: 'successful' })).toEqual([]);
    const bled = (amount: number): string[] =>
      told({ type: 'bled', data: { seat: 1, amount } }, seen({ action: BLEED }));
    expect(bled(3)).toEqual(['Trevon Parker bleeds Bruno for 3 (17 pool left).']);
    expect(bled(0)).toEqual(['Trevon Parker bleeds Bruno, and no pool is burned.']);
    expect(told({ type: 'noEffect', data: { card: TREVON } })).toEqual([
      'The action of Trevon Parker has no effect.',
    ]);
    expect(told({ type: 'diablerized', data: { minion: TREVON, card: RYAN } })).toEqual([
      'Trevon Parker diablerizes Ryan.',
    ]);
    expect(action({ kind: 'other', outcome: 'successful' })).toEqual([
      'The action of Trevon Parker succeeds.',
    ]);
  });
});

const combatant = (minion: number, seat: number): Combatant =>
  ({ minion, seat, vampire: true, strike: null }) as unknown as Combatant;
const COMBAT = {
  round: 1,
  range: 'close',
  sides: [combatant(TREVON, 0), combatant(RYAN, 1)],
  last: null,
  pressed: false,
  ended: false,
} as unknown as Combat;

describe('combat', () => {
  const combat = (now: Partial<Combat> | null, before: Combat | null = COMBAT): string[] =>
    told(
      { type: 'combat', data: { combat: now === null ? null : { ...COMBAT, ...now } } },
      seen({ combat: before }),
    );

  test('begins, goes on and ends', () => {
    expect(combat({}, null)).toEqual(['Trevon Parker and Ryan enter combat.']);
    const blocked = { ...BLEED, state: 'blocked', outcome: 'blocked', blocker: RYAN } as const;
    expect(told({ type: 'combat', data: { combat: COMBAT } }, seen({ action: blocked }))).toEqual([]);
    expect(combat({ range: 'long', last: 1 })).toEqual(['Ryan maneuvers to long range.']);
    expect(combat({ pressed: true, last: 0 })).toEqual(['Trevon Parker presses to continue.']);
    expect(combat({ round: 2 }, { ...COMBAT, range: 'long', pressed: true })).toEqual(['Round 2 begins.']);
    expect(combat({ ended: true })).toEqual([]);
    expect(combat(null)).toEqual(['The combat ends.']);
  });

  test('has strikes', () => {
    type Chosen = Combatant['strike'];
    const hand = {
      strike: { kind: 'hand', amount: 0 },
      source: 0,
      name: null,
      at: RYAN,
    } as unknown as Chosen;
    const gun = {
      strike: { kind: 'damage', amount: 2 },
      source: MAGNUM,
      name: '.44 Magnum',
      at: TREVON,
    } as unknown as Chosen;
    const sides = (one: Chosen, other: Chosen): Combat['sides'] => [
      { ...COMBAT.sides[0], strike: one },
      { ...COMBAT.sides[1], strike: other },
    ];
    expect(combat({ sides: sides(hand, null) })).toEqual(['Trevon Parker makes a hand strike.']);
    const before = { ...COMBAT, sides: sides(hand, null) };
    expect(combat({ sides: sides(hand, gun) }, before)).toEqual(['Ryan strikes for 2 with .44 Magnum.']);
    const roundhouse = { ...hand!, name: 'Roundhouse', aside: true };
    expect(combat({ sides: sides(roundhouse, null) })).toEqual(['Trevon Parker makes a hand strike.']);
    const far = { ...COMBAT, range: 'long' } as const;
    expect(combat({ ...far, sides: sides(hand, null) }, far)).toEqual([
      'Trevon Parker makes a hand strike, but out of range.',
    ]);
  });
});

const REFERENDUM: Referendum = {
  minion: TREVON,
  by: 0,
  card: 'Kine Resources Contested',
  bloodHunt: false,
  terms: null,
  blocs: [{ source: 'card', seat: 0, card: 0, gained: 1, opposed: 0, votes: 0, ballots: 0, side: null }],
  used: [],
  result: 'polling',
};

test('referendums have terms, votes and a result', () => {
  const referendum = (now: Partial<Referendum>, before: Referendum | null = REFERENDUM): string[] =>
    told(
      { type: 'referendum', data: { referendum: { ...REFERENDUM, ...now } } },
      seen({ referendum: before }),
    );
  expect(referendum({}, null)).toEqual(['The referendum on Kine Resources Contested begins.']);
  expect(referendum({ terms: { do: 'allocate', points: [0, 3, 0, 1] } })).toEqual([
    'Ana allocates 3 to Bruno and 1 to Dino.',
  ]);
  const [own] = REFERENDUM.blocs;
  const cast = { ...own!, votes: 1, side: 'for' } as const;
  const prince = {
    source: 'minion',
    seat: 1,
    card: RYAN,
    gained: 0,
    opposed: 0,
    votes: 2,
    ballots: 0,
    side: 'against',
  } as const;
  const priscus = { ...prince, votes: 0, ballots: 1 } as const;
  expect(referendum({ blocs: [cast] })).toEqual(['With a political action card, Ana casts 1 vote for.']);
  expect(referendum({ blocs: [own!, prince] })).toEqual(['Ryan casts 2 votes against.']);
  expect(referendum({ blocs: [own!, priscus] })).toEqual([
    'Ryan casts a ballot against.',
    'Ballots of the prisci: 0 for, 1 against. Their 3 votes count against.',
  ]);
  expect(
    referendum({ blocs: [cast, prince], result: 'failed' }, { ...REFERENDUM, blocs: [cast, prince] }),
  ).toEqual(['The referendum fails, 1 to 2.']);
});

describe('decisions', () => {
  const open = (name: string, about?: unknown): Open<Vtes> =>
    ({ name, seat: 0, serial: 1, kind: 'one', about, options: [] }) as unknown as Open<Vtes>;
  const option = (name: string, chosen: unknown, about?: unknown): string =>
    say(tellOption(chosen, open(name, about), seen({ action: BLEED, combat: COMBAT }, ANA)));

  test('have options that read like moves', () => {
    expect(option('act', { do: 'bleed', minion: TREVON, seat: 1 })).toBe('Bleed Bruno with Trevon Parker');
    expect(option('impulse', { do: 'block', minion: RYAN })).toBe('Block with Ryan');
    expect(option('impulse', { do: 'no-block' })).toBe('Don’t block');
    expect(option('influence', { do: 'transfer', card: HIDDEN, amount: 2 })).toBe('Transfer 2 to Ayelech');
    expect(option('impulse', { do: 'play', name: 'Deflection', mode: 1, minion: SULLY, seat: 3 })).toBe(
      'Play Deflection (superior) with Sully on Dino',
    );
    expect(option('act', { do: 'play', name: 'Sport Bike', mode: 0, minion: TREVON })).toBe(
      'Equip Sport Bike with Trevon Parker',
    );
    expect(option('strike', { do: 'strike', card: MAGNUM, at: TREVON })).toBe('Strike with .44 Magnum');
    const vote = { do: 'vote', minion: RYAN, votes: 2, ballots: 0, side: 'for' };
    expect(option('poll', vote)).toBe('Ryan: 2 votes for');
    expect(option('poll', { ...vote, ballots: 1 })).toBe('Ryan: 2 votes and a ballot for');
    expect(option('poll', { ...vote, votes: 0, ballots: 1 })).toBe('Ryan: a ballot for');
  });

  test('say what a card in play is used for, and how a card is played if its level does not say it', () => {
    expect(option('impulse', { do: 'use', use: BARRENS, ability: 0, minion: 0, hand: 'Villein' })).toBe(
      'Use The Barrens on Villein: discard a card',
    );
    expect(option('impulse', { do: 'play', name: 'Protected District', mode: 0, minion: RYAN })).toBe(
      'Play Protected District with Ryan: −3 bleed',
    );
  });

  test('say of an ability that is a bleed that it is one, in every language', () => {
    const elen = card(9, 'Elen Kamjian', 0, { sect: 'anarch' });
    const view = seen({ cards: [...CARDS, elen] }, ANA);
    const use = tellOption({ do: 'use', use: 9, ability: 0, minion: 9 }, open('act'), view);
    const said = (language: Reader['language']): string => say(use, { ...ENGLISH, language });
    expect(LANGUAGES.map((language) => said(language).replace(/^.*Kamjian/, ''))).toEqual([
      ': bleed with +1 bleed',
      ': dissangua con +1 a dissanguare',
      ': sangrar com +1 de sangrar',
      '\u00A0: mordre avec +1 en morsure',
      ': sangrar con +1 de sangrado',
    ]);
  });

  test('name the damage that is prevented where there are two kinds', () => {
    const strike = { amount: 2, source: 'gun', aggravated: false, preventable: true };
    const birds = { amount: 1, source: 'environment', aggravated: false, preventable: true };
    const prevent = { do: 'prevent', card: 0, first: 1 };
    expect(option('prevent', prevent, { victim: RYAN, damage: [strike, birds] })).toBe(
      'Prevent damage against 1 environmental damage',
    );
    expect(option('prevent', prevent, { victim: RYAN, damage: [strike, { ...birds, amount: 0 }] })).toBe(
      'Prevent damage',
    );
  });

  test('ask about a use or a price by saying what comes of it', () => {
    const BLOOD = 9;
    const view = seen({ cards: [...CARDS, card(BLOOD, 'New Blood', 0)] });
    const use = { do: 'use', use: BLOOD, ability: 0, minion: BLOOD, choice: 'Nosferatu' };
    const entering = (...options: object[]): Open<Vtes> =>
      ({ ...open('entering', { card: BLOOD }), options }) as unknown as Open<Vtes>;
    expect(say(tellPrompt(entering(use), view))).toBe(
      'New Blood enters play: choose a circle and draw a crypt card.',
    );
    expect(say(tellPrompt(entering(use, { do: 'pass' }), view))).toBe(
      'Do you use New Blood, which enters play: choose a circle and draw a crypt card?',
    );
    const robbing = { ...BLEED, kind: 'other', card: { name: 'Graverobbing', mode: 1 } } as unknown as Action;
    const price = tellPrompt(open('burn-blood', { minion: TREVON, amount: 2 }), seen({ action: robbing }));
    expect(LANGUAGES.map((language) => say(price, { ...ENGLISH, language }))).toEqual([
      'Does Trevon Parker burn 2 blood for Graverobbing: the vampire leaves torpor?',
      'Bruci 2 punti sangue di Trevon Parker per Graverobbing: il vampiro lascia il torpore?',
      'Vai queimar 2 de sangue de Trevon Parker por Graverobbing: o vampiro sai do torpor?',
      'Faites-vous brûler 2 points de sang à Trevon Parker pour Graverobbing\u00A0: le vampire sort de torpeur\u00A0?',
      '¿Quema Trevon Parker 2 de sangre por Graverobbing: el vampiro sale del letargo?',
    ]);
  });

  test('ask about the action', () => {
    const block = open('impulse', { moment: 'action', blocking: true });
    expect(say(tellPrompt(block, seen({ action: BLEED })))).toBe(
      'Ana sends Trevon Parker to bleed Bruno. Do you attempt to block?',
    );
  });
});

test('lists end with a word of the language', () => {
  const hand = (names: string[]): Told =>
    tell({ type: 'looked', data: { seat: 0, victim: 1 }, secret: { hand: names } }, seen())[0]!;
  const spanish: Reader = { ...ENGLISH, language: 'es' };
  expect(say(hand(['Fame', 'Majesty', 'Villein']))).toBe(
    'Ana looks at the hand of Bruno: Fame, Majesty and Villein.',
  );
  expect(say(hand(['Fame', 'Majesty']), spanish)).toBe('Ana mira la mano de Bruno: Fama y Majestad.');
  expect(say(hand(['Fame', 'Intimidation']), spanish)).toBe(
    'Ana mira la mano de Bruno: Fama e Intimidación.',
  );
  expect(say(hand([]))).toBe('Ana looks at the hand of Bruno: nothing.');
});

test('reasons name cards, seats, Disciplines and clans, in any language', () => {
  const why = (reason: Parameters<typeof tellReason>[0], reader = ENGLISH): string =>
    say(tellReason(reason, seen()), reader);
  expect(why({ why: 'locked', card: RYAN })).toBe('Ryan is locked.');
  expect(why({ why: 'needs-discipline', name: 'DOM' })).toBe('That takes Dominate at the superior level.');
  expect(why({ why: 'needs-discipline', name: 'dom' }, ITALIAN)).toBe('Serve Dominazione.');
  expect(why({ why: 'needs-clan', clan: 'Ventrue' })).toBe('That takes a minion of this clan: Ventrue.');
  expect(why({ why: 'not-asked', seat: 0, waiting: [1, 2] })).toBe(
    'Ana has nothing to decide now. The table waits for Bruno and Carla.',
  );
  expect(why({ why: 'deck-unknown', seat: 3, name: 'tzimisce' })).toBe(
    'Dino: there is no deck called “tzimisce”.',
  );
  expect(Object.keys(READY_MADE)).not.toContain('tzimisce');
});

describe('leaving the game', () => {
  type Sits = Partial<Table['methuselahs'][number]>;
  const leaving = (how: 'ousted' | 'withdrawn', sits: Readonly<Record<number, Sits>> = {}): Told => {
    const methuselahs = SEATS.map((_, seat) => ({ ...methuselah, points: 0, ...sits[seat] }));
    const [news] = tell({ type: 'out', data: { seat: 1, how } }, seen({ order: [0, 1, 2, 3], methuselahs }));
    return news!;
  };
  const GONE: Sits = { out: true, pool: 0 };

  test('names the predator, in every language', () => {
    const news = leaving('ousted', { 1: { pool: 0 } });
    expect(LANGUAGES.map((language) => say(news, { ...ENGLISH, language }))).toEqual([
      'Bruno is ousted by Ana.',
      'Ana elimina Bruno.',
      'Ana elimina Bruno.',
      'Ana élimine Bruno.',
      'Ana elimina a Bruno.',
    ]);
  });

  test('is told of whoever sits before those who have left', () => {
    expect(say(leaving('ousted', { 0: GONE, 3: { points: 1 } }))).toBe('Bruno is ousted by Dino.');
    expect(say(leaving('ousted', { 0: { out: true, points: 0.5 } }))).toBe('Bruno is ousted by Dino.');
  });

  test('names nobody if others leave at the same time, or if it is a withdrawal', () => {
    expect(say(leaving('ousted', { 0: GONE }))).toBe('Bruno is ousted.');
    expect(say(leaving('withdrawn'))).toBe('Bruno withdraws from the game.');
  });

  test('is a sentence about whoever leaves, in every language', () => {
    const inAll = (told: Told): string[] => LANGUAGES.map((language) => say(told, { ...ENGLISH, language }));
    expect(inAll(leaving('ousted', { 0: GONE }))).toEqual([
      'Bruno is ousted.',
      'Bruno resta senza risorse e lascia la partita.',
      'Bruno fica sem recursos e deixa a partida.',
      'Bruno n’a plus de réserve et quitte la partie.',
      'Bruno se queda sin reserva sanguínea y deja la partida.',
    ]);
    expect(inAll(leaving('withdrawn'))).toEqual([
      'Bruno withdraws from the game.',
      'Bruno si ritira dalla partita.',
      'Bruno se retira da partida.',
      'Bruno se retire de la partie.',
      'Bruno se retira de la partida.',
    ]);
  });
});
