import type { PlayingKey } from '../messages.ts';

const who = '{who, select, vampire {vampiro} other {servitore}}';
const counters = '{counters, select, none {} other { con {counters}}}';
const only = `un ${who} può giocare una sola copia di {card}`;

export const playing: Readonly<Record<PlayingKey, string>> = {
  usable: 'utilizzabile solo {when}',
  'by.locked': `da un ${who} impegnato`,
  'by.other': `da un ${who} attivo diverso dal servitore agente`,
  'by.blocker': `da un ${who} impegnato che ha bloccato`,
  'by.even-locked': `da un ${who} attivo, anche impegnato`,
  'by.anytime': 'durante il turno di un altro Matusalemme, anche senza un’azione in corso',
  'by.vampire': 'da un vampiro attivo',
  'by.bystander': `da un ${who} attivo{unlocked, select, yes { e disimpegnato} other {}} che non è nel combattimento`,

  'limit.round': `${only} in ogni round`,
  'limit.combat': `${only} in ogni combattimento`,
  'limit.unlock': `${only} tra due delle sue fasi di disimpegno`,
  'limit.only': `un ${who} può avere {what, select, name {una sola copia di {card}} weapon {una sola arma} gun {una sola arma da fuoco} other {un solo {trait}}}`,
  'limit.most': 'puoi farlo con al massimo {count, plural, one {# copia} other {# copie}} di {card} per fase',
  'limit.per-turn':
    'un vampiro può guadagnare sangue in questo modo da {what, select, huntingGround {un solo territorio di caccia} other {una sola carta simile}} per turno',

  'replace.unlock': 'non rimpiazzare questa carta fino alla tua prossima fase di disimpegno',
  'replace.gone': 'non rimpiazzare questa carta finché è in gioco',
  'replace.discard': 'non rimpiazzare questa carta fino alla tua prossima fase di scarto',

  'requires.clan': 'richiede un {clan}{sect, select, none {} other { {sect}}}',
  'requires.sect':
    'richiede un vampiro {which, select, camarilla {della {sect}} sabbat {del {sect}} other {{sect}}}',
  'requires.capacity': 'richiede una capacità di {capacity} o più',
  'requires.trait': 'richiede {trait}',
  'requires.not-sterile': 'non utilizzabile da un vampiro {trait}',
  'requires.own-clan': 'richiede un {clan} attivo che controlli',
  'requires.title': 'un {title}',
  'requires.titles': 'richiede {titles}',
  'x.copies': 'X è il numero di copie di questa carta che controlli',
  'put.ready':
    'questa carta entra in gioco come vampiro attivo con capacità 1, non unico, {clan, select, none {del clan e della setta {ofThis}} other {del clan {clan} e della setta {ofThis}}}. In questo turno deve cacciare',

  'put.table': `metti in gioco questa carta${counters}`,
  'put.target': `metti questa carta su {target}${counters}`,
  'put.minion': `metti questa carta su {this}${counters}`,

  'mode.action':
    'azione{directed, select, yes { Ⓓ} other {}}{stealth, select, none {} other { a {stealth} furtività}}',
  'mode.bleed':
    'azione Ⓓ di dissanguare{stealth, select, none {} other { a {stealth} furtività}}: {signed} a dissanguare',
  'stats.strength': 'forza {amount}',
  'stats.bleed': 'dissanguamento {amount}',

  'head.capacity': 'capacità {amount}',
  'head.circle': 'circolo di {circle}',
  'merged.title': 'finché è unito: {title}',
  'head.slave': 'schiavo {clan}',
  'head.group': 'gruppo {group, select, any {QUALUNQUE} other {{group}}}',
  'line.type': '{type}: {text}',
};
