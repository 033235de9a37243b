// The cards (N-1.2). Cards of one kind are interchangeable (N-1.3), so a hidden hand is a tally of kinds:
// it has no order and no ids that could be followed from one hidden place to another (N-10.3a).

export const KINDS = ['bite', 'night', 'rumour', 'component'] as const;
export type Kind = (typeof KINDS)[number];
export type ClockCard = 'night' | 'dawn';
export type Character = 'renfield' | 'vampire' | 'hunter';

export const RITUALS = ['mirror', 'distortion', 'transfusion'] as const;
export type Ritual = (typeof RITUALS)[number];

export type Tally = Record<Kind, number>;

export const emptyTally = (): Tally => ({ bite: 0, night: 0, rumour: 0, component: 0 });

export const copyTally = (tally: Tally): Tally => ({
  bite: tally.bite,
  night: tally.night,
  rumour: tally.rumour,
  component: tally.component,
});

export const size = (tally: Tally): number => tally.bite + tally.night + tally.rumour + tally.component;

/** The cards of a tally, sorted by kind. */
export function cardsOf(tally: Tally): Kind[] {
  const cards: Kind[] = [];
  for (const kind of KINDS) for (let i = 0; i < tally[kind]; i++) cards.push(kind);
  return cards;
}
