/** Types that others are made of: they stand in inferred types, hardly ever in code. */

export type { GameRules } from "../declare/behaviour.js";
export type { Layer, Protocol, Requirement, ValueKind, WindowDeclaration } from "../declare/declare.js";
export type { EffectsOf } from "../declare/effects-of.js";
export type { OfferOf } from "../declare/match.js";
export type { Reach, SlicesOf, WideReach } from "../declare/ownership.js";
export type { Machine } from "../flow/registry.js";
