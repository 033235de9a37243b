// The kernel, through a game that has every kind of decision.

import {
  answer,
  append,
  canonical,
  eventFor,
  makeCall,
  nearest,
  newRecord,
  notations,
  openFor,
  play,
  read,
  readRecord,
  type RecordedMove,
  repeat,
  replay,
  sealed,
  seeded,
  type Setup,
  start,
  type State,
  unwind,
  verify,
  waiting,
  whyNotCall,
  writeRecord,
} from '@nocturne/kernel';
import { describe, expect, it } from 'vitest';
import { randomChoice } from '../src/conformance/random-play.ts';
import { type Toy, toy } from './toy.ts';

const SETUP = { seats: ['Ann', 'Bo', 'Cy'], seed: 'kernel' };

const JUDGED = { ...SETUP, options: { judged: true } };

function begin(setup: Setup = SETUP): State<Toy> {
  const started = start(toy, setup);
  if ('problems' in started) throw new Error('refused');
  return started.state;
}

function say(state: State<Toy>, seat: number, move: string): void {
  const found = read(toy, state, seat, move);
  if ('reason' in found) throw new Error(JSON.stringify(found.reason));
  expect(answer(toy, state, { seat, choice: found.choice })).toEqual({ ok: true });
}

const reason = (state: State<Toy>, seat: number, move: string): unknown => {
  const found = read(toy, state, seat, move);
  return 'reason' in found ? found.reason : found;
};

const hand = (state: State<Toy>, seat: number): number[] => state.board.hands[seat]!;

/** All seats put away their first number. */
function putAway(state: State<Toy>): void {
  for (const seat of [2, 0, 1]) say(state, seat, `put ${hand(state, seat)[0]}`);
}

describe('set-up', () => {
  it.each([
    [['Ann'], [{ why: 'wrong-number', min: 2, max: 4 }]],
    [['Ann', ''], [{ why: 'bad-seats', problem: 'empty' }]],
    [['Ann', 'ann'], [{ why: 'bad-seats', problem: 'twice' }]],
    [['Ann', 'a: b'], [{ why: 'bad-seats', problem: 'characters' }]],
    [['Ann', 'line\nbreak'], [{ why: 'bad-seats', problem: 'characters' }]],
    [['Ann', 'x'.repeat(25)], [{ why: 'bad-seats', problem: 'long' }]],
  ])('refuses the seats %j', (seats, problems) => {
    expect(start(toy, { seats, seed: '1' })).toEqual({ problems });
  });

  it('takes names of any script', () => {
    expect(start(toy, { seats: ['Élodie D.', '小夜', "O'Neil-2"], seed: '1' })).toHaveProperty('state');
  });
});

describe('decisions', () => {
  it('may be open for several seats at once, and are answered in any order', () => {
    const state = begin();
    expect(waiting(toy, state)).toEqual([0, 1, 2].map((seat) => ({ seat, name: 'put' })));
    putAway(state);
    expect(waiting(toy, state)).toEqual([{ seat: 0, name: 'bid' }]);
    expect(openFor(state, 1)).toBeUndefined();
  });

  it('of kind some take as many as they allow, without regard to order', () => {
    const state = begin();
    const [a, b, c] = hand(state, 1) as [number, number, number];
    expect(reason(state, 1, `put ${a} + put ${b}`)).toEqual({ choice: [0, 1] });
    expect(reason(state, 1, `PUT ${b}  +  put ${a}`)).toEqual({ choice: [1, 0] });
    expect(answer(toy, state, { seat: 1, choice: [0, 1, 2] })).toEqual({
      ok: false,
      reason: { why: 'wrong-number', min: 1, max: 2 },
    });
    expect(answer(toy, state, { seat: 1, choice: [] })).toMatchObject({ ok: false });
    say(state, 1, `put ${c} + put ${a}`);
    expect(hand(state, 1)).toEqual([b]);
  });

  it('of kind amount take a number in their range', () => {
    const state = begin();
    putAway(state);
    expect(notations(toy, state, openFor(state, 0)!)).toEqual(['bid 0', 'bid 1', 'bid 2', 'bid 3']);
    expect(answer(toy, state, { seat: 0, choice: 4 })).toEqual({
      ok: false,
      reason: { why: 'out-of-range', min: 0, max: 3 },
    });
    say(state, 0, 'bid 2');
    expect(state.events).toContainEqual({ type: 'bade', data: { seat: 0, bid: 2 } });
  });

  it('of kind order take all options once', () => {
    const state = begin();
    putAway(state);
    say(state, 0, 'bid 0');
    const [a, b] = hand(state, 0) as [number, number];
    expect(answer(toy, state, { seat: 0, choice: [0] })).toEqual({
      ok: false,
      reason: { why: 'not-an-order', count: 2 },
    });
    say(state, 0, `${b} > ${a}`);
    expect(hand(state, 0)).toEqual([b, a]);
  });
});

describe('refusals', () => {
  it('name the reason: not asked, unknown with the nearest moves, of another moment, not legal, stale, over', () => {
    const state = begin();
    const [a] = hand(state, 0);
    expect(reason(state, 0, `pt ${a}`)).toMatchObject({ why: 'unknown-move', move: `pt ${a}` });
    expect((reason(state, 0, `pt ${a}`) as { nearest: string[] }).nearest[0]).toBe(`put ${a}`);
    expect(reason(state, 0, `play ${a}`)).toEqual({ why: 'not-yet' });
    putAway(state);
    expect(reason(state, 2, 'bid 1')).toEqual({ why: 'not-asked', seat: 2, waiting: [0] });
    expect(answer(toy, state, { seat: 0, choice: 0, serial: 1 })).toEqual({
      ok: false,
      reason: { why: 'stale', serial: 1, now: 2 },
    });
    say(state, 0, 'bid 0');
    say(state, 0, hand(state, 0).join(' > '));
    state.board.hands[0] = [3, 24];
    expect(reason(state, 0, 'play 24')).toEqual({ why: 'too-high' });
  });
});

describe('events', () => {
  it('tell the secret only to those it is addressed to', () => {
    const state = begin();
    const number = hand(state, 1)[0]!;
    say(state, 1, `put ${number}`);
    const [event] = state.events;
    expect(eventFor(event!, 1)).toEqual({
      type: 'put',
      data: { seat: 1, count: 1 },
      secret: { numbers: [number] },
    });
    for (const other of [0, 2, null])
      expect(eventFor(event!, other)).toEqual({ type: 'put', data: { seat: 1, count: 1 } });
  });
});

describe('records', () => {
  const random = seeded('record');
  const state = begin();
  let unsealed = newRecord(toy, state, SETUP.seed);
  while (state.result === null) {
    const decision = state.open[0]!;
    const played = play(toy, state, { seat: decision.seat, choice: randomChoice(decision, random) });
    if ('reason' in played) throw new Error('refused');
    unsealed = append(unsealed, played.recorded);
  }
  const record = sealed(unsealed, state);

  it('rebuild every position', () => {
    const again = begin();
    for (const [index, move] of record.moves.entries()) {
      const at = replay(toy, record, { upTo: index });
      expect('state' in at && canonical(at.state)).toBe(canonical(again));
      expect(repeat(toy, again, move)).toEqual({ ok: true });
    }
  });

  it('say which move does not fit', () => {
    const wrong = { ...record, moves: record.moves.with(3, { seat: 2, move: 'bid 9' }) };
    expect(verify(toy, wrong)).toEqual({
      reason: { why: 'record-move', number: 4, move: 'bid 9', because: 'not-asked' },
    });
  });

  it('are of one game and one version, and lead to the state they name', () => {
    expect(verify(toy, { ...record, game: 'chess' })).toEqual({
      reason: { why: 'record-game', game: 'chess' },
    });
    expect(verify(toy, { ...record, version: 2 })).toEqual({ reason: { why: 'record-version', version: 2 } });
    expect(verify(toy, { ...record, hash: '0'.repeat(64) })).toEqual({ reason: { why: 'record-state' } });
  });

  it('are refused as text when one byte was changed, left out or added', () => {
    const text = writeRecord(record);
    expect(readRecord(text)).toEqual({ record });
    for (let at = 0; at < text.length; at++) {
      const other = text[at] === 'x' ? 'y' : 'x';
      expect(readRecord(text.slice(0, at) + other + text.slice(at + 1)), `byte ${at} changed`).toHaveProperty(
        'reason',
      );
      expect(readRecord(text.slice(0, at) + text.slice(at + 1)), `byte ${at} left out`).toHaveProperty(
        'reason',
      );
    }
    expect(readRecord(`${text}\n`)).toHaveProperty('reason');
  });

  it('say where the text is wrong', () => {
    const lines = writeRecord(record).split('\n');
    expect(readRecord(lines.with(6, '2 Nobody: bid 1').join('\n'))).toEqual({
      reason: { why: 'record-line', line: 7 },
    });
    expect(readRecord(lines.with(2, 'seats [').join('\n'))).toEqual({
      reason: { why: 'record-line', line: 3 },
    });
    expect(readRecord('')).toEqual({ reason: { why: 'record-line', line: 1 } });
  });
});

describe('calls', () => {
  const CUT = { seat: null, move: 'next' };
  const STOP = { seat: null, move: 'time' };

  it('break off what is under way, and withdraw what is asked', () => {
    const state = begin(JUDGED);
    putAway(state);
    say(state, 0, 'bid 2');
    const [asked] = state.open;
    expect(makeCall(toy, state, 'next')).toEqual({ ok: true });
    expect(state.at).toBe(5);
    expect(state.events).toEqual([]);
    expect(waiting(toy, state)).toEqual([{ seat: 1, name: 'bid' }]);
    expect(answer(toy, state, { seat: 0, choice: [0, 1], serial: asked!.serial })).toMatchObject({
      ok: false,
      reason: { why: 'stale' },
    });
  });

  it('drop the procedures inside the one that goes on', () => {
    const state = begin(JUDGED);
    putAway(state);
    state.stack.push({ proc: 'score', step: 'add', seat: 2, points: 9 });
    makeCall(toy, state, 'next');
    expect(state.stack).toEqual([{ proc: 'game', step: 'bade', seat: 1, heard: 0 }]);
    expect(state.board.points).toEqual([0, 0, 0]);
  });

  it('put a question anew: an answer to what was asked before is too late', () => {
    const state = begin(JUDGED);
    putAway(state);
    // The same seat is asked the same thing again.
    const again = {
      ...toy,
      calls: { again: { whyNot: () => undefined, heard: () => unwind('game', 'bid') } },
    };
    const { serial } = state.open[0]!;
    expect(makeCall<Toy>(again, state, 'again')).toEqual({ ok: true });
    expect(answer(toy, state, { seat: 0, choice: 0, serial })).toMatchObject({ reason: { why: 'stale' } });
    expect(answer(toy, state, { seat: 0, choice: 0, serial: serial + 1 })).toEqual({ ok: true });
  });

  it('may end the game', () => {
    const state = begin(JUDGED);
    expect(makeCall(toy, state, 'time')).toEqual({ ok: true });
    expect(state).toMatchObject({ result: { points: [0, 0, 0] }, stack: [], open: [], at: 1 });
  });

  it.each([
    ['time', {}, { why: 'no-judge' }],
    ['next', { judged: true }, { why: 'not-yet' }],
    ['tine', { judged: true }, { why: 'unknown-call', call: 'tine', nearest: ['time', 'next'] }],
    ['Time', { judged: true }, { why: 'unknown-call', call: 'Time', nearest: ['time', 'next'] }],
    ['toString', { judged: true }, { why: 'unknown-call' }],
    ['__proto__', { judged: true }, { why: 'unknown-call' }],
  ])('are refused for a reason, and change nothing: %s, %j', (word, options, why) => {
    const state = begin({ ...SETUP, options });
    const before = canonical(state);
    expect(whyNotCall(toy, state, word)).toMatchObject(why);
    expect(makeCall(toy, state, word)).toMatchObject({ ok: false, reason: why });
    expect(canonical(state)).toBe(before);
  });

  it('are refused after the end, and by a game that has none', () => {
    const state = begin(JUDGED);
    const { calls: _calls, ...silent } = toy;
    expect(makeCall(silent, state, 'time')).toEqual({
      ok: false,
      reason: { why: 'unknown-call', call: 'time', nearest: [] },
    });
    makeCall(toy, state, 'time');
    expect(makeCall(toy, state, 'time')).toEqual({ ok: false, reason: { why: 'over' } });
  });

  it('are lines of the record, and replay like moves', () => {
    const state = begin(JUDGED);
    let record = newRecord(toy, state, SETUP.seed);
    const make = (move: RecordedMove): void => {
      expect(repeat(toy, state, move)).toEqual({ ok: true });
      record = append(record, move);
    };
    for (const seat of [2, 0, 1]) make({ seat, move: `put ${hand(state, seat)[0]}` });
    make(CUT);
    make({ seat: 1, move: 'bid 3' });
    const under = writeRecord(sealed(record, state));
    make(STOP);
    const over = writeRecord(sealed(record, state));
    expect(over).toContain('\n4 *: next\n5 Bo: bid 3\n6 *: time\nstate ');
    for (const [text, moves] of [[under, 5] as const, [over, 6] as const]) {
      const again = readRecord(text);
      if ('reason' in again) throw new Error(again.reason.why);
      expect(again.record.moves).toEqual(record.moves.slice(0, moves));
      const verified = verify(toy, again.record);
      expect('state' in verified && verified.state.at).toBe(moves);
    }
    // A game that was put aside goes on where its record ends, with a call or a move.
    const resumed = replay(toy, record, { upTo: 5 });
    if ('reason' in resumed) throw new Error(resumed.reason.why);
    expect(makeCall(toy, resumed.state, 'time')).toEqual({ ok: true });
    expect(canonical(resumed.state)).toBe(canonical(state));
  });

  it('that were not to be made are found in a record', () => {
    const record = { ...newRecord(toy, begin(JUDGED), SETUP.seed), moves: [CUT] };
    expect(verify(toy, record)).toEqual({
      reason: { why: 'record-move', number: 1, move: 'next', because: 'not-yet' },
    });
    const late = { ...record, moves: [STOP, STOP] };
    expect(verify(toy, late)).toEqual({
      reason: { why: 'record-move', number: 2, move: 'time', because: 'over' },
    });
  });
});

describe('nearest', () => {
  it('finds the words most like a mistyped one', () => {
    expect(nearest('kil Vald', ['stake to Vlad', 'kill Vlad', 'kill Nora'], 2)).toEqual([
      'kill Vlad',
      'kill Nora',
    ]);
  });
});
