import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpProblems, messageProblems, readAnswer } from './checks.ts';
import { playHonestly } from './honest.ts';
import { openScene, type Scene } from './scene.ts';
import { actions, newSiege, perform } from './siege.ts';

describe('a siege', () => {
  let folder: string;
  let scene: Scene;
  const rejections: unknown[] = [];
  const heard = (reason: unknown): void => void rejections.push(reason);
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nocturne-fuzz-'));
    process.on('unhandledRejection', heard);
    scene = await openScene(join(folder, 'house.db'));
  });
  afterAll(async () => {
    await scene.house.stop();
    process.off('unhandledRejection', heard);
    rmSync(folder, { recursive: true });
  });

  it('gets reasons and no secrets, and the games go on', async () => {
    const siege = newSiege();
    const found: unknown[] = [];
    for (let batch = 0; batch < 12; batch++) {
      for (const action of actions(1, batch)) {
        const problems = await perform(scene, siege, action);
        if (problems.length > 0) found.push({ action, problems });
      }
    }
    expect(found).toEqual([]);
    expect(rejections).toEqual([]);
    for (const answer of [
      'HTTP 200',
      'HTTP 400',
      'HTTP 401',
      'HTTP 404',
      'socket done',
      'socket refused',
      'socket table',
    ])
      expect([...siege.answers.keys()]).toContain(answer);
    for (const line of siege.lines.values()) line.close();
    const { nosferatu, vtes } = await playHonestly(scene, 10);
    expect(nosferatu + vtes).toBeGreaterThan(0);
    expect(scene.house.faults).toEqual([]);
  });
});

describe('what a siege looks for', () => {
  const answer = (status: number, body: string) => readAnswer(`HTTP/1.1 ${status} X\r\nA: b\r\n\r\n${body}`)!;
  const reason = '{"error":{"why":"no"}}';

  it('is found in answers over HTTP', () => {
    expect(httpProblems(answer(409, reason), '', false, ['seed'])).toEqual([]);
    expect(httpProblems(answer(500, reason), '', false, [])).toEqual(['answers 500']);
    expect(httpProblems(answer(404, 'Not found'), '', false, [])).toEqual(['gives no reason with 404']);
    expect(httpProblems(answer(200, '{"a":"my seed"}'), '', false, ['seed'])).toEqual(['tells “seed”']);
    expect(httpProblems(answer(200, '{"a":"my seed"}'), 'GET /seed', false, ['seed'])).toEqual([]);
  });

  it('is found in messages', () => {
    const seatAt = (table: string): number | null => (table === 'aaaaaaaa' ? 1 : null);
    const found = (message: object, secrets: string[] = [], others: string[] = []) =>
      messageProblems(JSON.stringify(message), '', seatAt, secrets, others);
    const events = { type: 'events', table: 'bbbbbbbb', at: 1, events: [{ type: 'drew' }], waiting: [] };
    const table = {
      type: 'table',
      table: 'aaaaaaaa',
      at: 1,
      seat: 1,
      about: null,
      view: 'Card',
      question: null,
      waiting: [],
      clock: null,
    };
    const question = { serial: 1, name: 'n', kind: 'one' };
    expect(found(events)).toEqual([]);
    expect(found(table, [], ['Card'])).toEqual([]);
    expect(found({ ...table, seat: 0 })).toEqual(['shows seat 0']);
    expect(found({ ...table, view: 'seed' }, ['seed'])).toEqual(['tells “seed”']);
    expect(found({ ...events, question })).toEqual(['asks a spectator']);
    expect(found({ ...events, events: [{ type: 'drew', secret: 'Card' }] })).toEqual([
      'tells a spectator a secret',
    ]);
    expect(found({ type: 'refused', request: 'a', reason: { why: 'fault' } })).toEqual(['is at fault']);
    expect(
      found({ type: 'refused', request: 'a', reason: { why: 'x', card: 'Card' } }, [], ['Card']),
    ).toEqual(['tells “Card”']);
    expect(found({ type: 'unheard-of' })).toHaveLength(1);
  });
});
