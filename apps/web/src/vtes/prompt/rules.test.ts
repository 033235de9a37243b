import type { Open } from '@nocturne/kernel';
import { vtesRules, type Vtes } from '@nocturne/vtes';
import { expect, test } from 'vitest';
import { BLOCKING, RULE_AT, RULE_OF, ruleOf } from './rules.ts';

test('every rule that is linked to is in the help', () => {
  const linked = [...Object.values(RULE_OF), ...Object.values(RULE_AT), BLOCKING];
  expect(linked.length).toBeGreaterThan(30);
  expect(linked.filter((number) => !Object.hasOwn(vtesRules, number))).toEqual([]);
});

test('a window is explained by its moment, a chance to block by that', () => {
  const impulse = (blocking: boolean): string | undefined =>
    ruleOf({ name: 'impulse', about: { moment: 'action', blocking } } as Open<Vtes>);
  expect([impulse(false), impulse(true)]).toEqual(['V-8.4', 'V-8.7']);
  expect(ruleOf({ name: 'strike' } as Open<Vtes>)).toBe('V-10.17');
  expect(ruleOf({ name: 'raise' } as Open<Vtes>)).toBeUndefined();
});
