import type { PhraseKey } from '../messages.ts';

const self = (of: string, the: string, elided: string): string =>
  `{subject, select, vampire {${of}ce vampire} ally {${of}cet allié} bearer {${the} possesseur} employer {${elided}employeur} other {${of}ce serviteur}}`;
const that = (of: string): string =>
  `{what, select, vampire {${of}ce vampire} equipment {${of}cet équipement} hand {${of}cette carte} other {${of}ce serviteur}}`;
const agreeing = (one: string, other: string): string => `{count, plural, one {${one}} other {${other}}}`;
const point = (what: string): string =>
  `{amount, plural, one {# point de ${what}} other {# points de ${what}}}`;

const controlled =
  '{whose, select, own { que vous contrôlez} prey { que votre proie contrôle} others { qu’un autre Mathusalem contrôle} other {}}';
const where = `{where, select, uncontrolled {{whose, select, own { dans votre région incontrôlée} other { dans une région incontrôlée}}} torpor { en torpeur${controlled}} other {${controlled}}}`;
const noun = `{clan, select, none {{what, select, vampire {${agreeing('vampire', 'vampires')}} other {${agreeing('serviteur', 'serviteurs')}}}} other {${agreeing('{clan}', 'vampires {clan}')}}}`;
const quality = `{younger, select, yes { ${agreeing('plus jeune', 'plus jeunes')}} other {}}{titled, select, yes { ${agreeing('titré', 'titrés')}} other {}}{where, select, ready { ${agreeing('disponible', 'disponibles')}} other {}}{locked, select, yes { ${agreeing('incliné', 'inclinés')}} other {}}`;
const target = (of: string, elided: string): string =>
  `{what, select, hand {${elided}une carte de votre main} equipment {${elided}un équipement sur un serviteur${controlled}} other {{many, select, upTo {${of}jusqu’à {count} } exactly {${of}{count} } other {${elided}un }}${noun}${quality}{with, select, none {} other { avec {with}}}${where}}}`;

export const phrases: Readonly<Record<PhraseKey, string>> = {
  this: self('', 'le', 'l’'),
  'this.of': self('de ', 'du', 'de l’'),
  that: that(''),
  'that.of': that('de '),
  target: target('', ''),
  'target.of': target('de ', 'd’'),
  'points.blood': point('sang'),
  'points.blood-range': 'de {least} à {most} points de sang',
  'points.blood-x': 'X points de sang',
  'points.pool': point('réserve'),
  'points.life': point('vie'),
  'points.damage': point('dégâts'),
  'points.damage-x': 'X + {amount} points de dégâts',
  'points.counters': '{amount, plural, one {# compteur} other {# compteurs}}',
  'points.transfers': '{amount, plural, one {# transfert} other {# transferts}}',
  'list.or': '{first} ou {last}',

  action:
    'une action{kind, select, bleed { de morsure} hunt { de chasse} political { politique} other {}}{directed, select, yes { dirigée} no { non dirigée} other {}}{at, select, you {{kind, select, bleed { dirigée contre vous} other { dirigée contre vous (ou contre une carte que vous contrôlez)}}} other {}}{by, select, this { {ofThis}} predator { d’un serviteur que votre prédateur contrôle} minion { {ofMinion}} other {}}',
  'when.phase':
    'durant {user, select, you {votre {phase}} their {sa {phase}} each {la {phase} de chaque Mathusalem} other {la {phase} de chaque autre Mathusalem}}',
  'when.as-played': 'lorsqu’une autre carte est jouée',
  'when.announced': 'lorsqu’{minion} annonce {action}',
  'when.action': 'durant {action}',
  'when.success': 'lorsqu’{action} est sur le point de réussir',
  'when.blocked': 'si {this} est bloqué, avant la résolution du blocage',
  'when.polling': 'durant l’étape de vote d’une action politique',
  'when.before-range': 'avant l’étape de manœuvre',
  'when.range': 'durant l’étape de manœuvre',
  'when.before-strikes': 'avant que les frappes ne soient choisies',
  'when.strike': 'durant le choix des frappes',
  'when.damage': 'durant la résolution des dégâts',
  'when.press': 'durant l’étape de poursuite',
  'when.end-of-round': 'à la fin d’un round de combat',
  'when.after-action': 'après la résolution de l’action',
  'when.after-resolution': 'après la résolution d’{action}',
  'when.once': 'une fois {when}',

  'condition.declined': 'une fois que tous ont renoncé à bloquer',
  'condition.successful': 'si l’action est réussie',
  'condition.blocked': 'si l’action a été bloquée',
  'condition.passed': 'si le référendum est passé',
  'condition.close': 'au contact',
  'condition.vampire': 'contre un vampire',
  if: 'si {this} {is}',
  'if.it': 's’il {is}',
  'is.clan': 'est {clan}',
  'is.titled': 'est titré',
  'is.vampire': 'est un vampire',
  'is.disciplines': 'a {symbols}',
};
