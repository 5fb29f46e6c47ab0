export { die, pick, shuffle } from "./chance/distribution.js";
export { type Answer, type Choice, choose, type Key, type Message, type Option } from "./choice/choice.js";
export { KernelError } from "./errors.js";
export { flowActions, procedureStub } from "./flow/flow-actions.js";
export type {
  AbilityDefinition,
  ActsAt,
  Asked,
  Behaviour,
  Question,
  Questions,
} from "./plugin/behaviour.js";
export {
  type Declared,
  declarePlugin,
  type EffectSchema,
  type Knowledge,
  needs,
  type Owns,
  type ValueDeclaration,
} from "./plugin/declare.js";
export { definePlugin, type Plugin } from "./plugin/define.js";
export { effectsOf } from "./plugin/effects-of.js";
export type { AnyEffectOf, DeepReadonly, Effect, EffectOf, Ownership, Reads } from "./plugin/ownership.js";
export { type Built, cancel, end, type Outcome, runAbility, type Vars } from "./run/kernel-effects.js";
export type { Contribution, Explained, Lasting, Match, Offer, Replacement, Trigger } from "./run/match.js";
export { type Spelling, spelledOffer } from "./run/spelled-offer.js";
export { applyLayer } from "./run/values.js";
export type { Schema } from "./schema.js";
export type { Rule } from "./view/rule.js";
export { type Visibility, visible } from "./view/visibility.js";
