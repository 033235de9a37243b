import type { EffectKey } from '../messages.ts';

const verb = (infinitive: string, imperative: string): string =>
  `{form, select, to {${infinitive}} other {${imperative}}}`;
const having = '{form, select, to {ganhar } other {}}';
const plus = '{plus, select, none {} other {, ou {plus} {if}}}';
const early = '{early, select, yes {, mesmo que ainda não seja necessária} other {}}';
const points = (what: string): string => `{amount, plural, other {# de ${what}}}`;
const unpreventable = points('dano ambiental agravado que não pode ser prevenido');

export const effects: Readonly<Record<EffectKey, string>> = {
  'effect.stealth': `{form, select, to {dar {signed} de furtividade ao servo agente} other {{giver, select, other {o servo agente ganha {signed} de furtividade} self {{signed} de furtividade}}}}${early}`,
  'effect.intercept': `${having}{signed} de percepção${plus}${early}`,
  'effect.bleed': `${having}{signed} de sangrar${plus}{limited, select, yes { (limitado)} other {}}{pool, select, none {} other { enquanto o Matusalém alvo tiver {pool} ou menos}}`,
  'effect.intercept-of-lesser': verb(
    'dar {signed} de percepção aos aliados e aos vampiros mais jovens que {this}',
    'aliados e vampiros mais jovens que {this} têm {signed} de percepção',
  ),
  'effect.wake': verb(
    'despertar',
    '{this} desperta: até o fim da ação, pode tentar bloquear e jogar cartas de reação como se estivesse destravado',
  ),
  'effect.wake.allies':
    'se {this} for um aliado, ele não destrava normalmente em sua próxima fase de destravar',
  'effect.redirect': `${verb('escolher', 'escolha')} outro Matusalém, exceto o controlador do servo agente, como alvo da ação de sangrar; esse Matusalém pode tentar bloquear`,
  'effect.lock-self': 'trave {this}',
  'effect.unlock': verb('destravar', 'destrave {this}'),
  'effect.unlock-target': `${verb('destravar', 'destrave')} {target}`,
  'effect.attempt-block': verb('tentar bloquear imediatamente', '{this} tenta bloquear imediatamente'),
  'effect.vampires-cannot-block': verb(
    'impedir que vampiros bloqueiem esta ação',
    'vampiros não podem bloquear esta ação',
  ),
  'effect.lock-failed-blockers': verb(
    'travar, antes da resolução da ação, cada servo que a partir de agora tentar bloquear esta ação e falhar',
    'a partir de agora, cada servo que tentar bloquear esta ação e falhar é travado antes da resolução da ação',
  ),
  'effect.end-action': verb('terminar a ação sem sucesso', 'a ação termina sem sucesso'),
  'effect.end-action.no-repeat': '{this} não pode realizar a mesma ação novamente neste turno',
  'effect.if-blocked-end': verb(
    'travar o servo bloqueador e terminar a ação antes da resolução do bloqueio, se esta ação for bloqueada',
    'se esta ação for bloqueada, o servo bloqueador trava e a ação termina antes da resolução do bloqueio',
  ),
  'effect.damage-afterwards': verb(
    `sofrer ${unpreventable} após a resolução da ação`,
    `após a resolução da ação, {this} sofre ${unpreventable}`,
  ),
  'effect.unlock-afterwards': verb(
    'destravar o servo agente após a resolução da ação, se ela tiver sido bem-sucedida',
    'após a resolução da ação, se ela tiver sido bem-sucedida, destrave o servo agente',
  ),
  'effect.spy': verb(
    'fazer com que a ação de sangrar não queime recursos e não seja bem-sucedida',
    'a ação de sangrar não queima recursos e não é bem-sucedida',
  ),
  'effect.lock-target': `${verb('travar', 'trave')} {target}`,
  'effect.add-blood': `${verb('adicionar', 'adicione')} {blood} a {target}`,
  'effect.gain-pool': `${verb('ganhar', 'ganhe')} {pool}`,
  'effect.prey-burns-pool': verb('fazer sua presa queimar {pool}', 'sua presa queima {pool}'),
  'effect.burn-own-pool': `{user, select, that {esse Matusalém queima {pool}} other {${verb('queimar', 'queime')} {pool}}}`,
  'effect.blood-to-pool': `${verb('mover', 'mova')} {blood} {ofTarget} para {user, select, you {seus} other {os próprios}} recursos`,
  'effect.pool-to-blood': `${verb('mover', 'mova')} {pool} para {target}`,
  'effect.pool-to-card': `${verb('mover', 'mova')} {pool} para esta carta`,
  'effect.blood-to-card': `${verb('mover', 'mova')} {blood} {ofMinion} para esta carta`,
  'effect.card-to-target': `${verb('mover', 'mova')} todos os contadores desta carta para {target}`,
  'effect.toll': `{user, select, that {para cada contador nesta carta, esse Matusalém queima {pool} ou {blood} de um vampiro que ele controla} other {${verb('queimar', 'queime')} {pool} ou {blood} de um vampiro que você controla para cada contador nesta carta}}`,
  'effect.hand-size': `${having}{signed} de tamanho da mão até o fim do turno`,
  'effect.discard-target': `${verb('descartar', 'descarte')} {target} (depois compre até o tamanho da sua mão)`,
  'effect.leave-torpor': `${verb('mover', 'mova')} {target} para a região pronta`,
  'effect.burn-source': `${verb('queimar', 'queime')} esta carta`,
  'effect.burn-target': `${verb('queimar', 'queime')} {target}`,
  'effect.burn-named': `${verb('queimar', 'você pode queimar')} uma cópia de {card} em jogo`,
  'effect.give-to-prey': `${verb('dar', 'dê')} à sua presa o controle desta carta`,
  'effect.remember-targets': `${verb('escolher', 'escolha')} {target} e ${verb('travar', 'trave')} um deles`,
  'effect.enter-combat': `${verb('entrar', 'entre')} em combate com {target}{reversed, select, yes {, que conta como o servo agente nesse combate} other {}}`,
  'effect.search-equipment': `${verb('procurar', 'procure')} uma carta de equipamento em sua biblioteca e ${verb('equipar', 'equipe')} {this} com ela, cumprindo seus requerimentos e pagando seu custo normalmente; depois embaralhe a biblioteca`,
  'effect.look-and-discard': `${verb('olhar', 'olhe')} a mão de sua presa e ${verb('escolher', 'escolha')} nela uma carta, que é descartada`,
  'effect.draw-crypt-and-remove': `${verb('comprar', 'compre')} uma carta de sua cripta e depois ${verb('remover', 'remova')} do jogo uma carta de cripta em sua região não controlada`,
  'effect.votes': `${verb('ganhar', '{this} ganha')} {amount, plural, one {+# voto} other {+# votos}}{against, select, yes { contra o referendo} other {}}`,
  'effect.silence': `${verb('escolher', 'escolha')} um vampiro que declarou votos neste referendo: ele trava{burns, select, yes {, queima {blood}} other {}} e se abstém, e seus votos são cancelados`,
  'effect.captivate': `${verb('ganhar', '{this} ganha')} 1 de sangue para cada voto de diferença com que o referendo foi aprovado{most, select, 0 {} other {; em vez disso, até {most} desse sangue vai para seus recursos}}`,
  'effect.strike': '{label}: {strike}',
  'effect.maneuver': verb('fazer uma manobra', 'manobra'),
  'effect.press': 'pressionar{only, select, continue {, usável apenas para continuar o combate} other {}}',
  'effect.optional-press':
    '{form, select, to {ganhar } other {{alone, select, yes {{this} ganha } other {}}}}1 pressionar opcional nesta rodada',
  'effect.prevent': `${verb('prevenir', 'previna')} {damage}`,
  'effect.damage-each-round': verb(
    `infligir ${points('dano ambiental')} ao servo oponente em cada rodada deste combate, a qualquer distância`,
    `em cada rodada deste combate, durante a resolução normal dos golpes, o servo oponente sofre ${points('dano ambiental')} a qualquer distância`,
  ),
  'effect.only-hand-strikes': verb(
    'impedir nesta rodada os golpes que não sejam golpes de mão',
    'nesta rodada, nenhum dos combatentes pode usar golpes que não sejam golpes de mão',
  ),
  'effect.close-next-round':
    'se houver outra rodada de combate, ela é a curta distância, sem a etapa de determinar a distância',
  'effect.gain-blood-lost': `${verb('ganhar', '{this} ganha')} tanto sangue quanto o vampiro oponente perdeu com danos nesta rodada`,
  'effect.if-blocks':
    'se {this} bloquear, {gives, select, maneuver {ganha 1 manobra opcional no combate resultante} other {pode prevenir 1 de dano na primeira rodada do combate resultante}}',

  'predicate.list': '{this} {predicates}',
  'predicate.blood': 'queima {blood}',
  'predicate.unlock': 'destrava',
  'predicate.attempt-block': 'tenta bloquear imediatamente',

  'strike.label': '{ranged, select, yes {golpe a distância} other {golpe}}',
  'strike.hand': 'golpe de mão com {signed} de dano',
  'strike.damage': '{amount} {aggravated, select, yes {de dano agravado} other {de dano}}',
  'strike.dodge': 'esquiva',
  'strike.combat-ends': 'fim de combate{unlocks, select, yes {, mas antes {this} destrava} other {}}',
  'strike.steal-blood': 'roubar {amount} de sangue ou vida',

  'proposal.burn-allocated':
    'atribua {points} pontos entre pelo menos {among} Matusaléns. Se o referendo for aprovado, cada um deles queima 1 de recurso para cada ponto recebido',
  'proposal.shift-pool':
    'escolha um Matusalém que tenha mais recursos que você e atribua {points} desses recursos a um ou mais outros Matusaléns, você incluído. Se o referendo for aprovado, os recursos passam para eles',
  'proposal.clan-boon':
    'escolha um clã. Se o referendo for aprovado, cada Matusalém ganha {pool} para cada vampiro desse clã que controla',
  'proposal.burn-per-minion':
    'se o referendo for aprovado, cada Matusalém queima {pool} para cada servo que controla',
  'proposal.grant-title':
    'escolha um {clan} pronto. Se o referendo for aprovado, coloque esta carta sobre esse vampiro, que ganha o título único {sect} de {title}. Neste referendo, cada {clan} pronto ganha {votes, plural, one {+# voto} other {+# votos}}',
};
