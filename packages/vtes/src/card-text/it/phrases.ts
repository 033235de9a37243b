import type { PhraseKey } from '../messages.ts';

const self = (of: string, the: string): string =>
  `{subject, select, vampire {${of}questo vampiro} ally {${of}questo alleato} bearer {${the} portatore} employer {${the} possessore} other {${of}questo servitore}}`;
const that = (of: string): string =>
  `{what, select, vampire {${of}quel vampiro} ally {${of}quell’alleato} equipment {${of}quell’equipaggiamento} retainer {${of}quel seguace} hand {${of}quella carta} other {${of}quel servitore}}`;
const agreeing = (one: string, other: string): string => `{count, plural, one {${one}} other {${other}}}`;
const point = (what: string): string => `{amount, plural, one {# punto ${what}} other {# punti ${what}}}`;

const controlledAs = (one: string): string =>
  `{whose, select, own { che controlli} prey { ${one} dalla tua preda} hostsPrey { ${one} dalla preda del suo controllore} others { ${one} da un altro Matusalemme} other {}}`;
const controlled = controlledAs(agreeing('controllato', 'controllati'));
const where = `{circle, select, yes { dello stesso circolo} other {}}{where, select, uncontrolled {{whose, select, own { nella tua zona non controllata} other { in una zona non controllata}}} torpor { in torpore${controlled}} combat { nel combattimento${controlled}} other {${controlled}}}`;
const kind = `{what, select, vampire {${agreeing('vampiro', 'vampiri')}} ally {${agreeing('alleato', 'alleati')}} monster {${agreeing('mostro', 'mostri')}} imbued {imbued} other {${agreeing('servitore', 'servitori')}}}`;
const noun = `{rank, select, none {{clan, select, none {${kind}} other {${agreeing('{clan}', 'vampiri {clan}')}}}} other {{rank}}}`;
const member =
  '{sect, select, none {} other { {sect}}}{notSect, select, none {} other { non {notSect}}}{trait, select, none {} other { {trait}}}';
const and = '{where, select, ready { e } other { }}';
const state = `{where, select, ready { ${agreeing('attivo', 'attivi')}} other {}}{locked, select, yes {${and}${agreeing('impegnato', 'impegnati')}} other {}}{unlocked, select, yes {${and}${agreeing('disimpegnato', 'disimpegnati')}} other {}}`;
const quality = `${member}{titled, select, yes { ${agreeing('titolato', 'titolati')}} other {}}{untitled, select, yes { senza titoli} other {}}${state}{younger, select, yes { più ${agreeing('giovane', 'giovani')}} other {}}`;
const having =
  '{with, select, none {} other { con {with}}}{lacks, select, none {} other { senza {lacks}}}{capacity, select, none {} other { con capacità {capacity} o più}}';
const some =
  '{many, select, upTo {fino a {count} } exactly {{count} } other {{other, select, yes {un altro } other {un }}}}';
const chosen = `{what, select, hand {una carta della tua mano} equipment {un equipaggiamento su un servitore${controlled}} retainer {un seguace di {on, select, vampire {un vampiro} other {un servitore}}${controlled}} other {${some}${noun}${quality}${having}${where}}}`;
const copy = `un’altra copia di questo alleato${controlledAs('controllata')}`;
/** Whoever has the card is named without an article, which would melt into a preposition. */
const target = (of: string): string =>
  `${of}{host, select, yes {chi porta questa carta} other {{copy, select, yes {${copy}} other {${chosen}}}}}`;

export const phrases: Readonly<Record<PhraseKey, string>> = {
  this: self('', 'il'),
  'this.of': self('di ', 'del'),
  that: that(''),
  'that.of': that('di '),
  target: target(''),
  'target.of': target('di '),
  each: `ogni ${noun}${quality}`,
  'each.of': `di ogni ${noun}${quality}`,
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
  against: 'contro {target}',

  action:
    'un’azione{kind, select, bleed { di dissanguare} hunt { di cacciare} political { politica} other {}}{directed, select, yes { diretta} no { indiretta} other {}}{at, select, you {{kind, select, bleed { diretta a te} other { diretta a te (o a una carta che controlli)}}} other {}}{by, select, this { {ofThis}} predator { di un servitore controllato dal tuo predatore} minion { {ofMinion}} other {}}',
  'when.phase':
    'durante la {user, select, you {tua {phase}} their {propria {phase}} each {{phase} di ogni Matusalemme} other {{phase} di ogni altro Matusalemme}}',
  'when.entering': 'quando {this} entra in gioco',
  'when.as-played': 'quando viene giocata un’altra carta',
  'when.announced': 'mentre {minion} annuncia {action}',
  'when.action': 'durante {action}',
  'when.success': 'quando {action} sta per avere successo',
  'when.blocked': 'se {this} viene bloccato, prima della risoluzione del blocco',
  'when.polling': 'durante la votazione di un’azione politica',
  'when.referendum': 'durante la votazione di qualsiasi referendum',
  'when.before-range': 'prima di determinare la distanza',
  'when.range': 'mentre si determina la distanza',
  'when.before-strikes': 'prima di scegliere gli attacchi',
  'when.strike': 'quando si scelgono gli attacchi',
  'when.damage': 'durante la risoluzione del danno',
  'when.additional-strikes': 'quando si ottengono attacchi addizionali',
  'when.press': 'durante l’inseguimento',
  'when.end-of-round': 'alla fine di un round di combattimento',
  'when.after-combat': 'dopo il combattimento',
  'when.after-action': 'dopo la risoluzione dell’azione',
  'when.after-resolution': 'dopo la risoluzione di {action}',
  'when.once': 'una volta {when}',
  'when.once-round': 'una volta per round di combattimento',
  'when.once-turn': 'una volta per turno',
  'condition.attempt': 'mentre un servitore tenta di bloccare',
  'condition.bleed': 'se il punteggio di dissanguare è {amount} o più',

  'condition.declined': 'dopo che tutti hanno rifiutato di bloccare',
  'condition.successful':
    'se l’azione ha avuto successo{political, select, yes {, qualunque sia stato l’esito del referendum} other {}}',
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
