import { flowActions, procedureStub } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";

/** All attacks of one unit: targets, each profile in turn, then what was deferred (rules 1, 4). */
export const volleyMachine: AnyStateMachine = setup({
  actors: { attack: procedureStub },
  actions: { ...flowActions, endVolley: () => {} },
  guards: { hasAttack: () => true },
}).createMachine({
  id: "volley",
  meta: { scope: "volley" },
  initial: "targets",
  states: {
    targets: {
      meta: { window: "targets:declared" },
      on: { next: [{ guard: "hasAttack", target: "attack" }, { target: "resolved" }] },
    },
    attack: { invoke: { src: "attack", onDone: "between" } },
    between: { on: { next: [{ guard: "hasAttack", target: "attack" }, { target: "resolved" }] } },
    resolved: { meta: { window: "volley:resolved" }, on: { next: "ended" } },
    ended: { entry: "endVolley", on: { next: "done" } },
    done: { type: "final" },
  },
});
