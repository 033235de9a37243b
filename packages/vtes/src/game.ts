// Vampire: The Eternal Struggle, as the kernel plays it.

import { decisions } from './decisions.ts';
import { faultsOf } from './faults.ts';
import { followEvent } from './follow.ts';
import { readOptions } from './options.ts';
import { passive } from './passive.ts';
import { action } from './procedures/action.ts';
import { maneuvers, presses } from './procedures/combat-exchange.ts';
import { strikes } from './procedures/combat-strike.ts';
import { combat } from './procedures/combat.ts';
import { damage } from './procedures/damage.ts';
import { diablerie } from './procedures/diablerie.ts';
import { withOusting } from './procedures/oust.ts';
import { discard } from './procedures/discard.ts';
import { entering } from './procedures/entering.ts';
import { hand } from './procedures/hand.ts';
import { influence } from './procedures/influence.ts';
import { master } from './procedures/master.ts';
import { minion } from './procedures/minion.ts';
import { passOn } from './procedures/of-itself.ts';
import { raise, removeCrypt, search, strip, toll } from './procedures/choices.ts';
import { effects, play, use } from './procedures/play.ts';
import { referendum } from './procedures/referendum.ts';
import { award, fetch } from './procedures/rewards.ts';
import { burnBlood, steal } from './procedures/stealing.ts';
import { calls } from './procedures/time.ts';
import { game, turn } from './procedures/turn.ts';
import { unlockPhase } from './procedures/unlock.ts';
import { window } from './procedures/window.ts';
import { revealing } from './revealing.ts';
import { copyBoard, newBoard } from './setup.ts';
import type { VtesGame } from './types.ts';
import { ownOf, tableOf } from './view.ts';
import { whyNot } from './why-not.ts';

export const vtes: VtesGame = {
  id: 'vtes',
  version: 2,
  seats: { min: 2, max: 6 },
  options: readOptions,
  setup: (seats, options, random) => ({
    board: newBoard(seats, options, random),
    first: { proc: 'game', step: 'turn' },
  }),
  procedures: withOusting({
    game,
    turn,
    unlock: unlockPhase,
    master,
    minion,
    influence,
    discard,
    entering,
    hand,
    play,
    use,
    effects,
    toll,
    search,
    'pass-on': passOn,
    strip,
    'remove-crypt': removeCrypt,
    fetch,
    award,
    steal,
    'burn-blood': burnBlood,
    raise,
    window,
    action,
    combat,
    maneuvers,
    presses,
    strikes,
    damage,
    diablerie,
    referendum,
  }),
  decisions,
  calls,
  table: tableOf,
  own: ownOf,
  follow: followEvent,
  copy: copyBoard,
  whyNot,
  faults: faultsOf,
  passive,
  revealing,
  mayTalk: () => undefined,
};
