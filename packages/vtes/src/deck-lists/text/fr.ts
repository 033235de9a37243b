import type { DeckListMessages } from './messages.ts';

export const fr: DeckListMessages = {
  'problem.crypt-size': 'Une crypte a au moins 12 cartes ; celle-ci en a {size}.',
  'problem.library-size': 'Une bibliothèque a de 60 à 90 cartes ; celle-ci en a {size}.',
  'problem.groups':
    'Les vampires d’une crypte sont d’un seul groupe ou de deux qui se suivent ; ceux-ci sont des groupes {groups}.',
  'problem.unknown-card': '« {card} » ne fait pas partie des cartes du jeu.',
  'problem.wrong-pile': '{card} se trouve dans la mauvaise partie du deck.',
  'problem.banned': '{card} est bannie.',
  'problem.not-in-format': '{card} ne fait pas partie des cartes de ce format.',
  'problem.bad-count': 'Le nombre d’exemplaires n’est pas un entier supérieur à zéro : {card}.',

  'line.unplayable': '{card} est une carte connue, mais on ne peut pas encore jouer avec elle.',
  'line.unknown':
    'La carte « {name} » n’existe pas : {count, plural, one {# exemplaire reste de côté} other {# exemplaires restent de côté}}.{nearest, select, none {} other { Les plus proches : {nearest}.}}',
  'line.ambiguous':
    '« {name} » peut être n’importe laquelle de ces cartes : {candidates}. {count, plural, one {# exemplaire reste de côté} other {# exemplaires restent de côté}}.',
  'line.guessed': 'Seulement le début d’un nom, lu comme {card}.',
  'line.miscounted':
    'Le titre promet {said, plural, one {# carte} other {# cartes}}, mais {read, plural, =0 {aucune ne suit} one {# suit} other {# suivent}}.',

  'ignored.link': 'Les cartes de ce deck ne sont pas dans le lien lui-même : il n’y a rien à lire ici.',
  'ignored.text': 'N’est pas lue comme une carte.',
  'ignored.no-copies': 'Aucun exemplaire, donc laissée de côté.',

  'verdict.legal': 'Ce deck est valide.',
  'verdict.doubtful': 'Ce qui a pu être lu est un deck valide, mais quelques lignes sont à revoir.',
  'verdict.illegal': 'Ce deck n’est pas valide.',

  'heading.crypt':
    'Crypte : {cards, plural, =0 {aucune carte} one {# carte} other {# cartes}}{groupCount, plural, =0 {} one {, groupe {groups}} other {, groupes {groups}}}{cards, plural, =0 {} other {, capacité moyenne {average, number}}}',
  'heading.library': 'Bibliothèque : {cards, plural, =0 {aucune carte} one {# carte} other {# cartes}}',
  'heading.type': '{type} ({cards}{trifles, plural, =0 {} one { ; # triviale} other { ; # triviales}})',

  'type.master': 'Cartes de maître',
  'type.action': 'Cartes d’action',
  'type.action modifier': 'Modificateurs d’action',
  'type.reaction': 'Cartes de réaction',
  'type.combat': 'Cartes de combat',
  'type.political action': 'Cartes d’action politique',
  'type.equipment': 'Équipements',
  'type.retainer': 'Compagnons',
  'type.ally': 'Alliés',
  'type.event': 'Cartes d’événement',
};
