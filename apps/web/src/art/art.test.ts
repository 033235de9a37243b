import { allCards, CLANS, type CryptCard, DISCIPLINES, LIBRARY_TYPES, mergedCards } from '@nocturne/vtes';
import { describe, expect, test } from 'vitest';
import { artOf } from './art.ts';
import { joined } from './joined.ts';
import { looksOf } from './people.ts';
import { portrait } from './portrait.ts';
import { scene } from './scene.ts';

const cards = [...allCards(), ...mergedCards()];
const crypt = cards.filter((card): card is CryptCard => card.kind === 'crypt');
type Clan = (typeof CLANS)[number];

describe('card art', () => {
  test('every card has some, drawn whole', () => {
    expect(cards.length).toBeGreaterThan(200);
    const poor = cards.filter((card) => artOf(card).length < 300);
    const broken = cards.filter((card) => /NaN|undefined|Infinity|\[object/.test(artOf(card)));
    expect([...poor, ...broken].map(({ name }) => name)).toEqual([]);
  });

  test('takes its inks from the card, and knows no other colours than a few', () => {
    const colours = new Set(cards.flatMap((card) => artOf(card).match(/#[0-9a-f]{6}/g) ?? []));
    expect(colours.size).toBeLessThan(20);
  });

  test('is the same each time it is drawn', () => {
    const again = cards.map((card) =>
      joined(card.kind === 'crypt' ? portrait(looksOf(card), card.clan as Clan, card.name) : scene(card)),
    );
    expect(again).toEqual(cards.map(artOf));
  });

  test('is drawn once', () => {
    const [card] = crypt as [CryptCard];
    expect(artOf(card)).toBe(artOf({ ...card }));
  });

  test('strokes and shapes of one look that follow each other are one part; what shows through stays by itself', () => {
    const stroke = (d: string): string => `<path d="${d}" fill="none" stroke="var(--d)" />`;
    expect(joined(stroke('M1 1L2 2') + stroke('M3 3h2'))).toBe(
      '<path d="M1 1L2 2M3 3h2" fill="none" stroke="var(--d)"/>',
    );
    const shapes =
      '<rect x="1" y="2" width="3" height="4" fill="var(--k)" /><polygon points="0,0 0,2 2,2" fill="var(--k)" />';
    expect(joined(shapes)).toBe('<path d="M1 2h3v4h-3zM2 2L0 2L0 0z" fill="var(--k)"/>');
    const lone = '<circle cx="1" cy="1" r="1" fill="var(--l)" opacity=".5"/>';
    const hollow = '<polygon points="0,0 4,0 1,1 0,4" fill="var(--k)" />';
    const ways = '<path d="M0 0h2v2z" fill="var(--k)" />';
    expect(joined(lone + lone + hollow + hollow + ways + ways)).toBe(
      lone + lone + hollow + hollow + ways + ways,
    );
  });

  test('is of few parts', () => {
    const parts = cards.map((card) => artOf(card).split('<').length - 1);
    expect(Math.max(...parts)).toBeLessThan(80);
    expect(parts.reduce((sum, one) => sum + one, 0) / parts.length).toBeLessThan(28);
  });

  test.each(CLANS)('no two vampires of the clan %s look the same, not even before another wall', (clan) => {
    const looks = crypt.filter((card) => card.clan === clan).map((card) => JSON.stringify(looksOf(card)));
    expect(new Set(looks).size).toBe(looks.length);
  });

  test('library cards of one name differ from those of another where chance has a part', () => {
    const drawn = cards.filter((card) => card.kind === 'library').map(artOf);
    expect(new Set(drawn).size).toBeGreaterThan(drawn.length / 2);
  });

  test('a card of a type and Discipline that nobody drew has a scene all the same', () => {
    for (const type of LIBRARY_TYPES)
      for (const discipline of DISCIPLINES) {
        const modes = [{ type, disciplines: { [discipline]: 1 as const }, moments: [], effects: [] }];
        expect(scene({ kind: 'library', id: 0, name: 'Nobody drew it', types: [type], modes })).toContain(
          '<',
        );
      }
  });
});
