// Running a scenario. At every step the state is saved and loaded, and every seat's view is searched for leaks,
// so each scenario proves that too.

import {
  answer,
  canonical,
  type GameTypes,
  makeCall,
  nearest,
  notationOf,
  notations,
  openFor,
  type Outcome,
  type RecordedMove,
  seeded,
  type State,
} from '@nocturne/kernel';
import { leaksInMove, leaksNow } from '../conformance/information.ts';
import { randomChoice } from '../conformance/random-play.ts';
import type { ScenarioGame } from './adapter.ts';
import { type Located, type Path, type Problem, readDocument, ScenarioError } from './document.ts';
import { asFields, asList, asText, checkKeys, type Fields, list, oneOf, show } from './read.ts';
import type { Run } from './run-state.ts';
import { expectNoStart, readPosition } from './setup.ts';
import { runStep } from './steps.ts';
import { CALL } from './words.ts';

export interface ScenarioReport {
  title: string;
  game: string;
  rules: readonly string[];
  /** The table options that are set. */
  options: Fields;
  moves: number;
  /** How many things were checked. */
  checks: number;
  problems: readonly Problem[];
}
interface Report extends ScenarioReport {
  rules: string[];
  problems: Problem[];
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

function check<T extends GameTypes>(adapter: ScenarioGame<T>, state: State<T>, path: Path): State<T> {
  const { game } = adapter;
  const loaded = JSON.parse(JSON.stringify(state)) as State<T>;
  if (canonical(loaded) !== canonical(state))
    throw new ScenarioError(path, 'the state is not the same after saving');
  const problems = game.faults(loaded);
  const open = loaded.open[0];
  const probes =
    open === undefined ? [] : [notationOf(game, loaded, open, randomChoice(open, seeded('probe')))];
  const leaks = leaksNow(game, adapter.exchange, loaded, seeded('scenario'), probes);
  const strange = loaded.open
    .flatMap((decision) => notations(game, loaded, decision))
    .filter((move) => !adapter.knowsMove(loaded, move))
    .map((move) => `“${move}” is offered, but the adapter does not know it`);
  const [first] = [...problems, ...leaks.problems, ...strange];
  if (first !== undefined) throw new ScenarioError(path, first);
  return loaded;
}

/** A seat that is called like a fact of the table would hide it. */
function checkFacts<T extends GameTypes>(adapter: ScenarioGame<T>, state: State<T>): void {
  const { table } = adapter.facts(state);
  const hidden = state.seats.find((name) => Object.hasOwn(table, name));
  if (hidden !== undefined)
    throw new ScenarioError(
      ['seats', hidden],
      `“${hidden}” is a fact of the table: give the seat another name`,
    );
}

function newRun<T extends GameTypes>(adapter: ScenarioGame<T>, state: State<T>, report: Report): Run<T> {
  checkFacts(adapter, state);
  const { game, exchange } = adapter;
  const make = (made: RecordedMove, act: () => Outcome<T>): void => {
    const before = structuredClone(run.state);
    const outcome = act();
    if (!outcome.ok) throw new ScenarioError(['play'], `“${made.move}” was refused: ${show(outcome.reason)}`);
    report.moves += 1;
    run.last = { before, move: made };
    const leaks = leaksInMove(game, exchange, before, { ...made, after: run.state }, seeded(made.move));
    if (leaks.problems[0] !== undefined) throw new ScenarioError(['play'], leaks.problems[0]);
    run.state = check(adapter, run.state, ['play']);
  };
  const run: Run<T> = {
    adapter,
    state: check(adapter, state, ['seats']),
    last: null,
    answered(seat, choice) {
      const move = notationOf(game, run.state, openFor(run.state, seat)!, choice);
      make({ seat, move }, () => answer(game, run.state, { seat, choice }));
    },
    called(word) {
      make({ seat: null, move: word }, () => makeCall(game, run.state, word));
    },
    checked(count) {
      report.checks += count;
    },
  };
  return run;
}

function play<T extends GameTypes>(
  adapter: ScenarioGame<T>,
  fields: Fields,
  report: Report,
  line: Located['line'],
): void {
  const run = newRun(adapter, adapter.build(readPosition(adapter, fields)), report);
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
  typeof step === 'object' &&
  step !== null &&
  Object.keys(step).some((key) => key === CALL || state.seats.includes(key));

function readRules(rules: Readonly<Record<string, string>>, fields: Fields, document: Located): Problem[] {
  return asList(fields['rules'] ?? [], ['rules']).flatMap((item, i) => {
    const id = asText(item, ['rules', i]);
    if (Object.hasOwn(rules, id)) return [];
    const [near] = nearest(id, Object.keys(rules), 1);
    const guess = near === undefined ? '' : ` Did you mean ${near} (${rules[near]})?`;
    return [{ line: document.line(['rules', i]), message: `there is no rule “${id}”.${guess}` }];
  });
}

function readGame(adapters: Adapters, fields: Fields): string {
  const known = Object.keys(adapters);
  if (fields['game'] === undefined || fields['game'] === null)
    throw new ScenarioError(['game'], `a scenario names its game: ${list(known)}`);
  return oneOf(fields['game'], known, ['game']);
}

function runDocument(adapters: Adapters, document: Located, report: Report): void {
  const fields = asFields(document.value, []);
  report.title = asText(fields['title'] ?? '', ['title']);
  report.game = readGame(adapters, fields);
  const adapter = adapters[report.game] as unknown as ScenarioGame<GameTypes>;
  checkKeys(fields, [...COMMON_KEYS, ...adapter.tableKeys], []);
  report.problems.push(...readRules(adapter.rules, fields, document));
  report.rules = asList(fields['rules'] ?? [], ['rules']).map(String);
  report.options = asFields(fields['options'], ['options']);
  if (report.title === '') throw new ScenarioError(['title'], 'a scenario has a title');
  if ('refused' in fields && 'play' in fields) {
    throw new ScenarioError(['play'], 'nothing is played at a table that is refused');
  }
  if ('refused' in fields) {
    expectNoStart(adapter, fields);
    report.checks += 1;
  } else play(adapter, fields, report, (path) => document.line(path));
  if (report.checks === 0 && report.problems.length === 0)
    throw new ScenarioError(['play'], 'nothing is checked');
}

/** Runs the text of a scenario file. Never throws for what is wrong in the file. */
export function runScenario(text: string, adapters: Adapters): ScenarioReport {
  const report: Report = { title: '', game: '', rules: [], options: {}, moves: 0, checks: 0, problems: [] };
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
