import type { EventKey } from '../messages.ts';

const votes = '{votes} voix';
const points = (what: string): string =>
  `{amount, plural, one {# point de ${what}} other {# points de ${what}}}`;
/** What becomes of an amount, and what is there then. */
const verb = '{verb, select, gains {gagne} pays {paie} burns {brûle} other {perd}}';
const rest = 'il en reste {total}';
const then = `({verb, select, gains {maintenant {total}} other {${rest}}})`;
const lost = '{lost, plural, one {# point de sang} other {# points de sang}}';

/** Who acts. */
const sends = '{you, select, by {Vous envoyez} other {{by} envoie}}';
const has = '{you, select, by {Vous faites} other {{by} fait}}';
const tries = '{you, select, by {Vous tentez} other {{by} tente}}';
const equips = '{you, select, by {Vous équipez} other {{by} équipe}}';

export const events: Readonly<Record<EventKey, string>> = {
  'event.turn': 'Tour {turn} : {seat} (réserve : {pool}).',
  'event.phase': '{seat} : {phase}.',
  'event.drew.secret': '{seat} pioche {card}.',
  'event.uncontrolled': '{seat} pioche une carte de crypte.',
  'event.uncontrolled.secret': '{seat} pioche {card} dans sa crypte.',
  'event.discarded': '{seat} défausse {card}.',
  'event.played': '{seat} joue {card}{superior}{by}{ash}{on}{burning}{pool}{blood}{choice}.',
  'event.cancelled': 'La carte {card} du Mathusalem {seat} est annulée.',
  'event.transferred.to': '{seat} transfère {amount} sur {card} (maintenant {total} ; réserve : {pool}).',
  'event.transferred.back': '{seat} reprend {amount} à {card} (maintenant {total} ; réserve : {pool}).',
  'event.used': '{seat} utilise {card}{by}{ash}{on}{burning}{pool}{effect}{side}{choice}.',
  'event.searched':
    '{any, select, yes {{seat} trouve {card} dans sa bibliothèque et la mélange.} other {{seat} cherche dans sa bibliothèque, ne trouve rien et la mélange.}}',
  'event.marked': '{seat} marque {card} pour ce tour-ci.',
  'event.fromHand': '{seat} prend {card} dans sa main.',
  'event.looked': '{seat} regarde la main du Mathusalem {victim}.',
  'event.looked.secret': '{seat} regarde la main du Mathusalem {victim} : {hand}.',
  'event.banished': '{card} retourne, face cachée, dans la région incontrôlée du Mathusalem {seat}.',
  'event.removed': '{seat} retire de la partie {card}, dans la région incontrôlée.',
  'event.openHand':
    '{open, select, yes {{seat} joue avec sa main face visible : {hand}.} other {{seat} cache à nouveau sa main.}}',
  'event.handSize': 'Taille de la main pour {seat} : {size}.',
  'event.fromAsh':
    '{removed, select, yes {La carte {card} du Mathusalem {seat} quitte le tas de cendres et est retirée de la partie.} other {{seat} prend {card} dans son tas de cendres.}}',
  'event.left': '{card} brûle.',
  'event.left.removed': 'La carte {card} est retirée de la partie.',
  'event.takes-effect': '{card} fait effet.',
  'event.pool.change': `{seat} ${verb} ${points('réserve')} ${then}.`,
  'event.pool.edge': `{seat} gagne ${points('réserve')} grâce à l’Avantage (maintenant {total}).`,
  'event.pool.contest': `{seat} paie ${points('réserve')} pour disputer {card} (${rest}).`,
  'event.edge': '{held, select, yes {{seat} prend l’Avantage.} other {Plus personne n’a l’Avantage.}}',
  'event.points':
    '{seat} a maintenant {points, plural, one {# point de victoire} other {# points de victoire}}.',
  'event.withdrawing':
    '{withdrawing, select, yes {{seat} annonce sa retraite.} other {{seat} échoue à se retirer.}}',
  'event.out':
    '{how, select, oustedBy {{by} élimine {seat}.} ousted {{seat} n’a plus de réserve et quitte la partie.} other {{seat} se retire de la partie.}}',
  'event.declined': '{seat} ne bloque pas.',
  'event.bled':
    '{amount, plural, =0 {{minion} mord {seat}, mais aucun point de réserve ne brûle.} other {{minion} mord {seat} pour {amount} (réserve : {pool}).}}',
  'event.noEffect': '{card} réussit son action sans effet.',
  'event.diablerized': '{minion} diable {card}.',
  'event.prevented': `{amount, plural, one {# point de dégâts prévenu} other {# points de dégâts prévenus}} pour {card}.`,
  'event.unhurt': `Immunité : {card} ne subit pas ${points('dégâts')}.`,
  'event.damaged.mended': `{card} subit ${points('dégâts')} et {all, select, yes {{amount, plural, one {le régénère} other {les régénère}}} other {en régénère {lost}}} (sang : {total}).`,
  'event.damaged.unmended': `{card} subit ${points('dégâts')} sans avoir de sang pour régénérer.`,
  'event.damaged.aggravated': `{card} subit {all, select, yes {{amount, plural, one {# point de dégâts aggravés} other {# points de dégâts aggravés}}} other {${points('dégâts')}, dont {aggravated, plural, one {# aggravé} other {# aggravés}},}}{lost, plural, =0 {} other { et brûle ${lost} (${rest})}}.`,
  'event.damaged.life': `{card} subit ${points('dégâts')} (vie : {total}).`,
  'event.timeCalled': 'Le temps est écoulé.',
  'event.ended':
    '{won, select, yes {La partie est finie, et {winner} gagne : {scores}.} other {La partie est finie sans victoire : {scores}.}}',

  'event.entered.created': '{seat} met en jeu {card}, qui devient un vampire.',
  'event.entered.vampire':
    '{seat} met {card} en jeu avec {counters, plural, one {# point de sang} other {# points de sang}}.',
  'event.entered.imbued':
    '{seat} met {card} en jeu avec {counters, plural, one {# point de vie} other {# points de vie}}.',
  'event.entered.ally': '{seat} recrute {card}.',
  'event.entered.attached': '{card} va sur {host}.',
  'event.entered.equipment': '{host} s’équipe avec {card}.',
  'event.entered.retainer': '{host} emploie {card}.',
  'event.entered.table': '{seat} met {card} en jeu.',

  'event.changed.merged': '{card} fusionne avec l’autre version de ce vampire.',
  'event.changed.locked': '{card} s’incline.',
  'event.changed.unlocked': '{card} se redresse.',
  'event.changed.ready': '{card} sort de torpeur.',
  'event.changed.torpor': '{card} va en torpeur.',
  'event.changed.marks':
    '{card} porte maintenant {total, plural, =0 {zéro compteur} one {# compteur} other {# compteurs}}.',
  'event.changed.moved': '{card} passe à {host}.',
  'event.changed.controller': '{card} passe sous le contrôle du Mathusalem {seat}.',
  'event.changed.contested': '{seat} dispute {card}.',
  'event.changed.contest-won': '{seat} garde {card} : la dispute est finie.',
  'event.changed.clan': '{card} est maintenant du clan {clan}.',
  'event.changed.sect':
    '{card} devient {which, select, camarilla {membre de la {sect}} sabbat {membre du {sect}} other {{sect}}}.',
  'event.changed.title': '{card} devient {title}.',
  'event.changed.no-title': '{card} perd son titre.',
  'event.changed.title-contested': '{card} voit son titre disputé.',
  'event.changed.title-won': '{card} garde son titre : la dispute est finie.',
  'event.counters.blood': `{card} ${verb} ${points('sang')} ${then}.`,
  'event.counters.life': `{card} ${verb} ${points('vie')} ${then}.`,
  'event.counters.card':
    '{card} porte maintenant {total, plural, =0 {zéro compteur} one {# compteur} other {# compteurs}}.',
  'event.counters.uncontrolled':
    '{seat} a maintenant {total, plural, one {# point de sang} other {# points de sang}} sur {card}.',
  'event.counters.hunt': `{card} chasse et gagne ${points('sang')} (maintenant {total}).`,
  'event.counters.title': `{card} paie ${points('sang')} pour disputer son titre (${rest}).`,

  'event.action.bleed': `${sends} {minion} {you, select, target {vous mordre} other {mordre {target}}}{with}{stealth}.`,
  'event.action.hunt': `${sends} {minion} chasser{with}{stealth}.`,
  'event.action.equip': `${equips} {minion} avec {card}{stealth}.`,
  'event.action.employ': `${has} employer {card}{superior} par {minion}{stealth}.`,
  'event.action.recruit': `${has} recruter {card}{superior} par {minion}{stealth}.`,
  'event.action.political': `${has} appeler {card} par {minion}{stealth}.`,
  'event.action.leave-torpor': `${tries} de faire sortir {minion} de torpeur{stealth}.`,
  'event.action.rescue': `${sends} {minion} secourir {target} de torpeur{stealth}.`,
  'event.action.diablerie': `${sends} {minion} diabler {target}{stealth}.`,
  'event.action.fight': `${sends} {minion} combattre {target}{stealth}.`,
  'event.action.anarch': `${tries} de faire devenir {minion} Anarch{stealth}.`,
  'event.action.other': `${has} jouer {card}{superior} par {minion}{ash}{on}{choice}{stealth}.`,
  'event.action.take-equipment': `${sends} {minion} prendre un équipement à {target}{stealth}.`,
  'event.action.use': `${has} utiliser {card} par {minion}{ash}{on}{effect}{stealth}.`,
  'event.action.attempt': '{seat} tente de bloquer avec {minion}.',
  'event.action.failed': '{minion} ne parvient pas à bloquer.',
  'event.action.blocked': '{minion} bloque {acting}.',
  'event.action.successful': '{minion} réussit son action.',
  'event.action.ended': '{minion} termine son action sans effet.',
  'event.action.redirected': '{minion} mord maintenant {target}.',
  'event.action.change.stealth': '{minion} reçoit {amount} en discrétion.',
  'event.action.change.intercept': '{minion} reçoit {amount} en interception.',
  'event.action.change.intercept-of-lesser':
    'Alliés et vampires plus jeunes reçoivent {amount} en interception.',
  'event.action.change.bleed': '{minion} reçoit {amount} en morsure.',
  'event.action.change.maneuver': 'En bloquant, {minion} aurait une manœuvre optionnelle.',
  'event.action.change.prevent':
    'En bloquant, {minion} pourrait prévenir 1 point de dégâts au premier round.',

  'event.combat.begins': '{acting} et {opposing} entrent en combat.',
  'event.combat.round': 'Le round {round} commence.',
  'event.combat.maneuver':
    '{minion} manœuvre : {range, select, long {le combat passe à distance} other {le combat revient au contact}}.',
  'event.combat.press': '{minion} utilise une poursuite pour continuer.',
  'event.combat.press-cancelled': '{minion} utilise une poursuite pour finir le combat.',
  'event.combat.ends': 'Le combat prend fin.',
  'event.combat.additional':
    '{minion} obtient {amount, plural, one {# frappe additionnelle} other {# frappes additionnelles}}.',
  'event.combat.aggravated': '{minion} inflige ce round-ci des dégâts aggravés à mains nues.',
  'event.combat.strike.hand': '{minion} frappe à mains nues{with}{at}{short}.',
  'event.combat.strike.damage': '{minion} frappe pour {amount}{with}{at}{short}.',
  'event.combat.strike.dodge': '{minion} esquive{with}.',
  'event.combat.strike.combat-ends': '{minion} frappe pour mettre fin au combat{with}.',
  'event.combat.strike.steal-blood': `{minion} frappe pour voler ${points('sang')}{with}{short}.`,
  'event.combat.strike.destroy-equipment': '{minion} frappe pour détruire {equipment}{with}.',
  'event.combat.strike.steal-equipment': '{minion} frappe pour voler {equipment}{with}.',

  'event.referendum.begins': 'Le référendum commence : {card}.',
  'event.referendum.blood-hunt': 'Un référendum décide d’une chasse de sang contre {minion}.',
  'event.referendum.terms.allocate': '{by} alloue {shares}.',
  'event.referendum.terms.shift': '{by} propose de prendre des points de réserve à {from} : {shares}.',
  'event.referendum.terms.clan': '{by} choisit le clan {clan}.',
  'event.referendum.terms.vampire': '{by} choisit {card}.',
  'event.referendum.votes.minion': `{card} exprime ${votes} {side}.`,
  'event.referendum.votes.card': `Avec une carte d’action politique, {seat} exprime ${votes} {side}.`,
  'event.referendum.votes.edge': `{seat} brûle l’Avantage : ${votes} {side}.`,
  'event.referendum.votes.location': `Avec {card}, {seat} exprime ${votes} {side}.`,
  'event.referendum.ballot': '{card} dépose un bulletin {side}.',
  'event.referendum.prisci':
    'Bulletins des prisci : {for} pour, {against} contre. {counts, select, yes {Leurs 3 voix comptent {side}.} other {Ils s’abstiennent.}}',
  'event.referendum.gained': `{card} gagne ${votes}.`,
  'event.referendum.opposed': `{card} gagne ${votes} à n’exprimer que contre.`,
  'event.referendum.abstains': '{card} s’abstient.',
  'event.referendum.passed':
    '{hunt, select, yes {La chasse de sang} other {Le référendum}} passe, {for} à {against}.',
  'event.referendum.failed':
    '{hunt, select, yes {La chasse de sang} other {Le référendum}} échoue, {for} à {against}.',
};
