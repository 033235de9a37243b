import type { PlayingKey } from '../messages.ts';

const who = '{who, select, vampire {vampiro} other {servo}}';
const counters = '{counters, select, none {} other { com {counters}}}';
const only = `um ${who} pode jogar apenas uma cópia de {card}`;

export const playing: Readonly<Record<PlayingKey, string>> = {
  usable: 'usável apenas {when}',
  'by.locked': `por um ${who} travado`,
  'by.other': `por um ${who} pronto que não seja o servo agente`,
  'by.blocker': `por um ${who} travado que tenha bloqueado`,
  'by.vampire': 'por um vampiro pronto',

  'limit.round': `${only} em cada rodada`,
  'limit.combat': `${only} em cada combate`,
  'limit.unlock': `${only} entre duas de suas fases de destravar`,
  'limit.only': `um ${who} pode ter apenas {what, select, name {uma cópia de {card}} weapon {uma arma} gun {uma arma de fogo} other {um {trait}}}`,
  'limit.per-turn':
    'um vampiro pode ganhar sangue dessa forma de apenas {what, select, huntingGround {um campo de caça} other {uma carta como esta}} a cada turno',

  'replace.unlock': 'não reponha esta carta até sua próxima fase de destravar',
  'replace.discard': 'não reponha esta carta até sua próxima fase de descarte',

  'requires.clan': 'requer um {clan}',
  'requires.own-clan': 'requer um {clan} pronto que você controle',
  'requires.title': 'um {title}',
  'requires.titles': 'requer {titles}',
  'x.copies': 'X é o número de cópias desta carta que você controla',

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
  'head.group': 'grupo {group, select, any {“qualquer”} other {{group}}}',
  'line.type': '{type}: {text}',
};
