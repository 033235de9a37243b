// What is wrong with a deck, in the words of the game.

import type { ReasonMessage } from '@nocturne/protocol';
import { sentence, tellReason } from '@nocturne/vtes';
import type { ReactNode } from 'react';
import { useReader } from '../text/reader.tsx';
import { useWords } from './text/words.ts';

export default function DeckReason({ reason }: { readonly reason: ReasonMessage }): ReactNode {
  const { language, format } = useReader();
  const say = useWords();
  // decks are told by their seats; this one is nobody's yet
  const seated = { seat: 0, ...reason } as unknown as Parameters<typeof tellReason>[0];
  return sentence(tellReason(seated, null), { language, format, seats: [say('deck')] });
}
