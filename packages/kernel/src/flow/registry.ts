import type { AnyStateMachine, AnyStateNode } from "xstate";

/** An authored machine, as plugins list them under `procedures`. */
export type Machine = AnyStateMachine;
/** One of its states. */
export type StateNode = AnyStateNode;

// `any`: the match is the run loop's type and lives above this layer; params are whatever JSON the author wrote.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type ActionFn = (match: any, params: any) => void;
// biome-ignore lint/suspicious/noExplicitAny: see above
export type GuardFn = (match: any, params: any) => boolean;

/** Where the names in a machine get their meaning; machines themselves hold names only. */
export interface FlowRegistry {
  action(name: string): ActionFn | undefined;
  guard(name: string): GuardFn | undefined;
  hasProcedure(name: string): boolean;
  /** What is wrong with an effect that a state queues: a clause, or nothing. */
  effectProblem(effect: unknown): string | undefined;
}
