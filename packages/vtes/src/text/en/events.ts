import type { EventKey } from '../messages.ts';

const votes = '{votes, plural, one {# vote} other {# votes}}';
/** What becomes of an amount, and what is there then. */
const verb = '{verb, select, gains {gains} pays {pays} burns {burns} other {loses}}';
const then = '({verb, select, gains {now {total}} other {{total} left}})';

/** Who acts. */
const sends = '{you, select, by {You send} other {{by} sends}}';
const has = '{you, select, by {You have} other {{by} has}}';

export const events: Readonly<Record<EventKey, string>> = {
  'event.turn': 'Turn {turn}: {seat} ({pool} pool).',
  'event.phase': '{seat}: {phase}.',
  'event.drew.secret': '{seat} draws {card}.',
  'event.uncontrolled': '{seat} draws a crypt card.',
  'event.uncontrolled.secret': '{seat} draws {card} from the crypt.',
  'event.discarded': '{seat} discards {card}.',
  'event.played': '{seat} plays {card}{superior}{by}{ash}{on}{burning}{pool}{blood}{choice}.',
  'event.cancelled': '{card} of {seat} is cancelled.',
  'event.transferred.to': '{seat} transfers {amount} to {card} (now {total}; {pool} pool left).',
  'event.transferred.back': '{seat} takes back {amount} from {card} ({total} left; now {pool} pool).',
  'event.used': '{seat} uses {card}{by}{ash}{on}{burning}{pool}{effect}{side}{choice}.',
  'event.searched':
    '{any, select, yes {{seat} finds {card} in the library and shuffles it.} other {{seat} searches the library, finds nothing and shuffles it.}}',
  'event.marked': '{seat} marks {card} for this turn.',
  'event.fromHand': '{seat} takes {card} from the hand.',
  'event.looked': '{seat} looks at the hand of {victim}.',
  'event.looked.secret': '{seat} looks at the hand of {victim}: {hand}.',
  'event.banished': '{card} goes back to the uncontrolled region of {seat}, face down.',
  'event.removed': '{seat} removes {card} from the game, out of the uncontrolled region.',
  'event.openHand':
    '{open, select, yes {{seat} plays with an open hand: {hand}.} other {The hand of {seat} is hidden again.}}',
  'event.handSize': 'The hand size of {seat} is {size}.',
  'event.fromAsh':
    '{removed, select, yes {{card} of {seat} is removed from the game, out of the ash heap.} other {{seat} takes {card} out of the ash heap.}}',
  'event.left': '{card} is burned.',
  'event.left.removed': '{card} is removed from the game.',
  'event.takes-effect': '{card} takes effect.',
  'event.pool.change': `{seat} ${verb} {amount} pool ${then}.`,
  'event.pool.edge': '{seat} gains {amount} pool for the Edge (now {total}).',
  'event.pool.contest': '{seat} pays {amount} pool to contest {card} ({total} left).',
  'event.edge': '{held, select, yes {{seat} gets the Edge.} other {Nobody has the Edge now.}}',
  'event.points': '{seat} now has {points, plural, one {# victory point} other {# victory points}}.',
  'event.withdrawing':
    '{withdrawing, select, yes {{seat} announces a withdrawal.} other {The withdrawal of {seat} fails.}}',
  'event.out':
    '{how, select, oustedBy {{seat} is ousted by {by}.} ousted {{seat} is ousted.} other {{seat} withdraws from the game.}}',
  'event.declined': '{seat} does not block.',
  'event.bled':
    '{amount, plural, =0 {{minion} bleeds {seat}, and no pool is burned.} other {{minion} bleeds {seat} for {amount} ({pool} pool left).}}',
  'event.noEffect': 'The action of {card} has no effect.',
  'event.diablerized': '{minion} diablerizes {card}.',
  'event.prevented': '{amount} damage to {card} is prevented.',
  'event.unhurt': '{card} is immune to {amount} damage.',
  'event.damaged.mended':
    '{card} takes {amount} damage and mends {all, select, yes {it} other {{lost}}} ({total} blood left).',
  'event.damaged.unmended': '{card} takes {amount} damage and has no blood to mend it.',
  'event.damaged.aggravated':
    '{card} takes {all, select, yes {{amount} aggravated damage} other {{amount} damage, {aggravated} of it aggravated,}}{lost, plural, =0 {} other { and burns {lost} blood ({total} left)}}.',
  'event.damaged.life': '{card} takes {amount} damage ({total} life left).',
  'event.timeCalled': 'Time is called.',
  'event.ended':
    '{won, select, yes {The game is over, and {winner} wins: {scores}.} other {The game is over without a winner: {scores}.}}',

  'event.entered.created': '{seat} puts {card} into play, which becomes a vampire.',
  'event.entered.vampire': '{seat} brings {card} into play with {counters} blood.',
  'event.entered.imbued': '{seat} brings {card} into play with {counters} life.',
  'event.entered.ally': '{seat} recruits {card}.',
  'event.entered.attached': '{card} is put on {host}.',
  'event.entered.equipment': '{host} equips {card}.',
  'event.entered.retainer': '{host} employs {card}.',
  'event.entered.table': '{seat} puts {card} into play.',

  'event.changed.merged': '{card} is merged with the other version of this vampire.',
  'event.changed.locked': '{card} locks.',
  'event.changed.unlocked': '{card} unlocks.',
  'event.changed.ready': '{card} leaves torpor.',
  'event.changed.torpor': '{card} goes to torpor.',
  'event.changed.marks':
    '{card} now bears {total, plural, =0 {no counters} one {# counter} other {# counters}}.',
  'event.changed.moved': '{card} goes to {host}.',
  'event.changed.controller': '{seat} takes control of {card}.',
  'event.changed.contested': '{seat} contests {card}.',
  'event.changed.contest-won': '{seat} wins the contest for {card}.',
  'event.changed.clan': '{card} is now of the clan {clan}.',
  'event.changed.sect':
    '{card} {which, select, camarilla {joins the {sect}} sabbat {joins the {sect}} other {becomes {sect}}}.',
  'event.changed.title': '{card} becomes {title}.',
  'event.changed.no-title': '{card} loses the title.',
  'event.changed.title-contested': 'The title of {card} is contested.',
  'event.changed.title-won': '{card} wins the contest for the title.',
  'event.counters.blood': `{card} ${verb} {amount} blood ${then}.`,
  'event.counters.life': `{card} ${verb} {amount} life ${then}.`,
  'event.counters.card':
    '{card} now holds {total, plural, =0 {no counters} one {# counter} other {# counters}}.',
  'event.counters.uncontrolled': '{seat} now has {total} blood on {card}.',
  'event.counters.hunt': '{card} hunts and gains {amount} blood (now {total}).',
  'event.counters.title': '{card} pays {amount} blood to contest the title ({total} left).',

  'event.action.bleed': `${sends} {minion} to bleed {you, select, target {you} other {{target}}}{with}{stealth}.`,
  'event.action.hunt': `${sends} {minion} to hunt{with}{stealth}.`,
  'event.action.equip': `${has} {minion} equip {card}{stealth}.`,
  'event.action.employ': `${has} {minion} employ {card}{superior}{stealth}.`,
  'event.action.recruit': `${has} {minion} recruit {card}{superior}{stealth}.`,
  'event.action.political': `${has} {minion} call {card}{stealth}.`,
  'event.action.leave-torpor': `${has} {minion} try to leave torpor{stealth}.`,
  'event.action.rescue': `${sends} {minion} to rescue {target} from torpor{stealth}.`,
  'event.action.diablerie': `${sends} {minion} to diablerize {target}{stealth}.`,
  'event.action.fight': `${sends} {minion} to fight {target}{stealth}.`,
  'event.action.anarch': `${has} {minion} try to become Anarch{stealth}.`,
  'event.action.other': `${has} {minion} play {card}{superior}{ash}{on}{stealth}{choice}.`,
  'event.action.take-equipment': `${sends} {minion} to take equipment from {target}{stealth}.`,
  'event.action.use': `${has} {minion} use {card}{ash}{on}{effect}{stealth}.`,
  'event.action.attempt': '{seat} attempts to block with {minion}.',
  'event.action.failed': '{minion} fails to block.',
  'event.action.blocked': '{minion} blocks {acting}.',
  'event.action.successful': 'The action of {minion} succeeds.',
  'event.action.ended': 'The action of {minion} ends without effect.',
  'event.action.redirected': '{minion} now bleeds {target}.',
  'event.action.change.stealth': '{minion} gets {amount} stealth.',
  'event.action.change.intercept': '{minion} gets {amount} intercept.',
  'event.action.change.intercept-of-lesser': 'Allies and younger vampires get {amount} intercept.',
  'event.action.change.bleed': '{minion} gets {amount} bleed.',
  'event.action.change.maneuver': 'By blocking, {minion} would get an optional maneuver.',
  'event.action.change.prevent': 'By blocking, {minion} would get 1 damage prevented in the first round.',

  'event.combat.begins': '{acting} and {opposing} enter combat.',
  'event.combat.round': 'Round {round} begins.',
  'event.combat.maneuver': '{minion} maneuvers to {range, select, long {long range} other {close range}}.',
  'event.combat.press': '{minion} presses to continue.',
  'event.combat.press-cancelled': '{minion} presses to end the combat.',
  'event.combat.ends': 'The combat ends.',
  'event.combat.additional':
    '{minion} gains {amount, plural, one {# additional strike} other {# additional strikes}}.',
  'event.combat.aggravated': 'Damage from hand strikes of {minion} is aggravated this round.',
  'event.combat.strike.hand': '{minion} makes a hand strike{with}{at}{short}.',
  'event.combat.strike.damage': '{minion} strikes for {amount}{with}{at}{short}.',
  'event.combat.strike.dodge': '{minion} dodges{with}.',
  'event.combat.strike.combat-ends': '{minion} strikes to end the combat{with}.',
  'event.combat.strike.steal-blood': '{minion} strikes to steal {amount} blood{with}{short}.',
  'event.combat.strike.destroy-equipment': '{minion} strikes to destroy {equipment}{with}.',
  'event.combat.strike.steal-equipment': '{minion} strikes to steal {equipment}{with}.',

  'event.referendum.begins': 'The referendum on {card} begins.',
  'event.referendum.blood-hunt': 'A referendum decides on a blood hunt against {minion}.',
  'event.referendum.terms.allocate': '{by} allocates {shares}.',
  'event.referendum.terms.shift': '{by} proposes to move pool of {from}: {shares}.',
  'event.referendum.terms.clan': '{by} chooses the clan {clan}.',
  'event.referendum.terms.vampire': '{by} chooses {card}.',
  'event.referendum.votes.minion': `{card} casts ${votes} {side}.`,
  'event.referendum.votes.card': `With a political action card, {seat} casts ${votes} {side}.`,
  'event.referendum.votes.edge': `{seat} burns the Edge: ${votes} {side}.`,
  'event.referendum.votes.location': `With {card}, {seat} casts ${votes} {side}.`,
  'event.referendum.ballot': '{card} casts a ballot {side}.',
  'event.referendum.prisci':
    'Ballots of the prisci: {for} for, {against} against. {counts, select, yes {Their 3 votes count {side}.} other {They abstain.}}',
  'event.referendum.gained': `{card} gains ${votes}.`,
  'event.referendum.opposed': `{card} gains ${votes} that count only against.`,
  'event.referendum.abstains': '{card} abstains.',
  'event.referendum.passed':
    '{hunt, select, yes {The blood hunt} other {The referendum}} passes, {for} to {against}.',
  'event.referendum.failed':
    '{hunt, select, yes {The blood hunt} other {The referendum}} fails, {for} to {against}.',
};
