import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bleed, bleedAction, levels, master, modifier, political } from '../src/cards/build.ts';
import {
  allStatuses,
  cardsUsed,
  hasCode,
  nameFinder,
  operationsOf,
  type Said,
  statusesOf,
  strays,
} from '../src/testing/card-status.ts';

const FOLDER = fileURLToPath(new URL('../scenarios', import.meta.url));
const scenarios = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'));

describe('the cards', () => {
  const statuses = allStatuses(scenarios);

  it('are all whole, and each has its scenarios', () => {
    expect(statuses.filter(({ whole }) => !whole)).toEqual([]);
    expect(statuses.filter((card) => card.scenarios === 0)).toEqual([]);
    expect(strays()).toEqual([]);
  });

  it('have no code of their own', () => {
    expect(statuses.filter(({ ownCode }) => ownCode)).toEqual([]);
  });

  it('are made of operations, but for vampires without text', () => {
    const empty = statuses.filter(({ operations }) => operations.length === 0);
    expect(new Set(empty.map(({ type }) => type))).toEqual(new Set(['vampire']));
  });
});

describe('the status of a card', () => {
  const facts = [
    { name: 'Here', types: ['master'] },
    { name: 'Not yet', types: ['action', 'combat'] },
    { name: 'Somebody' },
  ];
  const said = new Map<string, Said>([['Here', { modes: [master([])] }]]);

  it('is absent without a definition, unless it is a vampire', () => {
    expect(statusesOf(facts, said, []).map(({ name, type, whole }) => ({ name, type, whole }))).toEqual([
      { name: 'Here', type: 'master', whole: true },
      { name: 'Not yet', type: 'action / combat', whole: false },
      { name: 'Somebody', type: 'vampire', whole: true },
    ]);
  });

  it('counts scenarios, not mentions', () => {
    const twice = 'seats: { Ana: { ready: [Somebody, Somebody] } }\nplay: [{ Ana: hunt with Somebody }]';
    const [here, , somebody] = statusesOf(facts, said, [twice, twice, 'play: [{ Ana: play Here }]']);
    expect([here!.scenarios, somebody!.scenarios]).toEqual([1, 2]);
  });

  it('tells code from data, however deep it is', () => {
    expect(hasCode({ modes: [{ effects: [{ op: 'bleed', amount: 1 }] }] })).toBe(false);
    expect(hasCode({ modes: [{ effects: [{ op: 'bleed', amount: () => 1 }] }] })).toBe(true);
  });

  it('lists the operations, each as often as it is used', () => {
    expect(operationsOf({ modes: levels('dom', modifier([bleed(1)]), modifier([bleed(2)])) })).toEqual([
      'bleed',
      'bleed',
    ]);
    expect(operationsOf({ modes: [political({ op: 'clan-boon', amount: 1 }), bleedAction(1)] })).toEqual([
      'action: political',
      'action: bleed',
      'clan-boon',
    ]);
    expect(
      operationsOf({ modes: [], does: { constant: [{ what: 'bleed', amount: 1 }], press: 'life' } }),
    ).toEqual(['constant: bleed', 'in play: press']);
  });
});

describe('a scenario uses', () => {
  const finder = nameFinder([
    'Misdirection',
    'Telepathic Misdirection',
    '.44 Magnum',
    'Ryan',
    'Fame',
    'Rebel',
  ]);
  const used = (text: string): string[] => [...cardsUsed(text, finder)].toSorted();

  it('what is on the table, and what its script names', () => {
    expect(used('seats: { Ana: { ready: [{ Ryan: { cards: [.44 Magnum] } }] } }')).toEqual([
      '.44 Magnum',
      'Ryan',
    ]);
    expect(used('play:\n  - Ana: play Fame on Ryan #2\n  - expect: { Rebel.locked: true }')).toEqual([
      'Fame',
      'Rebel',
      'Ryan',
    ]);
  });

  it('not what lies in a pile, or is only spoken of', () => {
    expect(used('title: Fame\nabout: Rebel\nseats: { Ana: { hand: [Fame], library: [Rebel] } }')).toEqual([]);
  });

  it('not a card whose name is part of another word or name', () => {
    expect(used('play: [{ Ana: play Telepathic Misdirection with Bryan }, { Ana: Rebels }]')).toEqual([
      'Telepathic Misdirection',
    ]);
  });
});
