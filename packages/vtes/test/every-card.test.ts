import { seeded } from '@nocturne/kernel';
import { watches } from '@nocturne/testkit';
import { describe, expect, it } from 'vitest';
import { allCards, cryptCard } from '../src/cards/book.ts';
import { deckProblems } from '../src/decks.ts';
import { coveringGame } from '../src/testing/every-card.ts';
import { mixedDeck } from '../src/testing/mixed-decks.ts';
import { buildPosition } from '../src/testing/position.ts';
import { actionOf, missing, newTally, wantedOf, wayOf } from '../src/testing/ways.ts';
import type { Deck } from '../src/types.ts';

const cards = [...allCards()];

/** Most seeds need about a hundred. */
const MOST_GAMES = 500;

describe('random games', () => {
  it('come by every card at every level, every ability and every vampire, without a fault', () => {
    const tally = newTally();
    const faults: string[] = [];
    for (let game = 1; game <= MOST_GAMES && missing(tally).length > 0; game++)
      faults.push(...coveringGame(tally, `every card ${game}`, game, watches[0]!).problems);
    expect({ faults, missing: missing(tally) }).toEqual({ faults: [], missing: [] });
  });

  it('are the same for the same seed', () => {
    const [one, other] = [newTally(), newTally()].map((tally) => {
      const { record } = coveringGame(tally, 'twice', 1, watches[0]!);
      return { record, tally };
    });
    expect(one!.record.moves.length).toBeGreaterThan(0);
    expect(one).toEqual(other);
  });
});

describe('ways', () => {
  const tally = newTally();

  it('are each mode, each ability, each vampire, and whatever else a card in play lets one choose', () => {
    const vampires = cards.filter(({ kind }) => kind === 'crypt').length;
    const modes = cards.flatMap((card) => (card.kind === 'library' ? card.modes : [])).length;
    const abilities = cards.flatMap(({ does }) => does?.abilities ?? []).length;
    const choices = cards.flatMap(({ does = {} }) =>
      [does.strike, does.strike?.maneuver, does.prevents, does.press, does.polling].filter(Boolean),
    ).length;
    expect(tally.size).toBe(vampires + modes + abilities + choices);
  });

  it('are named by what tells them apart', () => {
    const named = (name: string): string[] =>
      [...tally.keys()].filter((way) => way.startsWith(name)).map((way) => way.slice(name.length + 2));
    expect(named('Conditioning')).toEqual(['play, basic', 'play, superior']);
    expect(named('Villein')).toEqual(['play']);
    expect(named('The Barrens')).toEqual(['play', 'use']);
    expect(named('Protected District')).toEqual(['play, action', 'play, polling']);
    expect(named('Madison')).toEqual(['in play']);
    expect(named('.44 Magnum')).toEqual(['play', 'strike', 'maneuver']);
    expect(named('Alexa Draper')).toEqual(['in play', 'polling']);
  });

  it('are found by what is chosen; an action is not done before it succeeds', () => {
    const state = buildPosition({
      seats: ['Ana', 'Bruno'],
      bySeat: [{ ready: ['Madison'], 'in play': ['The Barrens'], uncontrolled: ['Ryan'] }, {}],
      table: { turn: 'Ana', phase: 'minion' },
      options: {},
      seed: 'ways',
    });
    const at = (name: string): number => state.board.cards.find((card) => card.name === name)!.id;
    const play = { do: 'play', name: 'Govern the Unaligned', mode: 1, minion: at('Madison') } as const;
    const use = { do: 'use', use: at('The Barrens'), ability: 0, minion: 0 } as const;
    expect(wayOf(state, play)).toBe('Govern the Unaligned: play, superior');
    expect(actionOf(state, play)).toBeDefined();
    expect(wayOf(state, use)).toBe('The Barrens: use');
    expect(actionOf(state, use)).toBeUndefined();
    expect(wayOf(state, { do: 'bring', card: at('Ryan') })).toBe('Ryan: in play');
    expect(wayOf(state, { do: 'hunt', minion: at('Madison') })).toBeUndefined();
  });

  it('that are missing are wanted: to be played, or in play', () => {
    const done = new Map([...tally].map(([way]) => [way, 1]));
    done.set('Conditioning: play, superior', 0).set('The Barrens: use', 0).set('Madison: in play', 0);
    expect(wantedOf(done)).toEqual({
      played: new Set(['Conditioning']),
      inPlay: new Set(['Madison', 'The Barrens']),
    });
  });
});

describe('mixed decks', () => {
  const decks = (isWanted: (name: string) => boolean) =>
    Array.from({ length: 50 }, (_, seed) => mixedDeck(seeded(`deck ${seed}`), isWanted));

  it('are legal', () => {
    expect(decks(() => false).flatMap(deckProblems)).toEqual([]);
  });

  it('have what is wanted, and vampires who can play it at every level', () => {
    const able = (name: string): boolean => {
      const { disciplines } = cryptCard(name);
      return disciplines.cel === 2 && disciplines.pre === 2;
    };
    const fit = ({ crypt, library }: Deck): boolean =>
      'Scalpel Tongue' in library && Object.keys(crypt).filter(able).length > 2;
    expect(decks((name) => name === 'Scalpel Tongue').filter(fit).length).toBeGreaterThan(10);
    expect(decks(() => false).filter(fit).length).toBeLessThan(3);
  });
});
