/** Types that others are made of: they stand in inferred types, hardly ever in code. */
export type { Machine } from "../flow/registry.js";
export type { GameRules } from "../plugin/behaviour.js";
export type { Layer, Protocol, Requirement, ValueKind, WindowDeclaration } from "../plugin/declare.js";
export type { EffectsOf } from "../plugin/effects-of.js";
export type { Reach, SlicesOf, WideReach } from "../plugin/ownership.js";
export type { OfferOf } from "../run/match.js";
