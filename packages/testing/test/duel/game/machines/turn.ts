import { flowActions } from "@riposte/kernel";
import { setup } from "xstate";

/** A turn: a card, a window for the active seat, then its actions. */
export const turnMachine = setup({
  actions: { ...flowActions(), "open-turn": () => {} },
  guards: { "has-actions": () => true },
}).createMachine({
  id: "turn",
  initial: "playing",
  states: {
    playing: {
      meta: { scope: "turn" },
      initial: "drawing",
      states: {
        drawing: { entry: "open-turn", on: { next: "opening" } },
        opening: { meta: { window: "turn:opening" }, on: { next: "acting" } },
        acting: {
          entry: { type: "ask", params: { question: "duel:action" } },
          on: { next: [{ guard: "has-actions", target: "acting", reenter: true }, { target: "ended" }] },
        },
        ended: { type: "final" },
      },
      onDone: "over",
    },
    over: { type: "final" },
  },
});
