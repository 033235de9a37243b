// The words of the lobby and of tables before their game.

type Strength = 'heuristic' | 'random';
type ClockKind = 'none' | 'live' | 'slow';

type ListKey =
  | 'title'
  | 'filter'
  | 'filter.all'
  | 'mine'
  | 'open'
  | 'playing'
  | `${'open' | 'playing'}.none`
  | `game.${'vtes' | 'vtes.short' | 'nosferatu'}`
  | 'bots'
  | 'free'
  | 'sit'
  | 'watch'
  | 'back'
  | 'asked'
  | 'invited'
  | `${'asked' | 'invited'}.go`;

type NewTableKey =
  | `new.${'title' | 'summary' | 'unfold' | 'fold' | 'open' | 'begin'}`
  | 'game'
  | 'seats'
  | `bots.${'legend' | 'none' | Strength | 'none.hint' | 'hint'}`
  | 'listed'
  | 'listed.hint'
  | 'listed.not.hint'
  | 'clock'
  | `clock.${'section' | ClockKind | `${ClockKind}.hint` | 'live.words' | 'slow.words'}`
  | `clock.${'perDecision' | 'reserve' | 'hours'}`
  | 'at-zero'
  | `at-zero.${'default' | 'bot' | 'default.hint' | 'bot.hint'}`
  | 'time'
  | `time.${'none' | 'hint'}`
  | 'pace'
  | `pace.${0 | 700 | 1500 | 3000}`
  | `options.${'section' | 'more' | 'usual'}`
  | 'format'
  | `format.${'standard' | 'standard.hint' | 'fifth-edition' | 'fifth-edition.hint'}`
  | 'seating'
  | `seating.${'given' | 'random'}`
  | 'deck'
  | `deck.${'which' | 'dealt' | 'ready' | 'mine' | 'pasted' | 'paste' | 'paste.hint' | 'own' | 'take' | 'now'}`;

type RoomKey =
  | 'agreed'
  | 'agreed.minutes'
  | 'talk'
  | 'talk.none'
  | 'invite'
  | `invite.${'hint' | 'copy' | 'copied' | 'share'}`
  | 'promise'
  | `promise.${'how' | 'what' | 'words' | 'word' | 'word.hint' | 'add'}`
  | `room.${'leave' | 'complete' | 'missing' | 'full' | 'host-begins' | 'begin' | 'fill' | 'chairs' | 'chair-for'}`
  | `room.${'for-people' | 'you' | 'host' | 'account' | 'kept' | 'free' | 'sit-here'}`
  | `room.bot.${Strength}`
  | `nothing.${'title' | 'closed' | 'advice' | 'again' | 'lobby'}`
  | `nothing.${'not-found' | 'no-table' | 'not-invited' | 'no-answer' | 'closed'}.advice`;

export type LobbyKey = ListKey | NewTableKey | RoomKey;
