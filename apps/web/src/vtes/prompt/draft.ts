// What was chosen of a question so far, and the answer that it makes.

import type { Choice, Open } from '@nocturne/kernel';
import type { Vtes } from '@nocturne/vtes';
import { noShares, placeOfShares, type Shares } from '../../table/allocation.ts';
import { narrow, type Narrowed, type Narrowing, NO_PICKS, type Picks } from '../../table/narrowing.ts';
import { type AnyOption, narrowingOf, type Seen, sharesOf } from './facts.ts';

/** It belongs to one question and dies with it. */
export interface Draft {
  readonly serial: number;
  readonly picks: Picks;
  /** Of some or of an order, the places. */
  readonly several: readonly number[];
  readonly amount: number;
  readonly shares: Shares;
  /** Whether the end of the phase was pressed once. */
  readonly ending: boolean;
  /** When something was chosen last. */
  readonly armedAt: number;
}

export interface Asked {
  readonly question: Open<Vtes>;
  readonly options: readonly AnyOption[];
  readonly narrowing: Narrowing;
  readonly narrowed: Narrowed;
  /** Points to be given out, if that is what is left to choose. */
  readonly sharing: ReturnType<typeof sharesOf>;
  readonly draft: Draft;
  /** The answer as it stands, if it is one. */
  readonly choice: Choice | null;
}

export function freshDraft(question: Open<Vtes>): Draft {
  const amount = question.kind === 'amount' ? question.min : 0;
  return {
    serial: question.serial,
    picks: NO_PICKS,
    several: [],
    amount,
    shares: [],
    ending: false,
    armedAt: 0,
  };
}

const NOTHING: Narrowing = { options: [], facets: [], preset: () => undefined };

function choiceOf({ question, narrowed, sharing, draft }: Omit<Asked, 'choice'>): Choice | null {
  switch (question.kind) {
    case 'amount':
      return draft.amount;
    case 'some': {
      const { length } = draft.several;
      return length >= question.min && length <= question.max ? draft.several : null;
    }
    case 'order':
      return draft.several.length === question.options.length ? draft.several : null;
    case 'one': {
      if (sharing === null) return narrowed.option;
      const place = placeOfShares(sharing.options, draft.shares);
      return place < 0 ? null : sharing.places[place]!;
    }
  }
}

/** The question with what was chosen of it. */
export function askedWith(view: Seen, question: Open<Vtes>, kept: Draft): Asked {
  const options = question.kind === 'amount' ? [] : (question.options as readonly AnyOption[]);
  const narrowing = question.kind === 'amount' ? NOTHING : narrowingOf(view, question);
  const narrowed = narrow(narrowing, kept.picks);
  const sharing = sharesOf(question, narrowed);
  const shares = kept.shares.length === 0 && sharing !== null ? noShares(sharing.options) : kept.shares;
  const asked = { question, options, narrowing, narrowed, sharing, draft: { ...kept, shares } };
  return { ...asked, choice: choiceOf(asked) };
}

/** The place of the option that lets things be, if there is one. */
export function passOf({ question, options }: Pick<Asked, 'question' | 'options'>): number | null {
  if (question.kind !== 'one') return null;
  const place = options.findIndex((option) => option.do === 'pass' || option.do === 'no-block');
  return place < 0 ? null : place;
}

export function endOf({ question, options }: Pick<Asked, 'question' | 'options'>): number | null {
  if (question.kind !== 'one') return null;
  const place = options.findIndex((option) => option.do === 'end');
  return place < 0 ? null : place;
}
