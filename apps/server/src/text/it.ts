import type { Messages } from './messages.ts';

export const it: Messages = {
  'home.title': 'Nocturne',
  'home.what':
    'Un tavolo per due giochi di carte di vampiri che ne conosce le regole: Vampire: The Eternal Struggle e Nosferatu. Le carte nascoste restano nascoste e vengono offerte solo mosse lecite.',
  'home.terminal': 'Giocare in un terminale',
  'home.terminal-how': 'Nella cartella da cui questo server è stato avviato:',
  'home.programs': 'Programmi',
  'home.programs-how': 'Bot e client di ogni tipo preparano tavoli e giocano qui:',
  'home.api': 'l’interfaccia HTTP',
  'home.legal':
    'Un progetto non ufficiale di appassionati. Vampire: The Eternal Struggle è un marchio di Paradox Interactive AB; Nosferatu appartiene al suo autore e ai suoi editori.',
  'replay.title': 'Una partita giocata qui',
  'replay.seats': 'Chi ha giocato',
  'replay.bot': 'bot',
  'replay.record': 'il suo verbale',
  'replay.how': 'Con il verbale la partita si può rivedere e controllare in un terminale:',
  'replay.unknown': 'Questa partita non esiste o non è più condivisa.',
};
