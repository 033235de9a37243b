// The words of the table as a board. What happens there, and what is asked, has words of the game.

import type { Messages } from '../../text/texts.ts';

type Phase = 'unlock' | 'master' | 'minion' | 'influence' | 'discard';

export type BoardKey =
  | `seat.${'you' | 'prey' | 'predator' | 'both' | 'prey-of' | 'out' | 'ousted' | 'short-prey' | 'short-predator'}`
  | `seat.${'pool' | 'pool-then' | 'hand' | 'library' | 'crypt' | 'ash' | 'points' | 'edge' | 'holds-edge'}`
  | `seat.${'decides' | 'back' | 'choose' | 'show' | 'side' | 'turn' | 'open-hand'}`
  | `region.${'ready' | 'torpor' | 'uncontrolled' | 'table' | 'more' | 'empty-ash'}`
  | `hand.${'label' | 'empty' | 'of'}`
  | `phase.${Phase}`
  | `top.${'turn' | 'yours' | 'label' | 'help' | 'sound' | 'language' | 'lobby' | 'settings' | 'watching'}`
  | `rail.${'label' | 'card' | 'log' | 'talk' | 'unread' | 'nothing' | 'place' | 'on-it' | 'latest' | 'turn'}`
  | `rail.${'in-hand' | 'no-log'}`
  | `talk.${'to' | 'empty'}`;

export type BoardMessages = Messages<BoardKey>;
