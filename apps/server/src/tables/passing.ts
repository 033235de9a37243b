// What is answered for somebody whose time is up: the answer that does nothing, where there is one.

const PASSIVE: ReadonlySet<string> = new Set(['pass', 'no-block', 'end']);

export function passOf(decision: unknown): number | undefined {
  const { kind, options } = decision as { kind: string; options?: readonly { do?: string }[] };
  if (kind !== 'one' || options === undefined) return undefined;
  const at = options.findIndex((option) => PASSIVE.has(option.do ?? ''));
  return at < 0 ? undefined : at;
}
