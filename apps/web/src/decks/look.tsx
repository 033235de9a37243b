// A large card for whoever points at one, stays on it with the keyboard, or presses it long.

import type { Card } from '@nocturne/vtes';
import {
  createContext,
  type DOMAttributes,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { LargeCard } from '../cards/large-card.tsx';

interface Looking {
  readonly card: Card;
  readonly beside: DOMRect;
}
interface Look {
  /** Soon, unless it is left before. */
  readonly point: (this: void, card: Card, at: Element) => void;
  readonly leave: (this: void) => void;
  /** In a sheet, to stay. */
  readonly open: (this: void, card: Card) => void;
}
const LookContext = createContext<Look | null>(null);

const POINTED_MS = 260;
const LEFT_MS = 120;
const LONG_PRESS_MS = 450;
/** Fingers are never quite still. */
const STILL = 10;
const MARGIN = 12;

/** To the right of what it explains, else to its left; never out of sight. */
function Floating({ card, beside }: Looking): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = box.current;
    if (shown === null) return;
    const { width, height } = shown.getBoundingClientRect();
    const right = beside.right + MARGIN;
    const left = right + width > innerWidth - MARGIN ? beside.left - MARGIN - width : right;
    const top = Math.min(beside.top, innerHeight - MARGIN - height);
    shown.style.translate = `${Math.max(MARGIN, left)}px ${Math.max(MARGIN, top)}px`;
  }, [card, beside]);
  return (
    <div ref={box} className="decks-floating" aria-hidden="true">
      <LargeCard card={card} />
    </div>
  );
}

function useEscape(then: () => void): void {
  useEffect(() => {
    const hide = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') then();
    };
    addEventListener('keydown', hide);
    return () => removeEventListener('keydown', hide);
  });
}

export function LookAt({
  onOpen,
  children,
}: {
  readonly onOpen: (card: Card) => void;
  readonly children: ReactNode;
}): ReactNode {
  const [looking, setLooking] = useState<Looking | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = useCallback((ms: number, next: Looking | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLooking(next), ms);
  }, []);
  useEscape(() => after(0, null));
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = useMemo<Look>(
    () => ({
      point: (card, at) => after(POINTED_MS, { card, beside: at.getBoundingClientRect() }),
      leave: () => after(LEFT_MS, null),
      open: (card) => {
        after(0, null);
        onOpen(card);
      },
    }),
    [after, onOpen],
  );
  return (
    <LookContext value={look}>
      {children}
      {looking !== null && <Floating {...looking} />}
    </LookContext>
  );
}

/** A long press, which is no click. */
function useLongPress(pressed: () => void): DOMAttributes<HTMLElement> {
  const press = useRef<{ timer?: ReturnType<typeof setTimeout>; x: number; y: number; long: boolean }>({
    x: 0,
    y: 0,
    long: false,
  });
  const release = (): void => clearTimeout(press.current.timer);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      press.current = { x: clientX, y: clientY, long: false };
      if (pointerType === 'mouse') return;
      press.current.timer = setTimeout(() => {
        press.current.long = true;
        pressed();
      }, LONG_PRESS_MS);
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (Math.hypot(clientX - press.current.x, clientY - press.current.y) > STILL) release();
    },
    onPointerUp: release,
    onPointerCancel: release,
    onContextMenu: (event) => {
      if (press.current.long) event.preventDefault();
    },
    onClickCapture: (event) => {
      if (!press.current.long) return;
      press.current.long = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** What makes something explain its card. */
export function useLook(card: Card): DOMAttributes<HTMLElement> {
  const look = useContext(LookContext)!;
  return {
    ...useLongPress(() => look.open(card)),
    onPointerEnter: ({ pointerType, currentTarget }) => {
      if (pointerType === 'mouse') look.point(card, currentTarget);
    },
    onPointerLeave: () => look.leave(),
    onFocus: ({ target, currentTarget }) => {
      if (target.matches(':focus-visible')) look.point(card, currentTarget);
    },
    onBlur: () => look.leave(),
  };
}

export const useOpenCard = (): Look['open'] => useContext(LookContext)!.open;
