// What tables of all games say: the menu, the line, talk, clocks, the end.

import type { Messages } from '../../text/texts.ts';

export type TableKey =
  | 'line.lost'
  | `menu.${'open' | 'title' | 'close' | 'take-back' | 'stand-in' | 'come-back' | 'leave' | 'leave-sure' | 'lobby'}`
  | `menu.${'language' | 'settings' | 'keys' | 'rules' | 'people' | 'mute' | 'unmute' | 'replace' | 'invite' | 'copied'}`
  | `take-back.${'wished' | 'mine' | 'agree' | 'disagree'}`
  | 'stand-in.mine'
  | `talk.${'title' | 'say' | 'say-to' | 'send' | 'all' | 'watching' | 'private-to' | 'private-from'}`
  | `over.${'again' | 'again-there' | 'share' | 'shared' | 'replay' | 'lobby' | 'look' | 'back'}`
  | `clock.${'left' | 'then-reserve' | 'of-reserve' | 'at-zero' | 'bot-at-zero'}`
  | `seat.${'you' | 'bot' | 'away' | 'stand-in'}`
  | `choose.${'do' | 'done' | 'of' | 'less' | 'more' | 'put-back'}`
  | 'refused'
  | 'decision';
export type TableMessages = Messages<TableKey>;
