export { type Check, checks } from './conformance/checks.ts';
export type { Exchange, Made, Subject } from './conformance/subject.ts';
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
export { type Path, type Problem, ScenarioError } from './scenario/document.ts';
export { asCount, asFields, asFlag, asList, asText, checkKeys, type Fields, oneOf } from './scenario/read.ts';
export { type Adapters, runScenario, type ScenarioReport } from './scenario/run.ts';
export { type Refusal, startTable } from './scenario/setup.ts';
