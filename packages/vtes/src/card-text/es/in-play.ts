import type { InPlayKey } from '../messages.ts';

const votes = '{votes, plural, one {+# voto} other {+# votos}}';

export const inPlay: Readonly<Record<InPlayKey, string>> = {
  'constant.bleed': '{this} tiene {signed} de sangrado{when}{if}',
  'constant.strength': '{this} tiene {signed} de fuerza{when}{if}',
  'constant.intercept': '{this} tiene {signed} de intercepción{when}{if}',
  'constant.stealth': '{this} tiene {signed} de sigilo{when}{if}',
  'constant.hand-size': 'tienes {signed} al tamaño de la mano{each}',
  'constant.transfers': 'tienes {amount, plural, one {+# transferencia} other {+# transferencias}}',
  'constant.cannot-block': '{this} no puede bloquear{when}{if}',
  'constant.per-counter': 'por cada ficha en esta carta',

  'does.strike':
    '{label}: {strike}{once, select, yes { (una vez en cada combate)} other {}}{maneuver, select, yes {, con 1 maniobra opcional en cada combate} other {}}',
  'does.prevents':
    'una vez en cada combate, {this} puede prevenir {gun, select, none {} other {{gun} de daño de arma de fuego o }}{amount} de daño{gun, select, none {} other { de otro origen}}',
  'does.damageEachRound':
    'en cada asalto de combate, durante la resolución normal de los ataques, el siervo oponente recibe {amount} de daño ambiental a cualquier distancia',
  'does.press': '{this} puede quemar 1 de vida para dar 1 acoso a un siervo que controles',
  'does.called':
    'los vampiros deben quemar {blood} para emitir votos en contra de los referéndums que proponga {this}',
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
  'does.dearerAgain': '{card} te cuesta {pool} más por cada {card} que ya esté en el vampiro',

  'polling.lock': `durante la fase de votación de cualquier referéndum, puedes girar esta carta para obtener ${votes}`,
  'polling.lock-for-titled': `durante la fase de votación de una acción política, puedes girar esta carta para dar ${votes} a cada vampiro {sect} titulado que controles`,
  'polling.discard': `una vez durante la fase de votación de cualquier referéndum, {this} puede descartar una carta que requiera {discipline} {symbol} para obtener ${votes}`,

  'needs.edge': 'si tienes la Ventaja',
  'needs.locked': 'si {this} está girado',
  'needs.notBlocking': 'si {this} no está bloqueando',
  'needs.torpor': 'si {this} está en letargo',

  'cost.lock': 'girar esta carta',
  'cost.burn': 'quemar {what, select, ally {a este aliado} other {esta carta}}',
  'cost.pool': 'quemar {pool}',
  'cost.blood': 'quemar {blood}',
  'cost.transfers': 'usar {transfers}',
  'cost.discard': 'descartar una carta que requiera {discipline} {symbol}',
  'cost.either': 'quemar {pool}, o {blood} {ofMinion},',

  'ability.you': 'puedes {do}',
  'ability.this': '{this} puede {do}',
  'ability.it': 'puede {do}',
  'ability.controller': 'el controlador {ofThis} puede {do}',
  'ability.paid': '{cost} para {effects}',
  'ability.action':
    '{performer} puede {effects} mediante una acción{directed, select, yes { Ⓓ} other {}}{stealth, select, none {} other { con {stealth} de sigilo}}{lesser}',
  'ability.stealth-of': '; un {clan} tiene {signed} de sigilo en esa acción',

  'performer.any': 'cualquier siervo',
  'performer.vampire': 'cualquier vampiro',
  'performer.host': '{this}',
  'performer.others': 'cualquier otro siervo',
};
