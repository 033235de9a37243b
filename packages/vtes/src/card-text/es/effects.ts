import type { EffectKey } from '../messages.ts';

const verb = (infinitive: string, imperative: string): string =>
  `{form, select, to {${infinitive}} other {${imperative}}}`;
const having = '{form, select, to {obtener } other {}}';
const plus = '{plus, select, none {} other {, o {plus} {if}}}';
const early = (needed: string): string => `{early, select, yes {, aunque todavía no sea ${needed}} other {}}`;
const unpreventable = (kind: string): string => `{amount} de daño ambiental${kind} que no se puede prevenir`;
const votes = '{amount, plural, one {+# voto} other {+# votos}}';
const weapon = '{weapon, select, yes {un arma} other {equipo}}';

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
  'effect.lock-self': `${verb('girar', 'gira')} a {this}`,
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
    `recibir ${unpreventable(' agravado')} tras la resolución de la acción`,
    `tras la resolución de la acción, {this} recibe ${unpreventable(' agravado')}`,
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
  'effect.add-blood': verb('añadir {blood} a {target}', '{target} gana {blood}'),
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
  'effect.steal-source': `${verb('robar', 'roba')} esta carta`,
  'effect.steal-target': `${verb('robar', 'roba')} {target}`,
  'effect.may-burn-blood': `${verb('quemar', '{this} puede quemar')} {blood} para {effects}`,
  'effect.choose-discipline': `${verb('elegir', 'elige')} una disciplina`,
  'effect.enter-combat': `${verb('entrar', 'entra')} en combate con {target}{reversed, select, yes {, que cuenta como el siervo activo en ese combate} other {}}`,
  'effect.cancel': `${verb('cancelar', 'cancela')} {trait, select, none {{of, select, minion {una carta servil} master {una carta heril} other {una carta de biblioteca}}} other {una carta de {trait}}}{by, select, others { de otro Matusalén} neighbours { de tu depredador o de tu presa} opponent { del siervo oponente} other {}} al ser jugada{free, select, yes {; no se paga su costo} other {}}{regains, select, yes {. Ese Matusalén tiene 1 acción de fase heril más: de inmediato o, si se canceló una carta heril fuera de turno, en su próxima fase heril} other {}}`,
  'effect.burn-acting': `${verb('quemar', 'quema')} al siervo activo; su acción no tiene éxito`,
  'effect.gain-blood': `${verb('ganar', '{this} gana')} {blood}`,
  'effect.damage-self': `${verb('recibir', '{this} recibe')} ${unpreventable('')}`,
  'effect.target-cannot-block': verb(
    'impedir que {target} bloquee esta acción',
    'elige a {target}, que no puede bloquear esta acción',
  ),
  'effect.torpor-afterwards': verb(
    'ir al letargo tras la resolución de la acción',
    'tras la resolución de la acción, {this} va al letargo',
  ),
  'effect.choose-clan': `${verb('elegir', 'elige')} un clan`,
  'effect.fetch-discipline': `{burn, select, yes {${verb('poner', 'pon')} una carta heril de disciplina de tu mano en {this}, o ${verb('quemarlo', 'quémalo')}} other {${verb('poner', 'puedes poner')} en él una carta heril de disciplina de {from, select, hand {tu mano} ash {tu montón de ceniza} library {tu biblioteca (barájala después)} other {tu biblioteca (barájala después), tu mano o tu montón de ceniza}}}}`,
  'effect.consume-ally': `${verb('retirar', 'retira')} de la partida un aliado de cualquier montón de ceniza; {this} gana {blood}, o un aliado {trait} que controles gana {life}`,
  'effect.burn-counter': `${verb('quemar', 'quema')} {counters} de esta carta`,
  'effect.raise-ally-if-empty': `después, si no le queda ninguna, ${verb('quemarla y poner', 'quémala y pon')} en juego un aliado {traits} de tu montón de ceniza, preparado y con su vida inicial`,
  'effect.raise-retainer': `${verb('poner', 'pon')} un criado de tu montón de ceniza en un vampiro preparado que controles, con {counters} además de su vida`,
  'effect.fade-marked': `${verb('quemar', 'quema')} 1 de esas fichas de cada uno de esos criados y ${verb('retirar', 'retira')} de la partida los que ya no tengan ninguna`,
  'effect.search-equipment': `${verb('buscar', 'busca')} una carta de equipo en tu biblioteca y ${verb('equipar', 'equipa')} con ella a {this}, cumpliendo sus requisitos y pagando su costo como de costumbre; después baraja tu biblioteca`,
  'effect.look-and-discard': `${verb('mirar', 'mira')} la mano de tu presa y ${verb('elegir', 'elige')} en ella una carta, que se descarta`,
  'effect.draw-crypt': `${verb('robar', 'roba')} una carta de tu cripta`,
  'effect.choose-circle': `${verb('elegir', 'elige')} cualquier círculo para {this}`,
  'effect.discard-actions': `${verb('darte', 'tienes')} {amount, plural, one {# acción de fase de descarte} other {# acciones de fase de descarte}} más`,
  'effect.burn-random': `${verb('quemar', 'quema')} al azar otra {type}`,
  'effect.draw-crypt-and-remove': `${verb('robar', 'roba')} una carta de tu cripta y después ${verb('retirar', 'retira')} de la partida una carta de cripta de tu zona incontrolada`,
  'effect.votes': `${verb('obtener', '{this} obtiene')} ${votes}{against, select, yes { en contra del referéndum} other {}}`,
  'effect.cast-votes': `${verb('obtener', 'obtienes')} ${votes}`,
  'effect.votes-of-titled': `${verb('dar', 'da')} ${votes} a cada vampiro {sect} titulado que controles`,
  'effect.join-sect': `${verb('hacer {sect} a {target}', '{target} pasa a ser {sect}')} (su clan no cambia)`,
  'effect.silence': `${verb('elegir', 'elige')} a un vampiro que haya emitido votos en este referéndum: se gira{burns, select, yes {, quema {blood}} other {}} y se abstiene, y sus votos se cancelan`,
  'effect.captivate': `${verb('ganar', '{this} gana')} 1 de sangre por cada voto de diferencia con que prosperó el referéndum{most, select, 0 {} other {; en su lugar, hasta {most} de esa sangre pasa a tu reserva sanguínea}}`,
  'effect.strike': '{label}: {strike}',
  'effect.weapon-strike': '{label}: ataque con un arma {trait} con {signed} de daño',
  'effect.additional-strikes': `{eachRound, select, yes {{target} obtiene } other {${having}}}{amount, plural, one {# ataque adicional} other {# ataques adicionales}} (limitada){eachRound, select, yes { en cada asalto de este combate} other {}}`,
  'effect.aggravated-hands': verb(
    'infligir daño agravado con sus ataques con la mano este asalto',
    'este asalto, el daño de los ataques con la mano {ofThis} es agravado',
  ),
  'effect.be-immune': `${verb('hacer que {this} sea inmune', '{this} es inmune')} al daño no agravado de un ataque o de otro efecto`,
  'effect.protect': `{x, select, yes {${verb('quemar', 'quema')} X de sangre para prevenir} other {${verb('prevenir', 'prevén')}}} {damage} infligido a un combatiente o al criado de un combatiente`,
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
  'strike.destroy-equipment': `destruir ${weapon}`,
  'strike.steal-equipment': `robar ${weapon}`,
  'strike.first': '{strike} con primer golpe',

  'proposal.burn-allocated':
    'asigna {points} puntos entre al menos {among} Matusalenes. Si el referéndum prospera, cada uno de ellos quema 1 de reserva sanguínea por cada punto recibido',
  'proposal.shift-pool':
    'elige a un Matusalén que tenga más reserva sanguínea que tú y asigna {points} de esa reserva a uno o más Matusalenes distintos, tú incluido. Si el referéndum prospera, esa reserva pasa a ellos',
  'proposal.clan-boon':
    'elige un clan. Si el referéndum prospera, cada Matusalén gana {pool} por cada vampiro de ese clan que controla',
  'proposal.burn-per-minion':
    'si el referéndum prospera, cada Matusalén quema {pool} por cada siervo que controla',
  'proposal.banish':
    'elige a un vampiro menor preparado. Si el referéndum prospera, ese vampiro va a la zona incontrolada de su controlador (todo control temporal de ese vampiro termina). Las cartas y las fichas que tenga se quedan en él y están fuera de juego mientras esté incontrolado',
  'proposal.commission':
    'elige a un vampiro {sect} preparado. Si el referéndum prospera, pon esta carta en ese vampiro y busca en tu biblioteca un equipo para ponerlo en él, sean cuales sean sus requisitos, por la mitad de su costo, redondeada hacia abajo (ese vampiro paga el costo de sangre); después baraja tu biblioteca',
  'proposal.grant-title':
    'elige a un vampiro {clan} preparado. Si el referéndum prospera, pon esta carta en ese vampiro, que obtiene el título único {sect} de {title}. En este referéndum, cada vampiro {clan} preparado obtiene {votes, plural, one {+# voto} other {+# votos}}',
};
