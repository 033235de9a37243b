import type { EffectKey } from '../messages.ts';

const early = '{early, select, yes {, even if it is not yet needed} other {}}';

export const effects: Readonly<Record<EffectKey, string>> = {
  'effect.stealth': `{form, select, to {give the acting minion {signed} stealth} other {{giver, select, other {{signed} stealth for the acting minion} self {{signed} stealth}}}}${early}`,
  'effect.intercept': `{form, select, to {get } other {}}{signed} intercept{plus, select, none {} other {, or {plus} {if}}}${early}`,
  'effect.bleed':
    '{form, select, to {get } other {}}{signed} bleed{plus, select, none {} other {, or {plus} {if}}}{limited, select, yes { (limited)} other {}}{pool, select, none {} other { while the target Methuselah has {pool} or less}}',
  'effect.intercept-of-lesser':
    '{form, select, to {give allies and vampires younger than {this} {signed} intercept} other {allies and vampires younger than {this} get {signed} intercept}}',
  'effect.wake':
    '{form, select, to {wake} other {{this} wakes: until the end of the action, it may attempt to block and play reaction cards as though unlocked}}',
  'effect.wake.allies': 'if {this} is an ally, it does not unlock as normal during its next unlock phase',
  'effect.redirect':
    'choose another Methuselah, but not the controller of the acting minion, as the target of the bleed; that Methuselah may attempt to block',
  'effect.lock-self': 'lock {this}',
  'effect.unlock': '{form, select, to {unlock} other {{this} unlocks}}',
  'effect.unlock-target': 'unlock {target}',
  'effect.attempt-block':
    '{form, select, to {attempt to block at once} other {{this} attempts to block at once}}',
  'effect.vampires-cannot-block':
    '{form, select, to {keep vampires from blocking this action} other {vampires cannot block this action}}',
  'effect.lock-failed-blockers':
    '{form, select, to {lock, before action resolution, each minion that fails to block this action from now on} other {from now on, each minion whose attempt to block this action fails is locked before action resolution}}',
  'effect.end-action':
    '{form, select, to {end the action without success} other {the action ends without success}}',
  'effect.end-action.no-repeat': '{this} may not repeat that action this turn',
  'effect.if-blocked-end':
    '{form, select, to {lock the blocking minion and end the action before block resolution, if the action is blocked} other {if this action is blocked, the blocking minion locks and the action ends before block resolution}}',
  'effect.damage-afterwards':
    '{form, select, to {take {amount} aggravated environmental damage that cannot be prevented after action resolution} other {after action resolution, {this} takes {amount} aggravated environmental damage that cannot be prevented}}',
  'effect.unlock-afterwards':
    '{form, select, to {unlock the acting minion after action resolution, if the action was successful} other {after action resolution, if the action was successful, unlock the acting minion}}',
  'effect.spy':
    '{form, select, to {make the bleed unsuccessful, so that it burns no pool} other {the bleed burns no pool and is unsuccessful}}',
  'effect.lock-target': 'lock {target}',
  'effect.add-blood':
    '{form, select, to {put {blood} from the blood bank on {target}} other {{target} gains {blood}}}',
  'effect.gain-pool': 'gain {pool}',
  'effect.prey-burns-pool': '{form, select, to {make your prey burn {pool}} other {your prey burns {pool}}}',
  'effect.burn-own-pool': '{user, select, that {that Methuselah burns {pool}} other {burn {pool}}}',
  'effect.blood-to-pool': 'move {blood} of {target} into {user, select, you {your} other {their}} pool',
  'effect.pool-to-blood': 'move {pool} from {user, select, you {your} other {their}} pool onto {target}',
  'effect.pool-to-card': 'move {pool} of yours onto this card',
  'effect.blood-to-card': 'move {blood} of {minion} onto this card',
  'effect.card-to-target': 'move every counter from this card to {target}',
  'effect.toll':
    '{user, select, that {that Methuselah burns {pool}, or {blood} of a vampire they control, for every counter on this card} other {burn {pool}, or {blood} of a vampire you control, for every counter on this card}}',
  'effect.hand-size': '{form, select, to {get } other {}}{signed} hand size for the rest of the turn',
  'effect.discard-target': 'discard {target} (then draw up to your hand size)',
  'effect.leave-torpor': 'bring {target} to the ready region',
  'effect.burn-source': 'burn this card',
  'effect.burn-target': 'burn {target}',
  'effect.burn-named': '{form, select, to {burn one {card} in play} other {you may burn one {card} in play}}',
  'effect.give-to-prey': 'give your prey control of this card',
  'effect.remember-targets': 'choose {target} and lock one of them',
  'effect.steal-source': 'steal this card',
  'effect.steal-target': 'steal {target}',
  'effect.may-burn-blood':
    '{form, select, to {burn {blood} to {effects}} other {{this} may burn {blood} to {effects}}}',
  'effect.choose-discipline': 'choose a Discipline',
  'effect.enter-combat':
    'enter combat with {target}{reversed, select, yes {, which counts as the acting minion in that combat} other {}}',
  'effect.cancel':
    'cancel {trait, select, none {{of, select, minion {a minion card} master {a master card} other {a library card}}} other {a {trait} card}} that {by, select, others {another Methuselah is playing} neighbours {your predator or prey is playing} opponent {the opposing minion is playing} other {is being played}}{free, select, yes {; it is not paid for} other {}}{regains, select, yes {. That Methuselah has 1 more master phase action: at once, or in their next master phase if an out-of-turn master was cancelled} other {}}',
  'effect.burn-acting': 'burn the acting minion; its action does not succeed',
  'effect.gain-blood': '{form, select, to {gain {blood}} other {{this} gains {blood}}}',
  'effect.damage-self':
    '{form, select, to {take {amount} environmental damage that cannot be prevented} other {{this} takes {amount} environmental damage that cannot be prevented}}',
  'effect.target-cannot-block':
    '{form, select, to {keep {target} from blocking this action} other {choose {target}, which cannot block this action}}',
  'effect.torpor-afterwards':
    '{form, select, to {go to torpor after action resolution} other {after action resolution, {this} goes to torpor}}',
  'effect.choose-clan': 'choose a clan',
  'effect.fetch-discipline':
    '{burn, select, yes {attach a master Discipline card from your hand to {this}, or burn {this}} other {{form, select, to {} other {you may }}put a master Discipline card from {from, select, hand {your hand} ash {your ash heap} library {your library (shuffle it afterwards)} other {your library (shuffle it afterwards), hand or ash heap}} on it}}',
  'effect.consume-ally':
    'remove from the game an ally in any ash heap; {this} gains {blood}, or a {trait} ally you control gains {life}',
  'effect.burn-counter': 'burn {counters} of this card',
  'effect.raise-ally-if-empty':
    'then, if that was the last, burn it and bring a {traits} ally out of your ash heap, ready and with its starting life',
  'effect.raise-retainer':
    'put a retainer from your ash heap on a ready vampire you control, with {counters} besides its life',
  'effect.fade-marked':
    'burn 1 of those counters of each such retainer; a retainer that loses its last one is removed from the game',
  'effect.search-equipment':
    'search your library for equipment to put on {this}, with the usual requirements and cost; shuffle your library afterwards',
  'effect.look-and-discard': 'look at the hand of your prey and choose a card in it to be discarded',
  'effect.draw-crypt': 'draw a crypt card',
  'effect.choose-circle': 'choose any circle for {this} to belong to',
  'effect.discard-actions':
    '{form, select, to {let you have {amount, plural, one {# more discard phase action} other {# more discard phase actions}}} other {{amount, plural, one {+# discard phase action} other {+# discard phase actions}}}}',
  'effect.burn-random': 'burn another {type} at random',
  'effect.draw-crypt-and-remove':
    'draw a crypt card, then remove from the game one of the crypt cards in your uncontrolled region',
  'effect.votes':
    '{form, select, to {get } other {}}{amount, plural, one {+# vote} other {+# votes}}{form, select, to {} other { for {this}}}{against, select, yes {, to be cast against the referendum} other {}}',
  'effect.cast-votes': 'get {amount, plural, one {+# vote} other {+# votes}}',
  'effect.votes-of-titled':
    'give each of your titled {sect} vampires {amount, plural, one {+# vote} other {+# votes}}',
  'effect.join-sect':
    '{form, select, to {make {target} {sect}} other {{target} becomes {sect}}} (its clan stays the same)',
  'effect.silence':
    'choose a vampire that has cast votes in this referendum: it locks{burns, select, yes {, burns {blood}} other {}} and abstains, and its votes are cancelled',
  'effect.captivate':
    '{form, select, to {gain} other {{this} gains}} 1 blood for every vote of the winning margin{most, select, 0 {} other {; up to {most} of this blood goes to your pool instead}}',
  'effect.strike': '{label}: {strike}',
  'effect.weapon-strike': '{label}: use a {trait} weapon strike with {signed} damage',
  'effect.additional-strikes':
    '{eachRound, select, yes {{target} gets } other {{form, select, to {get } other {}}}}{amount, plural, one {# additional strike} other {# additional strikes}} (limited){eachRound, select, yes { in each round of this combat} other {}}',
  'effect.aggravated-hands':
    '{form, select, to {make its hand strikes inflict aggravated damage this round} other {damage from the hand strikes of {this} is aggravated this round}}',
  'effect.be-immune':
    '{form, select, to {make {this} immune to the damage of one strike or other effect, as far as it is not aggravated} other {{this} is immune to the damage of one strike or other effect, as far as it is not aggravated}}',
  'effect.protect':
    '{x, select, yes {burn X blood to } other {}}prevent {damage} to a combatant or to a retainer of a combatant',
  'effect.maneuver': '{form, select, to {maneuver} other {maneuver}}',
  'effect.press': 'press{only, select, continue {, only to continue combat} other {}}',
  'effect.optional-press':
    '{form, select, to {get } other {{alone, select, yes {{this} has } other {}}}}1 optional press this round',
  'effect.prevent': 'prevent {damage}',
  'effect.damage-each-round':
    '{form, select, to {inflict} other {in every round of this combat, the opposing minion takes}} {amount} environmental damage {form, select, to {on the opposing minion in each round of this combat} other {at any range during normal strike resolution}}',
  'effect.only-hand-strikes':
    '{form, select, to {keep both combatants from using} other {this round, neither combatant can use}} strikes other than hand strikes{form, select, to { this round} other {}}',
  'effect.close-next-round':
    'if there is another round of combat, it is at close range and its determine range step is skipped',
  'effect.gain-blood-lost':
    '{form, select, to {gain} other {{this} gains}} as much blood as the opposing vampire lost to damage this round',
  'effect.if-blocks':
    'if {this} blocks, it {gives, select, maneuver {has 1 optional maneuver in the combat that follows} other {may prevent 1 damage in the first round of the combat that follows}}',

  'predicate.list': '{this} {predicates}',
  'predicate.blood': 'burns {blood}',
  'predicate.unlock': 'unlocks',
  'predicate.attempt-block': 'attempts to block at once',

  'strike.label': '{ranged, select, yes {ranged strike} other {strike}}',
  'strike.hand': 'hand strike with {signed} damage',
  'strike.damage': '{amount} {aggravated, select, yes {aggravated damage} other {damage}}',
  'strike.dodge': 'dodge',
  'strike.combat-ends': 'combat ends{unlocks, select, yes {, but first {this} unlocks} other {}}',
  'strike.steal-blood': 'steal {amount} blood or life',
  'strike.destroy-equipment': 'destroy {weapon, select, yes {weapon} other {equipment}}',
  'strike.steal-equipment': 'steal {weapon, select, yes {weapon} other {equipment}}',
  'strike.first': '{strike} with first strike',

  'proposal.burn-allocated':
    'allocate {points} points among at least {among} Methuselahs. If the referendum passes, each of them burns 1 pool for every point they were given',
  'proposal.shift-pool':
    'name a Methuselah with more pool than yours and allocate {points} of that pool to one or more other Methuselahs, yourself included. If the referendum passes, they get that pool',
  'proposal.clan-boon':
    'choose a clan. If the referendum passes, every Methuselah gains {pool} for each of their vampires of that clan',
  'proposal.burn-per-minion':
    'if the referendum passes, every Methuselah burns {pool} for each of their minions',
  'proposal.banish':
    'choose a ready younger vampire. If the referendum passes, that vampire goes to the uncontrolled region of its controller (any temporary control of it ends). Cards and counters on it stay on it, and are out of play as long as it is uncontrolled',
  'proposal.commission':
    'choose a ready {sect} vampire. If the referendum passes, attach this card to that vampire and search your library for equipment to put on it, whatever it requires, for half of its cost, rounded down (blood is paid by that vampire); shuffle your library afterwards',
  'proposal.grant-title':
    'name a ready {clan}. If the referendum passes, this card is attached to that vampire, who is now {title}, a unique {sect} title. Every ready {clan} has {votes, plural, one {+# vote} other {+# votes}} in this referendum',
};
