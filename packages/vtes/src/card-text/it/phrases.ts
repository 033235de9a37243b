import type { PhraseKey } from '../messages.ts';

const self = (of: string, the: string): string =>
  `{subject, select, vampire {${of}questo vampiro} ally {${of}questo alleato} bearer {${the} portatore} employer {${the} possessore} other {${of}questo servitore}}`;
const that = (of: string): string =>
  `{what, select, vampire {${of}quel vampiro} equipment {${of}quell’equipaggiamento} hand {${of}quella carta} other {${of}quel servitore}}`;
const agreeing = (one: string, other: string): string => `{count, plural, one {${one}} other {${other}}}`;
const point = (what: string): string => `{amount, plural, one {# punto ${what}} other {# punti ${what}}}`;

const controlled = `{whose, select, own { che controlli} prey { ${agreeing('controllato', 'controllati')} dalla tua preda} others { ${agreeing('controllato', 'controllati')} da un altro Matusalemme} other {}}`;
const where = `{where, select, uncontrolled {{whose, select, own { nella tua zona non controllata} other { in una zona non controllata}}} torpor { in torpore${controlled}} other {${controlled}}}`;
const noun = `{clan, select, none {{what, select, vampire {${agreeing('vampiro', 'vampiri')}} other {${agreeing('servitore', 'servitori')}}}} other {${agreeing('{clan}', 'vampiri {clan}')}}}`;
const quality = `{younger, select, yes { ${agreeing('più giovane', 'più giovani')}} other {}}{titled, select, yes { ${agreeing('titolato', 'titolati')}} other {}}{where, select, ready { ${agreeing('attivo', 'attivi')}} other {}}{locked, select, yes { ${agreeing('impegnato', 'impegnati')}} other {}}`;
const target = `{what, select, hand {una carta della tua mano} equipment {un equipaggiamento su un servitore${controlled}} other {{many, select, upTo {fino a {count} } exactly {{count} } other {un }}${noun}${quality}{with, select, none {} other { con {with}}}${where}}}`;

export const phrases: Readonly<Record<PhraseKey, string>> = {
  this: self('', 'il'),
  'this.of': self('di ', 'del'),
  that: that(''),
  'that.of': that('di '),
  target,
  'target.of': `di ${target}`,
  'points.blood': point('sangue'),
  'points.blood-range': 'da {least} a {most} punti sangue',
  'points.blood-x': 'X punti sangue',
  'points.pool': point('risorsa'),
  'points.life': point('vita'),
  'points.damage': '{amount, plural, one {# danno} other {# danni}}',
  'points.damage-x': 'X + {amount} danni',
  'points.counters': '{amount, plural, one {# segnalino} other {# segnalini}}',
  'points.transfers': '{amount, plural, one {# trasferimento} other {# trasferimenti}}',
  'list.or': '{first} o {last}',

  action:
    'un’azione{kind, select, bleed { di dissanguare} hunt { di cacciare} political { politica} other {}}{directed, select, yes { diretta} no { indiretta} other {}}{at, select, you {{kind, select, bleed { diretta a te} other { diretta a te (o a una carta che controlli)}}} other {}}{by, select, this { {ofThis}} predator { di un servitore controllato dal tuo predatore} minion { {ofMinion}} other {}}',
  'when.phase':
    'durante la {user, select, you {tua {phase}} their {propria {phase}} each {{phase} di ogni Matusalemme} other {{phase} di ogni altro Matusalemme}}',
  'when.as-played': 'quando viene giocata un’altra carta',
  'when.announced': 'mentre {minion} annuncia {action}',
  'when.action': 'durante {action}',
  'when.success': 'quando {action} sta per avere successo',
  'when.blocked': 'se {this} viene bloccato, prima della risoluzione del blocco',
  'when.polling': 'durante la votazione di un’azione politica',
  'when.before-range': 'prima di determinare la distanza',
  'when.range': 'mentre si determina la distanza',
  'when.before-strikes': 'prima di scegliere gli attacchi',
  'when.strike': 'quando si scelgono gli attacchi',
  'when.damage': 'durante la risoluzione del danno',
  'when.press': 'durante l’inseguimento',
  'when.end-of-round': 'alla fine di un round di combattimento',
  'when.after-action': 'dopo la risoluzione dell’azione',
  'when.after-resolution': 'dopo la risoluzione di {action}',
  'when.once': 'una volta {when}',

  'condition.declined': 'dopo che tutti hanno rifiutato di bloccare',
  'condition.successful': 'se l’azione ha avuto successo',
  'condition.blocked': 'se l’azione è stata bloccata',
  'condition.passed': 'se il referendum è stato approvato',
  'condition.close': 'a distanza ravvicinata',
  'condition.vampire': 'contro un vampiro',
  if: 'se {this} {is}',
  'if.it': 'se {is}',
  'is.clan': 'è {clan}',
  'is.titled': 'è titolato',
  'is.vampire': 'è un vampiro',
  'is.disciplines': 'ha {symbols}',
};
