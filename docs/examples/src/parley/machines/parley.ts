import { flowActions } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { Parley } from "../declared.js";

/** Both name a number in secret; then both are laid open. */
export const parleyMachine: AnyStateMachine = setup({
  actions: { ...flowActions<Parley>(), askAttacker: () => {}, askDefender: () => {} },
  guards: { isTied: () => true },
}).createMachine({
  id: "parley",
  initial: "attacker",
  states: {
    attacker: { entry: "askAttacker", on: { next: "defender" } },
    defender: { entry: "askDefender", on: { next: "open" } },
    open: {
      entry: { type: "queue", params: { type: "parley:settle" } },
      on: { next: [{ guard: "isTied", target: "attacker" }, { target: "over" }] },
    },
    over: { type: "final" },
  },
});
