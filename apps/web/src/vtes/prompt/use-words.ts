// What the game tells, in the reader's language and with the names of those who sit here.

import type { Open } from '@nocturne/kernel';
import {
  cardName,
  nameInPlay,
  type Reader,
  sentence,
  tellOption,
  tellPrompt,
  type Told,
  type Vtes,
} from '@nocturne/vtes';
import { useStore } from '../../net/store.ts';
import type { LiveTable } from '../../table/types.ts';
import { useReader } from '../../text/reader.tsx';
import type { Seen } from './facts.ts';
import { type SeatWords, seatWords } from './seat-words.ts';
import { usePromptText } from './text/use-prompt-text.ts';

export interface Words extends SeatWords {
  /** For what is told to all alike. */
  readonly reader: Reader;
  readonly view: Seen;
  readonly seat: number | null;
  readonly told: (told: Told) => string;
  readonly option: (question: Open<Vtes>, option: unknown) => string;
  readonly prompt: (question: Open<Vtes>) => string;
  /** The name of a card on the table, as far as it is known. */
  readonly cardAt: (id: number) => string;
  /** The same, told apart from others of its name. */
  readonly copyAt: (id: number) => string;
  readonly card: (name: string) => string;
}

const withoutPeriod = (text: string): string => text.replace(/\.$/, '');

export function useWords(table: LiveTable): Words {
  const { language, format } = useReader();
  const say = usePromptText();
  const { about, view: any, seat } = useStore(table.state);
  const view = any as unknown as Seen;
  const reader: Reader = { language, format, seats: about?.chairs.map(({ name }) => name) ?? [] };
  // whoever looks at a game that is over looks through the eyes of another
  const you = table.replayed === true ? null : seat;
  const told = (what: Told): string => sentence(what, { ...reader, you });
  const card = (name: string): string => cardName(name, language);
  return {
    ...seatWords(reader.seats, you, say('you')),
    reader,
    view,
    seat,
    told,
    card,
    option: (question, option) => withoutPeriod(told(tellOption(option, question, view))),
    prompt: (question) => told(tellPrompt(question, view)),
    cardAt(id) {
      const found = view.table.cards.find((one) => one.id === id);
      const name = found?.name ?? view.own?.uncontrolled[String(id)] ?? null;
      return name === null ? '—' : card(name);
    },
    copyAt: (id) => nameInPlay(view, id, reader),
  };
}

/** What is asked last is the heading; what comes before it says why. */
export function questionParts(text: string): { readonly heading: string; readonly why: string } {
  const at = text.search(/(?<=[.?])\s+(?=\p{Lu}|¿)(?!.*[.?]\s+(?:\p{Lu}|¿))/u);
  return at < 0 ? { heading: text, why: '' } : { heading: text.slice(at).trim(), why: text.slice(0, at) };
}
