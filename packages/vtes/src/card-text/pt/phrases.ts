import type { PhraseKey } from '../messages.ts';

const self = (each: string, the: string): string =>
  `{subject, select, vampire {${each} vampiro} ally {${each} aliado} bearer {${the} portador} employer {${the} empregador} other {${each} servo}}`;
const that = (each: string): string =>
  `{what, select, vampire {${each}e vampiro} ally {${each}e aliado} equipment {${each}e equipamento} retainer {${each}e lacaio} hand {${each}a carta} other {${each}e servo}}`;
const agreeing = (one: string, other: string): string => `{count, plural, one {${one}} other {${other}}}`;

const controlled =
  '{whose, select, own { que você controla} prey { que sua presa controla} hostsPrey { que a presa de seu controlador controla} others { que outro Matusalém controla} other {}}';
const where = `{circle, select, yes { do mesmo círculo} other {}}{where, select, uncontrolled {{whose, select, own { em sua região não controlada} other { em uma região não controlada}}} torpor { em torpor${controlled}} combat { no combate${controlled}} other {${controlled}}}`;
const kind = `{what, select, vampire {${agreeing('vampiro', 'vampiros')}} ally {${agreeing('aliado', 'aliados')}} monster {${agreeing('monstro', 'monstros')}} imbued {${agreeing('imbuído', 'imbuídos')}} other {${agreeing('servo', 'servos')}}}`;
const noun = `{rank, select, none {{clan, select, none {${kind}} other {${agreeing('{clan}', 'vampiros {clan}')}}}} other {{rank}}}`;
const member =
  '{sect, select, none {} other { {sect}}}{notSect, select, none {} other { não {notSect}}}{trait, select, none {} other { {trait}}}';
const and = '{where, select, ready { e } other { }}';
const state = `{where, select, ready { ${agreeing('pronto', 'prontos')}} other {}}{locked, select, yes {${and}${agreeing('travado', 'travados')}} other {}}{unlocked, select, yes {${and}${agreeing('destravado', 'destravados')}} other {}}`;
const quality = `${member}{titled, select, yes { ${agreeing('titulado', 'titulados')}} other {}}{untitled, select, yes { sem título} other {}}${state}{younger, select, yes { mais ${agreeing('jovem', 'jovens')}} other {}}`;
const having =
  '{with, select, none {} other { com {with}}}{lacks, select, none {} other { sem {lacks}}}{capacity, select, none {} other { com capacidade {capacity} ou mais}}';
const some =
  '{many, select, upTo {até {count} } exactly {{count} } other {{other, select, yes {outro } other {um }}}}';
const chosen = `{what, select, hand {uma carta da sua mão} equipment {um equipamento em um servo${controlled}} retainer {um lacaio de {on, select, vampire {um vampiro} other {um servo}}${controlled}} other {${some}${noun}${quality}${having}${where}}}`;
/** Whoever has the card is named without an article, which would melt into a preposition. */
const target = `{host, select, yes {quem porta esta carta} other {{copy, select, yes {outra cópia deste aliado${controlled}} other {${chosen}}}}}`;

export const phrases: Readonly<Record<PhraseKey, string>> = {
  this: self('este', 'o'),
  'this.of': self('deste', 'do'),
  that: that('ess'),
  'that.of': that('dess'),
  target,
  'target.of': `de ${target}`,
  each: `cada ${noun}${quality}`,
  'each.of': `de cada ${noun}${quality}`,
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
  against: 'contra {target}',

  action:
    'uma ação{kind, select, bleed { de sangrar} hunt { de caçar} political { política} other {}}{directed, select, yes { direcionada} no { não direcionada} other {}}{at, select, you {{kind, select, bleed { direcionada a você} other { direcionada a você (ou a uma carta que você controla)}}} other {}}{by, select, this { {ofThis}} predator { de um servo que seu predador controla} minion { {ofMinion}} other {}}',
  'when.phase':
    'durante {user, select, you {sua {phase}} their {a própria {phase}} each {a {phase} de cada Matusalém} other {a {phase} de cada outro Matusalém}}',
  'when.entering': 'quando {this} entra em jogo',
  'when.as-played': 'quando outra carta é jogada',
  'when.announced': 'quando {minion} anuncia {action}',
  'when.action': 'durante {action}',
  'when.success': 'quando {action} está prestes a ser bem-sucedida',
  'when.blocked': 'se {this} for bloqueado, antes da resolução do bloqueio',
  'when.polling': 'durante a etapa de votação de uma ação política',
  'when.referendum': 'durante a etapa de votação de qualquer referendo',
  'when.before-range': 'antes de determinar a distância',
  'when.range': 'ao determinar a distância',
  'when.before-strikes': 'antes da escolha dos golpes',
  'when.strike': 'durante a escolha dos golpes',
  'when.damage': 'durante a resolução de dano',
  'when.additional-strikes': 'quando golpes adicionais são ganhos',
  'when.press': 'na etapa de pressionar',
  'when.end-of-round': 'no fim de uma rodada de combate',
  'when.after-combat': 'após o combate',
  'when.after-action': 'após a resolução da ação',
  'when.after-resolution': 'após a resolução de {action}',
  'when.once': 'uma vez {when}',
  'when.once-round': 'uma vez em cada rodada de combate',
  'when.once-turn': 'uma vez por turno',
  'condition.attempt': 'enquanto um servo tenta bloquear',
  'condition.bleed': 'se a quantidade de sangrar for {amount} ou mais',

  'condition.declined': 'depois que os bloqueios forem recusados',
  'condition.successful':
    'se a ação tiver sido bem-sucedida{political, select, yes {, qualquer que tenha sido o resultado do referendo} other {}}',
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
