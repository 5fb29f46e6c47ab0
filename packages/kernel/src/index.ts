export { BoundedData, boundedRecord } from "./bounded.js";
export type { Observer } from "./bus.js";
export { type Chance, type Distribution, die, pick, type Streams, shuffle, weighted } from "./chance/distribution.js";
export { enumerate, merge, type Odds } from "./chance/enumerate.js";
export { randomSeed } from "./chance/random-seed.js";
export { sampleChance } from "./chance/sample.js";
export { type Script, type ScriptedChance, scriptedChance } from "./chance/script.js";
export { answerAt, answersOf, countAnswers, drawAnswer } from "./choice/answers.js";
export { checkAnswer } from "./choice/check-answer.js";
export { type Answer, type Choice, choose, type Key, type Message, type Option } from "./choice/choice.js";
export { compose, composeList } from "./compose/compose.js";
export { effectProblems, effectSchemaOf } from "./compose/effect-schema.js";
export type { Checked, Game, Lock } from "./compose/game.js";
export { type AbilityEntry, type Wired, type WiredStatus, wiredStatus } from "./compose/wired.js";
export { ERROR_CODES, ERRORS_ABOUT, type ErrorCode, KernelError, type Refusal, refuse } from "./errors.js";
export { didYouMean, type Fault, faultPath, faultsOf } from "./faults.js";
export type { Procedure } from "./flow/compile.js";
export {
  arrowText,
  type Diagram,
  type DiagramArrow,
  type DiagramNote,
  type DiagramState,
  noteText,
  toDiagram,
} from "./flow/diagram.js";
export type { Executor } from "./flow/executor.js";
export { type AskParams, flowActions, type PublishParams, procedureStub } from "./flow/flow-actions.js";
export { toJSON } from "./flow/json.js";
export { toMermaid } from "./flow/mermaid.js";
export type { Machine } from "./flow/registry.js";
export { tableExecutor } from "./flow/table.js";
export { walkBoth } from "./flow/walk.js";
export { xstateExecutor } from "./flow/xstate-executor.js";
export { fileSchemas, type Glossary, withGlossary } from "./glossary.js";
export { type Advanced, advance } from "./match/advance.js";
export type { Step } from "./match/attempt.js";
export { type Bot, randomBot, type Seen } from "./match/bot.js";
export type { Decision } from "./match/decision.js";
export type { RedoRequest, UndoRequest } from "./match/history.js";
export { type LiveMatch, type MatchOptions, resumeMatch, type SlicesIn, startMatch } from "./match/live-match.js";
export { oddsOf } from "./match/odds.js";
export { AnswerSchema, Input, type Move, type SeenInput } from "./match/record.js";
export { loadMatch, parseSave, replay, Save, saveMatch } from "./match/save.js";
export { type Simulation, type SimulationOptions, simulateMatch } from "./match/simulation.js";
export { Snapshot } from "./match/snapshot.js";
export type { OthersDecision, OwnDecision, View } from "./match/view.js";
export { nearest } from "./nearest.js";
export {
  type AbilityDefinition,
  type ActsAt,
  type Asked,
  type Behaviour,
  early,
  type GameRules,
  late,
  type Question,
  type Questions,
} from "./plugin/behaviour.js";
export {
  type Declared,
  declarePlugin,
  type EffectSchema,
  type Knowledge,
  type Layer,
  needs,
  type Owns,
  type Protocol,
  type Requirement,
  type ValueDeclaration,
  type ValueKind,
  type WindowDeclaration,
} from "./plugin/declare.js";
export { type AnyPlugin, definePlugin, type Plugin } from "./plugin/define.js";
export { type EffectsOf, effectsOf } from "./plugin/effects-of.js";
export type {
  AnyEffectOf,
  DeepReadonly,
  Effect,
  EffectOf,
  Ownership,
  Reach,
  Reads,
  SlicesOf,
  WideReach,
} from "./plugin/ownership.js";
export { PolicyChange } from "./run/holds.js";
export { type Built, cancel, end, type Outcome, runAbility, type Vars } from "./run/kernel-effects.js";
export type { Contribution, Explained, Lasting, Match, Offer, OfferOf, Replacement, Trigger } from "./run/match.js";
export type { Hold, Policy, StandingOrder } from "./run/runtime.js";
export type { State } from "./run/state.js";
export { applyLayer } from "./run/values.js";
export type { Infer, Schema } from "./schema.js";
export { canonicalJSON } from "./state/canonical.js";
export { deepFreeze } from "./state/frozen.js";
export { hashState } from "./state/hash.js";
export type { TraceEntry } from "./trace/trace-entry.js";
export { type Traced, traced } from "./trace/traced.js";
export { type Rule, type Visibility, viewSlice, visible } from "./view/visibility.js";
