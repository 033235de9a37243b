import type { InPlayKey } from '../messages.ts';

export const inPlay: Readonly<Record<InPlayKey, string>> = {
  'constant.bleed': '{this} tiene {signed} de sangrado{when}{if}',
  'constant.strength': '{this} tiene {signed} de fuerza{when}{if}',
  'constant.intercept': '{this} tiene {signed} de intercepción{when}{if}',
  'constant.stealth': '{this} tiene {signed} de sigilo{when}{if}',
  'constant.votes': '{this} tiene {amount, plural, one {+# voto} other {+# votos}}{when}{if}',
  'constant.rescue': '{this} quema {amount} de sangre menos al rescatar a un vampiro del letargo{if}',
  'constant.cannot-diablerize': '{this} no puede cometer diablerie{if}',
  'while.control': 'mientras controles a {minion}',
  'while.outnumbered': 'mientras controles menos siervos preparados que tu depredador',
  'constant.hand-size':
    '{ready, select, yes {mientras {this} esté preparado, } other {}}tienes {signed} al tamaño de la mano{each}',
  'constant.transfers': 'tienes {amount, plural, one {+# transferencia} other {+# transferencias}}',
  'constant.master-actions':
    'mientras {this} esté preparado, tienes {amount, plural, one {# acción de fase heril} other {# acciones de fase heril}} más en cada una de tus fases heriles',
  'constant.cannot-block': '{this} no puede bloquear{when}{if}',
  'constant.per-counter': 'por cada ficha en esta carta',

  'does.strikes':
    '{label}: {strike}{once, select, yes { (una vez en cada combate)} round { (una vez en cada asalto)} other {}}{maneuver, select, yes {, con 1 maniobra opcional en cada combate} other {}}',
  'does.strikes.round': 'esta carta solo puede usarse para atacar una vez en cada asalto',
  'does.striking.first': '{this} ataca con primer golpe{against}',
  'does.striking.aggravatedHands': 'el daño de los ataques con la mano {ofThis} es agravado{against}',
  'does.immune': '{this} es inmune al daño no agravado',
  'does.press.combat': '{this} tiene 1 acoso opcional en cada combate',
  'needs.opponent':
    '{notReady, select, yes {si el {kind, select, vampire {vampiro} other {siervo}} oponente no está preparado} other {si {this} está en combate{kind, select, vampire { con un vampiro} other {}}}}',
  'does.prevents':
    'una vez en cada combate, {this} puede prevenir {gun, select, none {} other {{gun} de daño de arma de fuego o }}{amount} de daño{gun, select, none {} other { de otro origen}}',
  'does.damageEachRound':
    'en cada asalto de combate, durante la resolución normal de los ataques, el siervo oponente recibe {amount} de daño ambiental a cualquier distancia',
  'does.press': '{this} puede quemar 1 de vida para dar 1 acoso a un siervo que controles',
  'does.called':
    'los vampiros deben quemar {blood} para emitir votos en contra de los referéndums que proponga {this}',
  'does.burnedInCombat': 'ganas {pool} cuando {this} sea quemado en combate',
  'does.redirectsCost':
    'las cartas serviles que eligen otro objetivo para un sangrado cuestan {blood} más (o la misma cantidad de vida de un aliado)',
  'does.burnedAt':
    'quema esta carta cuando {amount, plural, =0 {no tenga fichas} one {tenga # ficha} other {tenga # fichas}}',
  'does.countsLocks': 'añade 1 ficha a esta carta cada vez que la gires',
  'does.insteadOfReplacing':
    'cada vez que fueras a reemplazar otra carta, quema en su lugar 1 ficha de esta carta',
  'does.atTorpor.burned': 'cuando {this} vaya al letargo, quema esta carta',
  'does.atTorpor.pool': 'cuando {this} vaya al letargo, su controlador quema {pool}',
  'does.onBlock':
    'una vez por turno, cuando {this} bloquea a un vampiro titulado o una acción política, gana {blood} antes de la resolución del bloqueo',
  'does.pair':
    'el vampiro girado de esta forma no se endereza de la forma normal. Las acciones del otro, salvo las de sangrar, no pueden ser bloqueadas',
  'does.atBleed':
    'la próxima vez que {this} esté a punto de sangrar con éxito al mismo Matusalén, quema esta carta y {this} obtiene {signed} de sangrado',
  'does.opensHand': 'tu presa juega con la mano a la vista',
  'does.title':
    '{this} es {title}, un título{sect, select, none {} other { {sect}}}{unique, select, yes { único} other {}} que vale {votes, plural, one {# voto} other {# votos}}',
  'does.oldest':
    'no puede jugarse mientras haya un vampiro {clan} {sect} mayor, sin título y preparado. En cuanto lo haya, o {this} deje de ser un vampiro {clan} {sect} preparado, esta carta pasa al mayor de los vampiros {clan} {sect} sin título preparados, si lo hay',
  'does.inherited':
    'si un vampiro {sect} diaboliza a {this}, esta carta pasa al diabolista antes de cualquier caza de sangre',
  'does.reduces':
    'si tienes la Ventaja, puedes girar esta carta para pagar {amount} de reserva sanguínea o de sangre menos por una carta que juegues',
  'does.playsAsVampire':
    '{this} puede jugar, como un vampiro, cartas que requieran el nivel básico de la disciplina de la carta que tiene',
  'does.bare': '{this} no puede tener equipo ni criados',
  'does.makes.level': '{this} tiene 1 nivel más de {discipline}',
  'does.makes.level-chosen': '{this} tiene 1 nivel más de la disciplina elegida',
  'does.makes.capacity': '{this} tiene +{amount} de capacidad',
  'does.makes.clan': '{this} es del clan elegido en lugar del suyo',
  'does.dearerAgain': '{card} te cuesta {pool} más por cada {card} que ya esté en el vampiro',

  'needs.edge': 'si tienes la Ventaja',
  'needs.influencePhase': 'durante tu fase de influencia',
  'needs.ready': 'si {this} está preparado',
  'needs.locked': 'si {this} está girado',
  'needs.ownLocked': 'si controlas a un siervo girado',
  'needs.notBlocking': 'si {this} no está bloqueando',
  'needs.torpor': 'si {this} está en letargo',

  'cost.lock': 'girar esta carta',
  'cost.burn': 'quemar {what, select, ally {a este aliado} other {esta carta}}',
  'cost.pool': 'quemar {pool}',
  'cost.blood': 'quemar {blood}{of, select, yes { {ofMinion}} other {}}',
  'cost.transfers': 'usar {transfers}',
  'cost.remove': 'retirar esta carta de la partida',
  'cost.discardAction': 'usar una acción de fase de descarte',
  'cost.poolPerOther': 'quemar {pool} por cada otra {type} en juego',
  'cost.discard': 'descartar una carta que requiera {discipline} {symbol}',
  'cost.either': 'quemar {pool}, o {blood} {ofMinion},',

  'ability.you': 'puedes {do}',
  'ability.this': '{this} puede {do}',
  'ability.it': 'puede {do}',
  'ability.that': 'ese Matusalén puede {do}',
  'ability.controller': 'el controlador {ofThis} puede {do}',
  'ability.paid': '{cost} para {effects}',
  'ability.action':
    'mediante una acción{directed, select, yes { Ⓓ} other {}}{stealth, select, none {} other { con {stealth} de sigilo}}{cost, select, none {} other { que cuesta {cost}}}, {performer} {must, select, yes {debe} other {puede}} {effects}{must, select, yes {, a menos que deba cazar} other {}}{lesser}',
  'ability.bleed': 'sangrar con {signed} de sangrado',
  'ability.stealth-of': '; un vampiro {clan} tiene {signed} de sigilo en esa acción',

  'performer.any': 'cualquier siervo',
  'performer.vampire': 'cualquier vampiro',
  'performer.host': '{this}',
  'performer.others': 'cualquier otro siervo',
};
