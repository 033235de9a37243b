import type { PlayingKey } from '../messages.ts';

const who = '{who, select, vampire {vampiro} other {servitore}}';
const counters = '{counters, select, none {} other { con {counters}}}';
const only = `un ${who} può giocare una sola copia di {card}`;

export const playing: Readonly<Record<PlayingKey, string>> = {
  usable: 'utilizzabile solo {when}',
  'by.locked': `da un ${who} impegnato`,
  'by.other': `da un ${who} attivo diverso dal servitore agente`,
  'by.blocker': `da un ${who} impegnato che ha bloccato`,
  'by.vampire': 'da un vampiro attivo',

  'limit.round': `${only} in ogni round`,
  'limit.combat': `${only} in ogni combattimento`,
  'limit.unlock': `${only} tra due delle sue fasi di disimpegno`,
  'limit.only': `un ${who} può avere {what, select, name {una sola copia di {card}} weapon {una sola arma} gun {una sola arma da fuoco} other {un solo {trait}}}`,
  'limit.per-turn':
    'un vampiro può guadagnare sangue in questo modo da {what, select, huntingGround {un solo territorio di caccia} other {una sola carta simile}} per turno',

  'replace.unlock': 'non rimpiazzare questa carta fino alla tua prossima fase di disimpegno',
  'replace.discard': 'non rimpiazzare questa carta fino alla tua prossima fase di scarto',

  'requires.clan': 'richiede un {clan}',
  'requires.own-clan': 'richiede un {clan} attivo che controlli',
  'requires.title': 'un {title}',
  'requires.titles': 'richiede {titles}',
  'x.copies': 'X è il numero di copie di questa carta che controlli',

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
  'head.group': 'gruppo {group, select, any {QUALUNQUE} other {{group}}}',
  'line.type': '{type}: {text}',
};
