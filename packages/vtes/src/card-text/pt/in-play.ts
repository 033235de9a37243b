import type { InPlayKey } from '../messages.ts';

export const inPlay: Readonly<Record<InPlayKey, string>> = {
  'constant.bleed': '{this} tem {signed} de sangrar{when}{if}',
  'constant.strength': '{this} tem {signed} de força{when}{if}',
  'constant.intercept': '{this} tem {signed} de percepção{when}{if}',
  'constant.stealth': '{this} tem {signed} de furtividade{when}{if}',
  'constant.votes': '{this} tem {amount, plural, one {+# voto} other {+# votos}}{when}{if}',
  'constant.rescue': '{this} queima {amount} de sangue a menos ao resgatar um vampiro em torpor{if}',
  'constant.cannot-diablerize': '{this} não pode cometer diablerie{if}',
  'while.control': 'enquanto você controlar {minion}',
  'while.outnumbered': 'enquanto você controlar menos servos prontos que seu predador',
  'constant.hand-size':
    '{ready, select, yes {enquanto {this} estiver pronto, } other {}}você tem {signed} de tamanho da mão{each}',
  'constant.transfers': 'você tem {amount, plural, one {+# transferência} other {+# transferências}}',
  'constant.master-actions':
    'enquanto {this} estiver pronto, você tem {amount, plural, one {# ação} other {# ações}} da fase de mestre a mais em cada fase de mestre',
  'constant.cannot-block': '{this} não pode bloquear{when}{if}',
  'constant.per-counter': 'para cada contador nesta carta',

  'does.strikes':
    '{label}: {strike}{once, select, yes { (uma vez em cada combate)} round { (uma vez em cada rodada)} other {}}{maneuver, select, yes {, com 1 manobra opcional em cada combate} other {}}',
  'does.strikes.round': 'esta carta pode ser usada para golpear apenas uma vez em cada rodada',
  'does.striking.first': 'os golpes {ofThis} são golpes rápidos{against}',
  'does.striking.aggravatedHands': 'o dano dos golpes de mão {ofThis} é agravado{against}',
  'does.immune': '{this} é imune a dano não agravado',
  'does.press.combat': '{this} tem 1 pressionar opcional em cada combate',
  'needs.opponent':
    '{notReady, select, yes {se o {kind, select, vampire {vampiro} other {servo}} oponente não estiver pronto} other {se {this} estiver em combate{kind, select, vampire { com um vampiro} other {}}}}',
  'does.prevents':
    'uma vez em cada combate, {this} pode prevenir {gun, select, none {} other {{gun} de dano de arma de fogo ou }}{amount} de dano{gun, select, none {} other { de outra fonte}}',
  'does.damageEachRound':
    'em cada rodada de combate, durante a resolução normal dos golpes, o servo oponente sofre {amount} de dano ambiental a qualquer distância',
  'does.press': '{this} pode queimar 1 de vida para dar 1 pressionar a um servo que você controla',
  'does.called':
    'vampiros devem queimar {blood} para declarar votos contra os referendos convocados por {this}',
  'does.burnedInCombat': 'você ganha {pool} quando {this} for queimado em combate',
  'does.redirectsCost':
    'as cartas de servo que escolhem outro alvo para uma ação de sangrar custam {blood} a mais (ou o mesmo tanto de vida, para um aliado)',
  'does.burnedAt':
    'queime esta carta quando ela {amount, plural, =0 {não tiver contadores} one {tiver # contador} other {tiver # contadores}}',
  'does.countsLocks': 'adicione 1 contador a esta carta cada vez que você a travar',
  'does.insteadOfReplacing':
    'cada vez que você fosse repor outra carta, queime 1 contador desta carta em vez disso',
  'does.atTorpor.burned': 'quando {this} for para o torpor, queime esta carta',
  'does.atTorpor.pool': 'quando {this} for para o torpor, seu controlador queima {pool}',
  'does.onBlock':
    'uma vez por turno, quando {this} bloquear um vampiro titulado ou uma ação política, ele ganha {blood} antes da resolução do bloqueio',
  'does.pair':
    'o vampiro travado dessa forma não destrava normalmente. As ações do outro, exceto as de sangrar, não podem ser bloqueadas',
  'does.atBleed':
    'na próxima vez que {this} estiver prestes a sangrar com sucesso o mesmo Matusalém, queime esta carta e {this} ganha {signed} de sangrar',
  'does.opensHand': 'sua presa joga com a mão aberta',
  'does.title':
    '{this} tem o título{unique, select, yes { único} other {}}{sect, select, none {} other { {sect}}} de {title}, com {votes, plural, one {# voto} other {# votos}}',
  'does.oldest':
    'não usável se houver um {clan} {sect} pronto sem título mais velho. Assim que houver um, ou {this} não for mais um {clan} {sect} pronto, esta carta passa para o mais velho dos {clan} {sect} prontos sem título, se houver',
  'does.inherited':
    'se um vampiro {sect} diablerizar {this}, esta carta passa para o diablerista antes de qualquer caçada de sangue',
  'does.reduces':
    'se você tiver a Vantagem, pode travar esta carta para pagar {amount} de recursos ou sangue a menos por uma carta que você jogar',
  'does.playsAsVampire':
    '{this} pode jogar, como um vampiro, cartas que requerem o nível básico da Disciplina da carta que está sobre ele',
  'does.bare': '{this} não pode ter equipamentos nem lacaios',
  'does.makes.level': '{this} tem 1 nível a mais de {discipline}',
  'does.makes.level-chosen': '{this} tem 1 nível a mais da Disciplina escolhida',
  'does.makes.capacity': '{this} tem +{amount} de capacidade',
  'does.makes.clan': '{this} é do clã escolhido em vez do seu',
  'does.dearerAgain': '{card} custa a você {pool} a mais para cada {card} que já esteja sobre o vampiro',

  'needs.edge': 'se você tiver a Vantagem',
  'needs.influencePhase': 'durante sua fase de influência',
  'needs.ready': 'se {this} estiver pronto',
  'needs.locked': 'se {this} estiver travado',
  'needs.ownLocked': 'se você controlar um servo travado',
  'needs.notBlocking': 'se {this} não estiver bloqueando',
  'needs.torpor': 'se {this} estiver em torpor',

  'cost.lock': 'travar esta carta',
  'cost.burn': 'queimar {what, select, ally {este aliado} other {esta carta}}',
  'cost.pool': 'queimar {pool}',
  'cost.blood': 'queimar {blood}{of, select, yes { {ofMinion}} other {}}',
  'cost.transfers': 'usar {transfers}',
  'cost.remove': 'remover esta carta do jogo',
  'cost.discardAction': 'usar uma ação da fase de descarte',
  'cost.poolPerOther': 'queimar {pool} para cada outra {type} em jogo',
  'cost.discard': 'descartar uma carta que requer {discipline} {symbol}',
  'cost.either': 'queimar {pool}, ou {blood} {ofMinion},',

  'ability.you': 'você pode {do}',
  'ability.this': '{this} pode {do}',
  'ability.it': 'ele pode {do}',
  'ability.that': 'esse Matusalém pode {do}',
  'ability.controller': 'o controlador {ofThis} pode {do}',
  'ability.paid': '{cost} para {effects}',
  'ability.action':
    'por meio de uma ação{directed, select, yes { Ⓓ} other {}}{stealth, select, none {} other { com {stealth} de furtividade}}{cost, select, none {} other { que custa {cost}}}, {performer} {must, select, yes {deve} other {pode}} {effects}{must, select, yes {, a menos que deva caçar} other {}}{lesser}',
  'ability.bleed': 'sangrar com {signed} de sangrar',
  'ability.stealth-of': '; um {clan} tem {signed} de furtividade nessa ação',

  'performer.any': 'qualquer servo',
  'performer.vampire': 'qualquer vampiro',
  'performer.host': '{this}',
  'performer.others': 'qualquer outro servo',
};
