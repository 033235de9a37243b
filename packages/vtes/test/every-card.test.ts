import { seeded } from '@nocturne/kernel';
import { watches } from '@nocturne/testkit';
import { describe, expect, it } from 'vitest';
import { allCards, cryptCard, mergedCards } from '../src/cards/book.ts';
import { deckProblems } from '../src/decks.ts';
import { coveringGame } from '../src/testing/every-card.ts';
import { mixedDeck, type Wish } from '../src/testing/mixed-decks.ts';
import { buildPosition } from '../src/testing/position.ts';
import { helpersFor, wordsFor } from '../src/testing/helpers.ts';
import { actionOf, missing, newTally, outOfReach, wantedOf, wayOf } from '../src/testing/ways.ts';
import type { Deck } from '../src/types.ts';

const cards = [...allCards(), ...mergedCards()];

/** Most seeds need 200 to 450. */
const MOST_GAMES = 1000;

describe('random games', () => {
  it('come by every card at every level, every ability and every vampire within reach, without a fault', () => {
    const tally = newTally();
    const faults: string[] = [];
    for (let game = 1; game <= MOST_GAMES && missing(tally).length > 0; game++)
      faults.push(...coveringGame(tally, `every way ${game}`, game, watches[0]!).problems);
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
      [
        ...(does.strikes ?? []),
        does.strikes?.some(({ maneuver }) => maneuver),
        does.prevents,
        does.press,
        does.reduces,
      ].filter(Boolean),
    ).length;
    expect(tally.size + outOfReach.length).toBe(vampires + modes + abilities + choices);
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
    expect(named('Alexa Draper')).toEqual(['use', 'in play']);
  });

  it('that need what no card there is gives anybody are out of reach, and not looked for', () => {
    // one card gives a level of this Discipline, once, and no vampire has any
    const levelled = outOfReach.filter((way) => way.startsWith('Tinglestripe'));
    expect(levelled).toEqual([
      'Tinglestripe: play, superior',
      'Tinglestripe: strike, superior, damage 1',
      'Tinglestripe: maneuver',
    ]);
    // there is no such weapon
    expect(outOfReach).toContain('Blessed Blade: play, superior, strike');
    expect(outOfReach.length).toBeLessThan(tally.size / 50);
    expect(outOfReach.filter((way) => tally.has(way))).toEqual([]);
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

describe('helpers', () => {
  it('are the cards that give what others need, and what those need', () => {
    const help = (name: string): string[] => [...helpersFor([name])];
    expect(help('Tinglestripe')).toContain('Agent of Power');
    expect(help('Ambrosius, The Ferryman')).toEqual(
      expect.arrayContaining(['Clan Impersonation', 'Raven Spy']),
    );
    expect(help('Alastor')).toEqual(expect.arrayContaining(['Toreador Justicar', 'Bret Stryker']));
    expect(help('Trophy: Revered')).toContain('Dylan (ADV)');
    expect(help('Javier Montoya (merged)')).toEqual(
      expect.arrayContaining(['Javier Montoya', 'Javier Montoya (ADV)']),
    );
    expect(help('Villein')).toEqual([]);
  });

  it('are told what to choose', () => {
    expect([...wordsFor(['Tinglestripe', 'Ambrosius, The Ferryman', 'Villein'])]).toEqual([
      'myt',
      'Giovanni',
    ]);
  });
});

describe('mixed decks', () => {
  const decks = (wish?: Wish) =>
    Array.from({ length: 50 }, (_, seed) => mixedDeck(seeded(`deck ${seed}`), wish));

  it('are legal, whatever is wanted', () => {
    const wishes = cards.map(({ name }) => ({ wanted: new Set([name]), helpers: helpersFor([name]) }));
    const wished = wishes.map((wish) => mixedDeck(seeded('wish'), wish));
    expect([...decks(), ...wished].flatMap((deck) => deckProblems(deck))).toEqual([]);
  });

  it('have what is wanted, and vampires who can play it at every level', () => {
    const able = (name: string): boolean => {
      const { disciplines } = cryptCard(name);
      return disciplines.cel === 2 && disciplines.pre === 2;
    };
    const fit = ({ crypt, library }: Deck): boolean =>
      'Scalpel Tongue' in library && Object.keys(crypt).filter(able).length > 2;
    const wish = { wanted: new Set(['Scalpel Tongue']), helpers: new Set<string>() };
    expect(decks(wish).filter(fit).length).toBeGreaterThan(10);
    expect(decks().filter(fit).length).toBeLessThan(3);
  });
});
