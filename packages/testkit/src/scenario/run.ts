// Running a scenario. At every step the state is saved and loaded, and every seat's view is searched for leaks,
// so each scenario proves that too.

import { answer, canonical, type GameTypes, notationOf, openFor, seeded, type State } from '@nocturne/kernel';
import { leaksInMove, leaksNow } from '../conformance/information.ts';
import type { Position, ScenarioGame } from './adapter.ts';
import { type Located, type Path, type Problem, readDocument, ScenarioError } from './document.ts';
import { asFields, asList, asText, checkKeys, type Fields, oneOf, show } from './read.ts';
import type { Run } from './run-state.ts';
import { runStep } from './steps.ts';

export interface ScenarioReport {
  title: string;
  game: string;
  rules: readonly string[];
  moves: number;
  problems: readonly Problem[];
}

/** Any game's adapter: a runner serves many games. */
export type Adapters = Readonly<Record<string, ScenarioGame<never>>>;

const COMMON_KEYS = [
  'game',
  'title',
  'about',
  'rules',
  'options',
  'seed',
  'seats',
  'play',
  'refused',
] as const;
const FILL_NAMES = ['Greta', 'Ivo', 'Nora', 'Otto', 'Petra', 'Quinn', 'Rosa', 'Sven'] as const;

function readPosition<T extends GameTypes>(adapter: ScenarioGame<T>, fields: Fields): Position {
  const given = asFields(fields['seats'], ['seats']);
  const seats = Object.keys(given);
  // A table that must be refused is taken as it is.
  const least = 'refused' in fields ? 0 : adapter.leastSeats;
  for (const name of FILL_NAMES) if (seats.length < least && !seats.includes(name)) seats.push(name);
  const bySeat = seats.map((name) => {
    const one = asFields(given[name], ['seats', name]);
    checkKeys(one, adapter.seatKeys, ['seats', name]);
    return one;
  });
  const table = Object.fromEntries(
    adapter.tableKeys.filter((key) => key in fields).map((key) => [key, fields[key]]),
  );
  return {
    seats,
    bySeat,
    table,
    options: fields['options'] ?? {},
    seed: asText(fields['seed'] ?? 1, ['seed']),
  };
}

function check<T extends GameTypes>(adapter: ScenarioGame<T>, state: State<T>, path: Path): State<T> {
  const loaded = JSON.parse(JSON.stringify(state)) as State<T>;
  if (canonical(loaded) !== canonical(state))
    throw new ScenarioError(path, 'the state is not the same after saving');
  const problems = adapter.game.faults(loaded);
  const open = loaded.open[0];
  const probes = open === undefined ? [] : [notationOf(adapter.game, loaded, open, adapter.pass(open) ?? 0)];
  const leaks = leaksNow(adapter.game, adapter.exchange, loaded, seeded('scenario'), probes);
  const [first] = [...problems, ...leaks.problems];
  if (first !== undefined) throw new ScenarioError(path, first);
  return loaded;
}

function newRun<T extends GameTypes>(adapter: ScenarioGame<T>, state: State<T>, made: () => void): Run<T> {
  const run: Run<T> = {
    adapter,
    state: check(adapter, state, ['seats']),
    answered(seat, choice) {
      const { game, exchange } = adapter;
      const before = structuredClone(run.state);
      const move = notationOf(game, before, openFor(before, seat)!, choice);
      const outcome = answer(game, run.state, { seat, choice });
      if (!outcome.ok) throw new ScenarioError(['play'], `“${move}” was refused: ${show(outcome.reason)}`);
      made();
      const leaks = leaksInMove(game, exchange, before, { seat, move, after: run.state }, seeded(move));
      if (leaks.problems[0] !== undefined) throw new ScenarioError(['play'], leaks.problems[0]);
      run.state = check(adapter, run.state, ['play']);
    },
  };
  return run;
}

/** Set-ups that must not start: the reasons are compared. */
function expectNoStart<T extends GameTypes>(adapter: ScenarioGame<T>, fields: Fields): void {
  const wanted = asList(fields['refused'], ['refused']).map(String).toSorted();
  try {
    adapter.build(readPosition(adapter, fields));
  } catch (error) {
    if (!(error instanceof ScenarioError) || error.reasons === undefined) throw error;
    const found = error.reasons.toSorted();
    if (found.join() === wanted.join()) return;
    throw new ScenarioError(['refused'], `refused for ${found.join(', ')}; expected ${wanted.join(', ')}`);
  }
  throw new ScenarioError(['refused'], 'this table was expected to be refused, but it starts');
}

function play<T extends GameTypes>(
  adapter: ScenarioGame<T>,
  fields: Fields,
  report: Report,
  line: Located['line'],
): void {
  const made = (): void => {
    report.moves += 1;
  };
  const run = newRun(adapter, adapter.build(readPosition(adapter, fields)), made);
  for (const [index, step] of asList(fields['play'] ?? [], ['play']).entries()) {
    try {
      runStep(run, step, ['play', index]);
    } catch (error) {
      const { path, message } = problemOf(error);
      report.problems.push({ line: line(path.length > 1 ? path : ['play', index]), message });
      // After a move that could not be made, the rest of the script speaks of another game.
      if (isMove(run, step)) return;
    }
  }
}

/** A fault of the game is a finding of the scenario, not the end of the run. */
function problemOf(error: unknown): { path: Path; message: string } {
  if (error instanceof ScenarioError) return error;
  return {
    path: [],
    message: `the engine failed: ${error instanceof Error ? error.message : String(error)}`,
  };
}

const isMove = <T extends GameTypes>({ state }: Run<T>, step: unknown): boolean =>
  typeof step === 'object' && step !== null && Object.keys(step).some((key) => state.seats.includes(key));

interface Report {
  title: string;
  game: string;
  rules: string[];
  moves: number;
  problems: Problem[];
}

function runDocument(adapters: Adapters, document: Located, report: Report): void {
  const fields = asFields(document.value, []);
  report.title = fields['title'] === undefined ? '' : asText(fields['title'], ['title']);
  report.game = oneOf(fields['game'], Object.keys(adapters), ['game']);
  const adapter = adapters[report.game] as unknown as ScenarioGame<GameTypes>;
  checkKeys(fields, [...COMMON_KEYS, ...adapter.tableKeys], []);
  report.rules = asList(fields['rules'] ?? [], ['rules']).map((rule, i) => asText(rule, ['rules', i]));
  if (report.title === '') throw new ScenarioError(['title'], 'a scenario has a title');
  if ('refused' in fields && 'play' in fields) {
    throw new ScenarioError(['play'], 'nothing is played at a table that is refused');
  }
  if (fields['refused'] !== undefined) expectNoStart(adapter, fields);
  else play(adapter, fields, report, (path) => document.line(path));
}

/** Runs the text of a scenario file. Never throws for what is wrong in the file. */
export function runScenario(text: string, adapters: Adapters): ScenarioReport {
  const report: Report = { title: '', game: '', rules: [], moves: 0, problems: [] };
  const document = readDocument(text);
  if ('problems' in document) return { ...report, problems: document.problems };
  try {
    runDocument(adapters, document, report);
  } catch (error) {
    const { path, message } = problemOf(error);
    report.problems.push({ line: document.line(path), message });
  }
  return report;
}
