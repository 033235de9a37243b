// `?` and `? NAME`: what a person is told of the cards.

import { answer, LANGUAGES, openFor, read, type State, view } from '@nocturne/kernel';
import type { Vtes } from '@nocturne/vtes';
import { vtesScenarios } from '@nocturne/vtes/testing';
import { describe, expect, test } from 'vitest';
import type { Asked, Page } from '../cli-game.ts';
import { styleFor, widthOfText } from '../style.ts';
import { nocturne } from '../test-terminal.ts';
import { explainCards } from './explain.ts';
import { vtesCli } from './index.ts';
import { lookUp } from './look-up.ts';

const { game } = vtesCli;
const SEATS = ['Ana', 'Bruno', 'Carla', 'Dino'];
const ANA = 0;

const pageOf = (language: Page['language'] = 'en', width = 100): Page => ({
  seats: SEATS,
  language,
  style: styleFor(false),
  width,
});

const positionOf = (seats: Record<string, object>, table: Record<string, unknown> = {}): State<Vtes> =>
  vtesScenarios.build({
    seats: SEATS,
    bySeat: SEATS.map((name) => ({ ...seats[name] })),
    table: { turn: 'Ana', phase: 'minion', ...table },
    options: {},
    seed: '1',
  });

function askedOf(state: State<Vtes>, seat = ANA): Asked<Vtes> {
  const decision = openFor(state, seat);
  if (decision === undefined) throw new Error('nothing is asked');
  return { state, decision, seen: view(game, state, seat) };
}

const RICH = {
  Ana: {
    ready: [{ 'Trevon Parker': { blood: 3 } }, { Ryan: { locked: true, cards: ['.44 Magnum'] } }],
    'in play': ['Elder Library'],
    uncontrolled: ['Lauren', 'Sully'],
    hand: ['Deflection', 'Deflection', 'Govern the Unaligned', 'Intimidation', 'Kine Resources Contested'],
    ash: ['Majesty'],
  },
  Bruno: {
    ready: [{ Madison: { cards: ['Haven Uncovered'] } }, 'Baixinho'],
    'in play': ['Smiling Jack, The Anarch', 'Information Highway'],
    uncontrolled: ['Colette'],
    hand: ['Telepathic Misdirection'],
    ash: ['Majesty', 'Villein'],
  },
};

describe('?', () => {
  test('tells of each card what it is, and what can be done with it or why nothing', () => {
    expect(explainCards(askedOf(positionOf(RICH)), pageOf('en', 200))).toEqual([
      'Your hand',
      '  Govern the Unaligned: Action card · Dominate · cost 1 blood',
      '    Now: Play Govern the Unaligned with Trevon Parker · Play Govern the Unaligned (superior) with Trevon Parker on Lauren · 1 more',
      '  Kine Resources Contested: Political action card',
      '    Now: Call Kine Resources Contested with Trevon Parker',
      '  Deflection ×2: Reaction card · Dominate · cost 1 blood',
      '    Not now. Its moment: during a bleed action directed at you, after blocks are declined.',
      '  Intimidation: Action card · Presence',
      '    Not now. That takes Presence.',
      '',
      'Your minions',
      expect.stringMatching(/^ {2}Trevon Parker: Vampire · Tremere .* capacity 6 .*\[AUS\] \[DOM\] \[THA\]$/),
      '    Now: Bleed Bruno with Trevon Parker · Hunt with Trevon Parker · 2 more',
      expect.stringMatching(/^ {2}Ryan: Vampire · Nosferatu/),
      '    Not now. Ryan is locked.',
      expect.stringMatching(/^ {2}Lauren: Vampire · Tremere/),
      expect.stringMatching(/^ {2}Sully: Vampire · Malkavian/),
      '',
      'Other cards that you can use',
      '  Haven Uncovered: Master card',
      expect.stringMatching(/^ {4}Now: Use Haven Uncovered with Trevon Parker/),
      '  Smiling Jack, The Anarch: Master card · unique',
      expect.stringMatching(/^ {4}Now: Use Smiling Jack, The Anarch with Trevon Parker/),
      '  .44 Magnum: Equipment · cost 2 pool · weapon · gun',
      '    Not now. Its moment: when strikes are chosen or in the determine range step.',
      '',
      '? NAME shows any card whole, and what can be done with it.',
    ]);
  });

  test('what is about no card is left to the list of what is not possible', () => {
    const asked = askedOf(positionOf(RICH));
    const trevon = asked.seen.table.cards.find(({ name }) => name === 'Trevon Parker')!.id;
    expect(vtesCli.isOfCard!({ do: 'hunt', minion: trevon }, asked)).toBe(true);
    expect(vtesCli.isOfCard!({ do: 'play', name: 'Deflection', mode: 0, minion: trevon }, asked)).toBe(true);
    expect(vtesCli.isOfCard!({ do: 'edge', side: 'for' }, asked)).toBe(false);
    expect(vtesCli.isOfCard!({ do: 'draw-crypt' }, asked)).toBe(false);
  });

  test.each(LANGUAGES)('is not wider than the page in %s', (language) => {
    for (const words of ['', 'Deflection', 'Trevon', 'Majesty', 'Hunting Ground', 'Nonsense']) {
      const asked = askedOf(positionOf(RICH));
      const page = pageOf(language, 60);
      const lines = words === '' ? explainCards(asked, page) : lookUp(words, asked, page);
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines) {
        expect(widthOfText(line)).toBeLessThanOrEqual(60);
        expect(line).not.toMatch(/undefined|[{}]|\b(vtes|why|term)\./);
      }
    }
  });
});

describe('? NAME', () => {
  const told = (words: string, state = positionOf(RICH), page = pageOf('en', 200)): string[] =>
    lookUp(words, askedOf(state), page);

  test('shows a card of the hand whole, with its standing', () => {
    const lines = told('deflection');
    expect(lines.slice(0, 3)).toEqual([
      'Deflection',
      '  Reaction card · Dominate · cost 1 blood',
      expect.stringContaining('during a bleed action directed at you, after blocks are declined.'),
    ]);
    expect(lines.slice(-3)).toEqual([
      '',
      '  Your hand',
      '    Not now. Its moment: during a bleed action directed at you, after blocks are declined.',
    ]);
  });

  test('tells of a minion what it can do, and of the rest why not', () => {
    const lines = told('trevon');
    const from = lines.indexOf('  Ana · Trevon Parker · ready region');
    expect(lines[from + 1]).toBe(
      '    Now: Bleed Bruno with Trevon Parker · Hunt with Trevon Parker · Become Anarch with Trevon Parker · Take equipment from Ryan with Trevon Parker',
    );
    expect(lines[from + 2]).toBe('    Not possible now:');
    expect(lines).toContain('      Leave torpor with Trevon Parker');
    expect(lines).toContain('        Trevon Parker is not in torpor.');
    expect(lines.join()).not.toContain('Govern the Unaligned');
  });

  test('finds the cards of others, and those in ash heaps', () => {
    expect(told('baix')).toContain('  Bruno · Baixinho · ready region');
    expect(told('haven')).toContain('  Bruno · Haven Uncovered · attached: Madison');
    expect(told('majesty').slice(-2)).toEqual(['  Ana · ash heap', '  Bruno · ash heap']);
  });

  test('tells nothing of what is hidden', () => {
    for (const hidden of ['Colette', 'Telepathic Misdirection']) {
      const lines = told(hidden);
      expect(lines[0]).toBe(hidden);
      expect(lines.join('\n')).not.toMatch(/Bruno|Your hand/);
    }
  });

  test('prefers what is in view, takes names of the reader’s language, and knows every card', () => {
    expect(told('library')[0]).toBe('Elder Library');
    expect(told('deflettere', positionOf(RICH), pageOf('it'))[0]).toBe('Deflettere');
    expect(told('arcane library').slice(0, 2)).toEqual([
      'Arcane Library',
      '  Master card · Tremere · cost 2 pool · unique · location',
    ]);
    expect(told('hunting ground')).toEqual([expect.stringMatching(/^That could be any of these: .*Hunting/)]);
    expect(told('Deflecton')).toEqual([
      'There is no card “Deflecton”. Near it:',
      '  Deflection',
      expect.anything(),
      expect.anything(),
    ]);
  });

  test('finds merged vampires, in every language', () => {
    const state = positionOf({ Ana: { ready: ['Dylan (merged)', 'Trevon Parker'] } });
    for (const words of ['Dylan (merged)', 'dylan (merg']) {
      expect(told(words, state)[0]).toBe('Dylan (merged)');
      expect(told(words, state)).toContain('  Ana · Dylan (merged) · ready region');
    }
    expect(told('Dylan (fusionné)', state, pageOf('fr'))[0]).toBe('Dylan (fusionné)');
    expect(told('javier montoya (merged)')[0]).toBe('Javier Montoya (merged)');
    expect(told('Dylan')[0]).toBe('Dylan');
  });

  test('the standing changes with the game', () => {
    const state = positionOf({
      Ana: { ready: ['Trevon Parker'], hand: ['Conditioning'] },
      Bruno: { ready: ['Sully'] },
    });
    const found = read(game, state, ANA, 'bleed Bruno with Trevon Parker');
    answer(game, state, { seat: ANA, choice: (found as { choice: number }).choice });
    expect(told('conditioning', state).at(-1)).toMatch(
      /Now: Play Conditioning with Trevon Parker · Play Conditioning \(superior\) with Trevon Parker$/,
    );
  });
});

describe('through a pipe', () => {
  test('both are answered', async () => {
    const command = 'play vtes --bots random --seed 4 --deck ventrue --name Zoe';
    const { code, out, err } = await nocturne(command, [
      '?',
      '? majesty',
      'help DEFLECTION',
      '? no such card',
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/\nYour hand\n {2}\S/);
    expect(out).toContain('? NAME shows any card whole');
    expect(out).toMatch(/\nMajesty\n {2}Combat card · Presence · cost 1 blood\n/);
    expect(out).toMatch(/\nDeflection\n {2}Reaction card/);
    expect(out).toContain('There is no card “no such card”.');
  });

  test('Nosferatu has no cards to look up: words after ? change nothing', async () => {
    const command = 'play nosferatu --seed 1 --role hunter';
    const [plain, named] = [await nocturne(command, ['?']), await nocturne(command, ['? night'])];
    expect(named.out.replaceAll(/\S+\.record/g, '')).toBe(plain.out.replaceAll(/\S+\.record/g, ''));
    expect(plain.out).toContain('Silver Mirror: Renfield shows');
  });
});
