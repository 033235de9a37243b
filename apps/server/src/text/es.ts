import type { Messages } from './messages.ts';

export const es: Messages = {
  'home.title': 'Nocturne',
  'home.what':
    'Una mesa para dos juegos de cartas de vampiros que conoce sus reglas: Vampire: The Eternal Struggle y Nosferatu. Las cartas ocultas siguen ocultas y solo se ofrecen jugadas legales.',
  'home.terminal': 'Jugar en un terminal',
  'home.terminal-how': 'En la carpeta desde la que se inició este servidor:',
  'home.programs': 'Programas',
  'home.programs-how': 'Bots y clientes de cualquier tipo preparan mesas y juegan aquí:',
  'home.api': 'la interfaz HTTP',
  'home.legal':
    'Un proyecto no oficial de aficionados. Vampire: The Eternal Struggle es una marca de Paradox Interactive AB; Nosferatu pertenece a su autor y a sus editores.',
  'replay.title': 'Una partida jugada aquí',
  'replay.seats': 'Quién jugó',
  'replay.bot': 'bot',
  'replay.record': 'su registro',
  'replay.how': 'Con el registro, la partida puede volver a verse y comprobarse en un terminal:',
  'replay.unknown': 'Esa partida no existe, o ya no se comparte.',
};
