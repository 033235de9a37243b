// Referendums, diablerie and titles, on positions set up by hand.

import { advance, answer, notations, openFor, read, type Seat, start, view } from '@nocturne/kernel';
import { describe, expect, test } from 'vitest';
import { newPermanent, type Vt } from '../board.ts';
import { contestTitle, gainTitle } from '../contests.ts';
import { vtes } from '../game.ts';
import { titleOf } from '../queries/titles.ts';
import type { Permanent } from '../types.ts';

const NAMES = ['Ann', 'Bea', 'Cid', 'Dan', 'Eve'];
const [ANN, BEA, CID, DAN, EVE] = [0, 1, 2, 3, 4] as const;

const DECK = {
  crypt: { 'Andi Liu': 12 },
  library: { Conditioning: 60 },
};

/** Ann's minion phase; nobody has anything yet. */
function table(pools: readonly number[] = [30, 30, 30, 30, 30]): Vt {
  const seats = NAMES.slice(0, pools.length);
  const options = { decks: seats.map(() => DECK), first: 'given' };
  const started = start(vtes, { seats, seed: 'referendum', options });
  if ('problems' in started) throw new Error(JSON.stringify(started.problems));
  const { state } = started;
  state.board.cards = [];
  state.board.phase = 'minion';
  for (const [seat, methuselah] of state.board.methuselahs.entries()) {
    methuselah.hand = [];
    methuselah.library = [];
    methuselah.pool = pools[seat]!;
  }
  return state;
}

function put(state: Vt, seat: Seat, name: string, fields: Partial<Permanent> = {}): Permanent {
  const card = newPermanent(state.board, name, seat, 'ready');
  Object.assign(card, { locked: seat !== ANN, counters: 3 }, fields);
  return card;
}

function give(state: Vt, seat: Seat, ...names: string[]): void {
  state.board.methuselahs[seat]!.hand.push(...names);
}

function begin(state: Vt): void {
  state.stack = [
    { proc: 'game', step: 'next' },
    { proc: 'turn', step: 'influence' },
    { proc: 'minion', step: 'offer' },
  ];
  state.open = [];
  advance(vtes, state);
}

function say(state: Vt, seat: Seat, move: string): void {
  const found = read(vtes, state, seat, move);
  if ('reason' in found) throw new Error(`${NAMES[seat]}: ${move}: ${JSON.stringify(found.reason)}`);
  const outcome = answer(vtes, state, { seat, choice: found.choice });
  expect(outcome).toEqual({ ok: true });
  expect(vtes.faults(state)).toEqual([]);
}

const options = (state: Vt, seat: Seat): string[] => {
  const decision = openFor(state, seat);
  return decision === undefined ? [] : notations(vtes, state, decision);
};

function whyNot(state: Vt, seat: Seat, move: string): unknown {
  const found = read(vtes, state, seat, move);
  return 'reason' in found ? found.reason.why : undefined;
}

/** Everyone lets pass whatever stands before the referendum. */
function unhindered(state: Vt): void {
  for (let open = state.open[0]; open?.name === 'impulse'; open = state.open[0]) {
    say(state, open.seat, notations(vtes, state, open).includes('no block') ? 'no block' : 'pass');
  }
}

function callFor(state: Vt, move: string, terms?: string): void {
  begin(state);
  say(state, ANN, move);
  unhindered(state);
  if (terms !== undefined) say(state, ANN, terms);
}

/** Whoever still holds a question in the polling step passes. */
function close(state: Vt): void {
  for (let open = state.open[0]; open?.name === 'poll'; open = state.open[0]) say(state, open.seat, 'pass');
}

const pools = (state: Vt): number[] => state.board.methuselahs.map(({ pool }) => pool);
const result = (state: Vt): string | undefined =>
  state.events
    .flatMap(({ type, data }) =>
      type === 'referendum' && data.referendum !== null ? [data.referendum.result] : [],
    )
    .at(-1);

const KRC = 'Kine Resources Contested';
const CALL_KRC = `call ${KRC} with Andi Liu`;
const ON_BEA_AND_CID = 'allocate 2 to Bea, 2 to Cid';

/** Andi Liu, prince of Taipei, calls Kine Resources Contested. */
function kine(prepare: (state: Vt) => void = () => {}): Vt {
  const state = table();
  put(state, ANN, 'Andi Liu');
  give(state, ANN, KRC);
  prepare(state);
  callFor(state, CALL_KRC, ON_BEA_AND_CID);
  return state;
}

describe('terms (V-9.2)', () => {
  test('are chosen by the caller once the action has succeeded', () => {
    const state = table();
    put(state, ANN, 'Andi Liu');
    give(state, ANN, KRC);
    callFor(state, CALL_KRC);
    expect(state.open.map(({ name, seat }) => [name, seat])).toEqual([['terms', ANN]]);
    expect(options(state, ANN)).toHaveLength(65);
    expect(options(state, ANN)).toContain('allocate 1 to Ann, 1 to Bea, 1 to Cid, 1 to Eve');
    // V-19.52
    expect(whyNot(state, ANN, 'allocate 4 to Bea')).toBe('too-few');
  });

  test('of a Parity Shift name a Methuselah who has more pool than the caller', () => {
    const state = table([10, 20, 10, 5, 30]);
    put(state, ANN, 'Andi Liu');
    give(state, ANN, 'Parity Shift');
    callFor(state, 'call Parity Shift with Andi Liu');
    expect(whyNot(state, ANN, 'shift pool of Cid: 3 to Ann')).toBe('not-richer');
    expect(options(state, ANN)).toHaveLength(40);
    say(state, ANN, 'shift pool of Eve: 2 to Ann, 1 to Dan');
    say(state, ANN, 'vote 2 for with Andi Liu');
    close(state);
    expect(pools(state)).toEqual([12, 20, 10, 6, 27]);
  });

  test('a referendum without legal terms fails', () => {
    const state = table([30, 20, 10, 5, 30]);
    put(state, ANN, 'Andi Liu');
    give(state, ANN, 'Parity Shift');
    callFor(state, 'call Parity Shift with Andi Liu');
    expect(result(state)).toBe('failed');
    expect(state.open[0]!.name).toBe('influence');
    expect(state.board.methuselahs[ANN]!.ash).toEqual(['Parity Shift']);
  });

  test('only a prince or justicar calls a Parity Shift; nobody calls twice a turn (V-7.32)', () => {
    const state = table();
    put(state, ANN, 'The Dowager');
    put(state, ANN, 'Andi Liu', { done: ['political'] });
    give(state, ANN, 'Parity Shift');
    begin(state);
    expect(whyNot(state, ANN, 'call Parity Shift with The Dowager')).toBe('needs-title');
    expect(whyNot(state, ANN, 'call Parity Shift with Andi Liu')).toBe('done-already');
  });
});

describe('the result (V-9.7)', () => {
  test('more votes for than against', () => {
    const state = kine();
    say(state, ANN, 'vote 2 for with Andi Liu');
    close(state);
    expect(result(state)).toBe('passed');
    expect(pools(state)).toEqual([30, 28, 28, 30, 30]);
    expect(state.board.methuselahs[ANN]!.ash).toEqual([KRC]);
  });

  test('a tie fails, and the action was successful all the same (V-18.12)', () => {
    const state = kine((one) => put(one, BEA, 'Alice Chen'));
    say(state, ANN, 'vote 2 for with Andi Liu');
    say(state, BEA, 'vote 2 against with Alice Chen');
    close(state);
    expect(result(state)).toBe('failed');
    expect(pools(state)).toEqual([30, 30, 30, 30, 30]);
    const outcomes = state.events.flatMap(({ type, data }) =>
      type === 'action' ? [data.action?.outcome] : [],
    );
    expect(outcomes).not.toContain('blocked');
    expect(state.board.referendum).toBeNull();
  });

  test('without any vote it fails', () => {
    const state = kine();
    close(state);
    expect(result(state)).toBe('failed');
  });
});

describe('votes', () => {
  test('all of one vampire go to one side, and are final (V-9.5, V-9.9)', () => {
    const state = kine();
    expect(options(state, ANN).filter((move) => move.includes('Andi'))).toEqual([
      'vote 2 for with Andi Liu',
      'vote 2 against with Andi Liu',
    ]);
    say(state, ANN, 'vote 2 for with Andi Liu');
    expect(whyNot(state, ANN, 'vote 2 against with Andi Liu')).toBe('cast-already');
  });

  test('those gained later join the side, those gained before are cast with the rest (V-9.9, V-19.16)', () => {
    const later = kine((state) => give(state, ANN, 'Bewitching Oration'));
    say(later, ANN, 'vote 2 against with Andi Liu');
    say(later, ANN, 'play Bewitching Oration with Andi Liu');
    expect(later.board.referendum!.blocs[1]).toMatchObject({ votes: 4, side: 'against' });
    const before = kine((state) => give(state, ANN, 'Bewitching Oration'));
    say(before, ANN, 'play Bewitching Oration with Andi Liu');
    expect(before.board.referendum!.blocs[1]).toMatchObject({ votes: 0, side: null });
    expect(options(before, ANN)).toContain('vote 4 for with Andi Liu');
  });

  test('titles: primogen 1, prince 2, justicar 3 (V-9.11)', () => {
    const state = kine((one) => {
      put(one, BEA, 'The Dowager');
      put(one, CID, 'Alice Chen', { title: { rank: 'justicar', clan: 'Ventrue' } });
    });
    expect(options(state, BEA)).toContain('vote 1 against with The Dowager');
    expect(options(state, CID)).toContain('vote 3 against with Alice Chen');
  });

  test('locked vampires vote; torpor, contested and dormant titles do not (V-9.13, V-12.4, V-16.4, V-16.12)', () => {
    const state = kine((one) => {
      put(one, BEA, 'Alice Chen', { locked: true });
      put(one, BEA, 'Ayelech', { region: 'torpor' });
      put(one, BEA, 'Belinde', { titleContested: true });
      put(one, BEA, 'Horst von Brühl', { sect: 'anarch' });
    });
    expect(options(state, BEA)).toEqual([
      'vote 2 for with Alice Chen',
      'vote 2 against with Alice Chen',
      'pass',
    ]);
    expect(whyNot(state, BEA, 'vote 2 for with Ayelech')).toBe('not-ready');
    expect(whyNot(state, BEA, 'vote 2 for with Belinde')).toBe('title-contested');
    expect(whyNot(state, BEA, 'vote 2 for with Horst von Brühl')).toBe('title-dormant');
  });

  test('the Edge is burned for one (V-9.14)', () => {
    const state = kine((one) => {
      one.board.edge = DAN;
    });
    expect(whyNot(state, ANN, 'vote for with the Edge')).toBe('no-edge');
    say(state, DAN, 'vote against with the Edge');
    expect(state.board.edge).toBe(-1);
    expect(state.board.referendum!.blocs[1]).toMatchObject({
      source: 'edge',
      seat: DAN,
      votes: 1,
      side: 'against',
    });
    expect(openFor(state, DAN)).toBeUndefined();
  });

  test('one political card for each, the caller having used theirs (V-9.10, V-18.9, V-18.10)', () => {
    const state = kine((one) => {
      give(one, ANN, 'Ancilla Empowerment');
      give(one, BEA, 'Ancilla Empowerment', 'Parity Shift');
    });
    state.board.methuselahs[BEA]!.library = ['Bonding', 'Bonding'];
    expect(whyNot(state, ANN, 'discard Ancilla Empowerment for 1 vote for')).toBe('card-vote-used');
    say(state, BEA, 'discard Parity Shift for 1 vote against');
    expect(state.board.methuselahs[BEA]!.ash).toEqual(['Parity Shift']);
    // V-4.7
    expect(state.board.methuselahs[BEA]!.hand).toEqual(['Ancilla Empowerment', 'Bonding', 'Bonding']);
    expect(openFor(state, BEA)).toBeUndefined();
    say(state, ANN, `vote 1 against with ${KRC}`);
    say(state, ANN, 'vote 2 for with Andi Liu');
    expect(result(state)).toBe('failed');
  });
});

describe('the polling step', () => {
  test('asks at once whoever has something to say, and tells nobody who that is (V-9.4)', () => {
    const state = kine((one) => {
      put(one, BEA, 'Alice Chen');
      give(one, DAN, 'Parity Shift');
    });
    expect(state.open.map(({ seat }) => seat)).toEqual([ANN, BEA, DAN]);
    expect(vtes.decisions.poll.known).toBe(false);
    say(state, DAN, 'discard Parity Shift for 1 vote against');
    say(state, BEA, 'vote 2 against with Alice Chen');
    expect(state.open.map(({ seat }) => seat)).toEqual([ANN]);
  });

  test('ends when all have passed since the last vote (V-9.6)', () => {
    const state = kine((one) => put(one, BEA, 'Alice Chen'));
    say(state, BEA, 'pass');
    expect(openFor(state, BEA)).toBeUndefined();
    say(state, ANN, 'vote 2 for with Andi Liu');
    expect(openFor(state, BEA)).toBeDefined();
    say(state, ANN, 'pass');
    say(state, BEA, 'pass');
    expect(result(state)).toBe('passed');
  });
});

describe('everyone at once (V-9.7, V-15.4)', () => {
  test('ousts together: a point for each, pool for survivors only (V-19.8)', () => {
    const state = table([30, 1, 1, 30, 30]);
    put(state, ANN, 'Andi Liu');
    put(state, BEA, 'Alice Chen');
    put(state, CID, 'Ayelech');
    put(state, CID, 'The Dowager', { region: 'torpor' });
    give(state, ANN, 'Ancilla Empowerment');
    callFor(state, 'call Ancilla Empowerment with Andi Liu');
    say(state, ANN, 'vote 2 for with Andi Liu');
    say(state, ANN, 'vote 1 for with Ancilla Empowerment');
    close(state);
    expect(state.board.methuselahs.map(({ out }) => out)).toEqual([false, true, true, false, false]);
    expect(pools(state)).toEqual([35, 0, 0, 30, 30]);
    expect(state.board.methuselahs.map(({ points }) => points)).toEqual([1, 1, 0, 0, 0]);
  });

  test('a caller who is ousted ends the turn (V-15.12)', () => {
    const state = table([2, 30, 30, 30, 30]);
    put(state, ANN, 'Andi Liu');
    give(state, ANN, KRC);
    callFor(state, CALL_KRC, 'allocate 2 to Ann, 2 to Bea');
    say(state, ANN, 'vote 2 for with Andi Liu');
    close(state);
    expect(state.board.methuselahs[ANN]!.out).toBe(true);
    expect(state.board.methuselahs[EVE]!.points).toBe(1);
    expect(state.board.whose).toBe(BEA);
    expect(state.board.referendum).toBeNull();
  });
});

describe('cards', () => {
  test('Consanguineous Boon pays for every vampire of the clan, in torpor too', () => {
    const state = table();
    put(state, ANN, 'Andi Liu');
    put(state, BEA, 'Alice Chen');
    put(state, BEA, 'Horst von Brühl', { region: 'torpor' });
    give(state, ANN, 'Consanguineous Boon');
    callFor(state, 'call Consanguineous Boon with Andi Liu');
    // V-19.28
    expect(options(state, ANN)).toContain('choose Toreador');
    say(state, ANN, 'choose Ventrue');
    say(state, ANN, 'vote 2 for with Andi Liu');
    close(state);
    expect(pools(state)).toEqual([30, 32, 30, 30, 30]);
  });

  test('Toreador Justicar: a vote for each ready Toreador, and the title for the chosen (V-16.3, V-16.11)', () => {
    const state = table();
    put(state, ANN, 'Andi Liu');
    const chosen = put(state, BEA, 'Catalina Vega');
    const anarch = put(state, CID, 'Mkhokheli', { sect: 'anarch', title: null });
    give(state, ANN, 'Toreador Justicar');
    callFor(state, 'call Toreador Justicar with Andi Liu');
    expect(whyNot(state, ANN, 'choose Mkhokheli')).toBe('wrong-sect');
    say(state, ANN, 'choose Catalina Vega');
    expect(options(state, BEA)).toContain('vote 3 for with Catalina Vega');
    say(state, CID, 'vote 1 for with Mkhokheli');
    say(state, BEA, 'vote 3 for with Catalina Vega');
    close(state);
    expect(chosen.title).toEqual({ rank: 'justicar', clan: 'Toreador' });
    const token = state.board.cards.find(({ on }) => on === chosen.id)!;
    expect(token).toMatchObject({ name: 'Toreador Justicar', owner: ANN, controller: BEA });
    expect(state.board.methuselahs[ANN]!.ash).toEqual([]);
    Object.assign(anarch, { sect: 'camarilla' });
    gainTitle(state, anarch, { rank: 'justicar', clan: 'Toreador' });
    expect([chosen, anarch].map(titleOf)).toEqual([null, null]);
    gainTitle(state, chosen, { rank: 'primogen' });
    expect(state.board.methuselahs[ANN]!.ash).toEqual(['Toreador Justicar']);
    expect(titleOf(chosen)).toEqual({ rank: 'primogen' });
  });

  test('Protected District gives votes that can only be cast against (V-19.67)', () => {
    const state = kine((one) => {
      put(one, BEA, 'The Dowager', { locked: false });
      put(one, CID, 'Alice Chen', { locked: false });
      give(one, BEA, 'Protected District');
      give(one, CID, 'Protected District');
    });
    expect(whyNot(state, CID, 'play Protected District with Alice Chen')).toBe('needs-title');
    say(state, BEA, 'play Protected District with The Dowager');
    expect(options(state, BEA)).toEqual([
      'vote 1 for with The Dowager',
      'vote 4 against with The Dowager',
      'pass',
    ]);
  });

  test('Scalpel Tongue cancels what a vampire has cast (V-19.71)', () => {
    const state = kine((one) => {
      put(one, BEA, 'Catalina Vega', { locked: false });
      give(one, BEA, 'Scalpel Tongue');
    });
    expect(whyNot(state, BEA, 'play Scalpel Tongue superior with Catalina Vega')).toBe('nobody-voted');
    say(state, ANN, 'vote 2 for with Andi Liu');
    say(state, BEA, 'play Scalpel Tongue superior with Catalina Vega on Andi Liu');
    const [andi, catalina] = state.board.cards as [Permanent, Permanent];
    expect(andi).toMatchObject({ locked: true, counters: 2 });
    expect(catalina.counters).toBe(2);
    expect(whyNot(state, ANN, 'vote 2 for with Andi Liu')).toBe('cast-already');
    close(state);
    expect(result(state)).toBe('failed');
  });

  test('locations: votes of the Methuselah, or of their titled vampires (V-19.94)', () => {
    const state = kine((one) => {
      put(one, BEA, 'Ventrue Headquarters', { region: 'table', locked: false });
      put(one, ANN, 'Elysium: The Palace of Versailles', { region: 'table', locked: false });
    });
    say(state, BEA, 'lock Ventrue Headquarters for 3 votes against');
    say(state, ANN, 'lock Elysium: The Palace of Versailles');
    say(state, ANN, 'vote 3 for with Andi Liu');
    say(state, ANN, `vote 1 for with ${KRC}`);
    expect(result(state)).toBe('passed');
    expect(state.board.cards.slice(1).map(({ locked }) => locked)).toEqual([true, true]);
  });

  test('Alexa Draper discards a Dominate card for a vote, once (V-3.30)', () => {
    const state = kine((one) => {
      put(one, BEA, 'Alexa Draper');
      give(one, BEA, 'Conditioning', 'Freak Drive', 'Bonding');
    });
    expect(options(state, BEA)).not.toContain('discard Freak Drive for 1 vote with Alexa Draper');
    say(state, BEA, 'discard Conditioning for 1 vote with Alexa Draper');
    expect(options(state, BEA)).toEqual([
      'vote 3 for with Alexa Draper',
      'vote 3 against with Alexa Draper',
      'pass',
    ]);
    expect(whyNot(state, BEA, 'discard Bonding for 1 vote with Alexa Draper')).toBe('used-already');
  });

  test('vampires burn blood to vote against Alexander Silverson', () => {
    const state = table();
    put(state, ANN, 'Alexander Silverson');
    const [rich, poor] = [put(state, BEA, 'Alice Chen'), put(state, BEA, 'Ayelech', { counters: 0 })];
    give(state, ANN, KRC);
    callFor(state, `call ${KRC} with Alexander Silverson`, ON_BEA_AND_CID);
    expect(whyNot(state, BEA, 'vote 2 against with Ayelech')).toBe('no-blood');
    say(state, BEA, 'vote 2 against with Alice Chen');
    say(state, BEA, 'vote 2 for with Ayelech');
    expect([rich.counters, poor.counters]).toEqual([2, 0]);
  });

  test('after a referendum that passed: Sybren unlocks, Voter Captivation is played', () => {
    const state = table();
    const sybren = put(state, ANN, 'Sybren van Oosten');
    give(state, ANN, KRC, 'Voter Captivation');
    callFor(state, `call ${KRC} with Sybren van Oosten`, ON_BEA_AND_CID);
    say(state, ANN, 'vote 2 for with Sybren van Oosten');
    say(state, ANN, `vote 1 for with ${KRC}`);
    expect(options(state, ANN)).toContain('use Sybren van Oosten');
    say(state, ANN, 'use Sybren van Oosten');
    expect(sybren.locked).toBe(false);
    expect(options(state, ANN)).toEqual([
      'play Voter Captivation with Sybren van Oosten',
      'play Voter Captivation superior with Sybren van Oosten for 1 pool',
      'play Voter Captivation superior with Sybren van Oosten for 2 pool',
      'pass',
    ]);
    say(state, ANN, 'play Voter Captivation superior with Sybren van Oosten for 2 pool');
    expect([sybren.counters, state.board.methuselahs[ANN]!.pool]).toEqual([4, 32]);
    expect(state.board.referendum).toBeNull();
  });

  test('Voter Captivation is of no use when it failed', () => {
    const state = kine((one) => give(one, ANN, 'Voter Captivation'));
    close(state);
    expect(state.open[0]!.name).not.toBe('impulse');
  });
});

describe('diablerie (V-12.6 … V-12.8)', () => {
  function diablerie(prepare: (state: Vt) => void = () => {}): {
    state: Vt;
    diablerist: Permanent;
    bike: Permanent;
  } {
    const state = table();
    const diablerist = put(state, ANN, 'Andi Liu');
    const victim = put(state, BEA, 'Ayelech', { region: 'torpor', counters: 5 });
    const bike = newPermanent(state.board, 'Sport Bike', BEA, 'attached', victim.id);
    newPermanent(state.board, 'Sport Bike', BEA, 'attached', victim.id);
    prepare(state);
    begin(state);
    say(state, ANN, 'diablerize Ayelech with Andi Liu');
    unhindered(state);
    return { state, diablerist, bike };
  }

  test('blood up to the capacity, equipment as wanted, the victim burned', () => {
    const { state, diablerist, bike } = diablerie();
    expect(state.open.map(({ name, seat }) => [name, seat])).toEqual([['spoils', ANN]]);
    expect(diablerist.counters).toBe(6);
    say(state, ANN, 'take Sport Bike #1');
    expect(bike).toMatchObject({ on: diablerist.id, controller: ANN });
    expect(state.board.methuselahs[BEA]!.ash).toEqual(['Sport Bike', 'Ayelech']);
  });

  test('the blood hunt burns the diablerist if it passes (V-12.12)', () => {
    const { state, diablerist } = diablerie((one) => put(one, CID, 'Alice Chen'));
    say(state, ANN, 'none');
    expect(state.board.referendum).toMatchObject({
      bloodHunt: true,
      minion: diablerist.id,
      by: ANN,
      terms: null,
    });
    expect(options(state, ANN)).toContain('vote 2 against with Andi Liu');
    say(state, CID, 'vote 2 for with Alice Chen');
    close(state);
    expect(state.board.cards).not.toContain(diablerist);
    expect(state.board.methuselahs[ANN]!.ash).toEqual(['Andi Liu']);
    expect(state.board.referendum).toBeNull();
  });

  test('is called by nobody: opposing it costs nothing, whoever the diablerist is (V-12.13)', () => {
    const state = table();
    put(state, ANN, 'Alexander Silverson');
    put(state, BEA, 'Ayelech', { region: 'torpor' });
    const voter = put(state, CID, 'Alice Chen', { counters: 0 });
    begin(state);
    say(state, ANN, 'diablerize Ayelech with Alexander Silverson');
    unhindered(state);
    say(state, CID, 'vote 2 against with Alice Chen');
    expect(voter.counters).toBe(0);
  });

  test('everybody may discard a political card, nobody plays modifiers or reactions (V-12.13, V-12.14)', () => {
    const { state, diablerist } = diablerie((one) => {
      give(one, ANN, KRC, 'Bewitching Oration');
      give(one, BEA, KRC, 'Protected District');
      put(one, BEA, 'The Dowager', { locked: true });
      put(one, CID, 'Ventrue Headquarters', { region: 'table', locked: false });
      put(one, ANN, 'Elysium: The Palace of Versailles', { region: 'table', locked: false });
    });
    say(state, ANN, 'none');
    expect(whyNot(state, ANN, 'lock Elysium: The Palace of Versailles')).toBe('not-political');
    expect(options(state, ANN).filter((move) => move.startsWith('play'))).toEqual([]);
    say(state, BEA, `discard ${KRC} for 1 vote for`);
    say(state, CID, 'lock Ventrue Headquarters for 3 votes for');
    say(state, ANN, `discard ${KRC} for 1 vote against`);
    say(state, ANN, 'vote 2 against with Andi Liu');
    say(state, BEA, 'vote 1 against with The Dowager');
    expect(result(state)).toBe('failed');
    expect(state.board.cards).toContain(diablerist);
  });
});

test('a dormant title is yielded when it is contested (V-16.5)', () => {
  const state = table();
  const dormant = put(state, BEA, 'Andi Liu', { sect: 'anarch' });
  const prince = put(state, ANN, 'Alice Chen', { title: { rank: 'prince', city: 'Taipei' } });
  contestTitle(state, prince);
  expect(dormant.title).toBeNull();
  expect(titleOf(prince)).toEqual({ rank: 'prince', city: 'Taipei' });
});

test('what is told of the referendum is what everyone sees', () => {
  const state = kine((one) => put(one, BEA, 'Alice Chen'));
  const before = view(vtes, state, null);
  say(state, BEA, 'vote 2 against with Alice Chen');
  const after = state.events.reduce(
    (seen, { type, data }) => vtes.follow(seen, { type, data } as never, null),
    before,
  );
  expect(after.table.referendum).toEqual(view(vtes, state, null).table.referendum);
});
