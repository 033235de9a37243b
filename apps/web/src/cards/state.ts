// How a card stands: what it may be used for, and what is happening to it.

import type { ActionKind } from '@nocturne/vtes';
import type { Sign } from '../marks/marks.ts';
import type { WebMessageKey } from '../text/messages.ts';
import type { WebReader } from '../text/reader.tsx';

export interface CardState {
  /** It may be chosen now. */
  readonly lit?: boolean;
  /** In a builder: it is in the deck. */
  readonly chosen?: boolean;
  /** It was chosen once: once more does it. */
  readonly armed?: boolean;
  readonly looked?: boolean;
  readonly locked?: boolean;
  readonly awake?: boolean;
  readonly acting?: ActionKind;
  readonly blocking?: boolean;
  readonly target?: boolean;
  readonly inTorpor?: boolean;
  readonly contested?: boolean;
  /** The key that chooses it. */
  readonly keyNumber?: number;
}

export interface Flag {
  readonly look: 'awake' | 'acting' | 'blocking' | 'target' | 'contested';
  readonly sign: Sign | 'combat';
  readonly words: WebMessageKey;
}

const SIGN_OF_ACT: Readonly<Partial<Record<ActionKind, Sign>>> = {
  bleed: 'bleed',
  hunt: 'drop',
  political: 'crown',
  diablerie: 'fangs',
  fight: 'fist',
};

/** The one thing that its flag says. What it does comes before what befalls it. */
export function flagOf(state: CardState): Flag | undefined {
  const { acting } = state;
  if (acting !== undefined)
    return { look: 'acting', sign: SIGN_OF_ACT[acting] ?? 'arrow', words: `flag.act.${acting}` };
  if (state.blocking) return { look: 'blocking', sign: 'shield', words: 'flag.blocks' };
  if (state.target) return { look: 'target', sign: 'prey', words: 'flag.target' };
  if (state.contested) return { look: 'contested', sign: 'combat', words: 'flag.contested' };
  if (state.awake) return { look: 'awake', sign: 'eye', words: 'flag.awake' };
  return undefined;
}

const CLASSES = {
  lit: 'lit',
  chosen: 'chosen',
  armed: 'armed',
  looked: 'looked',
  locked: 'locked',
  target: 'bracketed',
  inTorpor: 'in-torpor',
  contested: 'contested',
} as const satisfies Partial<Record<keyof CardState, string>>;

export const classesOf = (state: CardState): string[] =>
  (Object.keys(CLASSES) as (keyof typeof CLASSES)[]).filter((key) => state[key]).map((key) => CLASSES[key]);

/** In words, for whoever does not see it. */
export function stateWords(state: CardState, { say }: WebReader): string[] {
  const flag = flagOf(state);
  return [
    ...(state.locked ? [say('card.locked')] : []),
    ...(state.inTorpor ? [say('card.torpor')] : []),
    ...(state.contested && flag?.look !== 'contested' ? [say('card.contested')] : []),
    ...(flag === undefined ? [] : [say(flag.words)]),
    ...(state.lit ? [say('card.playable')] : []),
  ];
}
