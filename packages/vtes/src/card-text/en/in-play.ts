import type { InPlayKey } from '../messages.ts';

export const inPlay: Readonly<Record<InPlayKey, string>> = {
  'constant.bleed': '{this} has {signed} bleed{when}{if}',
  'constant.strength': '{this} has {signed} strength{when}{if}',
  'constant.intercept': '{this} has {signed} intercept{when}{if}',
  'constant.stealth': '{this} has {signed} stealth{when}{if}',
  'constant.hand-size': '{signed} to your hand size{each}',
  'constant.transfers': 'you have {amount, plural, one {+# transfer} other {+# transfers}}',
  'constant.cannot-block': '{this} cannot block{when}{if}',
  'constant.per-counter': 'for every counter on this card',

  'does.strike':
    '{label}: {strike}{once, select, yes { (once in a combat)} other {}}{maneuver, select, yes {, and 1 optional maneuver in each combat} other {}}',
  'does.prevents':
    'once in a combat, {this} may prevent {amount} damage{gun, select, none {} other {, or {gun} if a gun inflicts it}}',
  'does.damageEachRound':
    'in every round of combat, the opposing minion takes {amount} environmental damage at any range during normal strike resolution',
  'does.press': '{this} may burn 1 life to give 1 press to a minion you control',
  'does.called': 'a vampire must burn {blood} to cast votes against a referendum that {this} calls',
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
  'does.dearerAgain': '{card} costs you {pool} more for each {card} that the vampire has already',

  'polling.lock':
    'in the polling step of any referendum, you may lock this card to get {votes, plural, one {+# vote} other {+# votes}}',
  'polling.lock-for-titled':
    'in the polling step of a political action, you may lock this card: each of your titled {sect} vampires gets {votes, plural, one {+# vote} other {+# votes}}',
  'polling.discard':
    'once in the polling step of any referendum, {this} may discard a card that requires {discipline} {symbol} to get {votes, plural, one {+# vote} other {+# votes}}',

  'needs.edge': 'if you have the Edge',
  'needs.locked': 'if {this} is locked',
  'needs.notBlocking': 'if {this} is not blocking',
  'needs.torpor': 'if {this} is in torpor',

  'cost.lock': 'lock this card',
  'cost.burn': 'burn {what, select, ally {this ally} other {this card}}',
  'cost.pool': 'burn {pool}',
  'cost.blood': 'burn {blood}',
  'cost.transfers': 'spend {transfers}',
  'cost.discard': 'discard a card that requires {discipline} {symbol}',
  'cost.either': 'burn {pool}, or {blood} of {minion},',

  'ability.you': 'you may {do}',
  'ability.this': '{this} may {do}',
  'ability.it': 'it may {do}',
  'ability.controller': 'the controller {ofThis} may {do}',
  'ability.paid': '{cost} to {effects}',
  'ability.action':
    'with {directed, select, yes {a Ⓓ action} other {an action}}{stealth, select, none {} other { at {stealth} stealth}}, {performer} may {effects}{lesser}',
  'ability.stealth-of': '; a {clan} has {signed} stealth in that action',

  'performer.any': 'any minion',
  'performer.vampire': 'any vampire',
  'performer.host': '{this}',
  'performer.others': 'any other minion',
};
