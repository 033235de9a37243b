import type { EventKey } from '../messages.ts';

const votes = '{votes, plural, one {# voto} other {# voti}}';
const points = (what: string): string => `{amount, plural, one {# punto ${what}} other {# punti ${what}}}`;
/** What becomes of an amount, and what is there then. */
const verb = '{verb, select, gains {guadagna} pays {paga} burns {brucia} other {perde}}';
const rest = '{total, plural, one {ne resta #} other {ne restano #}}';
const then = `({verb, select, gains {ora {total}} other {${rest}}})`;
const damage = '{amount, plural, one {# danno} other {# danni}}';
const lost = '{lost, plural, one {# punto sangue} other {# punti sangue}}';

/** Who acts. */
const sends = '{you, select, by {Mandi} other {{by} manda}}';
const has = '{you, select, by {Fai} other {{by} fa}}';
const tries = '{you, select, by {Provi} other {{by} prova}}';
const equips = '{you, select, by {Equipaggi} other {{by} equipaggia}}';

export const events: Readonly<Record<EventKey, string>> = {
  'event.turn': 'Turno {turn}: {seat} (risorse: {pool}).',
  'event.phase': '{seat}: {phase}.',
  'event.drew.secret': '{seat} pesca {card}.',
  'event.uncontrolled': '{seat} pesca una carta cripta.',
  'event.uncontrolled.secret': '{seat} pesca {card} dalla cripta.',
  'event.discarded': '{seat} scarta {card}.',
  'event.played': '{seat} gioca {card}{superior}{by}{ash}{on}{burning}{pool}{blood}{choice}.',
  'event.cancelled': 'La carta {card} di {seat} è cancellata.',
  'event.transferred.to': '{seat} trasferisce {amount} a {card} (ora {total}; risorse: {pool}).',
  'event.transferred.back': '{seat} riprende {amount} da {card} (ora {total}; risorse: {pool}).',
  'event.used': '{seat} usa {card}{by}{ash}{on}{burning}{pool}{effect}{side}{choice}.',
  'event.searched':
    '{any, select, yes {{seat} trova {card} nella libreria e la mescola.} other {{seat} cerca nella libreria, non trova nulla e la mescola.}}',
  'event.marked': '{seat} marchia {card} per questo turno.',
  'event.fromHand': '{seat} prende {card} dalla mano.',
  'event.looked': '{seat} guarda la mano di {victim}.',
  'event.looked.secret': '{seat} guarda la mano di {victim}: {hand}.',
  'event.banished': '{card} torna nella zona non controllata di {seat}, a faccia in giù.',
  'event.removed': '{seat} rimuove dal gioco {card}, dalla zona non controllata.',
  'event.openHand':
    '{open, select, yes {{seat} gioca a carte scoperte: {hand}.} other {La mano di {seat} è di nuovo coperta.}}',
  'event.handSize': 'La capacità di mano di {seat} è {size}.',
  'event.fromAsh':
    '{removed, select, yes {La carta {card} di {seat} è rimossa dal gioco, dalla pila degli scarti.} other {{seat} prende {card} dalla pila degli scarti.}}',
  'event.left': '{card} brucia.',
  'event.left.removed': 'La carta {card} è rimossa dal gioco.',
  'event.takes-effect': '{card} fa effetto.',
  'event.pool.change': `{seat} ${verb} ${points('risorsa')} ${then}.`,
  'event.pool.edge': `{seat} guadagna ${points('risorsa')} per il Vantaggio (ora {total}).`,
  'event.pool.contest': `{seat} paga ${points('risorsa')} per contendere {card} (${rest}).`,
  'event.edge': '{held, select, yes {{seat} ottiene il Vantaggio.} other {Nessuno ha più il Vantaggio.}}',
  'event.points': '{seat} ha ora {points, plural, one {# punto vittoria} other {# punti vittoria}}.',
  'event.withdrawing':
    '{withdrawing, select, yes {{seat} annuncia il ritiro.} other {Il ritiro di {seat} fallisce.}}',
  'event.out':
    '{how, select, oustedBy {{by} elimina {seat}.} ousted {{seat} resta senza risorse e lascia la partita.} other {{seat} si ritira dalla partita.}}',
  'event.declined': '{seat} non blocca.',
  'event.bled':
    '{amount, plural, =0 {{minion} dissangua {seat}, ma nessun punto risorsa brucia.} other {{minion} dissangua {seat} per {amount} (risorse: {pool}).}}',
  'event.noEffect': 'L’azione di {card} non ha effetto.',
  'event.diablerized': '{minion} diablerizza {card}.',
  'event.prevented': '{amount, plural, one {Prevenuto # danno} other {Prevenuti # danni}} a {card}.',
  'event.unhurt': `{card} è immune a ${damage}.`,
  'event.damaged.mended': `{card} subisce ${damage} e {all, select, yes {{amount, plural, one {lo risana} other {li risana}}} other {ne risana {lost}}} (sangue: {total}).`,
  'event.damaged.unmended': `{card} subisce ${damage} e non ha sangue per risanare.`,
  'event.damaged.aggravated': `{card} subisce {all, select, yes {{amount, plural, one {# danno aggravato} other {# danni aggravati}}} other {${damage}, di cui {aggravated, plural, one {# aggravato} other {# aggravati}},}}{lost, plural, =0 {} other { e brucia ${lost} (${rest})}}.`,
  'event.damaged.life': `{card} subisce ${damage} (vita: {total}).`,
  'event.timeCalled': 'Il tempo è scaduto.',
  'event.ended':
    '{won, select, yes {La partita è finita e vince {winner}: {scores}.} other {La partita è finita senza una vittoria: {scores}.}}',
  'event.entered.created': '{seat} mette in gioco {card}, che diventa un vampiro.',

  'event.entered.vampire':
    '{seat} mette in gioco {card} con {counters, plural, one {# punto sangue} other {# punti sangue}}.',
  'event.entered.imbued':
    '{seat} mette in gioco {card} con {counters, plural, one {# punto vita} other {# punti vita}}.',
  'event.entered.ally': '{seat} recluta {card}.',
  'event.entered.attached': '{card} va su {host}.',
  'event.entered.equipment': '{host} si equipaggia con {card}.',
  'event.entered.retainer': '{host} assolda {card}.',
  'event.entered.table': '{seat} mette in gioco {card}.',
  'event.changed.merged': '{card} si unisce con l’altra versione di questo vampiro.',

  'event.changed.locked': '{card} si impegna.',
  'event.changed.unlocked': '{card} si disimpegna.',
  'event.changed.ready': '{card} lascia il torpore.',
  'event.changed.torpor': '{card} va in torpore.',
  'event.changed.marks':
    '{card} porta ora {total, plural, =0 {zero segnalini} one {# segnalino} other {# segnalini}}.',
  'event.changed.moved': '{card} passa a {host}.',
  'event.changed.controller': '{seat} prende il controllo di {card}.',
  'event.changed.contested': '{seat} contende {card}.',
  'event.changed.contest-won': '{seat} vince la contesa per {card}.',
  'event.changed.clan': '{card} è ora del clan {clan}.',
  'event.changed.sect':
    '{card} diventa {which, select, camarilla {della {sect}} sabbat {del {sect}} other {{sect}}}.',
  'event.changed.title': '{card} diventa {title}.',
  'event.changed.no-title': '{card} perde il titolo.',
  'event.changed.title-contested': 'Il titolo di {card} è conteso.',
  'event.changed.title-won': '{card} vince la contesa per il titolo.',
  'event.counters.blood': `{card} ${verb} ${points('sangue')} ${then}.`,
  'event.counters.life': `{card} ${verb} ${points('vita')} ${then}.`,
  'event.counters.card':
    '{card} ha ora {total, plural, =0 {zero segnalini} one {# segnalino} other {# segnalini}}.',
  'event.counters.uncontrolled':
    '{seat} ha ora {total, plural, one {# punto sangue} other {# punti sangue}} su {card}.',
  'event.counters.hunt': `{card} caccia e guadagna ${points('sangue')} (ora {total}).`,
  'event.counters.title': `{card} paga ${points('sangue')} per contendere il titolo (${rest}).`,

  'event.action.bleed': `${sends} {minion} a {you, select, target {dissanguarti} other {dissanguare {target}}}{with}{stealth}.`,
  'event.action.hunt': `${sends} {minion} a cacciare{with}{stealth}.`,
  'event.action.equip': `${equips} {minion} con {card}{stealth}.`,
  'event.action.employ': `${has} assoldare a {minion} un seguace: {card}{superior}{stealth}.`,
  'event.action.recruit': `${has} reclutare a {minion} un alleato: {card}{superior}{stealth}.`,
  'event.action.political': `${has} indire a {minion} un referendum: {card}{stealth}.`,
  'event.action.leave-torpor': `${tries} a far lasciare il torpore a {minion}{stealth}.`,
  'event.action.rescue': `${sends} {minion} a risvegliare {target} dal torpore{stealth}.`,
  'event.action.diablerie': `${sends} {minion} a diablerizzare {target}{stealth}.`,
  'event.action.fight': `${sends} {minion} a combattere contro {target}{stealth}.`,
  'event.action.anarch': `${tries} a far diventare {minion} Anarchico{stealth}.`,
  'event.action.other': `${has} giocare a {minion} {card}{superior}{ash}{on}{stealth}{choice}.`,
  'event.action.take-equipment': `${sends} {minion} a prendere l’equipaggiamento di {target}{stealth}.`,
  'event.action.use': `${has} usare a {minion} {card}{ash}{on}{effect}{stealth}.`,
  'event.action.attempt': '{seat} prova a bloccare con {minion}.',
  'event.action.failed': '{minion} non riesce a bloccare.',
  'event.action.blocked': '{minion} blocca {acting}.',
  'event.action.successful': 'L’azione di {minion} ha successo.',
  'event.action.ended': 'L’azione di {minion} termina senza effetto.',
  'event.action.redirected': 'Ora {minion} dissangua {target}.',
  'event.action.change.stealth': '{minion} ottiene {amount} furtività.',
  'event.action.change.intercept': '{minion} ottiene {amount} intercetto.',
  'event.action.change.intercept-of-lesser': 'Alleati e vampiri più giovani ottengono {amount} intercetto.',
  'event.action.change.bleed': '{minion} ottiene {amount} a dissanguare.',
  'event.action.change.maneuver': 'Con un blocco, {minion} avrebbe una manovra opzionale.',
  'event.action.change.prevent': 'Con un blocco, {minion} potrebbe prevenire 1 danno nel primo round.',

  'event.combat.begins': '{acting} e {opposing} entrano in combattimento.',
  'event.combat.round': 'Comincia il round {round}.',
  'event.combat.maneuver':
    '{minion} manovra a {range, select, long {lunga distanza} other {distanza ravvicinata}}.',
  'event.combat.press': '{minion} usa un inseguimento per continuare.',
  'event.combat.press-cancelled': '{minion} usa un inseguimento per terminare il combattimento.',
  'event.combat.ends': 'Il combattimento termina.',
  'event.combat.additional':
    '{minion} ottiene {amount, plural, one {# attacco addizionale} other {# attacchi addizionali}}.',
  'event.combat.aggravated': 'In questo round i danni degli attacchi a mani nude di {minion} sono aggravati.',
  'event.combat.strike.hand': '{minion} attacca a mani nude{with}{at}{short}.',
  'event.combat.strike.damage': '{minion} attacca per {amount}{with}{at}{short}.',
  'event.combat.strike.dodge': '{minion} schiva{with}.',
  'event.combat.strike.combat-ends': '{minion} attacca per terminare il combattimento{with}.',
  'event.combat.strike.steal-blood': `{minion} attacca per rubare ${points('sangue')}{with}{short}.`,
  'event.combat.strike.destroy-equipment': '{minion} attacca per distruggere {equipment}{with}.',
  'event.combat.strike.steal-equipment': '{minion} attacca per rubare {equipment}{with}.',

  'event.referendum.begins': 'Comincia il referendum: {card}.',
  'event.referendum.blood-hunt': 'Un referendum decide sulla caccia di sangue contro {minion}.',
  'event.referendum.terms.allocate': '{by} assegna {shares}.',
  'event.referendum.terms.shift': '{by} propone di spostare risorse di {from}: {shares}.',
  'event.referendum.terms.clan': '{by} sceglie il clan {clan}.',
  'event.referendum.terms.vampire': '{by} sceglie {card}.',
  'event.referendum.votes.minion': `{card} dichiara ${votes} {side}.`,
  'event.referendum.votes.card': `Con una carta azione politica, {seat} dichiara ${votes} {side}.`,
  'event.referendum.votes.edge': `{seat} brucia il Vantaggio: ${votes} {side}.`,
  'event.referendum.votes.location': `Con {card}, {seat} dichiara ${votes} {side}.`,
  'event.referendum.ballot': '{card} dichiara una preferenza {side}.',
  'event.referendum.prisci':
    'Preferenze dei prisci: {for} a favore, {against} contro. {counts, select, yes {I loro 3 voti contano {side}.} other {Si astengono.}}',
  'event.referendum.gained': `{card} guadagna ${votes}.`,
  'event.referendum.opposed': `{card} guadagna ${votes}, da usare solo contro.`,
  'event.referendum.abstains': '{card} si astiene.',
  'event.referendum.passed':
    '{hunt, select, yes {La caccia di sangue è approvata} other {Il referendum è approvato}}, {for} a {against}.',
  'event.referendum.failed':
    '{hunt, select, yes {La caccia di sangue fallisce} other {Il referendum fallisce}}, {for} a {against}.',
};
