// The decision points D1 … D11 and those of the options: candidates, reasons, notation.

import type { DecisionDefinition, DecisionName, Decisions, Offer, Seat } from '@nocturne/kernel';
import type { Nos } from './board.ts';
import { KINDS, type Ritual, RITUALS, size } from './cards.ts';
import {
  whyNotBite,
  whyNotKill,
  whyNotLose,
  whyNotPlay,
  whyNotReveal,
  whyNotRitual,
  whyNotStake,
  whyNotTransfuse,
} from './reasons.ts';
import type { DawnOption, Nosferatu, PlayOption } from './types.ts';

const MOST_SEATS = 8;

// Options are data that never changes: each is made once and offered wherever it is legal.
const targets = <const Verb extends string>(verb: Verb): readonly { do: Verb; seat: Seat }[] =>
  Array.from({ length: MOST_SEATS }, (_, seat) => ({ do: verb, seat }));
const RENFIELD = targets('renfield');
const VAMPIRE = targets('vampire');
const STAKE = targets('stake');
const BITE = targets('bite');
const REVEAL = targets('reveal');
const TRANSFUSE = targets('transfuse');
const KILL = targets('kill');
const SUICIDAL = KILL.map((option) => ({ ...option, sure: 'known-hunter' as const }));
const PLAYS: readonly PlayOption[] = KINDS.flatMap((discard) =>
  KINDS.map((give) => ({ do: 'play', discard, give })),
);
const LOSE = KINDS.map((card) => ({ do: 'lose' as const, card }));
const RITUAL = RITUALS.map((ritual) => ({ do: 'ritual' as const, ritual }));
const NO_RITUAL = { do: 'no-ritual' } as const;

export const RITUAL_NAMES: Record<Ritual, string> = {
  mirror: 'Silver Mirror',
  distortion: 'Time Distortion',
  transfusion: 'Blood Transfusion',
};

type Definition<N extends DecisionName<Nosferatu>> = DecisionDefinition<Nosferatu, N>;

const name = (state: Nos, seat: Seat): string => state.seats[seat]!;
const stakeTo = (state: Nos, option: { seat: Seat }): string => `stake to ${name(state, option.seat)}`;
const reveal = (state: Nos, option: { seat: Seat }): string => `reveal ${name(state, option.seat)}`;

function offerStake(state: Nos, offer: Offer<Nosferatu, DawnOption & { do: 'stake' }>): void {
  for (let seat = 0; seat < state.seats.length; seat++) offer(STAKE[seat]!, whyNotStake(state, seat));
}

// Who decides what is open in this game: everyone sees on whom the table waits (N-10.3d).
const known = true;

const volunteer: Definition<'volunteer'> = {
  kind: 'one',
  known,
  candidates(_state, _seat, offer) {
    offer({ do: 'volunteer' });
    offer({ do: 'decline' });
  },
  notation: (_state, option) => option.do,
};

const renfield: Definition<'renfield'> = {
  kind: 'one',
  known,
  candidates(state, _seat, offer) {
    for (let seat = 0; seat < state.seats.length; seat++) offer(RENFIELD[seat]!);
  },
  notation: (state, option) => `renfield ${name(state, option.seat)}`,
};

/** D1. */
const vampire: Definition<'vampire'> = {
  kind: 'one',
  known,
  candidates(state, _seat, offer) {
    for (let seat = 0; seat < state.seats.length; seat++) {
      offer(VAMPIRE[seat]!, seat === state.board.renfield ? { why: 'renfield' } : undefined);
    }
  },
  notation: (state, option) => `vampire ${name(state, option.seat)}`,
};

/** D2. */
const firstStake: Definition<'first-stake'> = {
  kind: 'one',
  known,
  candidates: (state, _seat, offer) => offerStake(state, offer),
  notation: stakeTo,
};

/** D3a and D3b in one move (N-4.2). */
const play: Definition<'play'> = {
  kind: 'one',
  known,
  candidates(state, seat, offer) {
    for (const option of PLAYS) offer(option, whyNotPlay(state, seat, option.discard, option.give));
  },
  notation: (_state, option) => `discard ${option.discard}, give ${option.give}`,
};

/** D4. */
const bite: Definition<'bite'> = {
  kind: 'one',
  known,
  candidates(state, _seat, offer, { bitten }) {
    for (let seat = 0; seat < state.seats.length; seat++) offer(BITE[seat]!, whyNotBite(state, seat, bitten));
  },
  notation: (state, option) => `bite ${name(state, option.seat)}`,
};

/** D5, chosen by the victim. */
const lose: Definition<'lose'> = {
  kind: 'one',
  known,
  candidates(state, seat, offer) {
    for (const option of LOSE) offer(option, whyNotLose(state, seat, option.card));
  },
  notation: (_state, option) => `lose ${option.card}`,
};

/** D5, chosen blindly by Renfield: positions say nothing about the cards. */
const take: Definition<'take'> = {
  kind: 'one',
  known,
  candidates(state, _seat, offer, { victim }) {
    for (let position = 1; position <= size(state.board.reserves[victim]!); position++)
      offer({ do: 'take', position });
  },
  notation: (state, option, { victim }) => `take card ${option.position} of ${name(state, victim)}`,
};

/** D6. */
const ritual: Definition<'ritual'> = {
  kind: 'one',
  known,
  candidates(state, _seat, offer) {
    for (const option of RITUAL) offer(option, whyNotRitual(state, option.ritual));
    if (state.options.ritual_optional) offer(NO_RITUAL);
  },
  notation: (_state, option) =>
    option.do === 'ritual' ? `perform ${RITUAL_NAMES[option.ritual]}` : 'no ritual',
};

/** D7. */
const mirror: Definition<'mirror'> = {
  kind: 'one',
  known,
  candidates(state, _seat, offer) {
    for (let seat = 0; seat < state.seats.length; seat++) offer(REVEAL[seat]!, whyNotReveal(state, seat));
  },
  notation: reveal,
};

/** D8. */
const transfuse: Definition<'transfuse'> = {
  kind: 'one',
  known,
  candidates(state, _seat, offer) {
    for (let seat = 0; seat < state.seats.length; seat++)
      offer(TRANSFUSE[seat]!, whyNotTransfuse(state, seat));
  },
  notation: (state, option) => `transfuse ${name(state, option.seat)}`,
};

/** D9. */
const dawn: Definition<'dawn'> = {
  kind: 'one',
  known,
  candidates(state, _seat, offer) {
    offerStake(state, offer);
    const { faceUp, vampire: guilty } = state.board;
    for (let seat = 0; seat < state.seats.length; seat++) {
      // Everyone knows a Hunter who was turned up, and all of them once the Vampire was.
      const knownHunter = faceUp[guilty] ? seat !== guilty : faceUp[seat];
      const option = knownHunter ? SUICIDAL[seat]! : KILL[seat]!;
      offer(option, whyNotKill(state, seat));
    }
  },
  notation: (state, option) =>
    option.do === 'kill' ? `kill ${name(state, option.seat)}` : stakeTo(state, option),
};

/** D10. */
const passStake: Definition<'pass-stake'> = {
  kind: 'one',
  known,
  candidates: (state, _seat, offer) => offerStake(state, offer),
  notation: stakeTo,
};

/** D11. */
const thirst: Definition<'thirst'> = {
  kind: 'one',
  known,
  candidates(state, holder, offer) {
    for (let seat = 0; seat < state.seats.length; seat++) {
      offer(REVEAL[seat]!, seat === holder ? { why: 'yourself' } : whyNotReveal(state, seat));
    }
  },
  notation: reveal,
};

export const decisions: Decisions<Nosferatu> = {
  volunteer,
  renfield,
  vampire,
  'first-stake': firstStake,
  play,
  bite,
  lose,
  take,
  ritual,
  mirror,
  transfuse,
  dawn,
  'pass-stake': passStake,
  thirst,
};
