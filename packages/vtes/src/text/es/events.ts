import type { EventKey } from '../messages.ts';

const votes = '{votes, plural, one {# voto} other {# votos}}';
/** What becomes of an amount, and what is there then. */
const verb = '{verb, select, gains {gana} pays {paga} burns {quema} other {pierde}}';
const rest = '{total, plural, =1 {queda 1} other {quedan #}}';
const then = `({verb, select, gains {ahora {total}} other {${rest}}})`;

/** Who acts. */
const sends = '{you, select, by {Envías} other {{by} envía}}';
const has = '{you, select, by {Haces} other {{by} hace}}';
const tries = '{you, select, by {Intentas} other {{by} intenta}}';
const equips = '{you, select, by {Equipas} other {{by} equipa}}';

export const events: Readonly<Record<EventKey, string>> = {
  'event.turn': 'Turno {turn}: {seat} (reserva: {pool}).',
  'event.phase': '{seat}: {phase}.',
  'event.drew.secret': '{seat} roba {card}.',
  'event.uncontrolled': '{seat} roba una carta de cripta.',
  'event.uncontrolled.secret': '{seat} roba {card} de la cripta.',
  'event.discarded': '{seat} descarta {card}.',
  'event.played': '{seat} juega {card}{superior}{by}{ash}{on}{burning}{pool}{blood}{choice}.',
  'event.cancelled': 'Se cancela {card} de {seat}.',
  'event.transferred.to': '{seat} transfiere {amount} a {card} (ahora {total}; reserva: {pool}).',
  'event.transferred.back': '{seat} recupera {amount} de {card} (ahora {total}; reserva: {pool}).',
  'event.used': '{seat} usa {card}{by}{ash}{on}{burning}{pool}{effect}{side}{choice}.',
  'event.searched':
    '{any, select, yes {{seat} encuentra {card} en la biblioteca y la baraja.} other {{seat} busca en la biblioteca, no encuentra nada y la baraja.}}',
  'event.marked': '{seat} marca a {card} para este turno.',
  'event.fromHand': '{seat} toma {card} de la mano.',
  'event.looked': '{seat} mira la mano de {victim}.',
  'event.looked.secret': '{seat} mira la mano de {victim}: {hand}.',
  'event.banished': '{card} vuelve, boca abajo, a la zona incontrolada de {seat}.',
  'event.removed': '{seat} retira de la partida {card}, de la zona incontrolada.',
  'event.openHand':
    '{open, select, yes {{seat} juega con la mano boca arriba: {hand}.} other {La mano de {seat} vuelve a estar oculta.}}',
  'event.handSize': 'El tamaño de la mano de {seat} es {size}.',
  'event.fromAsh':
    '{removed, select, yes {Se retira de la partida {card}, del montón de ceniza de {seat}.} other {{seat} toma {card} del montón de ceniza.}}',
  'event.left': '{card} se quema.',
  'event.left.removed': 'Se retira de la partida {card}.',
  'event.takes-effect': '{card} surte efecto.',
  'event.pool.change': `{seat} ${verb} {amount} de reserva sanguínea ${then}.`,
  'event.pool.edge': '{seat} gana {amount} de reserva sanguínea por la Ventaja (ahora {total}).',
  'event.pool.contest': `{seat} paga {amount} de reserva sanguínea para disputar {card} (${rest}).`,
  'event.edge': '{held, select, yes {{seat} obtiene la Ventaja.} other {Ya nadie tiene la Ventaja.}}',
  'event.points':
    '{seat} tiene ahora {points, plural, one {# punto de victoria} other {# puntos de victoria}}.',
  'event.withdrawing':
    '{withdrawing, select, yes {{seat} anuncia su retirada.} other {La retirada de {seat} fracasa.}}',
  'event.out':
    '{how, select, oustedBy {{by} elimina a {seat}.} ousted {{seat} se queda sin reserva sanguínea y deja la partida.} other {{seat} se retira de la partida.}}',
  'event.declined': '{seat} no bloquea.',
  'event.bled':
    '{amount, plural, =0 {{minion} sangra a {seat}, pero no se quema reserva sanguínea.} other {{minion} sangra {amount} a {seat} (reserva: {pool}).}}',
  'event.noEffect': 'La acción de {card} no tiene efecto.',
  'event.diablerized': '{minion} diaboliza a {card}.',
  'event.prevented': 'Se previene {amount} de daño a {card}.',
  'event.unhurt': '{card} es inmune a {amount} de daño.',
  'event.damaged.mended':
    '{card} recibe {amount} de daño y {all, select, yes {lo repara} other {repara {lost}}} (sangre: {total}).',
  'event.damaged.unmended': '{card} recibe {amount} de daño y no tiene sangre para reparar.',
  'event.damaged.aggravated': `{card} recibe {all, select, yes {{amount} de daño agravado} other {{amount} de daño, {aggravated} de ello agravado,}}{lost, plural, =0 {} other { y quema {lost} de sangre (${rest})}}.`,
  'event.damaged.life': '{card} recibe {amount} de daño (vida: {total}).',
  'event.timeCalled': 'Se acabó el tiempo.',
  'event.ended':
    '{won, select, yes {La partida ha terminado y gana {winner}: {scores}.} other {La partida ha terminado sin victoria: {scores}.}}',

  'event.entered.created': '{seat} pone en juego {card}, que pasa a ser un vampiro.',
  'event.entered.vampire': '{seat} pone en juego a {card} con {counters} de sangre.',
  'event.entered.imbued': '{seat} pone en juego a {card} con {counters} de vida.',
  'event.entered.ally': '{seat} recluta a {card}.',
  'event.entered.attached': '{card} se coloca en {host}.',
  'event.entered.equipment': '{host} se equipa con {card}.',
  'event.entered.retainer': '{host} emplea a {card}.',
  'event.entered.table': '{seat} pone en juego {card}.',

  'event.changed.merged': '{card} se fusiona con la otra versión de este vampiro.',
  'event.changed.locked': '{card} se gira.',
  'event.changed.unlocked': '{card} se endereza.',
  'event.changed.ready': '{card} sale del letargo.',
  'event.changed.torpor': '{card} entra en letargo.',
  'event.changed.marks':
    '{card} tiene ahora {total, plural, =0 {cero fichas} one {# ficha} other {# fichas}}.',
  'event.changed.moved': '{card} pasa a {host}.',
  'event.changed.controller': '{seat} toma el control de {card}.',
  'event.changed.contested': '{seat} disputa {card}.',
  'event.changed.contest-won': '{seat} gana la disputa por {card}.',
  'event.changed.clan': '{card} es ahora del clan {clan}.',
  'event.changed.sect':
    '{card} se hace {which, select, camarilla {de la {sect}} sabbat {del {sect}} other {{sect}}}.',
  'event.changed.title': '{card} obtiene un título: {title}.',
  'event.changed.no-title': '{card} pierde el título.',
  'event.changed.title-contested': 'El título de {card} está disputado.',
  'event.changed.title-won': '{card} gana la disputa por el título.',
  'event.counters.blood': `{card} ${verb} {amount} de sangre ${then}.`,
  'event.counters.life': `{card} ${verb} {amount} de vida ${then}.`,
  'event.counters.card':
    '{card} tiene ahora {total, plural, =0 {cero fichas} one {# ficha} other {# fichas}}.',
  'event.counters.uncontrolled': '{seat} tiene ahora {total} de sangre en {card}.',
  'event.counters.hunt': '{card} caza y gana {amount} de sangre (ahora {total}).',
  'event.counters.title': `{card} paga {amount} de sangre para disputar el título (${rest}).`,

  'event.action.bleed': `${sends} a {minion} a {you, select, target {sangrarte} other {sangrar a {target}}}{with}{stealth}.`,
  'event.action.hunt': `${sends} a {minion} a cazar{with}{stealth}.`,
  'event.action.equip': `${equips} a {minion} con {card}{stealth}.`,
  'event.action.employ': `${has} que {minion} emplee a {card}{superior}{stealth}.`,
  'event.action.recruit': `${has} que {minion} reclute a {card}{superior}{stealth}.`,
  'event.action.political': `${has} que {minion} proponga {card}{stealth}.`,
  'event.action.leave-torpor': `${tries} que {minion} salga del letargo{stealth}.`,
  'event.action.rescue': `${sends} a {minion} a rescatar a {target} del letargo{stealth}.`,
  'event.action.diablerie': `${sends} a {minion} a diabolizar a {target}{stealth}.`,
  'event.action.fight': `${sends} a {minion} a luchar contra {target}{stealth}.`,
  'event.action.anarch': `${tries} que {minion} se haga Anarquista{stealth}.`,
  'event.action.other': `${has} que {minion} juegue {card}{superior}{ash}{on}{choice}{stealth}.`,
  'event.action.take-equipment': `${sends} a {minion} a tomar equipo de {target}{stealth}.`,
  'event.action.use': `${has} que {minion} use {card}{ash}{on}{effect}{stealth}.`,
  'event.action.attempt': '{seat} intenta bloquear con {minion}.',
  'event.action.failed': '{minion} no consigue bloquear.',
  'event.action.blocked': '{minion} bloquea a {acting}.',
  'event.action.successful': 'La acción de {minion} tiene éxito.',
  'event.action.ended': 'La acción de {minion} termina sin efecto.',
  'event.action.redirected': 'Ahora {minion} sangra a {target}.',
  'event.action.change.stealth': '{minion} recibe {amount} de sigilo.',
  'event.action.change.intercept': '{minion} recibe {amount} de intercepción.',
  'event.action.change.intercept-of-lesser':
    'Los aliados y vampiros menores reciben {amount} de intercepción.',
  'event.action.change.bleed': '{minion} recibe {amount} de sangrado.',
  'event.action.change.maneuver': 'Si bloquea, {minion} tendría una maniobra opcional.',
  'event.action.change.prevent': 'Si bloquea, {minion} podría prevenir 1 de daño en el primer asalto.',

  'event.combat.begins': '{acting} y {opposing} entran en combate.',
  'event.combat.round': 'Comienza el asalto {round}.',
  'event.combat.maneuver':
    '{minion} maniobra: {range, select, long {se lucha de lejos} other {se lucha de cerca}}.',
  'event.combat.press': '{minion} usa un acoso para continuar.',
  'event.combat.press-cancelled': '{minion} usa un acoso para terminar el combate.',
  'event.combat.ends': 'El combate termina.',
  'event.combat.additional':
    '{minion} obtiene {amount, plural, one {# ataque adicional} other {# ataques adicionales}}.',
  'event.combat.aggravated': 'El daño de los ataques con la mano de {minion} es agravado este asalto.',
  'event.combat.strike.hand': '{minion} usa un ataque con la mano{with}{at}{short}.',
  'event.combat.strike.damage': '{minion} ataca por {amount}{with}{at}{short}.',
  'event.combat.strike.dodge': '{minion} esquiva{with}.',
  'event.combat.strike.combat-ends': '{minion} ataca para terminar el combate{with}.',
  'event.combat.strike.steal-blood': '{minion} ataca para robar {amount} de sangre{with}{short}.',
  'event.combat.strike.destroy-equipment': '{minion} ataca para destruir {equipment}{with}.',
  'event.combat.strike.steal-equipment': '{minion} ataca para robar {equipment}{with}.',

  'event.referendum.begins': 'Comienza el referéndum: {card}.',
  'event.referendum.blood-hunt': 'Un referéndum decide sobre la caza de sangre contra {minion}.',
  'event.referendum.terms.allocate': '{by} asigna {shares}.',
  'event.referendum.terms.shift': '{by} propone mover reserva sanguínea de {from}: {shares}.',
  'event.referendum.terms.clan': '{by} elige el clan {clan}.',
  'event.referendum.terms.vampire': '{by} elige a {card}.',
  'event.referendum.votes.minion': `{card} emite ${votes} {side}.`,
  'event.referendum.votes.card': `Con una carta de acción política, {seat} emite ${votes} {side}.`,
  'event.referendum.votes.edge': `{seat} quema la Ventaja: ${votes} {side}.`,
  'event.referendum.votes.location': `Con {card}, {seat} emite ${votes} {side}.`,
  'event.referendum.ballot': '{card} emite una papeleta {side}.',
  'event.referendum.prisci':
    'Papeletas de los prisci: {for} a favor, {against} en contra. {counts, select, yes {Sus 3 votos cuentan {side}.} other {Se abstienen.}}',
  'event.referendum.gained': `{card} gana ${votes}.`,
  'event.referendum.opposed': `{card} gana ${votes} que solo sirven en contra.`,
  'event.referendum.abstains': '{card} se abstiene.',
  'event.referendum.passed':
    '{hunt, select, yes {La caza de sangre} other {El referéndum}} prospera, {for} a {against}.',
  'event.referendum.failed':
    '{hunt, select, yes {La caza de sangre} other {El referéndum}} fracasa, {for} a {against}.',
};
