import { setup } from "xstate";

/** A move of one space; who stands beside may interrupt it before the step is made. */
export const moveMachine = setup({
  actions: { "announce-leaving": () => {}, "make-step": () => {} },
  guards: { "is-pinned": () => true },
}).createMachine({
  id: "move",
  initial: "leaving",
  states: {
    leaving: {
      entry: "announce-leaving",
      meta: { window: "move:leaving" },
      on: { next: [{ guard: "is-pinned", target: "stopped" }, { target: "stepping" }] },
    },
    stepping: { entry: "make-step", on: { next: "made" } },
    made: { type: "final" },
    stopped: { type: "final" },
  },
});
