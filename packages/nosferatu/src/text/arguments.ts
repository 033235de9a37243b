// From the data of events, decisions, options and reasons to the arguments of their texts.

const SEATS: ReadonlySet<string> = new Set(['seat', 'by', 'victim', 'vampire', 'waiting', 'bitten']);

function argument(key: string, value: unknown, seats: readonly string[]): string | number | undefined {
  if (value === null) return 'none';
  if (Array.isArray(value)) {
    const parts = value.map((one) => argument(key, one, seats)).filter((part) => part !== undefined);
    return parts.length < value.length ? undefined : parts.join(', ') || 'none';
  }
  if (typeof value === 'number') return SEATS.has(key) ? (seats[value] ?? '—') : value;
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : undefined;
}

/**
 * Seats become names, lists are joined with commas, and the entries of a tally become arguments of their
 * own. An empty list is `none`, as is null. What has no place in a sentence is left out.
 */
export function textArguments(seats: readonly string[], values: object): Record<string, string | number> {
  const named: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(values) as [string, unknown][]) {
    const plain = argument(key, value, seats);
    if (plain !== undefined) named[key] = plain;
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      Object.assign(named, textArguments(seats, value));
  }
  return named;
}
