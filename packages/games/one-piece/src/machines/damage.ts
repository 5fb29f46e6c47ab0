import { flowActions } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { OnePiece } from "../declared.js";

/** Damage to a Leader: each point takes a Life card, whose Trigger resolves before the next (rules 8). */
export const damageMachine: AnyStateMachine = setup({
  actions: {
    ...flowActions<OnePiece>(),
    determineDamage: () => {},
    takeLife: () => {},
    keepLife: () => {},
    reportDamage: () => {},
  },
  guards: { hasDamageLeft: () => true },
}).createMachine({
  id: "damage",
  initial: "determined",
  states: {
    determined: {
      entry: "determineDamage",
      on: { next: [{ guard: "hasDamageLeft", target: "taken" }, { target: "dealt" }] },
    },
    taken: { entry: "takeLife", on: { next: "trigger" } },
    trigger: { meta: { window: "life:trigger" }, on: { next: "kept" } },
    kept: { entry: "keepLife", on: { next: [{ guard: "hasDamageLeft", target: "taken" }, { target: "dealt" }] } },
    dealt: { entry: "reportDamage", on: { next: "done" } },
    done: { type: "final" },
  },
});
