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
  'effect.lock-self': `${verb('travar', 'trave')} {this}`,
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
  'effect.steal-source': `${verb('roubar', 'roube')} esta carta`,
  'effect.steal-target': `${verb('roubar', 'roube')} {target}`,
  'effect.may-burn-blood': verb(
    'queimar {blood} para {effects}',
    '{this} pode queimar {blood} para {effects}',
  ),
  'effect.choose-discipline': `${verb('escolher', 'escolha')} uma Disciplina`,
  'effect.enter-combat': `${verb('entrar', 'entre')} em combate com {target}{reversed, select, yes {, que conta como o servo agente nesse combate} other {}}`,
  'effect.cancel': `${verb('cancelar', 'cancele')} {trait, select, none {{of, select, minion {uma carta de servo} master {uma carta de mestre} other {uma carta de biblioteca}}} other {uma carta de {trait}}}{by, select, others { de outro Matusalém} neighbours { de seu predador ou de sua presa} opponent { do servo oponente} other {}} ao ser jogada{free, select, yes {; seu custo não é pago} other {}}{regains, select, yes {. Esse Matusalém ganha 1 ação da fase de mestre a mais: imediatamente, ou em sua próxima fase de mestre se a carta cancelada era fora do turno} other {}}`,
  'effect.burn-acting': `${verb('queimar', 'queime')} o servo agente; sua ação não é bem-sucedida`,
  'effect.gain-blood': `${verb('ganhar', '{this} ganha')} {blood}`,
  'effect.damage-self': `${verb('sofrer', '{this} sofre')} ${points('dano ambiental que não pode ser prevenido')}`,
  'effect.target-cannot-block': verb(
    'impedir que {target} bloqueie esta ação',
    'escolha {target}, que não pode bloquear esta ação',
  ),
  'effect.torpor-afterwards': verb(
    'ir para o torpor após a resolução da ação',
    'após a resolução da ação, {this} vai para o torpor',
  ),
  'effect.choose-clan': `${verb('escolher', 'escolha')} um clã`,
  'effect.fetch-discipline': `{burn, select, yes {${verb('colocar', 'coloque')} sobre {this} uma carta de mestre de Disciplina da sua mão, ou ${verb('queimar', 'queime')} {this}} other {${verb('colocar', 'você pode colocar')} sobre ele uma carta de mestre de Disciplina {from, select, hand {da sua mão} ash {da sua pilha de cinzas} library {da sua biblioteca (embaralhe-a depois)} other {da sua biblioteca (embaralhe-a depois), da sua mão ou da sua pilha de cinzas}}}}`,
  'effect.consume-ally': `${verb('remover', 'remova')} do jogo um aliado em qualquer pilha de cinzas; {this} ganha {blood}, ou um aliado {trait} que você controla ganha {life}`,
  'effect.burn-counter': `${verb('queimar', 'queime')} {counters} desta carta`,
  'effect.raise-ally-if-empty': `depois, se ela não tiver mais nenhum, ${verb('queimá-la', 'queime-a')} e ${verb('colocar', 'coloque')} em sua região pronta um aliado {traits} da sua pilha de cinzas, com sua vida inicial`,
  'effect.raise-retainer': `${verb('colocar', 'coloque')} um lacaio da sua pilha de cinzas sobre um vampiro pronto que você controla, com {counters} além de sua vida`,
  'effect.fade-marked': `${verb('queimar', 'queime')} 1 desses contadores de cada um desses lacaios, e ${verb('remover', 'remova')} do jogo o lacaio que não tiver mais nenhum`,
  'effect.search-equipment': `${verb('procurar', 'procure')} uma carta de equipamento em sua biblioteca e ${verb('equipar', 'equipe')} {this} com ela, cumprindo seus requerimentos e pagando seu custo normalmente; depois embaralhe a biblioteca`,
  'effect.look-and-discard': `${verb('olhar', 'olhe')} a mão de sua presa e ${verb('escolher', 'escolha')} nela uma carta, que é descartada`,
  'effect.draw-crypt': `${verb('comprar', 'compre')} uma carta de sua cripta`,
  'effect.choose-circle': `${verb('escolher', 'escolha')} para {this} um círculo qualquer`,
  'effect.discard-actions': verb(
    'dar a você {amount, plural, one {# ação} other {# ações}} da fase de descarte a mais',
    '{amount, plural, one {+# ação} other {+# ações}} da fase de descarte',
  ),
  'effect.burn-random': `${verb('queimar', 'queime')} outra {type} aleatoriamente`,
  'effect.draw-crypt-and-remove': `${verb('comprar', 'compre')} uma carta de sua cripta e depois ${verb('remover', 'remova')} do jogo uma carta de cripta em sua região não controlada`,
  'effect.votes': `${verb('ganhar', '{this} ganha')} {amount, plural, one {+# voto} other {+# votos}}{against, select, yes { contra o referendo} other {}}`,
  'effect.cast-votes': `${verb('ganhar', 'ganhe')} {amount, plural, one {+# voto} other {+# votos}}`,
  'effect.votes-of-titled': `${verb('dar', 'dê')} {amount, plural, one {+# voto} other {+# votos}} a cada vampiro {sect} titulado que você controla`,
  'effect.join-sect': `${verb('tornar {sect} {target}', '{target} se torna {sect}')} (seu clã continua o mesmo)`,
  'effect.silence': `${verb('escolher', 'escolha')} um vampiro que declarou votos neste referendo: ele trava{burns, select, yes {, queima {blood}} other {}} e se abstém, e seus votos são cancelados`,
  'effect.captivate': `${verb('ganhar', '{this} ganha')} 1 de sangue para cada voto de diferença com que o referendo foi aprovado{most, select, 0 {} other {; em vez disso, até {most} desse sangue vai para seus recursos}}`,
  'effect.strike': '{label}: {strike}',
  'effect.weapon-strike': '{label}: use o golpe de uma arma de {trait} com {signed} de dano',
  'effect.additional-strikes':
    '{eachRound, select, yes {{target} ganha } other {{form, select, to {ganhar } other {}}}}{amount, plural, one {# golpe adicional} other {# golpes adicionais}} (limitado){eachRound, select, yes { em cada rodada deste combate} other {}}',
  'effect.aggravated-hands': verb(
    'tornar agravado nesta rodada o dano de seus golpes de mão',
    'nesta rodada, o dano dos golpes de mão {ofThis} é agravado',
  ),
  'effect.be-immune': verb(
    'tornar {this} imune ao dano não agravado de um só golpe ou outro efeito',
    '{this} é imune ao dano não agravado de um só golpe ou outro efeito',
  ),
  'effect.protect': `{x, select, yes {${verb('queimar', 'queime')} X de sangue para prevenir} other {${verb('prevenir', 'previna')}}} {damage} a um combatente ou a um lacaio de um combatente`,
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
  'strike.destroy-equipment': 'destruir {weapon, select, yes {arma} other {equipamento}}',
  'strike.steal-equipment': 'roubar {weapon, select, yes {arma} other {equipamento}}',
  'strike.first': '{strike} com golpe rápido',

  'proposal.burn-allocated':
    'atribua {points} pontos entre pelo menos {among} Matusaléns. Se o referendo for aprovado, cada um deles queima 1 de recurso para cada ponto recebido',
  'proposal.shift-pool':
    'escolha um Matusalém que tenha mais recursos que você e atribua {points} desses recursos a um ou mais outros Matusaléns, você incluído. Se o referendo for aprovado, os recursos passam para eles',
  'proposal.clan-boon':
    'escolha um clã. Se o referendo for aprovado, cada Matusalém ganha {pool} para cada vampiro desse clã que controla',
  'proposal.burn-per-minion':
    'se o referendo for aprovado, cada Matusalém queima {pool} para cada servo que controla',
  'proposal.banish':
    'escolha um vampiro pronto mais jovem. Se o referendo for aprovado, esse vampiro vai para a região não controlada de seu controlador (qualquer controle temporário sobre ele termina). As cartas e os contadores sobre ele ficam onde estão, fora do jogo enquanto ele não for controlado',
  'proposal.commission':
    'escolha um vampiro {sect} pronto. Se o referendo for aprovado, coloque esta carta sobre esse vampiro e procure em sua biblioteca uma carta de equipamento para colocar sobre ele, ignorando os requerimentos dela e pagando metade do custo, arredondada para baixo (o sangue é pago por esse vampiro); depois embaralhe a biblioteca',
  'proposal.grant-title':
    'escolha um {clan} pronto. Se o referendo for aprovado, coloque esta carta sobre esse vampiro, que ganha o título único {sect} de {title}. Neste referendo, cada {clan} pronto ganha {votes, plural, one {+# voto} other {+# votos}}',
};
