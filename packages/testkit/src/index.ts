export { type Check, checks, type Watch, watches } from './conformance/checks.ts';
export { randomPlayer } from './conformance/random-play.ts';
export type { Exchange, Made, Player, Subject } from './conformance/subject.ts';
export { watch, type Watched, type Watcher } from './conformance/watch.ts';
export { type Proofs, proofsOf, type RanScenario } from './proofs.ts';
export {
  anyOrder,
  type AnyOrder,
  type CardNames,
  type EventFields,
  type Fact,
  type Facts,
  type Known,
  type Position,
  type ScenarioGame,
} from './scenario/adapter.ts';
export { type Path, type Problem, readDocument, ScenarioError } from './scenario/document.ts';
export { asCount, asFields, asFlag, asList, asText, checkKeys, type Fields, oneOf } from './scenario/read.ts';
export { type Adapters, runScenario, type ScenarioReport } from './scenario/run.ts';
export { type Refusal, startTable } from './scenario/setup.ts';
