import { fromCallback } from "xstate";
import type { AnyEffectOf, Ownership, QuestionName } from "../declare/ownership.js";

/** What every machine may name; `queue` takes the effect itself, so that a step of a rule needs no action of its own. */
// a type, not an interface: xstate indexes it
export type FlowActions<O extends Ownership> = {
  readonly publish: (
    _: unknown,
    params: { readonly event: Known<keyof O["events"] & string>; readonly [field: string]: unknown },
  ) => void;
  /** Asks the active seat when none is named. */
  readonly ask: (
    _: unknown,
    params: { readonly question: Known<QuestionName<O>>; readonly seat?: number; readonly about?: unknown },
  ) => void;
  readonly queue: (_: unknown, effect: AnyEffectOf<O>) => void;
};

// a machine that belongs to no plugin yet may name anything
type Known<Name extends string> = [Name] extends [never] ? string : Name;

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
