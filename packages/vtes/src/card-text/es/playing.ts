import type { PlayingKey } from '../messages.ts';

const who = '{who, select, vampire {vampiro} other {siervo}}';
const counters = '{counters, select, none {} other { con {counters}}}';
const only = `un ${who} solo puede jugar una copia de {card}`;

export const playing: Readonly<Record<PlayingKey, string>> = {
  usable: 'solo utilizable {when}',
  'by.locked': `por un ${who} girado`,
  'by.other': `por un ${who} preparado que no sea el siervo activo`,
  'by.blocker': `por un ${who} girado que haya bloqueado`,
  'by.even-locked': `por un ${who} preparado, girado o no`,
  'by.anytime': 'durante el turno de otro Matusalén, con o sin una acción en curso',
  'by.vampire': 'por un vampiro preparado',
  'by.bystander': `por un ${who} preparado{unlocked, select, yes { y enderezado} other {}} que no esté en el combate`,

  'limit.round': `${only} en cada asalto`,
  'limit.combat': `${only} en cada combate`,
  'limit.unlock': `${only} entre dos de sus fases de enderezamiento`,
  'limit.only': `un ${who} solo puede tener {what, select, name {una copia de {card}} weapon {un arma} gun {un arma de fuego} other {un {trait}}}`,
  'limit.most':
    'puedes hacerlo con un máximo de {count, plural, one {# copia} other {# copias}} de {card} en cada fase',
  'limit.per-turn':
    'un vampiro solo puede ganar sangre de esta forma de {what, select, huntingGround {una zona de caza} other {una carta como esta}} cada turno',

  'replace.unlock': 'no reemplaces esta carta hasta tu próxima fase de enderezamiento',
  'replace.gone': 'no reemplaces esta carta mientras esté en juego',
  'replace.discard': 'no reemplaces esta carta hasta tu próxima fase de descarte',

  'requires.clan': 'requiere un vampiro {clan}{sect, select, none {} other { {sect}}}',
  'requires.sect':
    'requiere un vampiro {which, select, camarilla {de la Camarilla} sabbat {del Sabbat} other {{sect}}}',
  'requires.capacity': 'requiere una capacidad de al menos {capacity}',
  'requires.trait': 'requiere el rasgo {trait}',
  'requires.not-sterile': 'no puede jugarla un vampiro {trait}',
  'requires.own-clan': 'requiere un vampiro {clan} preparado que controles',
  'requires.title': 'un {title}',
  'requires.titles': 'requiere {titles}',
  'x.copies': 'X es el número de copias de esta carta que controlas',

  'put.ready':
    'pon esta carta en juego como vampiro preparado no único con capacidad 1, {clan, select, none {del clan y la secta {ofThis}} other {del clan {clan} y la secta {ofThis}}}. Debe cazar este turno',
  'put.table': `pon esta carta en juego${counters}`,
  'put.target': `pon esta carta en {target}${counters}`,
  'put.minion': `pon esta carta en {this}${counters}`,

  'mode.action':
    'acción{directed, select, yes { Ⓓ} other {}}{stealth, select, none {} other { con {stealth} de sigilo}}',
  'mode.bleed':
    'acción Ⓓ de sangrar{stealth, select, none {} other { con {stealth} de sigilo}}: {signed} de sangrado',
  'stats.strength': '{amount} de fuerza',
  'stats.bleed': '{amount} de sangrado',

  'head.capacity': 'capacidad {amount}',
  'head.circle': 'círculo {circle}',
  'merged.title': 'mientras esté fusionado: {title}',
  'head.slave': 'esclavo {clan}',
  'head.group': 'grupo {group, select, any {TODOS} other {{group}}}',
  'line.type': '{type}: {text}',
};
