// What is said: values that make sense, and what becomes of them. Ids that nobody knows before the house stands are
// written as `@name`, and put in when it is said.

import * as fc from 'fast-check';

/** Says what `@name` stands for. */
export type Names = Readonly<Record<string, string>>;

const NAMES = ['vtes', 'nosferatu', 'open', 'invite', 'open-invite'] as const;
const place = fc.constantFrom(...NAMES.map((name) => `@${name}`));

export const fill = (text: string, names: Names): string =>
  text.replaceAll(/@([a-z-]+)/g, (whole, name: string) =>
    Object.hasOwn(names, name) ? names[name]! : whole,
  );

const deep = (depth: number, end: unknown): unknown => {
  let value = end;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
};

const WORDS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'x\uDC00y',
  '\u202Eevil\u202C',
  '\u200B',
  '\uFEFF',
  '\u3164',
  'Z\u0335\u0336\u0337\u0338\u0339\u033A',
  '👩‍👩‍👧‍👦',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  "' OR 1=1 --",
  '"; DROP TABLE people; --',
  '../../etc/passwd',
  '%00',
  '${7*7}',
  '<script>alert(1)</script>',
  'NaN',
  'x'.repeat(301),
  'é'.repeat(5000),
  'x'.repeat(15_000),
  'x'.repeat(20_000),
];
const NUMBERS = [0, -1, 1, 0.5, 15, 16, 255, 2 ** 31, 2 ** 53, 1e308, -1e308, 5e-324, -0];
const OTHERS = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { toJSON: 1 },
  deep(50, 1),
  deep(2000, null),
];

/** Nothing that is wanted anywhere. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  place,
  fc.constantFrom<unknown>(...WORDS, ...NUMBERS, ...OTHERS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(fc.constantFrom('constructor', 'prototype', 'a', '0', ''), fc.constantFrom(1, 'x', null)),
  fc.array(fc.integer(), { maxLength: 300 }),
);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Places inside a value. */
function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function withAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: (old: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((one: unknown, i) => (String(i) === key ? withAt(one, rest, change) : one));
  const entries = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(
    entries.flatMap(([name, inner]) => {
      if (name !== key) return [[name, inner]];
      const changed = withAt(inner, rest, change);
      return changed === GONE ? [] : [[name, changed]];
    }),
  );
}
const GONE = Symbol('gone');

/** The value, or one in which something is replaced, left out, or too much. */
function mutated(value: unknown): fc.Arbitrary<unknown> {
  const paths = pathsOf(value);
  const inner = paths.filter((path) => path.length > 0);
  const path = fc.constantFrom(...paths);
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(value) },
    { weight: 4, arbitrary: fc.tuple(path, nasty).map(([at, bad]) => withAt(value, at, () => bad)) },
    {
      weight: inner.length > 0 ? 1 : 0,
      arbitrary: fc
        .constantFrom([], ...inner)
        .map((at) => (at.length === 0 ? value : withAt(value, at, () => GONE))),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('constructor', 'extra', 'toString', '', '0'), nasty)
        .map(([key, bad]) => ({ ...(value as Record<string, Json>), [key]: bad })),
    },
  );
}

/** Text that is not JSON any more, or says the same thing twice. */
const broken = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.nat(Math.max(0, text.length - 1)).map((end) => text.slice(0, end)),
    fc.constant(text.replace('{', '{"__proto__":{"admin":true},')),
    fc.constant(text.replace('{', '{"constructor":{"prototype":{"admin":true}},')),
    fc.constant(text.replace('{', '{"type":"ping","request":1,')),
    fc.constant(text.replace(/"[^"]*"$|\}$/, ',}')),
    fc.constant(text.replaceAll('"', "'")),
    fc.constantFrom(
      '',
      'null',
      '0',
      '"',
      '[',
      '{}',
      '[]',
      'NaN',
      '['.repeat(15_000),
      '{"a":'.repeat(3000),
      '\uFEFF{}',
    ),
    fc
      .tuple(fc.nat(text.length), fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }))
      .map(([at, more]) => text.slice(0, at) + more + text.slice(at)),
  );

/** A value as it is sent: mostly as JSON. */
export const written = (value: unknown): fc.Arbitrary<string> =>
  mutated(value).chain((changed) => {
    const text = JSON.stringify(changed) ?? '';
    return fc.oneof({ weight: 5, arbitrary: fc.constant(text) }, { weight: 2, arbitrary: broken(text) });
  });
