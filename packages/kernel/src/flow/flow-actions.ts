import { fromCallback } from "xstate";

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

/**
 * Typed stubs of the actions every machine may name; the kernel supplies what they do.
 *
 * @example
 * setup({ actions: { ...flowActions } }).createMachine({
 *   initial: "declared",
 *   states: { declared: { entry: { type: "publish", params: { event: "attack:declared" } } } },
 * });
 */
export const flowActions = {
  publish: (_: unknown, _params: PublishParams): void => {},
  ask: (_: unknown, _params: AskParams): void => {},
};

/** What `setup({ actors })` holds for each procedure a machine invokes: `actors: { damage: procedureStub }`; the kernel pushes the frame. */
export const procedureStub = fromCallback(() => {});
