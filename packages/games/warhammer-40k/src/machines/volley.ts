import { flowActions, procedureStub } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { Warhammer } from "../declared.js";

/** All attacks of one unit: targets, each profile in turn, then what was deferred, then mortal wounds in addition (rules 1, 4, 5). */
export const volleyMachine: AnyStateMachine = setup({
  actors: { attack: procedureStub },
  actions: { ...flowActions<Warhammer>(), chooseAttack: () => {} },
  guards: { hasAttack: () => true },
}).createMachine({
  id: "volley",
  meta: { scope: "volley" },
  initial: "targets",
  states: {
    targets: {
      meta: { window: "targets:declared" },
      on: { next: [{ guard: "hasAttack", target: "choosing" }, { target: "resolved" }] },
    },
    choosing: { entry: "chooseAttack", on: { next: "attack" } },
    attack: { invoke: { src: "attack", onDone: "between" } },
    between: { on: { next: [{ guard: "hasAttack", target: "choosing" }, { target: "mortals" }] } },
    mortals: { entry: { type: "queue", params: { type: "volley:inflict" } }, on: { next: "resolved" } },
    resolved: { meta: { window: "volley:resolved" }, on: { next: "ended" } },
    ended: { entry: { type: "queue", params: { type: "volley:end" } }, on: { next: "done" } },
    done: { type: "final" },
  },
});
