import type { PhraseKey } from '../messages.ts';

const self = (each: string, the: string): string =>
  `{subject, select, vampire {${each} vampiro} ally {${each} aliado} bearer {${the} portador} employer {${the} empregador} other {${each} servo}}`;
const that = (each: string): string =>
  `{what, select, vampire {${each}e vampiro} equipment {${each}e equipamento} hand {${each}a carta} other {${each}e servo}}`;
const agreeing = (one: string, other: string): string => `{count, plural, one {${one}} other {${other}}}`;

const controlled =
  '{whose, select, own { que você controla} prey { que sua presa controla} others { que outro Matusalém controla} other {}}';
const where = `{where, select, uncontrolled {{whose, select, own { em sua região não controlada} other { em uma região não controlada}}} torpor { em torpor${controlled}} other {${controlled}}}`;
const noun = `{clan, select, none {{what, select, vampire {${agreeing('vampiro', 'vampiros')}} other {${agreeing('servo', 'servos')}}}} other {${agreeing('{clan}', 'vampiros {clan}')}}}`;
const quality = `{younger, select, yes { ${agreeing('mais jovem', 'mais jovens')}} other {}}{titled, select, yes { ${agreeing('titulado', 'titulados')}} other {}}{where, select, ready { ${agreeing('pronto', 'prontos')}} other {}}{locked, select, yes { ${agreeing('travado', 'travados')}} other {}}`;
const target = `{what, select, hand {uma carta da sua mão} equipment {um equipamento em um servo${controlled}} other {{many, select, upTo {até {count} } exactly {{count} } other {um }}${noun}${quality}{with, select, none {} other { com {with}}}${where}}}`;

export const phrases: Readonly<Record<PhraseKey, string>> = {
  this: self('este', 'o'),
  'this.of': self('deste', 'do'),
  that: that('ess'),
  'that.of': that('dess'),
  target,
  'target.of': `de ${target}`,
  'points.blood': '{amount} de sangue',
  'points.blood-range': 'de {least} a {most} de sangue',
  'points.blood-x': 'X de sangue',
  'points.pool': '{amount, plural, one {# de recurso} other {# de recursos}}',
  'points.life': '{amount} de vida',
  'points.damage': '{amount} de dano',
  'points.damage-x': 'X + {amount} de dano',
  'points.counters': '{amount, plural, one {# contador} other {# contadores}}',
  'points.transfers': '{amount, plural, one {# transferência} other {# transferências}}',
  'list.or': '{first} ou {last}',

  action:
    'uma ação{kind, select, bleed { de sangrar} hunt { de caçar} political { política} other {}}{directed, select, yes { direcionada} no { não direcionada} other {}}{at, select, you {{kind, select, bleed { direcionada a você} other { direcionada a você (ou a uma carta que você controla)}}} other {}}{by, select, this { {ofThis}} predator { de um servo que seu predador controla} minion { {ofMinion}} other {}}',
  'when.phase':
    'durante {user, select, you {sua {phase}} their {a própria {phase}} each {a {phase} de cada Matusalém} other {a {phase} de cada outro Matusalém}}',
  'when.as-played': 'quando outra carta é jogada',
  'when.announced': 'quando {minion} anuncia {action}',
  'when.action': 'durante {action}',
  'when.success': 'quando {action} está prestes a ser bem-sucedida',
  'when.blocked': 'se {this} for bloqueado, antes da resolução do bloqueio',
  'when.polling': 'durante a etapa de votação de uma ação política',
  'when.before-range': 'antes de determinar a distância',
  'when.range': 'ao determinar a distância',
  'when.before-strikes': 'antes da escolha dos golpes',
  'when.strike': 'durante a escolha dos golpes',
  'when.damage': 'durante a resolução de dano',
  'when.press': 'na etapa de pressionar',
  'when.end-of-round': 'no fim de uma rodada de combate',
  'when.after-action': 'após a resolução da ação',
  'when.after-resolution': 'após a resolução de {action}',
  'when.once': 'uma vez {when}',

  'condition.declined': 'depois que os bloqueios forem recusados',
  'condition.successful': 'se a ação tiver sido bem-sucedida',
  'condition.blocked': 'se a ação tiver sido bloqueada',
  'condition.passed': 'se o referendo tiver sido aprovado',
  'condition.close': 'a curta distância',
  'condition.vampire': 'contra um vampiro',
  if: 'se {this} {is}',
  'if.it': 'se {is}',
  'is.clan': 'for {clan}',
  'is.titled': 'for titulado',
  'is.vampire': 'for um vampiro',
  'is.disciplines': 'tiver {symbols}',
};
