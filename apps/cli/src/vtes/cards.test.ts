// nocturne cards

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
    expect((await nocturne('cards hunting ground')).out).toContain('5 cards');
    const { out } = await nocturne('cards once combat dodge');
    expect(out).toContain('Flávio Gonçalves');
    expect(out).toContain('1 card');
  });

  test('are all listed without words', async () => {
    const { out } = await nocturne('cards');
    expect(out).toContain('137 cards');
    expect(out).toContain('Wider View');
  });

  test('that do not exist are told, with the nearest', async () => {
    const { code, err } = await nocturne('cards Deflecton');
    expect(code).toBe(2);
    expect(err).toContain('Deflecton');
    expect(err).toContain('Deflection');
  });
});
