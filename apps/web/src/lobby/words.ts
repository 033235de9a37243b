// What is said of tables in several places.

import type { Clock } from '@nocturne/protocol';
import type { ChairInfo } from '../net/about.ts';
import { useReader } from '../text/reader.tsx';
import type { GameName } from './tables.ts';
import { useWords } from './text/words.ts';

interface TableWords {
  readonly gameName: (this: void, game: GameName) => string;
  readonly whoSits: (this: void, chairs: readonly ChairInfo[]) => string;
  readonly clockWords: (this: void, clock: Clock) => string;
  /** The name of a ready-made deck. */
  readonly deckName: (this: void, deck: string) => string;
}

const READY = ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'] as const;
const isReady = (deck: string): deck is (typeof READY)[number] => (READY as readonly string[]).includes(deck);

export function useTableWords(): TableWords {
  const say = useWords();
  const { language, say: common } = useReader();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    gameName: (game) => say(`game.${game}`),
    whoSits(chairs) {
      const people = chairs.filter(({ taken, bot }) => taken && bot === null).map(({ name }) => name);
      const bots = chairs.filter(({ bot }) => bot !== null).length;
      const free = chairs.filter(({ taken }) => !taken).length;
      return list.format([
        ...people,
        ...(bots > 0 ? [say('bots', { bots })] : []),
        ...(free > 0 ? [say('free', { free })] : []),
      ]);
    },
    clockWords(clock) {
      if (clock.kind === 'live')
        return say('clock.live.words', {
          seconds: clock.perDecision,
          minutes: Math.round(clock.reserve / 60),
        });
      return clock.kind === 'slow' ? say('clock.slow.words', { hours: clock.hours }) : say('clock.none');
    },
    deckName: (deck) => (isReady(deck) ? common(`deck.${deck}`) : deck),
  };
}
