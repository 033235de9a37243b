export const en = {
  'home.title': 'Nocturne',
  'home.what':
    'A table for two vampire card games that knows their rules: Vampire: The Eternal Struggle and Nosferatu. Hidden cards stay hidden, and only legal moves are offered.',
  'home.terminal': 'Play in a terminal',
  'home.terminal-how': 'In the folder that this server was started from:',
  'home.programs': 'Programs',
  'home.programs-how': 'Bots and clients of any kind set up tables and play here:',
  'home.api': 'the HTTP interface',
  'home.legal':
    'An unofficial fan project. Vampire: The Eternal Struggle is a trademark of Paradox Interactive AB; Nosferatu belongs to its author and publishers.',
  'replay.title': 'A game that was played here',
  'replay.seats': 'Who played',
  'replay.bot': 'bot',
  'replay.record': 'its record',
  'replay.how': 'With the record, in a terminal, the game can be seen again and checked:',
  'replay.unknown': 'There is no such game, or it is no longer shared.',
};
