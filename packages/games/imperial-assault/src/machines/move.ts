import { flowActions } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { ImperialAssault } from "../declared.js";

/** A move, step by step: each step may be interrupted before it is taken and after; then every figure must stand legally. */
export const moveMachine: AnyStateMachine = setup({
  actions: { ...flowActions<ImperialAssault>(), takeStep: () => {}, settle: () => {} },
  guards: { hasStep: () => true },
}).createMachine({
  id: "move",
  initial: "stepping",
  states: {
    stepping: {
      entry: "takeStep",
      on: { next: [{ guard: "hasStep", target: "stepping", reenter: true }, { target: "settling" }] },
    },
    settling: { entry: "settle", on: { next: "done" } },
    done: { type: "final" },
  },
});

/** Movement that cannot be saved: asked for until it is used up or the player stops. */
export const relocationMachine: AnyStateMachine = setup({
  actions: { ...flowActions<ImperialAssault>(), askWhere: () => {} },
  guards: { isRelocating: () => true, hasPoints: () => true },
}).createMachine({
  id: "relocation",
  initial: "entered",
  states: {
    entered: { on: { next: [{ guard: "hasPoints", target: "spending" }, { target: "asking" }] } },
    // points buy more than steps
    spending: { meta: { window: "points:spending" }, on: { next: "asking" } },
    asking: {
      entry: "askWhere",
      on: { next: [{ guard: "isRelocating", target: "entered" }, { target: "done" }] },
    },
    done: { type: "final" },
  },
});
