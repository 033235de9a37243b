import { answer, openFor, pick, seeded, start, type State, view } from '@nocturne/kernel';
import { nosferatu, type Nosferatu, RITUALS } from '@nocturne/nosferatu';
import { describe, expect, test } from 'vitest';
import { type Asked, askedBy, litBy, meant, needed, type Option, pressedOn, type Thing } from './choosing.ts';
import { cardsOf } from './seats.ts';

type Reserve = ReturnType<typeof cardsOf>;
const NAMES = ['Ana', 'Bruno', 'Carla', 'Dino', 'Elena', 'Fabio', 'Greta', 'Hugo'];

/** The question and the Reserve of a seat, as its client knows them. */
function askedOf(state: State<Nosferatu>, seat: number): { asked: Asked; reserve: Reserve } {
  const open = openFor(state, seat)!;
  const { name, serial, kind, about, options } = open;
  const asked = askedBy({ name, serial, kind, about, options: [...options] });
  return { asked, reserve: cardsOf(view(nosferatu, state, seat).own) };
}

/** Every way to press enough lit things, and the options that each of them means. */
function ways(asked: Asked, reserve: Reserve): readonly (readonly number[])[] {
  const lit = [...litBy(asked, reserve)];
  const first = lit.map((thing) => pressedOn(asked, [], thing));
  const whole: readonly (readonly Thing[])[] =
    needed(asked) === 1
      ? first
      : first.flatMap((picked) =>
          lit.filter((thing) => !picked.includes(thing)).map((thing) => pressedOn(asked, picked, thing)),
        );
  return whole.map((picked) => meant(asked, reserve, picked));
}

/** What does not bring a game to its end: it should last until everything was asked. */
const isMild = (option: Option): boolean =>
  option.do === 'play' ? option.give !== 'bite' : option.do !== 'kill';

/** A game by chance, with whoever looks at every question before it is answered. */
function playThrough(
  setup: { readonly seats: number; readonly options: object; readonly seed: string },
  look: (asked: Asked, reserve: Reserve) => void,
): void {
  const { seats, options, seed } = setup;
  const started = start(nosferatu, { seats: NAMES.slice(0, seats), options, seed });
  if ('problems' in started) throw new Error('refused');
  const { state } = started;
  const random = seeded(`${seed}, played`);
  while (state.open.length > 0) {
    const { seat } = pick(random, state.open);
    const { asked, reserve } = askedOf(state, seat);
    look(asked, reserve);
    const places = [...asked.options.keys()];
    const mild = places.filter((place) => isMild(asked.options[place]!));
    const choice = pick(random, state.board.turn > 12 || mild.length === 0 ? places : mild);
    answer(nosferatu, state, { seat, choice });
  }
}

/** What cannot be reached, and presses that mean nothing. */
function wrongWith(asked: Asked, reserve: Reserve): readonly string[] {
  const reached = ways(asked, reserve);
  const all = new Set(reached.flat());
  return [
    ...reached.flatMap((places) => (places.length === 0 ? [`${asked.name}: nothing is meant`] : [])),
    ...asked.options.flatMap((option, place) => (all.has(place) ? [] : [JSON.stringify(option)])),
  ];
}

const TABLES = [
  ...[5, 6, 7, 8].map((seats) => [seats, {}] as const),
  [6, { renfield: 'host_pick', stake_may_stay: true, ritual_optional: true }],
  [5, { renfield: 'volunteer', bite_discard: 'renfield', mirror_chooser: 'holder' }],
  [7, { reveal_only_hidden: false, empty_transfusion: 'allowed_no_effect' }],
] as const;

describe('in whole games by chance', () => {
  const names = new Set<string>();

  test.each(TABLES)(
    'at a table of %i, %j, every option can be reached, and nothing else',
    (seats, options) => {
      const wrong: string[] = [];
      for (let game = 0; game < 6; game++)
        playThrough({ seats, options, seed: `choosing ${game}` }, (asked, reserve) => {
          names.add(asked.name);
          wrong.push(...wrongWith(asked, reserve));
        });
      expect(wrong).toEqual([]);
    },
  );

  test('all questions of the game were asked', () => {
    expect([...names].toSorted()).toEqual(Object.keys(nosferatu.decisions).toSorted());
  });
});

const ask = (name: string, options: readonly object[]): Asked =>
  askedBy({ serial: 1, name, kind: 'one', options: [...options] });
const play = ask('play', [
  { do: 'play', discard: 'bite', give: 'rumour' },
  { do: 'play', discard: 'rumour', give: 'bite' },
  { do: 'play', discard: 'rumour', give: 'rumour' },
]);

test('the first card is discarded, the second given', () => {
  const reserve = ['bite', 'rumour', 'rumour'] as const;
  expect(meant(play, reserve, ['card 0', 'card 2'])).toEqual([0]);
  expect(meant(play, reserve, ['card 2', 'card 0'])).toEqual([1]);
  expect(meant(play, reserve, ['card 1', 'card 2'])).toEqual([2]);
});

test('a third card takes the place of the second; a card that is picked is put back', () => {
  expect(pressedOn(play, ['card 0', 'card 1'], 'card 2')).toEqual(['card 0', 'card 2']);
  expect(pressedOn(play, ['card 0', 'card 1'], 'card 0')).toEqual(['card 1']);
});

test('a seat that may be killed or given the Stake means both, of which one is chosen', () => {
  const dawn = ask('dawn', [
    { do: 'stake', seat: 1 },
    { do: 'stake', seat: 2 },
    { do: 'kill', seat: 2, sure: 'known-hunter' },
  ]);
  expect(meant(dawn, [], ['seat 2'])).toEqual([1, 2]);
  expect(meant(dawn, [], ['seat 1'])).toEqual([0]);
});

test('Rituals are themselves, and what has no picture is in a list', () => {
  const ritual = ask('ritual', [{ do: 'ritual', ritual: RITUALS[0] }, { do: 'no-ritual' }]);
  expect([...litBy(ritual, [])]).toEqual(['ritual mirror', 'option 1']);
});
