import { flowActions } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { CcEffects } from "../declared.js";

/** A command card is announced, may be cancelled, resolves, and goes to the discard pile unless it stays (rules 11). */
export const cardMachine: AnyStateMachine = setup({
  actions: { ...flowActions<CcEffects>(), announceCard: () => {}, resolveCard: () => {} },
  guards: { isCancelled: () => true },
}).createMachine({
  id: "card",
  initial: "announced",
  states: {
    announced: { entry: "announceCard", on: { next: "declared" } },
    declared: {
      meta: { window: "cc:declared" },
      on: { next: [{ guard: "isCancelled", target: "finished" }, { target: "resolving" }] },
    },
    resolving: { entry: "resolveCard", on: { next: "finished" } },
    finished: { entry: { type: "queue", params: { type: "cc:finish" } }, on: { next: "done" } },
    done: { type: "final" },
  },
});
