// Each step of a game makes its view anew. What has not changed in it stays the same thing, so that only what has changed
// is drawn again.

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function steadyList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const items = now.map((item, index) => steady(before[index], item));
  return items.length === before.length && items.every((item, index) => item === before[index])
    ? before
    : items;
}

function steadyFields(before: Fields, now: Fields): Fields {
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  const fields = Object.fromEntries(
    keys.map((key) => {
      const value = steady(before[key], now[key]);
      same &&= value === before[key] && key in before;
      return [key, value];
    }),
  );
  return same ? before : fields;
}

function steadyMap(
  before: ReadonlyMap<unknown, unknown>,
  now: ReadonlyMap<unknown, unknown>,
): ReadonlyMap<unknown, unknown> {
  const values = new Map([...now].map(([key, value]) => [key, steady(before.get(key), value)]));
  const same = ([key, value]: [unknown, unknown]): boolean =>
    before.has(key) && Object.is(before.get(key), value);
  return values.size === before.size && [...values].every(same) ? before : values;
}

const steadySet = (before: ReadonlySet<unknown>, now: ReadonlySet<unknown>): ReadonlySet<unknown> =>
  now.size === before.size && [...now].every((item) => before.has(item)) ? before : now;

function steadyObject(before: Fields, now: Fields): object {
  if (Object.getPrototypeOf(before) !== Object.getPrototypeOf(now)) return now;
  if (Array.isArray(now)) return steadyList(before as unknown as unknown[], now);
  if (now instanceof Map) return steadyMap(before as unknown as Map<unknown, unknown>, now);
  if (now instanceof Set) return steadySet(before as unknown as Set<unknown>, now);
  return steadyFields(before, now);
}

/** What was made of a value: where it stays in the view, it is not compared with that again at every step. */
const made = new WeakMap<object, object>();

/** The value of now, made of what was there before as far as it is the same. */
export function steady<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || !isObject(now) || !isObject(before)) return now;
  if (made.get(now) === before) return before as T;
  const result = steadyObject(before, now);
  made.set(now, result);
  return result as T;
}

/** The same, over lists of things that have numbers: one that is gone does not move the others. */
export function steadyById<T extends { readonly id: number }>(
  before: readonly T[],
  now: readonly T[],
): readonly T[] {
  const known = new Map(before.map((item) => [item.id, item]));
  const items = now.map((item) => steady(known.get(item.id), item));
  return items.length === before.length && items.every((item, index) => item === before[index])
    ? before
    : items;
}
