import type { TableKey } from '../messages.ts';

export const table: Readonly<Record<TableKey, string>> = {
  'table-option.decks': '¿Con qué baraja juega cada persona?',
  'table-option.format': '¿Qué cartas pueden llevar las barajas?',
  'table-value.format.standard': 'Todas las conocidas, salvo las prohibidas',
  'table-value.format.fifth-edition': 'Solo cartas de las cinco barajas listas',
  'table-option.seating': '¿Quién se sienta dónde?',
  'table-value.seating.random': 'Decide la suerte',
  'table-value.seating.given': 'En el orden de la lista',
  'table-option.first': '¿De quién es el primer turno?',
  'table-value.first.random': 'Decide la suerte',
  'table-value.first.given': 'De quien abre la lista',
  'table-option.timeLimit': '¿Tiene la partida límite de tiempo?',
  'table-value.timeLimit.true': 'Sí: al acabarse, medio punto de victoria a quien siga en juego',
  'table-value.timeLimit.false': 'No',

  'result.won': 'Gana {winner} con {points, plural, one {# punto de victoria} other {# puntos de victoria}}.',
  'result.shared': 'No gana nadie: la mejor puntuación está empatada.',
};
