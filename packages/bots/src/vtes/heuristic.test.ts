import { answer, notationOf, notations, openFor, seeded, start, type State, view } from '@nocturne/kernel';
import { type Deck, READY_MADE, vtes, type Vtes } from '@nocturne/vtes';
import { mixedDeck, vtesScenarios } from '@nocturne/vtes/testing';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { randomBot } from '../random.ts';
import { deliver, nextMove, playNext, seatBots } from '../seating.ts';
import { heuristicVtes } from './heuristic.ts';

type Table = State<Vtes>;
type Fields = Record<string, unknown>;

const NAMES = ['Ana', 'Bruno', 'Carla', 'Dino'];

/** Four seats, of whom something may be said; Ana's turn, unless it is somebody else's. */
function table(seats: Record<string, Fields>, more: Fields = {}): Table {
  const bySeat = NAMES.map((name) => seats[name] ?? {});
  return vtesScenarios.build({
    seats: NAMES,
    bySeat,
    table: { turn: 'Ana', phase: 'minion', ...more },
    options: {},
    seed: 'bots',
  });
}

const decisionOf = (state: Table, name: string) => openFor(state, NAMES.indexOf(name))!;

/** A move in its notation, made by a person. */
function make(state: Table, name: string, move: string): void {
  const decision = decisionOf(state, name);
  const choice = notations(vtes, state, decision).indexOf(move);
  expect(choice, `${move}: ${notations(vtes, state, decision).join(', ')}`).toBeGreaterThanOrEqual(0);
  expect(answer(vtes, state, { seat: NAMES.indexOf(name), choice }).ok).toBe(true);
}

/** What the bot would do in this seat, whatever its luck. */
function choiceOf(state: Table, name: string): string {
  const seat = NAMES.indexOf(name);
  const seen = view(vtes, state, seat);
  const decision = decisionOf(state, name);
  const memory = heuristicVtes.begin(seen, seat);
  const choices = ['a', 'b', 'c'].map((luck) =>
    notationOf(vtes, state, decision, heuristicVtes.choose(memory, seen, decision, seeded(luck))),
  );
  expect(new Set(choices)).toEqual(new Set([choices[0]]));
  return choices[0]!;
}

/** All seats are bots until the phase is over. */
function playPhase(state: Table): void {
  const { phase } = state.board;
  const bots = NAMES.map(() => heuristicVtes);
  const seating = seatBots(vtes, state, bots, seeded('phase'));
  while (state.board.phase === phase && playNext(seating, state) !== undefined);
}

/** A vampire that cannot block, so that nothing but cards can help. */
const pinned = (more: Fields = {}): Fields => ({
  ...more,
  cards: [{ 'Pentex™ Subversion': { controller: 'Dino' } }],
});

describe('ousting', () => {
  test('takes a bleed that ousts the prey, with the card that it needs', () => {
    const state = table({
      Ana: {
        pool: 10,
        ready: ['Trevon Parker'],
        hand: ['Govern the Unaligned', 'Conditioning', 'Theft of Vitae'],
      },
      Bruno: { pool: 6, ready: [{ Ryan: { locked: true } }] },
    });
    playPhase(state);
    expect(state.board.methuselahs[1]!.out).toBe(true);
    expect(state.board.methuselahs[0]!.points).toBe(1);
  });

  test('spends no more than it takes', () => {
    const state = table({
      Ana: { pool: 10, ready: ['Trevon Parker'], hand: ['Conditioning'] },
      Bruno: { pool: 1 },
    });
    playPhase(state);
    expect(state.board.methuselahs[1]!.out).toBe(true);
    expect(state.board.methuselahs[0]!.hand).toEqual(['Conditioning']);
  });

  test('goes on bleeding with one minion after another while the prey cannot block', () => {
    const state = table({
      Ana: { pool: 20, ready: ['Trevon Parker', 'Nassir', 'Lauren'] },
      Bruno: { pool: 3 },
    });
    playPhase(state);
    expect(state.board.methuselahs[1]!.out).toBe(true);
  });
});

describe('the own pool', () => {
  test('is not spent to the last on a master card', () => {
    const seat = { ready: ['Lauren'], hand: ['Vessel'] };
    expect(choiceOf(table({ Ana: { ...seat, pool: 1 } }, { phase: 'master' }), 'Ana')).toBe('end phase');
    expect(
      choiceOf(table({ Ana: { ...seat, pool: 8 }, Dino: { ready: ['Ryan'] } }, { phase: 'master' }), 'Ana'),
    ).toBe('play Vessel on Lauren');
  });

  test('is not spent to the last, even if more would come of it', () => {
    const again = { 'Flávio Gonçalves': { blood: 5, cards: ['Villein'] } };
    const state = table({ Ana: { pool: 1, ready: [again], hand: ['Villein'] } }, { phase: 'master' });
    expect(notations(vtes, state, decisionOf(state, 'Ana'))).toContain(
      'play Villein on Flávio Gonçalves for 5 pool',
    );
    expect(choiceOf(state, 'Ana')).toBe('end phase');
  });

  test('is not spent to the last on a vampire', () => {
    const ana = { uncontrolled: [{ Lauren: { blood: 2 } }] };
    const danger = { ready: ['Trevon Parker', 'Nassir'] };
    const influence = { phase: 'influence' };
    expect(choiceOf(table({ Ana: { ...ana, pool: 2 }, Dino: danger }, influence), 'Ana')).toBe('end phase');
    expect(choiceOf(table({ Ana: { ...ana, pool: 20 }, Dino: danger }, influence), 'Ana')).toBe(
      'transfer 2 to Lauren',
    );
  });

  test('finishes the vampire that is nearest to ready, and brings it into play', () => {
    const state = table(
      { Ana: { pool: 25, uncontrolled: [{ 'Trevon Parker': { blood: 4 } }, 'Ayelech'] } },
      { phase: 'influence' },
    );
    make(state, 'Ana', choiceOf(state, 'Ana'));
    expect(choiceOf(state, 'Ana')).toBe('bring Trevon Parker into play');
  });

  test('takes the pool of the Edge', () => {
    const state = table(
      { Ana: { ready: [{ Lauren: { cards: ['Vessel'] } }] } },
      { phase: 'unlock', edge: 'Ana' },
    );
    expect(choiceOf(state, 'Ana')).toBe('gain 1 pool from the Edge');
  });
});

test('who has neither cards nor minions leaves the game', () => {
  const left = { pool: 4, torpor: [{ Lauren: { blood: 0 } }] };
  const full = { ...left, hand: Array.from({ length: 7 }, () => 'Theft of Vitae') };
  expect(choiceOf(table({ Ana: full }, { phase: 'discard' }), 'Ana')).toBe('discard Theft of Vitae');
  expect(choiceOf(table({ Ana: left }, { phase: 'unlock' }), 'Ana')).toBe('withdraw');
});

describe('bleeds by others', () => {
  const bleeding = (bruno: Fields, more: Record<string, Fields> = {}): Table => {
    const state = table({ Ana: { ready: ['Trevon Parker'] }, Bruno: bruno, ...more });
    make(state, 'Ana', 'bleed Bruno with Trevon Parker');
    return state;
  };

  test('are blocked when they would oust', () => {
    expect(choiceOf(bleeding({ pool: 1, ready: [{ Ryan: { blood: 1 } }] }), 'Bruno')).toBe('block with Ryan');
  });

  test('are blocked even with cards, if the cards are enough', () => {
    const bruno = { pool: 1, ready: ['Ryan'], hand: ['The Warrens'] };
    const state = table({ Ana: { ready: ['Colette'], hand: ['Lost in Crowds'] }, Bruno: bruno });
    make(state, 'Ana', 'bleed Bruno with Colette');
    make(state, 'Bruno', choiceOf(state, 'Bruno'));
    make(state, 'Ana', 'play Lost in Crowds superior with Colette');
    expect(choiceOf(state, 'Bruno')).toBe('play The Warrens with Ryan');
  });

  test('are handed to the prey', () => {
    const bruno = { pool: 1, ready: [{ Madison: pinned() }], hand: ['Deflection'] };
    const state = bleeding(bruno, { Carla: { pool: 12 } });
    while (decisionOf(state, 'Bruno').name === 'impulse') {
      const choice = choiceOf(state, 'Bruno');
      if (choice !== 'no block') break;
      make(state, 'Bruno', choice);
    }
    expect(choiceOf(state, 'Bruno')).toBe('play Deflection superior with Madison on Carla');
  });

  test('wake a vampire that can hand them on, if they hurt', () => {
    const hand = ['On the Qui Vive', 'Deflection'];
    const ready = [{ Madison: pinned({ locked: true }) }];
    expect(choiceOf(bleeding({ pool: 1, ready, hand }), 'Bruno')).toBe('play On the Qui Vive with Madison');
    expect(choiceOf(bleeding({ pool: 30, ready, hand: ['On the Qui Vive'] }), 'Bruno')).toBe('no block');
  });

  test('wake nobody where somebody unlocked can hand them on', () => {
    const ready = [{ Madison: pinned() }, { 'Alexa Draper': { locked: true, blood: 2 } }];
    const bruno = { pool: 3, ready, hand: ['On the Qui Vive', 'Deflection'] };
    const state = bleeding(bruno, { Carla: { pool: 12 } });
    expect(choiceOf(state, 'Bruno')).toBe('no block');
    make(state, 'Bruno', 'no block');
    expect(choiceOf(state, 'Bruno')).toBe('play Deflection superior with Madison on Carla');
  });

  test('are not met by a minion that would fall for little', () => {
    const strong = { 'Aunt Linda': { cards: [{ 'Preternatural Strength': { superior: true } }] } };
    const state = table({ Ana: { ready: [strong] }, Bruno: { pool: 30, ready: [{ Nassir: { blood: 0 } }] } });
    make(state, 'Ana', 'bleed Bruno with Aunt Linda');
    expect(choiceOf(state, 'Bruno')).toBe('no block');
  });
});

describe('blocks', () => {
  /** Ana calls a referendum that would cost Dino, her predator, his last pool. */
  const called = (bruno: Fields, dino: Fields): Table => {
    const state = table({
      Ana: { pool: 10, ready: ['Belinde'], hand: ['Kine Resources Contested'] },
      Bruno: { pool: 10, ...bruno },
      Dino: { pool: 1, ...dino },
    });
    make(state, 'Ana', 'call Kine Resources Contested with Belinde');
    return state;
  };
  const sleeper = {
    ready: [{ 'Alexander Silverson': { locked: true } }],
    hand: ['On the Qui Vive', 'Second Tradition: Domain'],
  };

  test('wait for an attempt that is under way', () => {
    const state = called({ ready: ['Ryan'] }, sleeper);
    const wake = 'play On the Qui Vive with Alexander Silverson';
    make(state, 'Dino', 'pass');
    make(state, 'Bruno', 'block with Ryan');
    expect(notations(vtes, state, decisionOf(state, 'Dino'))).toContain(wake);
    expect(choiceOf(state, 'Dino')).toBe('pass');
    make(state, 'Dino', 'pass');
    make(state, 'Bruno', 'no block');
    expect(choiceOf(state, 'Dino')).toBe('play Second Tradition: Domain to block with Alexander Silverson');
  });

  test('are not attempted with cards that would not be played for them', () => {
    const state = table({
      Ana: { pool: 10, ready: [{ Lauren: { blood: 0 } }] },
      Bruno: { pool: 20, ready: ['Catalina Vega'], hand: ['Second Tradition: Domain'] },
      Dino: { ready: ['Belinde'] },
    });
    make(state, 'Ana', 'hunt with Lauren');
    expect(choiceOf(state, 'Bruno')).toBe('no block');
  });
});

describe('minions', () => {
  test('hunt when they must', () => {
    const state = table({
      Ana: { pool: 2, ready: [{ Lauren: { blood: 0 } }, 'Nassir'] },
      Dino: { ready: ['Ryan'] },
    });
    expect(choiceOf(state, 'Ana')).toBe('hunt with Lauren');
  });

  test('stay unlocked while the predator could oust their Methuselah', () => {
    const state = table({
      Ana: { pool: 2, ready: ['Nassir', 'Lauren'] },
      Bruno: { pool: 30, ready: ['Ryan', 'Belinde'] },
      Dino: { pool: 20, ready: ['Madison', 'Alexa Draper', 'Horst von Brühl'] },
    });
    expect(choiceOf(state, 'Ana')).toBe('end phase');
  });

  test('leave torpor when they have the blood', () => {
    const state = table({ Ana: { pool: 20, torpor: [{ 'Trevon Parker': { blood: 4 } }] } });
    expect(choiceOf(state, 'Ana')).toBe('leave torpor with Trevon Parker');
  });

  test('do not diablerize where a blood hunt would pass, and do where none can', () => {
    const facing = (ready: Fields[]): Table =>
      table({
        Ana: { pool: 20, ready: [{ 'Trevon Parker': { done: ['bleed'] } }] },
        Bruno: { pool: 20, torpor: [{ Lauren: { blood: 3 } }], ready },
      });
    const locked = { locked: true };
    expect(choiceOf(facing([{ Belinde: locked }, { 'Andi Liu': locked }]), 'Ana')).not.toContain(
      'diablerize',
    );
    expect(choiceOf(facing([]), 'Ana')).toBe('diablerize Lauren with Trevon Parker');
  });
});

describe('referendums', () => {
  /** Whatever this seat is asked, it does nothing. */
  function letPass(state: Table, seat: number): void {
    for (let asked = openFor(state, seat); asked !== undefined; asked = openFor(state, seat))
      answer(vtes, state, { seat, choice: vtes.passive!(asked)! });
  }

  const calling = (allocation: string, bruno: Fields, ana: Fields = {}, more: Fields = {}): Table => {
    const state = table(
      {
        Ana: { ready: ['Madison'], hand: ['Kine Resources Contested'], ...ana },
        Bruno: { ready: [{ Belinde: { locked: true } }], ...bruno },
        Carla: { pool: 10 },
        Dino: { pool: 10 },
      },
      more,
    );
    letPass(state, 1);
    const calls = notations(vtes, state, decisionOf(state, 'Ana')).filter((move) => move.startsWith('call'));
    make(state, 'Ana', calls[0]!);
    letPass(state, 1);
    make(state, 'Ana', allocation);
    return state;
  };

  test('that would oust are voted against, and those against the prey supported', () => {
    expect(choiceOf(calling('allocate 3 to Bruno, 1 to Carla', { pool: 3 }), 'Bruno')).toBe(
      'vote 2 against with Belinde',
    );
    expect(choiceOf(calling('allocate 3 to Carla, 1 to Dino', { pool: 3 }), 'Bruno')).toBe(
      'vote 2 for with Belinde',
    );
  });

  test('are not called where the votes that lie open are against them', () => {
    const facing = (ready: string[]): string =>
      choiceOf(
        table({
          Ana: { pool: 10, ready: [{ 'Bret Stryker': { done: ['bleed'] } }], hand: ['Consanguineous Boon'] },
          Bruno: { pool: 20, ready: ready.map((name) => ({ [name]: { locked: true } })) },
        }),
        'Ana',
      );
    expect(facing(['Ryan'])).toBe('call Consanguineous Boon with Bret Stryker');
    expect(facing(['Belinde', 'Andi Liu', 'Alexander Silverson'])).toBe('end phase');
  });

  test('take the Edge and cards of those whom they turn it for, and of nobody in vain', () => {
    const allocation = 'allocate 3 to Bruno, 1 to Carla';
    const bruno = { pool: 3, ready: [], hand: ['Parity Shift'] };
    const edge = { edge: 'Bruno' };
    const weak = calling(allocation, bruno, { ready: ['Lauren'] }, edge);
    expect(choiceOf(weak, 'Bruno')).toBe('pass');
    make(weak, 'Ana', 'vote 1 for with Kine Resources Contested');
    expect(choiceOf(weak, 'Bruno')).toMatch(
      /^(vote against with the Edge|discard Parity Shift for 1 vote against)$/,
    );
    // Belinde's votes lie open, before she has cast them and afterwards
    const strong = calling(allocation, bruno, { ready: ['Belinde', 'Andi Liu'] }, edge);
    make(strong, 'Ana', 'vote 1 for with Kine Resources Contested');
    expect(choiceOf(strong, 'Bruno')).toBe('pass');
    make(strong, 'Ana', 'vote 2 for with Belinde');
    expect(choiceOf(strong, 'Bruno')).toBe('pass');
  });

  test('are no occasion to throw a good card away', () => {
    const bruno = {
      ready: [{ Madison: { locked: true } }],
      'in play': ['The Barrens'],
      hand: ['Deflection', 'Govern the Unaligned'],
    };
    const state = calling('allocate 3 to Bruno, 1 to Carla', bruno, { ready: ['Lauren'] });
    expect(notations(vtes, state, decisionOf(state, 'Bruno'))).toContain('use The Barrens on Deflection');
    expect(choiceOf(state, 'Bruno')).toBe('pass');
  });

  test('hurt the prey most, and never their caller', () => {
    const state = table({ Ana: { ready: ['Madison'], hand: ['Kine Resources Contested'] } });
    make(state, 'Ana', choiceOf(state, 'Ana').startsWith('call') ? choiceOf(state, 'Ana') : 'call nothing');
    expect(choiceOf(state, 'Ana')).toBe('allocate 3 to Bruno, 1 to Dino');
  });
});

describe('combat', () => {
  const fighting = (ana: Fields, bruno: Fields): Table => {
    const state = table({ Ana: ana, Bruno: bruno });
    make(
      state,
      'Ana',
      notations(vtes, state, decisionOf(state, 'Ana')).find((move) => move.startsWith('bleed'))!,
    );
    make(
      state,
      'Bruno',
      notations(vtes, state, decisionOf(state, 'Bruno')).find((move) => move.startsWith('block'))!,
    );
    return state;
  };

  test('is ended by the weaker', () => {
    const strong = { 'Aunt Linda': { cards: [{ 'Preternatural Strength': { superior: true } }] } };
    const state = fighting(
      { ready: [{ 'Naomi Stewart': { blood: 2 } }], hand: ['Majesty'] },
      { ready: [strong] },
    );
    expect(choiceOf(state, 'Ana')).toContain('play Majesty');
  });

  test('is fought by the stronger', () => {
    const state = fighting(
      { ready: ['Aunt Linda'], hand: ['Roundhouse'] },
      { ready: [{ Nassir: { blood: 3 } }] },
    );
    expect(choiceOf(state, 'Ana')).toBe('play Roundhouse superior with Aunt Linda');
  });

  test('damage that would lead to torpor is prevented', () => {
    const vest = { Nassir: { blood: 0, cards: ['Kevlar Vest'] } };
    const state = fighting({ ready: ['Lauren'] }, { ready: [vest] });
    expect(choiceOf(state, 'Bruno')).toContain('prevent');
  });
});

describe('the hand', () => {
  const library = Array.from({ length: 9 }, () => 'Conditioning');
  const discarding = (hand: string[], out: Fields = {}): string =>
    choiceOf(
      table(
        {
          Ana: { pool: 10, ready: [{ Madison: { blood: 2 } }], hand, library },
          Bruno: { pool: 10 },
          Carla: out,
          Dino: out,
        },
        { phase: 'discard' },
      ),
      'Ana',
    );

  test('keeps what hands a bleed on, while there is somebody to hand it to', () => {
    const shields = ['Deflection', 'Deflection', 'Deflection'];
    const others = ['Govern the Unaligned', 'Conditioning', 'On the Qui Vive', 'Bonding'];
    expect(discarding([...shields, ...others])).toBe('end phase');
    expect(discarding([...shields, ...others], { out: true })).toBe('discard Deflection');
  });

  test('keeps a master card for a vampire that has only just come', () => {
    const state = table(
      {
        Ana: {
          pool: 25,
          uncontrolled: [{ Lauren: { blood: 2 } }],
          hand: [
            'Blood Doll',
            'On the Qui Vive',
            'Sport Bike',
            'Kevlar Vest',
            '.44 Magnum',
            "Wake with Evening's Freshness",
            'On the Qui Vive',
          ],
          library,
        },
      },
      { phase: 'master' },
    );
    const { turn } = state.board;
    const seating = seatBots(
      vtes,
      state,
      NAMES.map(() => heuristicVtes),
      seeded('come'),
    );
    while (state.board.turn === turn && playNext(seating, state) !== undefined);
    expect(state.board.cards.filter(({ region }) => region === 'ready')).toHaveLength(1);
    expect(state.board.methuselahs[0]!.hand).toContain('Blood Doll');
  });

  test('has no second card that turns the blood of the same vampire into pool', () => {
    const offered = (ready: (string | Fields)[]): string =>
      choiceOf(
        table(
          { Ana: { pool: 12, ready, hand: ['Vessel'] }, Dino: { ready: ['Ryan', 'Belinde'] } },
          { phase: 'master' },
        ),
        'Ana',
      );
    const drained = { 'Larissa Moreira': { cards: ['Vessel'] } };
    expect(offered([drained, 'Nassir'])).toBe('play Vessel on Nassir');
    expect(offered(['Larissa Moreira', 'Nassir'])).toBe('play Vessel on Larissa Moreira');
    expect(offered([drained])).toBe('end phase');
  });

  test('has a master card that brings pool for whoever has one pool left', () => {
    const state = table(
      { Ana: { pool: 1, ready: ['Aunt Linda'], hand: ['Blood Doll'] } },
      { phase: 'master' },
    );
    expect(choiceOf(state, 'Ana')).toBe('play Blood Doll on Aunt Linda');
  });
});

describe('a card that answers another', () => {
  /** What Bruno's bot does when Ana has played this. */
  function answerTo(hand: string, move: string, answers: string): string {
    const state = table(
      {
        Ana: { pool: 10, ready: ['Trevon Parker'], hand: [hand] },
        Bruno: { pool: 10, ready: ['Alexa Draper'], hand: [answers] },
      },
      { phase: 'master' },
    );
    const seating = seatBots(vtes, state, [null, heuristicVtes, null, null], seeded('answers'));
    make(state, 'Ana', move);
    deliver(seating, state);
    const { seat, choice } = nextMove(seating, state)!;
    return notationOf(vtes, state, openFor(state, seat)!, choice);
  }

  test('cancels what harms, and is kept for it', () => {
    const harm = answerTo('Pentex™ Subversion', 'play Pentex™ Subversion on Alexa Draper', 'Sudden Reversal');
    expect(harm).toBe('play Sudden Reversal');
    expect(answerTo('Rebel', 'play Rebel on Trevon Parker', 'Sudden Reversal')).toBe('pass');
  });
});

describe('games', () => {
  const decks = Object.keys(READY_MADE);

  const readyMade = (game: number, seat: number): string => decks[(seat + game) % decks.length]!;

  function play(
    game: number,
    bots: readonly Bot<Vtes>[],
    deck: (game: number, seat: number) => string | Deck = readyMade,
  ): Table {
    const seats = bots.map((_, seat) => `Seat ${seat}`);
    const options = { decks: seats.map((_, seat) => deck(game, seat)) };
    const started = start(vtes, { seats, seed: `game ${game}`, options });
    if ('problems' in started) throw new Error(JSON.stringify(started.problems));
    const { state } = started;
    const seating = seatBots(vtes, state, bots, seeded(`bots ${game}`));
    while (state.board.turn < 300 && playNext(seating, state) !== undefined);
    return state;
  }

  test('between equals end, and what a bot remembers is plain data', () => {
    for (let game = 0; game < 4; game++) {
      const state = play(
        game,
        [0, 1, 2, 3, 4].map(() => heuristicVtes),
      );
      expect(state.result, `game ${game}`).not.toBeNull();
    }
    const memory = heuristicVtes.begin(view(vtes, table({}), 0), 0);
    expect(JSON.parse(JSON.stringify(memory))).toEqual(memory);
  });

  test('with decks mixed of all cards end, and leave no fault', () => {
    for (let game = 0; game < 8; game++) {
      const state = play(
        game,
        [0, 1, 2, 3, 4].map(() => heuristicVtes),
        (number, seat) => mixedDeck(seeded(`mixed ${number} ${seat}`)),
      );
      expect(state.result, `game ${game}`).not.toBeNull();
      expect(vtes.faults(state)).toEqual([]);
    }
  });

  test('against chance are won', () => {
    let points = 0;
    for (let game = 0; game < 5; game++) {
      const bots: Bot<Vtes>[] = [0, 1, 2, 3, 4].map((seat) =>
        seat === game ? heuristicVtes : randomBot<Vtes>(),
      );
      points += play(game, bots).result!.points[game]!;
    }
    expect(points / 25).toBeGreaterThan(0.6);
  });

  test('a bot that sits down in the middle plays on', () => {
    const { state } = start(vtes, { seats: NAMES, seed: 'late', options: { decks: decks.slice(0, 4) } }) as {
      state: Table;
    };
    const early = seatBots(
      vtes,
      state,
      NAMES.map(() => randomBot<Vtes>()),
      seeded('early'),
    );
    for (let move = 0; move < 120; move++) playNext(early, state);
    deliver(early, state);
    const late = seatBots(
      vtes,
      state,
      NAMES.map(() => heuristicVtes),
      seeded('late'),
    );
    while (state.board.turn < 300 && playNext(late, state) !== undefined);
    expect(state.result).not.toBeNull();
  });
});
