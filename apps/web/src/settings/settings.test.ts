import { MOST } from '@nocturne/vtes';
import { expect, test } from 'vitest';
import { DEFAULTS, readSettings } from './settings.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as fr from './text/fr.ts';
import * as it from './text/it.ts';
import * as pt from './text/pt.ts';

test('a first visit has the usual settings', () => {
  expect(readSettings(null)).toEqual(DEFAULTS);
});

test('what was kept is taken, and the rest is as usual', () => {
  expect(readSettings('{"sound":false,"scale":1.15,"attention":"relaxed"}')).toEqual({
    ...DEFAULTS,
    sound: false,
    scale: 1.15,
    attention: 'relaxed',
  });
});

test.each(['', 'no JSON', '[]', 'null', '7', '{"volume":2,"scale":40,"clicks":"three","keys":"no","odd":1}'])(
  'what cannot be used is passed over: %s',
  (text) => {
    expect(readSettings(text)).toEqual(DEFAULTS);
  },
);

test.each([en, it, pt, fr, es])('how often one is asked at most is said as it is', (language) => {
  expect(language.messages['attention.normal.hint']).toContain(` ${MOST} `);
});
