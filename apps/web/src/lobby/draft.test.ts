import { newTable } from '@nocturne/protocol';
import { describe, expect, test } from 'vitest';
import { bodyOf, type Draft, newDraft, withGame, withOption } from './draft.ts';

const draft = (wanted: Partial<Draft> = {}): Draft => ({ ...newDraft('vtes'), ...wanted });

describe('a new table', () => {
  test.each(['vtes', 'nosferatu'] as const)('of %s is one that the server takes, untouched', (game) => {
    expect(newTable.parse(bodyOf(newDraft(game)))).toMatchObject({ game, listed: true, start: false });
  });

  test('waits for people, and begins at once with bots in every chair', () => {
    expect(bodyOf(draft()).start).toBe(false);
    expect(bodyOf(draft({ bots: 'random' }))).toMatchObject({ bots: 'random', start: true });
  });

  test('has the clock that was chosen, in the units of the server', () => {
    expect(bodyOf(draft()).clock).toEqual({ kind: 'none' });
    expect(bodyOf(draft({ clock: 'live', perDecision: 30, reserve: 5 })).clock).toEqual({
      kind: 'live',
      perDecision: 30,
      reserve: 300,
    });
    expect(bodyOf(draft({ clock: 'slow', hours: 48 })).clock).toEqual({ kind: 'slow', hours: 48 });
  });

  test('names a deck only if one was chosen', () => {
    expect(bodyOf(draft())).not.toHaveProperty('deck');
    expect(bodyOf(draft({ deck: 'ventrue' })).deck).toBe('ventrue');
    expect(bodyOf(draft({ deck: { list: '12x Ryan' } })).deck).toEqual({ list: '12x Ryan' });
  });

  test('of another game forgets what belonged to the first, and keeps the rest', () => {
    const before = draft({ time: 120, deck: 'tremere', options: { format: 'fifth-edition' }, listed: false });
    expect(withGame(before, 'nosferatu')).toEqual({ ...newDraft('nosferatu'), listed: false });
  });
});

test('an option that is as usual is not said', () => {
  const options = { renfield: 'volunteer' };
  expect(withOption(options, 'private_chat', 'on', 'off')).toEqual({
    renfield: 'volunteer',
    private_chat: 'on',
  });
  expect(withOption(options, 'renfield', 'random', 'random')).toEqual({});
});
