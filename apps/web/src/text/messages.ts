// The client's own texts: one missing or one too many does not compile. Words of a game come from the game.

import type { ActionKind } from '@nocturne/vtes';

type CardKey =
  | `card.${'blood' | 'life' | 'votes' | 'counters' | 'with' | 'playable' | 'torpor' | 'contested' | 'locked'}`
  | `card.${'cost-blood' | 'cost-pool' | 'superior' | 'title' | 'directed' | 'level-does'}`
  | `flag.${'awake' | 'blocks' | 'target' | 'contested'}`
  /** What a minion is doing, on its flag. */
  | `flag.act.${ActionKind}`
  | `back.${'library' | 'crypt' | 'nosferatu'}`
  | `look.${'title' | 'language' | 'sizes' | 'states' | 'crypt' | 'library'}`
  | `look.${'token' | 'board' | 'in-hand' | 'large' | 'large-lit' | 'basic-superior' | 'clans' | 'types' | 'signs'}`
  | `look.state.${'ready' | 'lit' | 'armed' | 'looked' | 'locked' | 'awake' | 'acting' | 'blocking' | 'target' | 'torpor' | 'contested' | 'attached'}`
  | `nav.${'main' | 'menu' | 'play' | 'decks' | 'rules' | 'skip' | 'language' | 'language-now' | 'settings' | 'sign-in' | 'me'}`
  | 'sheet.close'
  | `failure.${'what' | 'safe' | 'again'}`
  /** The ready-made decks, by the names of their clans. */
  | `deck.${'malkavian' | 'nosferatu' | 'toreador' | 'tremere' | 'ventrue'}`
  | `page.${'away' | 'new-version' | 'reload'}`
  | 'person.guest'
  | `why.${'unknown' | 'no-answer'}`;

export type WebMessageKey = CardKey;
/** ICU messages. */
export type WebMessages = Readonly<Record<WebMessageKey, string>>;
