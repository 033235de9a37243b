// What was said is not forgotten with the page.

import { NORMAL_YIELDS, type Yields } from '@nocturne/vtes';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../net/fake-socket.ts';
import { keepYields, keptYields } from './remembered.ts';

const SAID: Yields = {
  attention: 'normal',
  refused: [{ sort: 'hunt', turns: [6, 10], minions: [3] }],
  voted: [{ sort: 'loss', side: 'against', spared: ['a', 'b'] }],
  questions: 41,
};

beforeEach(fakeBrowser);

test('whoever comes back to a table is asked no more than before', () => {
  keepYields('one', 2, SAID);
  expect(keptYields('one', 2)).toEqual(SAID);
  // and again
  expect(keptYields('one', 2)).toEqual(SAID);
});

test('at another table, or in another seat, nothing has been said', () => {
  keepYields('one', 2, SAID);
  expect(keptYields('two', 2)).toEqual(NORMAL_YIELDS);
  expect(keptYields('one', 1)).toEqual(NORMAL_YIELDS);
});

test('without room for it the game goes on', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(() => keepYields('one', 2, SAID)).not.toThrow();
  expect(keptYields('one', 2)).toEqual(NORMAL_YIELDS);
  vi.unstubAllGlobals();
});
