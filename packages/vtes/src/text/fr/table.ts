import type { TableKey } from '../messages.ts';

export const table: Readonly<Record<TableKey, string>> = {
  'table-option.decks': 'Avec quel deck joue chaque personne ?',
  'table-option.format': 'Quelles cartes les decks peuvent-ils contenir ?',
  'table-value.format.standard': 'Toutes les cartes connues, sauf celles qui sont bannies',
  'table-value.format.fifth-edition': 'Seulement les cartes des cinq decks tout prêts',
  'table-option.seating': 'Qui s’assied où ?',
  'table-value.seating.random': 'Le sort décide',
  'table-value.seating.given': 'Dans l’ordre de la liste',
  'table-option.first': 'À qui est le premier tour ?',
  'table-value.first.random': 'Le sort décide',
  'table-value.first.given': 'À qui ouvre la liste',
  'table-option.timeLimit': 'La partie a-t-elle une limite de temps ?',
  'table-value.timeLimit.true': 'Oui : à la fin, un demi-point de victoire à qui est encore en jeu',
  'table-value.timeLimit.false': 'Non',

  'result.won':
    '{winner} gagne avec {points, plural, one {# point de victoire} other {# points de victoire}}.',
  'result.shared': 'Personne ne gagne : le meilleur score est partagé.',
};
