import type { Procedure } from "./compile.js";

/** What an executor needs of a frame: an identity and the leaf it rests at. */
export interface FlowFrame {
  readonly id: number;
  leaf: number;
}

/** Runs procedures; every executor gives the same actions in the same order for the same machine. */
export interface Executor {
  /** Enters the initial state, runs its entry actions and sets `frame.leaf`. */
  start(procedure: Procedure, frame: FlowFrame, match: unknown): void;
  /** False: no transition was enabled and nothing ran. True: `frame.leaf` is the leaf at rest afterwards. If an action throws, `frame.leaf` is as it was. */
  send(procedure: Procedure, frame: FlowFrame, event: string, match: unknown): boolean;
  /** The frame was popped or abandoned: forget what is kept for it. */
  end(frame: FlowFrame): void;
}

/** The event a frame gets when the procedure it called has ended; machines write it as `invoke.onDone`. */
export const DONE_EVENT = "done";

/** What the kernel sends to the top frame when its queue is empty. */
export const NEXT_EVENT = "next";
