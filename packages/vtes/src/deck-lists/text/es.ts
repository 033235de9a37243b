import type { DeckListMessages } from './messages.ts';

export const es: DeckListMessages = {
  'problem.crypt-size': 'Una cripta tiene al menos 12 cartas; esta tiene {size}.',
  'problem.library-size': 'Una biblioteca tiene de 60 a 90 cartas; esta tiene {size}.',
  'problem.groups':
    'Los vampiros de una cripta son de un solo grupo o de dos consecutivos; estos son de los grupos {groups}.',
  'problem.unknown-card': '«{card}» no está entre las cartas del juego.',
  'problem.wrong-pile': '{card} está en la parte equivocada de la baraja.',
  'problem.banned': '{card} está prohibida.',
  'problem.not-in-format': '{card} no está entre las cartas de este formato.',
  'problem.bad-count': 'El número de copias de {card} no es un entero mayor que cero.',

  'line.unplayable': '{card} es una carta conocida, pero todavía no se puede jugar con ella.',
  'line.unknown':
    'La carta «{name}» no existe: {count, plural, one {# copia queda fuera} other {# copias quedan fuera}}.{nearest, select, none {} other { Las más parecidas: {nearest}.}}',
  'line.ambiguous':
    '«{name}» puede ser cualquiera de estas: {candidates}. {count, plural, one {# copia queda fuera} other {# copias quedan fuera}}.',
  'line.guessed': 'Solo el principio de un nombre, leído como {card}.',
  'line.miscounted':
    'Promete {said, plural, one {# carta} other {# cartas}}, pero {read, plural, =0 {no sigue ninguna} one {sigue #} other {siguen #}}.',

  'ignored.link': 'Las cartas de esta baraja no están en el propio enlace: aquí no hay nada que leer.',
  'ignored.text': 'No se ha leído como carta.',
  'ignored.no-copies': 'Ninguna copia, así que queda fuera.',

  'verdict.legal': 'Esta baraja es válida.',
  'verdict.doubtful': 'Lo que se ha podido leer es una baraja válida, pero conviene revisar algunas líneas.',
  'verdict.illegal': 'Esta baraja no es válida.',

  'heading.crypt':
    'Cripta: {cards, plural, =0 {ninguna carta} one {# carta} other {# cartas}}{groupCount, plural, =0 {} one {, grupo {groups}} other {, grupos {groups}}}{cards, plural, =0 {} other {, capacidad media {average, number}}}',
  'heading.library': 'Biblioteca: {cards, plural, =0 {ninguna carta} one {# carta} other {# cartas}}',
  'heading.type': '{type} ({cards}{trifles, plural, =0 {} one {; # nimiedad} other {; # nimiedades}})',

  'type.master': 'Cartas heriles',
  'type.action': 'Cartas de acción',
  'type.action modifier': 'Modificadores de acción',
  'type.reaction': 'Cartas de reacción',
  'type.combat': 'Cartas de combate',
  'type.political action': 'Cartas de acción política',
  'type.equipment': 'Equipo',
  'type.retainer': 'Criados',
  'type.ally': 'Aliados',
  'type.event': 'Cartas de evento',
};
