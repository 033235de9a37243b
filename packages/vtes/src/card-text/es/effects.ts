import type { EffectKey } from '../messages.ts';

const verb = (infinitive: string, imperative: string): string =>
  `{form, select, to {${infinitive}} other {${imperative}}}`;
const having = '{form, select, to {obtener } other {}}';
const plus = '{plus, select, none {} other {, o {plus} {if}}}';
const early = (needed: string): string => `{early, select, yes {, aunque todavía no sea ${needed}} other {}}`;
const unpreventable = '{amount} de daño ambiental agravado que no se puede prevenir';

export const effects: Readonly<Record<EffectKey, string>> = {
  'effect.stealth': `{form, select, to {dar {signed} de sigilo al siervo activo} other {{giver, select, other {el siervo activo obtiene {signed} de sigilo} self {{signed} de sigilo}}}}${early('necesario')}`,
  'effect.intercept': `${having}{signed} de intercepción${plus}${early('necesaria')}`,
  'effect.bleed': `${having}{signed} de sangrado${plus}{limited, select, yes { (limitada)} other {}}{pool, select, none {} other { mientras el Matusalén objetivo tenga {pool} o menos}}`,
  'effect.intercept-of-lesser': verb(
    'dar {signed} de intercepción a los aliados y a los vampiros menores que {this}',
    'los aliados y los vampiros menores que {this} tienen {signed} de intercepción',
  ),
  'effect.wake': verb(
    'despertarse',
    '{this} se despierta: hasta el final de la acción puede intentar bloquear y jugar cartas de reacción como si estuviera enderezado',
  ),
  'effect.wake.allies':
    'si {this} es un aliado, no se endereza de la forma normal en su próxima fase de enderezamiento',
  'effect.redirect': `${verb('elegir', 'elige')} a otro Matusalén, que no sea el controlador del siervo activo, como objetivo del sangrado; ese Matusalén puede intentar bloquear`,
  'effect.lock-self': 'gira a {this}',
  'effect.unlock': verb('enderezarse', 'endereza a {this}'),
  'effect.unlock-target': `${verb('enderezar', 'endereza')} a {target}`,
  'effect.attempt-block': verb('intentar bloquear de inmediato', '{this} intenta bloquear de inmediato'),
  'effect.vampires-cannot-block': verb(
    'impedir que los vampiros bloqueen esta acción',
    'los vampiros no pueden bloquear esta acción',
  ),
  'effect.lock-failed-blockers': verb(
    'girar, antes de la resolución de la acción, a cada siervo que a partir de ahora intente bloquear esta acción y fracase',
    'a partir de ahora, cada siervo que intente bloquear esta acción y fracase se gira antes de la resolución de la acción',
  ),
  'effect.end-action': verb('terminar la acción sin éxito', 'la acción termina sin éxito'),
  'effect.end-action.no-repeat': '{this} no puede volver a realizar la misma acción este turno',
  'effect.if-blocked-end': verb(
    'girar al siervo bloqueador y terminar la acción antes de la resolución del bloqueo, si esta acción es bloqueada',
    'si esta acción es bloqueada, el siervo bloqueador se gira y la acción termina antes de la resolución del bloqueo',
  ),
  'effect.damage-afterwards': verb(
    `recibir ${unpreventable} tras la resolución de la acción`,
    `tras la resolución de la acción, {this} recibe ${unpreventable}`,
  ),
  'effect.unlock-afterwards': verb(
    'enderezar al siervo activo tras la resolución de la acción, si esta tuvo éxito',
    'tras la resolución de la acción, si esta tuvo éxito, endereza al siervo activo',
  ),
  'effect.spy': verb(
    'hacer que el sangrado no queme reserva sanguínea ni tenga éxito',
    'el sangrado no quema reserva sanguínea ni tiene éxito',
  ),
  'effect.lock-target': `${verb('girar', 'gira')} a {target}`,
  'effect.add-blood': `${verb('añadir', 'añade')} {blood} a {target}`,
  'effect.gain-pool': `${verb('ganar', 'gana')} {pool}`,
  'effect.prey-burns-pool': verb('hacer que tu presa queme {pool}', 'tu presa quema {pool}'),
  'effect.burn-own-pool': `{user, select, that {ese Matusalén quema {pool}} other {${verb('quemar', 'quema')} {pool}}}`,
  'effect.blood-to-pool': `${verb('mover', 'mueve')} {blood} {ofTarget} a {user, select, you {tu} other {su}} reserva sanguínea`,
  'effect.pool-to-blood': `${verb('mover', 'mueve')} {pool} a {target}`,
  'effect.pool-to-card': `${verb('mover', 'mueve')} {pool} a esta carta`,
  'effect.blood-to-card': `${verb('mover', 'mueve')} {blood} {ofMinion} a esta carta`,
  'effect.card-to-target': `${verb('mover', 'mueve')} todas las fichas de esta carta a {target}`,
  'effect.toll': `{user, select, that {por cada ficha en esta carta, ese Matusalén quema {pool} o {blood} de un vampiro que controla} other {${verb('quemar', 'quema')} {pool} o {blood} de un vampiro que controlas por cada ficha en esta carta}}`,
  'effect.hand-size': `${having}{signed} al tamaño de la mano hasta el final del turno`,
  'effect.discard-target': `${verb('descartar', 'descarta')} {target} (después roba hasta el tamaño de tu mano)`,
  'effect.leave-torpor': `${verb('mover', 'mueve')} a {target} a la zona preparada`,
  'effect.burn-source': `${verb('quemar', 'quema')} esta carta`,
  'effect.burn-target': `${verb('quemar', 'quema')} {target}`,
  'effect.burn-named': `${verb('quemar', 'puedes quemar')} una copia de {card} en juego`,
  'effect.give-to-prey': `${verb('dar', 'da')} a tu presa el control de esta carta`,
  'effect.remember-targets': `${verb('elegir', 'elige')} a {target} y ${verb('girar', 'gira')} a uno de ellos`,
  'effect.enter-combat': `${verb('entrar', 'entra')} en combate con {target}{reversed, select, yes {, que cuenta como el siervo activo en ese combate} other {}}`,
  'effect.search-equipment': `${verb('buscar', 'busca')} una carta de equipo en tu biblioteca y ${verb('equipar', 'equipa')} con ella a {this}, cumpliendo sus requisitos y pagando su costo como de costumbre; después baraja tu biblioteca`,
  'effect.look-and-discard': `${verb('mirar', 'mira')} la mano de tu presa y ${verb('elegir', 'elige')} en ella una carta, que se descarta`,
  'effect.draw-crypt-and-remove': `${verb('robar', 'roba')} una carta de tu cripta y después ${verb('retirar', 'retira')} de la partida una carta de cripta de tu zona incontrolada`,
  'effect.votes': `${verb('obtener', '{this} obtiene')} {amount, plural, one {+# voto} other {+# votos}}{against, select, yes { en contra del referéndum} other {}}`,
  'effect.silence': `${verb('elegir', 'elige')} a un vampiro que haya emitido votos en este referéndum: se gira{burns, select, yes {, quema {blood}} other {}} y se abstiene, y sus votos se cancelan`,
  'effect.captivate': `${verb('ganar', '{this} gana')} 1 de sangre por cada voto de diferencia con que prosperó el referéndum{most, select, 0 {} other {; en su lugar, hasta {most} de esa sangre pasa a tu reserva sanguínea}}`,
  'effect.strike': '{label}: {strike}',
  'effect.maneuver': verb('hacer una maniobra', 'maniobra'),
  'effect.press': 'acoso{only, select, continue {, solo utilizable para continuar el combate} other {}}',
  'effect.optional-press':
    '{form, select, to {obtener } other {{alone, select, yes {{this} obtiene } other {}}}}1 acoso opcional este asalto',
  'effect.prevent': `${verb('prevenir', 'prevén')} {damage}`,
  'effect.damage-each-round': verb(
    'infligir {amount} de daño ambiental al siervo oponente en cada asalto de este combate, a cualquier distancia',
    'en cada asalto de este combate, durante la resolución normal de los ataques, el siervo oponente recibe {amount} de daño ambiental a cualquier distancia',
  ),
  'effect.only-hand-strikes': verb(
    'impedir este asalto los ataques que no sean con la mano',
    'este asalto, ninguno de los combatientes puede usar ataques que no sean con la mano',
  ),
  'effect.close-next-round': 'si hay otro asalto de combate, es de cerca y no se determina la distancia',
  'effect.gain-blood-lost': `${verb('ganar', '{this} gana')} tanta sangre como la que el vampiro oponente perdió por daño este asalto`,
  'effect.if-blocks':
    'si {this} bloquea, {gives, select, maneuver {obtiene 1 maniobra opcional en el combate resultante} other {puede prevenir 1 de daño en el primer asalto del combate resultante}}',

  'predicate.list': '{this} {predicates}',
  'predicate.blood': 'quema {blood}',
  'predicate.unlock': 'se endereza',
  'predicate.attempt-block': 'intenta bloquear de inmediato',

  'strike.label': '{ranged, select, yes {ataque a distancia} other {ataque}}',
  'strike.hand': 'ataque con la mano con {signed} de daño',
  'strike.damage': '{amount} {aggravated, select, yes {de daño agravado} other {de daño}}',
  'strike.dodge': 'esquivar',
  'strike.combat-ends':
    'terminar el combate{unlocks, select, yes {, pero antes {this} se endereza} other {}}',
  'strike.steal-blood': 'robar {amount} de sangre o vida',

  'proposal.burn-allocated':
    'asigna {points} puntos entre al menos {among} Matusalenes. Si el referéndum prospera, cada uno de ellos quema 1 de reserva sanguínea por cada punto recibido',
  'proposal.shift-pool':
    'elige a un Matusalén que tenga más reserva sanguínea que tú y asigna {points} de esa reserva a uno o más Matusalenes distintos, tú incluido. Si el referéndum prospera, esa reserva pasa a ellos',
  'proposal.clan-boon':
    'elige un clan. Si el referéndum prospera, cada Matusalén gana {pool} por cada vampiro de ese clan que controla',
  'proposal.burn-per-minion':
    'si el referéndum prospera, cada Matusalén quema {pool} por cada siervo que controla',
  'proposal.grant-title':
    'elige a un {clan} preparado. Si el referéndum prospera, pon esta carta en ese vampiro, que obtiene el título único {sect} de {title}. En este referéndum, cada {clan} preparado obtiene {votes, plural, one {+# voto} other {+# votos}}',
};
