import type { PhraseKey } from '../messages.ts';

const self = (of: string, the: string): string =>
  `{subject, select, vampire {${of}este vampiro} ally {${of}este aliado} bearer {${the} portador} employer {${the} empleador} other {${of}este siervo}}`;
const that = (of: string): string =>
  `{what, select, vampire {${of}ese vampiro} ally {${of}ese aliado} equipment {${of}ese equipo} retainer {${of}ese criado} hand {${of}esa carta} other {${of}ese siervo}}`;
const agreeing = (one: string, other: string): string => `{count, plural, one {${one}} other {${other}}}`;

const controlled =
  '{whose, select, own { que controles} prey { que controle tu presa} hostsPrey { de la presa de su controlador} others { que controle otro Matusalén} other {}}';
const where = `{circle, select, yes { del mismo círculo} other {}}{where, select, uncontrolled {{whose, select, own { en tu zona incontrolada} other { en una zona incontrolada}}} torpor { en letargo${controlled}} combat { en el combate${controlled}} other {${controlled}}}`;
const vampires = agreeing('vampiro', 'vampiros');
const noun = `{rank, select, none {{clan, select, none {{what, select, vampire {${vampires}} ally {${agreeing('aliado', 'aliados')}} monster {${agreeing('monstruo', 'monstruos')}} imbued {${agreeing('imbuido', 'imbuidos')}} other {${agreeing('siervo', 'siervos')}}}} other {${vampires} {clan}}}} other {{rank}}}`;
/** Before what else it is, if it is ready. */
const also = '{where, select, ready { y } other { }}';
const quality = `{sect, select, none {} other { {sect}}}{notSect, select, none {} other { no {notSect}}}{trait, select, none {} other { {trait}}}{younger, select, yes { ${agreeing('menor', 'menores')}} other {}}{titled, select, yes { ${agreeing('titulado', 'titulados')}} other {}}{untitled, select, yes { sin título} other {}}{where, select, ready { ${agreeing('preparado', 'preparados')}} other {}}{locked, select, yes {${also}${agreeing('girado', 'girados')}} other {}}{unlocked, select, yes {${also}${agreeing('enderezado', 'enderezados')}} other {}}`;
const target = (of: string, the: string): string =>
  `{host, select, yes {${the} portador} other {${of}{copy, select, yes {otra copia de este aliado${controlled}} other {{what, select, hand {una carta de tu mano} equipment {un equipo en un siervo${controlled}} retainer {un criado de {on, select, vampire {un vampiro} other {un siervo}}${controlled}} other {{many, select, upTo {hasta {count} } exactly {{count} } other {{other, select, yes {otro } other {un }}}}${noun}${quality}{with, select, none {} other { con {with}}}{lacks, select, none {} other { sin {lacks}}}{capacity, select, none {} other { con capacidad de al menos {capacity}}}${where}}}}}}}`;

export const phrases: Readonly<Record<PhraseKey, string>> = {
  this: self('', 'el'),
  'this.of': self('de ', 'del'),
  that: that(''),
  'that.of': that('de '),
  target: target('', 'el'),
  'target.of': target('de ', 'del'),
  each: `cada ${noun}${quality}`,
  'each.of': `de cada ${noun}${quality}`,
  'points.blood': '{amount} de sangre',
  'points.blood-range': 'de {least} a {most} de sangre',
  'points.blood-x': 'X de sangre',
  'points.pool': '{amount} de reserva sanguínea',
  'points.life': '{amount} de vida',
  'points.damage': '{amount} de daño',
  'points.damage-x': 'X + {amount} de daño',
  'points.counters': '{amount, plural, one {# ficha} other {# fichas}}',
  'points.transfers': '{amount, plural, one {# transferencia} other {# transferencias}}',
  'list.or': '{first} {o, select, yes {u} other {o}} {last}',
  against: 'contra {target}',

  action:
    'una acción{kind, select, bleed { de sangrar} hunt { de cazar} political { política} other {}}{directed, select, yes { directa} no { indirecta} other {}}{at, select, you {{kind, select, bleed { dirigida a ti} other { dirigida a ti (o a una carta que controles)}}} other {}}{by, select, this { {ofThis}} predator { de un siervo que controle tu depredador} minion { {ofMinion}} other {}}',
  'when.phase':
    'durante {user, select, you {tu {phase}} their {su {phase}} each {la {phase} de cada Matusalén} other {la {phase} de cada uno de los demás Matusalenes}}',
  'when.entering': 'cuando {this} entra en juego',
  'when.as-played': 'cuando se juega otra carta',
  'when.announced': 'cuando {minion} anuncia {action}',
  'when.action': 'durante {action}',
  'when.success': 'cuando {action} está a punto de tener éxito',
  'when.blocked': 'si {this} es bloqueado, antes de la resolución del bloqueo',
  'when.polling': 'durante la fase de votación de una acción política',
  'when.referendum': 'durante la fase de votación de cualquier referéndum',
  'when.before-range': 'antes de determinar la distancia',
  'when.range': 'al determinar la distancia',
  'when.before-strikes': 'antes de elegir ataques',
  'when.strike': 'al elegir ataques',
  'when.damage': 'durante la resolución del daño',
  'when.additional-strikes': 'al obtener ataques adicionales',
  'when.press': 'durante el acoso',
  'when.end-of-round': 'al final de un asalto de combate',
  'when.after-combat': 'tras el combate',
  'when.after-action': 'tras la resolución de la acción',
  'when.after-resolution': 'tras la resolución de {action}',
  'when.once': 'una vez {when}',
  'when.once-round': 'una vez en cada asalto de combate',
  'when.once-turn': 'una vez por turno',

  'condition.attempt': 'mientras un siervo intenta bloquear',
  'condition.bleed': 'si el sangrado es de {amount} o más',
  'condition.declined': 'después de que se haya renunciado a bloquear',
  'condition.successful':
    'si la acción tuvo éxito{political, select, yes {, sea cual sea el resultado del referéndum} other {}}',
  'condition.blocked': 'si la acción fue bloqueada',
  'condition.passed': 'si el referéndum prosperó',
  'condition.close': 'de cerca',
  'condition.vampire': 'contra un vampiro',
  if: 'si {this} {is}',
  'if.it': 'si {is}',
  'is.clan': 'es {clan}',
  'is.titled': 'es titulado',
  'is.vampire': 'es un vampiro',
  'is.disciplines': 'tiene {symbols}',
};
