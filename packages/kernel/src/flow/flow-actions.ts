import { fromCallback } from "xstate";
import type { AnyEffectOf, Ownership } from "../plugin/ownership.js";

export interface PublishParams {
  readonly event: string;
  readonly [field: string]: unknown;
}

export interface AskParams {
  readonly question: string;
  /** The active seat when absent. */
  readonly seat?: number;
  readonly about?: unknown;
}

/** What every machine may name; `queue` takes the effect itself, so that a step of a rule needs no action of its own. */
// a type, not an interface: xstate indexes it
export type FlowActions<O extends Ownership> = {
  readonly publish: (_: unknown, params: PublishParams) => void;
  readonly ask: (_: unknown, params: AskParams) => void;
  readonly queue: (_: unknown, effect: AnyEffectOf<O>) => void;
};

const nothing = (): void => {};

/**
 * Typed stubs of the actions every machine may name; the kernel supplies what they do.
 *
 * @example
 * setup({ actions: flowActions<Surge>() }).createMachine({
 *   initial: "declared",
 *   states: {
 *     declared: { entry: { type: "publish", params: { event: "attack:declared" } }, on: { next: "rolled" } },
 *     rolled: { entry: { type: "queue", params: { type: "attack:roll" } } },
 *   },
 * });
 */
export const flowActions = <O extends Ownership = Ownership>(): FlowActions<O> => ({
  publish: nothing,
  ask: nothing,
  queue: nothing,
});

/** What `setup({ actors })` holds for each procedure a machine invokes: `actors: { damage: procedureStub }`; the kernel pushes the frame. */
export const procedureStub = fromCallback(() => {});
