import type { PhraseKey } from '../messages.ts';

const self = (of: string, the: string, elided: string): string =>
  `{subject, select, vampire {${of}ce vampire} ally {${of}cet allié} bearer {${the} possesseur} employer {${elided}employeur} other {${of}ce serviteur}}`;
/** Not “ce vampire”, as the one that the text is about is called. */
const that = (the: string, elided: string, of: string): string =>
  `{what, select, vampire {${the} vampire ciblé} ally {${elided}allié ciblé} equipment {${elided}équipement ciblé} retainer {${the} compagnon ciblé} hand {${of}cette carte} other {${the} serviteur ciblé}}`;
const agreeing = (one: string, other: string): string => `{count, plural, one {${one}} other {${other}}}`;
const point = (what: string): string =>
  `{amount, plural, one {# point de ${what}} other {# points de ${what}}}`;

const controlled =
  '{whose, select, own { que vous contrôlez} prey { que votre proie contrôle} hostsPrey { de la proie de son contrôleur} others { qu’un autre Mathusalem contrôle} other {}}';
const where = `{circle, select, yes { du même cercle} other {}}{where, select, uncontrolled {{whose, select, own { dans votre région incontrôlée} other { dans une région incontrôlée}}} torpor { en torpeur${controlled}} combat { dans le combat${controlled}} other {${controlled}}}`;
const vampires = agreeing('vampire', 'vampires');
const noun = `{rank, select, none {{clan, select, none {{what, select, vampire {${vampires}} ally {${agreeing('allié', 'alliés')}} monster {${agreeing('monstre', 'monstres')}} imbued {${agreeing('imprégné', 'imprégnés')}} other {${agreeing('serviteur', 'serviteurs')}}}} other {${vampires} {clan}}}} other {{rank}}}`;
/** Before what else it is, if it is ready. */
const also = '{where, select, ready { et } other { }}';
const quality = `{sect, select, none {} other { {sect}}}{notSect, select, none {} other { non-{notSect}}}{trait, select, none {} other { {trait}}}{younger, select, yes { ${agreeing('plus jeune', 'plus jeunes')}} other {}}{titled, select, yes { ${agreeing('titré', 'titrés')}} other {}}{untitled, select, yes { ${agreeing('non titré', 'non titrés')}} other {}}{where, select, ready { ${agreeing('disponible', 'disponibles')}} other {}}{locked, select, yes {${also}${agreeing('incliné', 'inclinés')}} other {}}{unlocked, select, yes {${also}${agreeing('redressé', 'redressés')}} other {}}`;
const target = (of: string, elided: string, the: string): string =>
  `{host, select, yes {${the} possesseur} other {{copy, select, yes {${elided}un autre exemplaire de cet allié${controlled}} other {{what, select, hand {${elided}une carte de votre main} equipment {${elided}un équipement sur un serviteur${controlled}} retainer {${elided}un compagnon {on, select, vampire {d’un vampire} other {d’un serviteur}}${controlled}} other {{many, select, upTo {${of}jusqu’à {count} } exactly {${of}{count} } other {${elided}un {other, select, yes {autre } other {}}}}${noun}${quality}{with, select, none {} other { avec {with}}}{lacks, select, none {} other { sans {lacks}}}{capacity, select, none {} other { d’une capacité d’au moins {capacity}}}${where}}}}}}}`;

export const phrases: Readonly<Record<PhraseKey, string>> = {
  this: self('', 'le', 'l’'),
  'this.of': self('de ', 'du', 'de l’'),
  that: that('le', 'l’', ''),
  'that.of': that('du', 'de l’', 'de '),
  target: target('', '', 'le'),
  'target.of': target('de ', 'd’', 'du'),
  each: `chaque ${noun}${quality}`,
  'each.of': `de chaque ${noun}${quality}`,
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
  against: 'contre {target}',

  action:
    'une action{kind, select, bleed { de morsure} hunt { de chasse} political { politique} other {}}{directed, select, yes { dirigée} no { non dirigée} other {}}{at, select, you {{kind, select, bleed { dirigée contre vous} other { dirigée contre vous (ou contre une carte que vous contrôlez)}}} other {}}{by, select, this { {ofThis}} predator { d’un serviteur que votre prédateur contrôle} minion { {ofMinion}} other {}}',
  'when.phase':
    'durant {user, select, you {votre {phase}} their {sa {phase}} each {la {phase} de chaque Mathusalem} other {la {phase} de chaque autre Mathusalem}}',
  'when.entering': 'lorsque {this} entre en jeu',
  'when.as-played': 'lorsqu’une autre carte est jouée',
  'when.announced': 'au moment où {minion} annonce {action}',
  'when.action': 'durant {action}',
  'when.success': 'lorsqu’{action} est sur le point de réussir',
  'when.blocked': 'si {this} est bloqué, avant la résolution du blocage',
  'when.polling': 'durant l’étape de vote d’une action politique',
  'when.referendum': 'durant l’étape de vote de tout référendum',
  'when.before-range': 'avant l’étape de manœuvre',
  'when.range': 'durant l’étape de manœuvre',
  'when.before-strikes': 'avant que les frappes ne soient choisies',
  'when.strike': 'durant le choix des frappes',
  'when.damage': 'durant la résolution des dégâts',
  'when.additional-strikes': 'lorsque des frappes additionnelles sont obtenues',
  'when.press': 'durant l’étape de poursuite',
  'when.end-of-round': 'à la fin d’un round de combat',
  'when.after-combat': 'après le combat',
  'when.after-action': 'après la résolution de l’action',
  'when.after-resolution': 'après la résolution d’{action}',
  'when.once': 'une fois {when}',
  'when.once-round': 'une fois par round de combat',
  'when.once-turn': 'une fois par tour',

  'condition.attempt': 'tant qu’un serviteur tente de bloquer',
  'condition.bleed': 'si la morsure est de {amount} ou plus',
  'condition.declined': 'une fois que tous ont renoncé à bloquer',
  'condition.successful':
    'si l’action est réussie{political, select, yes {, quelle que soit l’issue du référendum} other {}}',
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
