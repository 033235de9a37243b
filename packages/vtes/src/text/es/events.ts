import type { EventKey } from '../messages.ts';

const votes = '{votes, plural, one {# voto} other {# votos}}';

export const events: Readonly<Record<EventKey, string>> = {
  'event.turn': 'Turno {turn}: {seat}.',
  'event.phase': '{seat}: {phase}.',
  'event.drew.secret': '{seat} roba {card}.',
  'event.uncontrolled': '{seat} roba una carta de cripta.',
  'event.uncontrolled.secret': '{seat} roba {card} de la cripta.',
  'event.discarded': '{seat} descarta {card}.',
  'event.played': '{seat} juega {card}{superior}{by}{on}{burning}{pool}{blood}.',
  'event.transferred.to': '{seat} transfiere {amount} a {card}.',
  'event.transferred.back': '{seat} recupera {amount} de {card}.',
  'event.used': '{seat} usa {card}{by}{on}{burning}{pool}{effect}.',
  'event.searched':
    '{any, select, yes {{seat} encuentra {card} en la biblioteca y la baraja.} other {{seat} busca en la biblioteca, no encuentra nada y la baraja.}}',
  'event.looked': '{seat} mira la mano de {victim}.',
  'event.looked.secret': '{seat} mira la mano de {victim}: {hand}.',
  'event.removed': '{seat} retira de la partida {card}, de la zona incontrolada.',
  'event.openHand':
    '{open, select, yes {{seat} juega con la mano boca arriba: {hand}.} other {La mano de {seat} vuelve a estar oculta.}}',
  'event.handSize': 'El tamaño de la mano de {seat} es {size}.',
  'event.left': '{card} se quema.',
  'event.pool':
    '{seat} {way, select, up {gana} other {pierde}} {amount} de reserva sanguínea y tiene {pool}.',
  'event.edge': '{held, select, yes {{seat} obtiene la Ventaja.} other {Ya nadie tiene la Ventaja.}}',
  'event.points': '{seat} tiene {points, plural, one {# punto de victoria} other {# puntos de victoria}}.',
  'event.withdrawing':
    '{withdrawing, select, yes {{seat} anuncia su retirada.} other {La retirada de {seat} fracasa.}}',
  'event.out':
    '{how, select, ousted {Eliminación: {seat} deja la partida.} other {Retirada: {seat} deja la partida.}}',
  'event.declined': '{seat} renuncia a bloquear.',
  'event.bled':
    '{amount, plural, =0 {{by} sangra a {seat} con {minion}, pero no se quema reserva sanguínea.} other {{by} sangra {amount} a {seat} con {minion}.}}',
  'event.prevented': 'Se previene {amount} de daño a {card}.',
  'event.damaged':
    '{card} recibe {amount} de daño{aggravated, plural, =0 {} other {, {aggravated} de ello agravado}}.',
  'event.timeCalled': 'Se acabó el tiempo.',
  'event.ended':
    '{won, select, yes {La partida ha terminado y gana {winner}: {scores}.} other {La partida ha terminado sin victoria: {scores}.}}',

  'event.entered.vampire': '{seat} pone en juego a {card}.',
  'event.entered.ally': '{seat} recluta a {card}.',
  'event.entered.attached': '{card} se coloca en {host}.',
  'event.entered.table': '{seat} pone en juego {card}.',

  'event.changed.locked': '{card} se gira.',
  'event.changed.unlocked': '{card} se endereza.',
  'event.changed.ready': '{card} sale del letargo.',
  'event.changed.torpor': '{card} entra en letargo.',
  'event.changed.blood': '{card} {way, select, up {gana} other {pierde}} {amount} de sangre y tiene {total}.',
  'event.changed.life': '{card} {way, select, up {gana} other {pierde}} {amount} de vida y tiene {total}.',
  'event.changed.counters':
    '{card} tiene ahora {total, plural, =0 {cero fichas} one {# ficha} other {# fichas}}.',
  'event.changed.uncontrolled': '{seat} tiene {total} de sangre en {card} en la zona incontrolada.',
  'event.changed.moved': '{card} pasa a {host}.',
  'event.changed.controller': '{seat} toma el control de {card}.',
  'event.changed.contested': '{seat} disputa {card}.',
  'event.changed.contest-won': '{seat} gana la disputa por {card}.',
  'event.changed.sect':
    '{card} se hace {sect, select, anarch {Anarquista} camarilla {de la Camarilla} other {Independiente}}.',
  'event.changed.title': '{card} obtiene un título: {title}.',
  'event.changed.no-title': '{card} pierde el título.',
  'event.changed.title-contested': 'El título de {card} está disputado.',
  'event.changed.title-won': '{card} gana la disputa por el título.',

  'event.action.bleed': '{by} envía a {minion} a sangrar a {target}{with}{stealth}.',
  'event.action.hunt': '{by} envía a {minion} a cazar{with}{stealth}.',
  'event.action.equip': '{by} equipa a {minion} con {card}{stealth}.',
  'event.action.employ': '{by} hace que {minion} emplee a {card}{superior}{stealth}.',
  'event.action.recruit': '{by} hace que {minion} reclute a {card}{superior}{stealth}.',
  'event.action.political': '{by} hace que {minion} proponga {card}{stealth}.',
  'event.action.leave-torpor': '{by} intenta que {minion} salga del letargo{stealth}.',
  'event.action.rescue': '{by} envía a {minion} a rescatar a {target} del letargo{stealth}.',
  'event.action.diablerie': '{by} envía a {minion} a diabolizar a {target}{stealth}.',
  'event.action.anarch': '{by} intenta que {minion} se haga Anarquista{stealth}.',
  'event.action.other': '{by} hace que {minion} juegue {card}{superior}{on}{stealth}.',
  'event.action.take-equipment': '{by} envía a {minion} a tomar equipo de {target}{stealth}.',
  'event.action.use': '{by} hace que {minion} use {card}{effect}{stealth}.',
  'event.action.attempt': '{seat} intenta bloquear con {minion}.',
  'event.action.failed': '{minion} no consigue bloquear.',
  'event.action.blocked': '{minion} bloquea a {acting}.',
  'event.action.successful': 'La acción de {minion} tiene éxito.',
  'event.action.ended': 'La acción de {minion} termina sin éxito.',
  'event.action.redirected': 'Ahora {minion} sangra a {target}.',
  'event.action.change.stealth': '{minion}: {amount} de sigilo.',
  'event.action.change.intercept': '{minion}: {amount} de intercepción.',
  'event.action.change.intercept-of-lesser': 'Aliados y vampiros menores: {amount} de intercepción.',
  'event.action.change.bleed': '{minion}: {amount} de sangrado.',
  'event.action.change.maneuver': 'Si bloquea, {minion} tendría una maniobra opcional.',
  'event.action.change.prevent': 'Si bloquea, {minion} podría prevenir 1 de daño en el primer asalto.',

  'event.combat.begins': '{acting} y {opposing} entran en combate.',
  'event.combat.round': 'Comienza el asalto {round} del combate.',
  'event.combat.maneuver':
    '{minion} maniobra: {range, select, long {se lucha de lejos} other {se lucha de cerca}}.',
  'event.combat.press': '{minion} usa un acoso para continuar el combate.',
  'event.combat.press-cancelled': '{minion} usa un acoso para terminar el combate.',
  'event.combat.ends': 'El combate ha terminado.',
  'event.combat.strike.hand': '{minion} usa un ataque con la mano{with}{at}.',
  'event.combat.strike.damage': '{minion} ataca{with}{at}.',
  'event.combat.strike.dodge': '{minion} esquiva{with}.',
  'event.combat.strike.combat-ends': '{minion} ataca para terminar el combate{with}.',
  'event.combat.strike.steal-blood': '{minion} ataca para robar {amount} de sangre{with}.',

  'event.referendum.begins': '{by} propone el referéndum {card} con {minion}.',
  'event.referendum.blood-hunt': 'Un referéndum decide sobre la caza de sangre contra {minion}.',
  'event.referendum.terms.allocate': '{by} asigna {shares}.',
  'event.referendum.terms.shift': '{by} propone mover reserva sanguínea de {from}: {shares}.',
  'event.referendum.terms.clan': '{by} elige el clan {clan}.',
  'event.referendum.terms.vampire': '{by} elige a {card}.',
  'event.referendum.votes.minion': `{card} emite ${votes} {side}.`,
  'event.referendum.votes.card': `Con una carta de acción política, {seat} emite ${votes} {side}.`,
  'event.referendum.votes.edge': `{seat} quema la Ventaja: ${votes} {side}.`,
  'event.referendum.votes.location': `Con {card}, {seat} emite ${votes} {side}.`,
  'event.referendum.gained': `{card} gana ${votes}.`,
  'event.referendum.opposed': `{card} gana ${votes} que solo sirven en contra.`,
  'event.referendum.abstains': '{card} se abstiene.',
  'event.referendum.passed':
    '{hunt, select, yes {La caza de sangre} other {El referéndum}} prospera, {for} a {against}.',
  'event.referendum.failed':
    '{hunt, select, yes {La caza de sangre} other {El referéndum}} fracasa, {for} a {against}.',
};
