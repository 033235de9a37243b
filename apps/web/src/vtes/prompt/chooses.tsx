// Provides what may be chosen to the whole table.

import { type ReactNode, useCallback, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '../../net/store.ts';
import { useAfterPicture } from '../../table/after-picture.ts';
import type { LiveTable } from '../../table/types.ts';
import { type Choosing, ChoosingContext, type Thing } from '../choosing.ts';
import { useSteady } from '../seen.ts';
import { DecidingContext } from './deciding.ts';
import type { Seen } from './facts.ts';
import { Keys } from './keys.tsx';
import { choosingOf } from './lights.ts';
import { useDecidingAt } from './use-deciding.ts';

interface ChoosesProps {
  readonly table: LiveTable;
  readonly children: ReactNode;
}

/** The same function for good, which does what the last one given does: who presses need not be drawn for every answer. */
function useLatest(press: (thing: Thing) => void): (thing: Thing) => void {
  const latest = useRef(press);
  useInsertionEffect(() => {
    latest.current = press;
  });
  return useCallback((thing) => latest.current(thing), []);
}

type Lights = Pick<Choosing, 'lit' | 'armed' | 'pools'>;

/**
 * Another question changes the lights after its picture: what happened and what is asked are seen first. Nobody can have read
 * it by then; who presses what was lit before presses what is asked now.
 */
function useLights(lights: Lights, question: number | null): Lights {
  const [last] = useState({ lights });
  if (useAfterPicture(question) === question) last.lights = lights;
  const { lit, armed } = last.lights;
  return useSteady({ lit, armed, pools: lights.pools });
}

export function Chooses({ table, children }: ChoosesProps): ReactNode {
  const { view } = useStore(table.state);
  const { pressThing, ...deciding } = useDecidingAt(table);
  const [looked, look] = useState<Thing | null>(null);
  const now = useSteady(choosingOf(view as unknown as Seen, deciding.asked, deciding.keyed));
  const lights = useLights(now, deciding.asked?.question.serial ?? null);
  const press = useLatest(pressThing);
  const choosing = useMemo(() => ({ ...lights, press, looked, look }), [lights, press, looked]);
  return (
    <ChoosingContext value={choosing}>
      <DecidingContext value={deciding}>
        {children}
        <Keys press={press} />
      </DecidingContext>
    </ChoosingContext>
  );
}
