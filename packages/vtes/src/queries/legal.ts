// Looking through candidates: which of them are legal, and whether any is.

import type { Offer } from '@nocturne/kernel';
import type { Vtes } from '../types.ts';

type Listing<Option> = (offer: Offer<Vtes, Option>) => void;

export function legal<Option>(list: Listing<Option>): Option[] {
  const found: Option[] = [];
  list((option, whyNot) => {
    if (whyNot === undefined) found.push(option);
  });
  return found;
}

/** Asked for every window and seat, so nothing is kept. */
export function anyLegal(list: Listing<object>): boolean {
  let found = false;
  list((_option, whyNot) => {
    if (whyNot === undefined) found = true;
  });
  return found;
}
