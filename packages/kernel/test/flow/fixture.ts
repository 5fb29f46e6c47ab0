import { type AnyStateMachine, setup } from "xstate";
import { compileProcedure, type Procedure } from "../../src/flow/compile.js";
import type { FlowFrame } from "../../src/flow/executor.js";
import { flowActions, procedureStub } from "../../src/flow/flow-actions.js";
import type { FlowRegistry } from "../../src/flow/registry.js";
import { machineOf, type StateConfig } from "../../src/flow/state-config.js";
import { tableExecutor } from "../../src/flow/table.js";

/** A match for flow tests: what ran, and which guards say yes. */
export interface Notes {
  readonly ran: string[];
  readonly yes: Set<string>;
}

/** Knows every name except those that begin with "unknown"; an action that begins with "throw" throws, "allow-x" makes x say yes. */
const registry: FlowRegistry = {
  action: (name) =>
    name.startsWith("unknown")
      ? undefined
      : (notes: Notes, params) => {
          notes.ran.push(params === undefined ? name : `${name} ${JSON.stringify(params)}`);
          if (name.startsWith("throw")) throw new Error(`action ${name}`);
          if (name.startsWith("allow-")) notes.yes.add(name.slice("allow-".length));
        },
  guard: (name) =>
    name.startsWith("unknown")
      ? undefined
      : (notes: Notes) => {
          if (name.startsWith("throw")) throw new Error(`guard ${name}`);
          return notes.yes.has(name);
        },
  hasProcedure: (name) => !name.startsWith("unknown"),
  effectProblem: () => undefined,
};

export const compile = (config: StateConfig): Procedure => compileProcedure("test", machineOf(config), registry);

export const compileMachine = (name: string, machine: AnyStateMachine): Procedure =>
  compileProcedure(name, machine, registry);

/** A frame of a procedure, started, with readable answers. */
export function begin(procedure: Procedure, yes: readonly string[] = []) {
  const frame: FlowFrame = { id: 1, leaf: -1 };
  const notes: Notes = { ran: [], yes: new Set(yes) };
  tableExecutor.start(procedure, frame, notes);
  return {
    frame,
    notes,
    at: () => procedure.leaves[frame.leaf],
    send: (event: string) => tableExecutor.send(procedure, frame, event, notes),
    /** What ran since the last look. */
    ran: () => notes.ran.splice(0),
  };
}

/** A procedure with a scope, a window, a call, a nested end, a branch and published events, as an author writes it. */
export const attack = setup({
  actions: { ...flowActions(), "roll-dice": (_, _params: { readonly pool: string }) => {} },
  guards: { "has-defender": () => false, "can-reroll": (_, _params: { readonly times: number }) => false },
  actors: { damage: procedureStub },
}).createMachine({
  id: "attack",
  initial: "declared",
  meta: { scope: "attack" },
  states: {
    declared: {
      entry: { type: "publish", params: { event: "attack:declared", kind: "ranged" } },
      on: { next: [{ guard: "has-defender", target: "dice" }, { target: "ended" }] },
    },
    dice: {
      initial: "roll",
      states: {
        roll: { entry: { type: "roll-dice", params: { pool: "attack" } }, on: { next: "reroll" } },
        reroll: {
          meta: { window: "attack:reroll" },
          on: {
            next: [{ guard: { type: "can-reroll", params: { times: 1 } }, target: "roll" }, { target: "settled" }],
          },
        },
        settled: { type: "final" },
      },
      onDone: "damage",
    },
    damage: {
      invoke: { src: "damage", input: { from: "attack" }, onDone: "ended" },
    },
    ended: { type: "final", entry: { type: "publish", params: { event: "attack:ended" } } },
  },
});
