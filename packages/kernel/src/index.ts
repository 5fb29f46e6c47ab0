export { die, pick, shuffle } from "./chance/distribution.js";
export { type Answer, type Choice, choose, type Key, type Message, type Option } from "./choices/choice.js";
export type {
  AbilityDefinition,
  ActsAt,
  Asked,
  Behaviour,
  Question,
  Questions,
} from "./declare/behaviour.js";
export {
  type Declared,
  declarePlugin,
  type EffectSchema,
  type Knowledge,
  needs,
  type Owns,
  type ValueDeclaration,
} from "./declare/declare.js";
export { definePlugin, type Plugin } from "./declare/define.js";
export { effectsOf } from "./declare/effects-of.js";
export { type Built, cancel, end, type Outcome, runAbility, type Vars } from "./declare/kernel-effects.js";
export type { Contribution, Explained, Lasting, Match, Offer, Replacement, Trigger } from "./declare/match.js";
export type { AnyEffectOf, DeepReadonly, Effect, EffectOf, Ownership, Reads } from "./declare/ownership.js";
export type { Schema } from "./declare/schema.js";
export { KernelError } from "./errors.js";
export { flowActions, procedureStub } from "./flow/flow-actions.js";
export { applyLayer } from "./values/values.js";
export type { Rule } from "./views/rule.js";
export { type Visibility, visible } from "./views/visibility.js";
export { type Spelling, spelledOffer } from "./windows/spelled-offer.js";
