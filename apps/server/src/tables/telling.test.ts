import { describe, expect, it } from 'vitest';
import { findGame } from '../games.ts';
import { begin } from './live.ts';
import { NO_STEP } from './steps.ts';
import { readyStep, tellTable } from './telling.ts';

const CLOCK = { kind: 'live', perDecision: 30, reserve: 60 } as const;
const AGREED = { commitment: '', clock: CLOCK, botAtZero: false, bots: [], began: 0 };

/** What each seat of a new game, and a spectator, is told of an entry. */
function tellingOf(): { told: string[][]; tell: () => void; tellAll: () => void; asked: number[] } {
  return findGame('nosferatu')!((entry) => {
    const seats = ['Ada', 'Boris', 'Carmen', 'Dario', 'Elena', 'Felix'];
    const live = begin('t', entry, { seats, options: {}, seed: 'telling', ...AGREED });
    if ('problems' in live) throw new Error('no game');
    // as if none of them had been told of any question
    live.told = { shown: 0, asked: [] };
    const told: string[][] = [...seats, 'nobody'].map(() => []);
    const watchers = told.map((texts, i) => ({
      seat: i < seats.length ? i : null,
      ready: (text: string) => () => void texts.push(text),
    }));
    return {
      told,
      tell: () => readyStep(live, NO_STEP, watchers)(),
      tellAll: () => tellTable(live, watchers),
      asked: live.state.open.map(({ seat }) => seat),
    };
  });
}

describe('an entry that brings about nothing others may know of', () => {
  it('is told to those who have a new question, and to nobody twice', () => {
    const { told, tell, asked } = tellingOf();
    tell();
    expect(told.flatMap((texts, i) => (texts.length > 0 ? [i] : []))).toEqual(
      asked.toSorted((a, b) => a - b),
    );
    tell();
    expect(told.flat()).toHaveLength(asked.length);
  });

  it('is told to nobody whose question was shown with the whole table', () => {
    const { told, tell, tellAll } = tellingOf();
    tellAll();
    tell();
    expect(told.map((texts) => texts.length)).toEqual(told.map(() => 1));
  });

  it('does not count, and shows no reserve but the own', () => {
    const { told, tell, asked } = tellingOf();
    tell();
    const message = JSON.parse(told[asked[0]!]![0]!) as { at: number; clock: { reserve: unknown } };
    expect(message.at).toBe(0);
    expect(message.clock.reserve).toBe(60_000);
  });
});
