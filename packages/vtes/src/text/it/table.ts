import type { TableKey } from '../messages.ts';

export const table: Readonly<Record<TableKey, string>> = {
  'table-option.decks': 'Con quale mazzo gioca ogni persona?',
  'table-option.format': 'Quali carte possono avere i mazzi?',
  'table-value.format.standard': 'Tutte quelle note, tranne quelle bandite',
  'table-value.format.fifth-edition': 'Solo carte dei cinque mazzi pronti',
  'table-option.seating': 'Chi siede dove?',
  'table-value.seating.random': 'Decide la sorte',
  'table-value.seating.given': 'Come nell’elenco',
  'table-option.first': 'Chi ha il primo turno?',
  'table-value.first.random': 'Decide la sorte',
  'table-value.first.given': 'Chi apre l’elenco',
  'table-option.timeLimit': 'La partita ha un limite di tempo?',
  'table-value.timeLimit.true': 'Sì: allo scadere, mezzo punto vittoria a chi è ancora in gioco',
  'table-value.timeLimit.false': 'No',

  'result.won': 'Vince {winner} con {points, plural, one {# punto vittoria} other {# punti vittoria}}.',
  'result.shared': 'Non vince nessuno: il punteggio più alto è condiviso.',
};
