import type { KernelMessages } from './messages.ts';

export const fr: KernelMessages = {
  'why.over': 'La partie est finie.',
  'why.stale': 'Cette réponse arrive trop tard : la question est désormais une autre, ou aucune.',
  'why.not-asked':
    '{seat} n’a rien à décider maintenant.{waiting, select, none {} other { La table attend {waiting}.}}',
  'why.unknown-move':
    '« {move} » ne fait pas partie de tes coups du moment.{nearest, select, none {} other { Les plus proches : {nearest}.}}',
  'why.unknown-call':
    '« {call} » ne peut pas être annoncé à cette table.{nearest, select, none {} other { Le plus proche : {nearest}.}}',
  'why.not-an-option': 'Cela ne fait pas partie des choix proposés.',
  'why.wrong-number': 'Il en faut au moins {min} et au plus {max}.',
  'why.out-of-range': 'Le nombre doit se situer entre {min} et {max}.',
  'why.not-an-order': 'Il faut ranger les {count} dans un ordre, sans oubli ni répétition.',
  'why.bad-seats':
    '{problem, select, empty {Il manque un nom.} long {Un nom est trop long.} characters {Un nom ne peut contenir que des lettres, des chiffres, des espaces simples et ces signes : . - _ ’} twice {Deux personnes portent le même nom.} other {Un nom ne convient pas : {problem}.}}',
  'why.record-line': 'La ligne {line} du relevé est illisible.',
  'why.record-seal': 'Le sceau ne correspond pas : le relevé a changé depuis son écriture.',
  'why.record-game': 'C’est le relevé d’un autre jeu : {game}.',
  'why.record-version': 'Ce relevé suit la version {version} des règles, qui n’est pas celle d’ici.',
  'why.record-commitment':
    'La graine n’est pas celle qui a été promise avant la partie : son empreinte n’est pas {commitment}.',
  'why.record-move': 'Le coup {number} du relevé, « {move} », ne peut pas être joué. {because}',
  'why.record-state': 'Rejoué, le relevé ne mène pas à la position qu’il indique.',
};
