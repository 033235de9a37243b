import type { TableKey } from '../messages.ts';

export const table: Readonly<Record<TableKey, string>> = {
  'table-option.decks': 'Com qual baralho joga cada pessoa?',
  'table-option.format': 'Quais cartas os baralhos podem ter?',
  'table-value.format.standard': 'Todas as conhecidas, exceto as banidas',
  'table-value.format.fifth-edition': 'Só cartas dos cinco baralhos prontos',
  'table-option.seating': 'Quem senta onde?',
  'table-value.seating.random': 'A sorte decide',
  'table-value.seating.given': 'Na ordem da lista',
  'table-option.first': 'De quem é o primeiro turno?',
  'table-value.first.random': 'A sorte decide',
  'table-value.first.given': 'De quem abre a lista',
  'table-option.timeLimit': 'A partida tem limite de tempo?',
  'table-value.timeLimit.true': 'Sim: no fim do tempo, meio ponto de vitória a quem ainda joga',
  'table-value.timeLimit.false': 'Não',

  'result.won':
    'Vitória de {winner} com {points, plural, one {# ponto de vitória} other {# pontos de vitória}}.',
  'result.shared': 'Ninguém vence: a maior pontuação está empatada.',
};
