// nocturne cards

import { allCards, type Card, READY_MADE } from '@nocturne/vtes';
import { describe, expect, test } from 'vitest';
import { nocturne } from '../test-terminal.ts';

describe('cards', () => {
  test('are shown by name, whatever the case and the accents, in the language asked for', async () => {
    const { code, out } = await nocturne('cards FLAVIO goncalves --lang it');
    expect(code).toBe(0);
    expect(out).toContain('Flávio Gonçalves');
    expect(out).toContain('1 carta');
    expect(out).not.toContain('Deflection');
  });

  test('are found by part of a name, then by words of their text', async () => {
    expect((await nocturne('cards hunting ground')).out).toMatch(/^6 cards$/m);
    const { out } = await nocturne('cards once combat dodge');
    expect(out).toContain('Flávio Gonçalves');
    expect(out).toContain('1 card');
  });

  test('are all listed without words', async () => {
    const { out } = await nocturne('cards');
    expect(out).toContain(`\n${[...allCards()].length} cards\n`);
    expect(out).toContain('Wider View');
  });

  test('that do not exist are told, with the nearest', async () => {
    const { code, err } = await nocturne('cards Deflecton');
    expect(code).toBe(2);
    expect(err).toContain('Deflecton');
    expect(err).toContain('Deflection');
  });
});

const namesOf = async (command: string): Promise<string[]> => {
  const { code, out, err } = await nocturne(`cards ${command} --json`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return (JSON.parse(out) as { cards: { name: string }[] }).cards.map(({ name }) => name);
};

describe('cards that are something', () => {
  const isCrypt = ({ kind }: Card): boolean => kind === 'crypt';
  const isImbued = (card: Card): boolean => card.kind === 'crypt' && card.imbued === true;
  const isVampire = (card: Card): boolean => isCrypt(card) && !isImbued(card);
  const isOfType = (type: string) => (card: Card) =>
    card.kind === 'library' && (card.types as readonly string[]).includes(type);
  const isToreador = (card: Card): boolean =>
    (card.kind === 'crypt' ? card.clan : card.requires?.clan) === 'Toreador';
  const hasDominate = (least: number) => (card: Card) =>
    (card.kind === 'crypt' ? [card] : card.modes).some(({ disciplines }) => (disciplines?.dom ?? 0) >= least);
  const hasCapacity = (least: number, most: number) => (card: Card) =>
    card.kind === 'crypt' && card.capacity >= least && card.capacity <= most;
  const isOfGroup = (least: number, most: number) => (card: Card) =>
    card.kind === 'crypt' && (card.group === 'any' || (card.group >= least && card.group <= most));
  const { crypt, library } = READY_MADE['toreador']!;
  const isInDeck = ({ name }: Card): boolean => name in crypt || name in library;

  test.each<[string, (card: Card) => boolean]>([
    ['--type action', isOfType('action')],
    ['--type Action-Card', isOfType('action')],
    ['--type political-action', isOfType('political action')],
    ['--type AZIONE --lang it', isOfType('action')],
    ['--type reacción --lang es', isOfType('reaction')],
    ['--type reaccion --lang es', isOfType('reaction')],
    ['--type carte-de-maitre --lang fr', isOfType('master')],
    ['--type event', isOfType('event')],
    ['--type vampire', isVampire],
    ['--type imbued', isImbued],
    ['--type crypt', isCrypt],
    ['--type cripta --lang pt', isCrypt],
    ['--type vampiro --lang pt', isVampire],
    ['--clan toreador', isToreador],
    ['--clan Toréador --lang fr', isToreador],
    ['--discipline dom', hasDominate(1)],
    ['--discipline Dom', hasDominate(1)],
    ['--discipline DOMINATE', hasDominate(1)],
    ['--discipline dominazione --lang it', hasDominate(1)],
    ['--discipline DOM', hasDominate(2)],
    ['--discipline mytherceria', ({ name }) => name === 'Tinglestripe'],
    ['--capacity 5', hasCapacity(5, 5)],
    ['--capacity 4-6', hasCapacity(4, 6)],
    ['--capacity 7+', hasCapacity(7, 99)],
    ['--group 6', isOfGroup(6, 6)],
    ['--group 5-6', isOfGroup(5, 6)],
    ['--deck toreador', isInDeck],
    ['--deck Toréador --lang fr', isInDeck],
    [
      '--type combat --type action-modifier',
      (card) => isOfType('combat')(card) && isOfType('action modifier')(card),
    ],
    ['--clan toreador --capacity 7+', (card) => isToreador(card) && hasCapacity(7, 99)(card)],
  ])('%s', async (command, fits) => {
    const wanted = Array.from(allCards())
      .filter(fits)
      .map(({ name }) => name);
    expect(wanted).not.toEqual([]);
    expect((await namesOf(command)).toSorted()).toEqual(wanted.toSorted());
  });

  test('at the superior level are fewer', async () => {
    expect(await namesOf('--discipline dom')).toContain('Ashley');
    expect(await namesOf('--discipline DOM')).not.toContain('Ashley');
  });

  test('and have words', async () => {
    expect(await namesOf('hunting ground --clan ventrue')).toEqual(['Uptown Hunting Ground']);
    const { code, out, err } = await nocturne('cards deflection --clan ventrue');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe('No card fits all of that.\n');
  });

  test.each([
    ['--type hex', '--type takes one of vampire, imbued, crypt, action card, '],
    ['--type reacton', 'Did you mean reaction'],
    ['--clan nobody', '--clan takes one of Banu Haqim, Blood Brother, Brujah, '],
    ['--clan nobody', ', not “nobody”.'],
    ['--discipline xyz', 'dom (Dominate), '],
    ['--deck brujah', '--deck takes one of malkavian, nosferatu, toreador, tremere, ventrue'],
    ['--capacity big', '--capacity takes n, n-m or n+, not “big”. There are: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.'],
    ['--capacity 99+', 'There are: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.'],
    ['--capacity 6-4', 'not “6-4”'],
    ['--group 99', 'There are: 2, 3, 4, 5, 6, 7.'],
  ])('%s is refused with what there is', async (filter, message) => {
    const { code, out, err } = await nocturne(`cards ${filter}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});

test('cards as data', async () => {
  const cards = async (command: string): Promise<unknown> =>
    (JSON.parse((await nocturne(`cards ${command} --json`)).out) as { cards: unknown }).cards;
  expect(await cards('Andi Liu')).toEqual([
    {
      kind: 'crypt',
      id: 201532,
      name: 'Andi Liu',
      printed: 'Andi Liu',
      clan: 'Malkavian',
      group: 6,
      capacity: 6,
      disciplines: { aus: 1, obf: 1, pre: 1, dom: 2 },
      sect: 'camarilla',
      title: { rank: 'prince', city: 'Taipei' },
      text: [],
    },
  ]);
  expect(await cards('Deflettere --lang it')).toMatchObject([
    {
      kind: 'library',
      id: 100518,
      name: 'Deflection',
      printed: 'Deflettere',
      types: ['reaction'],
      disciplines: { dom: 2 },
      cost: { blood: 1 },
    },
  ]);
  expect(await cards('deflection --clan ventrue')).toEqual([]);
});
