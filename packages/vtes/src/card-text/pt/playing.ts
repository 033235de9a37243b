import type { PlayingKey } from '../messages.ts';

const who = '{who, select, vampire {vampiro} other {servo}}';
const counters = '{counters, select, none {} other { com {counters}}}';
const only = `um ${who} pode jogar apenas uma cópia de {card}`;

export const playing: Readonly<Record<PlayingKey, string>> = {
  usable: 'usável apenas {when}',
  'by.locked': `por um ${who} travado`,
  'by.other': `por um ${who} pronto que não seja o servo agente`,
  'by.blocker': `por um ${who} travado que tenha bloqueado`,
  'by.even-locked': `por um ${who} pronto, mesmo travado`,
  'by.anytime': 'no turno de outro Matusalém, mesmo sem uma ação em andamento',
  'by.vampire': 'por um vampiro pronto',
  'by.bystander': `por um ${who} pronto{unlocked, select, yes { e destravado} other {}} que não esteja no combate`,

  'limit.round': `${only} em cada rodada`,
  'limit.combat': `${only} em cada combate`,
  'limit.unlock': `${only} entre duas de suas fases de destravar`,
  'limit.only': `um ${who} pode ter apenas {what, select, name {uma cópia de {card}} weapon {uma arma} gun {uma arma de fogo} other {um {trait}}}`,
  'limit.most':
    'você pode fazer isso com no máximo {count, plural, one {# cópia} other {# cópias}} de {card} por fase',
  'limit.per-turn':
    'um vampiro pode ganhar sangue dessa forma de apenas {what, select, huntingGround {um campo de caça} other {uma carta como esta}} a cada turno',

  'replace.unlock': 'não reponha esta carta até sua próxima fase de destravar',
  'replace.gone': 'não reponha esta carta enquanto ela estiver em jogo',
  'replace.discard': 'não reponha esta carta até sua próxima fase de descarte',

  'requires.clan': 'requer um {clan}{sect, select, none {} other { {sect}}}',
  'requires.sect':
    'requer um vampiro {which, select, camarilla {da {sect}} sabbat {do {sect}} other {{sect}}}',
  'requires.capacity': 'requer capacidade {capacity} ou mais',
  'requires.trait': 'requer {trait}',
  'requires.not-sterile': 'não usável por um vampiro {trait}',
  'requires.own-clan': 'requer um {clan} pronto que você controle',
  'requires.title': 'um {title}',
  'requires.titles': 'requer {titles}',
  'x.copies': 'X é o número de cópias desta carta que você controla',
  'put.ready':
    'esta carta entra em jogo como um vampiro pronto com capacidade 1, não único, {clan, select, none {do clã e da seita {ofThis}} other {do clã {clan} e da seita {ofThis}}}. Neste turno, ele deve caçar',

  'put.table': `coloque esta carta em jogo${counters}`,
  'put.target': `coloque esta carta sobre {target}${counters}`,
  'put.minion': `coloque esta carta sobre {this}${counters}`,

  'mode.action':
    'ação{directed, select, yes { Ⓓ} other {}}{stealth, select, none {} other { com {stealth} de furtividade}}',
  'mode.bleed':
    'ação Ⓓ de sangrar{stealth, select, none {} other { com {stealth} de furtividade}}: {signed} de sangrar',
  'stats.strength': '{amount} de força',
  'stats.bleed': '{amount} de sangrar',

  'head.capacity': 'capacidade {amount}',
  'head.circle': 'círculo de {circle}',
  'merged.title': 'enquanto fundido: {title}',
  'head.slave': 'escravo {clan}',
  'head.group': 'grupo {group, select, any {“qualquer”} other {{group}}}',
  'line.type': '{type}: {text}',
};
