import type { Messages } from './messages.ts';

export const pt: Messages = {
  'home.title': 'Nocturne',
  'home.what':
    'Uma mesa para dois jogos de cartas de vampiros que conhece as regras deles: Vampire: The Eternal Struggle e Nosferatu. As cartas ocultas continuam ocultas, e só são oferecidas jogadas legais.',
  'home.terminal': 'Jogar em um terminal',
  'home.terminal-how': 'Na pasta em que este servidor foi iniciado:',
  'home.programs': 'Programas',
  'home.programs-how': 'Bots e clientes de qualquer tipo montam mesas e jogam aqui:',
  'home.api': 'a interface HTTP',
  'home.legal':
    'Um projeto não oficial de fãs. Vampire: The Eternal Struggle é uma marca da Paradox Interactive AB; Nosferatu pertence ao seu autor e às suas editoras.',
  'replay.title': 'Uma partida jogada aqui',
  'replay.seats': 'Quem jogou',
  'replay.bot': 'bot',
  'replay.record': 'o registro dela',
  'replay.how': 'Com o registro, a partida pode ser revista e conferida em um terminal:',
  'replay.unknown': 'Essa partida não existe ou não é mais compartilhada.',
};
