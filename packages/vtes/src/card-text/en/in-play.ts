import type { InPlayKey } from '../messages.ts';

export const inPlay: Readonly<Record<InPlayKey, string>> = {
  'constant.bleed': '{this} has {signed} bleed{when}{if}',
  'constant.strength': '{this} has {signed} strength{when}{if}',
  'constant.intercept': '{this} has {signed} intercept{when}{if}',
  'constant.stealth': '{this} has {signed} stealth{when}{if}',
  'constant.votes': '{this} has {amount, plural, one {+# vote} other {+# votes}}{when}{if}',
  'constant.rescue': '{this} burns {amount} blood less when rescuing a vampire from torpor{if}',
  'constant.cannot-diablerize': '{this} cannot commit diablerie{if}',
  'while.control': 'while you control {minion}',
  'while.outnumbered': 'while you control fewer ready minions than your predator',
  'constant.hand-size':
    '{ready, select, yes {while {this} is ready, } other {}}{signed} to your hand size{each}',
  'constant.transfers': 'you have {amount, plural, one {+# transfer} other {+# transfers}}',
  'constant.master-actions':
    'while {this} is ready, you have {amount, plural, one {# master phase action} other {# master phase actions}} more in each master phase',
  'constant.cannot-block': '{this} cannot block{when}{if}',
  'constant.per-counter': 'for every counter on this card',

  'does.strikes':
    '{label}: {strike}{once, select, yes { (once in a combat)} round { (once in a round)} other {}}{maneuver, select, yes {, and 1 optional maneuver in each combat} other {}}',
  'does.strikes.round': 'this card can be used to strike only once in a round',
  'does.striking.first': '{this} strikes with first strike{against}',
  'does.striking.aggravatedHands': 'damage from the hand strikes of {this} is aggravated{against}',
  'does.immune': '{this} is immune to damage that is not aggravated',
  'does.press.combat': '{this} has 1 optional press in each combat',
  'needs.opponent':
    '{notReady, select, yes {if the opposing {kind, select, vampire {vampire} other {minion}} is not ready} other {if {this} is in combat{kind, select, vampire { with a vampire} other {}}}}',
  'does.prevents':
    'once in a combat, {this} may prevent {amount} damage{gun, select, none {} other {, or {gun} if a gun inflicts it}}',
  'does.damageEachRound':
    'in every round of combat, the opposing minion takes {amount} environmental damage at any range during normal strike resolution',
  'does.press': '{this} may burn 1 life to give 1 press to a minion you control',
  'does.called': 'a vampire must burn {blood} to cast votes against a referendum that {this} calls',
  'does.burnedInCombat': 'you gain {pool} when {this} is burned in combat',
  'does.redirectsCost':
    'minion cards that choose another target for a bleed cost {blood} more (or as much life of an ally)',
  'does.burnedAt':
    'burn this card when it has {amount, plural, =0 {no counters} one {# counter} other {# counters}}',
  'does.countsLocks': 'add 1 counter to this card whenever you lock it',
  'does.insteadOfReplacing':
    'whenever another card of yours would be replaced, burn 1 counter of this card instead',
  'does.atTorpor.burned': 'when {this} goes to torpor, burn this card',
  'does.atTorpor.pool': 'when {this} goes to torpor, its controller burns {pool}',
  'does.onBlock':
    'once in a turn, when {this} blocks a political action or a titled vampire, it gains {blood} before block resolution',
  'does.pair':
    'the vampire locked in this way does not unlock as normal. The actions of the other, except bleeds, cannot be blocked',
  'does.atBleed':
    'when {this} is next about to bleed the same Methuselah successfully, burn this card for {signed} bleed',
  'does.opensHand': 'the hand of your prey lies open to everyone',
  'does.title':
    '{this} is {title}, a{unique, select, yes { unique} other {}}{sect, select, none {} other { {sect}}} title with {votes, plural, one {# vote} other {# votes}}',
  'does.oldest':
    'not playable while an older untitled {sect} {clan} is ready. As soon as there is one, or {this} is no longer a ready {sect} {clan}, this card moves to the oldest untitled {sect} {clan} that is ready, if any',
  'does.inherited':
    'if a {sect} vampire diablerizes {this}, this card moves to the diablerist before any blood hunt',
  'does.reduces':
    'if you have the Edge, you may lock this card to pay {amount} pool or blood less for a card you play',
  'does.playsAsVampire':
    '{this} may play cards that require the basic level of the Discipline of the card on it, as a vampire',
  'does.bare': '{this} can have neither equipment nor retainers',
  'does.makes.level': '{this} has 1 level more of {discipline}',
  'does.makes.level-chosen': '{this} has 1 level more of the chosen Discipline',
  'does.makes.capacity': '{this} has +{amount} capacity',
  'does.makes.clan': '{this} is of the chosen clan instead of its own',
  'does.dearerAgain': '{card} costs you {pool} more for each {card} that the vampire has already',

  'needs.edge': 'if you have the Edge',
  'needs.influencePhase': 'in your influence phase',
  'needs.ready': 'if {this} is ready',
  'needs.locked': 'if {this} is locked',
  'needs.ownLocked': 'if you control a locked minion',
  'needs.notBlocking': 'if {this} is not blocking',
  'needs.torpor': 'if {this} is in torpor',

  'cost.lock': 'lock this card',
  'cost.burn': 'burn {what, select, ally {this ally} other {this card}}',
  'cost.pool': 'burn {pool}',
  'cost.blood': 'burn {blood}{of, select, yes { of {minion}} other {}}',
  'cost.transfers': 'spend {transfers}',
  'cost.remove': 'remove this card from the game',
  'cost.discardAction': 'spend a discard phase action',
  'cost.poolPerOther': 'burn {pool} for each other {type} in play',
  'cost.discard': 'discard a card that requires {discipline} {symbol}',
  'cost.either': 'burn {pool}, or {blood} of {minion},',

  'ability.you': 'you may {do}',
  'ability.this': '{this} may {do}',
  'ability.it': 'it may {do}',
  'ability.that': 'that Methuselah may {do}',
  'ability.controller': 'the controller {ofThis} may {do}',
  'ability.paid': '{cost} to {effects}',
  'ability.action':
    'with {directed, select, yes {a Ⓓ action} other {an action}}{stealth, select, none {} other { at {stealth} stealth}}{cost, select, none {} other { that costs {cost}}}, {performer} {must, select, yes {must} other {may}} {effects}{must, select, yes {, unless it must hunt} other {}}{lesser}',
  'ability.bleed': 'bleed with {signed} bleed',
  'ability.stealth-of': '; a {clan} has {signed} stealth in that action',

  'performer.any': 'any minion',
  'performer.vampire': 'any vampire',
  'performer.host': '{this}',
  'performer.others': 'any other minion',
};
