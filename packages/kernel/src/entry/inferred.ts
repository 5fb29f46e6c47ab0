/** Types that others are made of: they stand in inferred types, hardly ever in code. */
export type { Machine } from "../flow/registry.js";
export type { Layer, Protocol, Requirement, ValueKind } from "../plugin/declare.js";
export type { Reach, SlicesOf, WideReach } from "../plugin/ownership.js";
export type { OfferOf } from "../run/match.js";
