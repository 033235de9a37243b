import type { InPlayKey } from '../messages.ts';

const votes = '{votes, plural, one {+# voto} other {+# votos}}';

export const inPlay: Readonly<Record<InPlayKey, string>> = {
  'constant.bleed': '{this} tem {signed} de sangrar{when}{if}',
  'constant.strength': '{this} tem {signed} de força{when}{if}',
  'constant.intercept': '{this} tem {signed} de percepção{when}{if}',
  'constant.stealth': '{this} tem {signed} de furtividade{when}{if}',
  'constant.hand-size': 'você tem {signed} de tamanho da mão{each}',
  'constant.transfers': 'você tem {amount, plural, one {+# transferência} other {+# transferências}}',
  'constant.cannot-block': '{this} não pode bloquear{when}{if}',
  'constant.per-counter': 'para cada contador nesta carta',

  'does.strike':
    '{label}: {strike}{once, select, yes { (uma vez em cada combate)} other {}}{maneuver, select, yes {, com 1 manobra opcional em cada combate} other {}}',
  'does.prevents':
    'uma vez em cada combate, {this} pode prevenir {gun, select, none {} other {{gun} de dano de arma de fogo ou }}{amount} de dano{gun, select, none {} other { de outra fonte}}',
  'does.damageEachRound':
    'em cada rodada de combate, durante a resolução normal dos golpes, o servo oponente sofre {amount} de dano ambiental a qualquer distância',
  'does.press': '{this} pode queimar 1 de vida para dar 1 pressionar a um servo que você controla',
  'does.called':
    'vampiros devem queimar {blood} para declarar votos contra os referendos convocados por {this}',
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
  'does.dearerAgain': '{card} custa a você {pool} a mais para cada {card} que já esteja sobre o vampiro',

  'polling.lock': `durante a etapa de votação de qualquer referendo, você pode travar esta carta para ganhar ${votes}`,
  'polling.lock-for-titled': `durante a etapa de votação de uma ação política, você pode travar esta carta para dar ${votes} a cada vampiro {sect} titulado que você controla`,
  'polling.discard': `uma vez durante a etapa de votação de qualquer referendo, {this} pode descartar uma carta que requer {discipline} {symbol} para ganhar ${votes}`,

  'needs.edge': 'se você tiver a Vantagem',
  'needs.locked': 'se {this} estiver travado',
  'needs.notBlocking': 'se {this} não estiver bloqueando',
  'needs.torpor': 'se {this} estiver em torpor',

  'cost.lock': 'travar esta carta',
  'cost.burn': 'queimar {what, select, ally {este aliado} other {esta carta}}',
  'cost.pool': 'queimar {pool}',
  'cost.blood': 'queimar {blood}',
  'cost.transfers': 'usar {transfers}',
  'cost.discard': 'descartar uma carta que requer {discipline} {symbol}',
  'cost.either': 'queimar {pool}, ou {blood} {ofMinion},',

  'ability.you': 'você pode {do}',
  'ability.this': '{this} pode {do}',
  'ability.it': 'ele pode {do}',
  'ability.controller': 'o controlador {ofThis} pode {do}',
  'ability.paid': '{cost} para {effects}',
  'ability.action':
    '{performer} pode {effects} por meio de uma ação{directed, select, yes { Ⓓ} other {}}{stealth, select, none {} other { com {stealth} de furtividade}}{lesser}',
  'ability.stealth-of': '; um {clan} tem {signed} de furtividade nessa ação',

  'performer.any': 'qualquer servo',
  'performer.vampire': 'qualquer vampiro',
  'performer.host': '{this}',
  'performer.others': 'qualquer outro servo',
};
