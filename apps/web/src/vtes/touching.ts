// Hands on the table: pointing at a card shows it, pressing one that is lit chooses it, a long press shows it at large.

import { type MouseEvent, type PointerEvent, type SyntheticEvent, useRef } from 'react';
import { type Thing, useChoosing } from './choosing.ts';
import type { Shown } from './here.ts';

/** Milliseconds after which a press is a long one. */
const LONG = 450;
/** A finger that moves so far means something else. */
const SLIP = 12;

function thingAt({ target }: SyntheticEvent): Thing | null {
  const found = (target as Element).closest<HTMLElement>('[data-thing]');
  return (found?.dataset['thing'] as Thing | undefined) ?? null;
}

const isCard = (thing: Thing): boolean => !thing.startsWith('seat ');

interface Holding {
  /** The last press was a long one: the click that ends it means nothing more. */
  readonly wasLong: () => boolean;
  readonly on: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onContextMenu: (event: MouseEvent) => void;
  };
}

interface Hold {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly x: number;
  readonly y: number;
}

function useHolding(onLong: (thing: Thing) => void): Holding {
  const hold = useRef<Hold | null>(null);
  const long = useRef(false);
  const release = (): void => {
    clearTimeout(hold.current?.timer);
    hold.current = null;
  };
  return {
    wasLong: () => long.current,
    on: {
      onPointerDown(event) {
        long.current = false;
        const thing = thingAt(event);
        if (thing === null || event.pointerType === 'mouse' || !isCard(thing)) return;
        const timer = setTimeout(() => {
          long.current = true;
          onLong(thing);
        }, LONG);
        hold.current = { timer, x: event.clientX, y: event.clientY };
      },
      onPointerMove({ clientX, clientY }) {
        const from = hold.current;
        if (from !== null && Math.hypot(clientX - from.x, clientY - from.y) > SLIP) release();
      },
      onPointerUp: release,
      onPointerCancel: release,
      onContextMenu(event) {
        if (long.current) event.preventDefault();
      },
    },
  };
}

interface Touching extends Partial<Holding['on']> {
  readonly onClick: (event: MouseEvent) => void;
  readonly onPointerOver: (event: PointerEvent) => void;
  readonly onFocus: (event: SyntheticEvent) => void;
}

/** `show` shows a card where the rail is not in sight; with null, what the pointer is on is shown again. */
export function useTouching(narrow: boolean, show: (shown: Shown | null) => void): Touching {
  const { lit, press, look } = useChoosing();
  const lookAt = (thing: Thing): void => {
    look(thing);
    if (!narrow) show(null);
  };
  const enlarge = (thing: Thing): void => {
    lookAt(thing);
    if (narrow && isCard(thing)) show({ thing });
  };
  const { wasLong, on } = useHolding(enlarge);
  return {
    ...on,
    onClick(event) {
      const thing = thingAt(event);
      if (thing === null || wasLong()) return;
      if (lit.has(thing)) press(thing);
      else enlarge(thing);
    },
    onPointerOver(event) {
      const thing = thingAt(event);
      if (thing !== null && event.pointerType === 'mouse' && !narrow && isCard(thing)) lookAt(thing);
    },
    onFocus(event) {
      const thing = thingAt(event);
      if (thing !== null && isCard(thing) && (event.target as Element).matches(':focus-visible'))
        lookAt(thing);
    },
  };
}
