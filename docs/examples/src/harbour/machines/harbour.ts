import { flowActions } from "@riposte/kernel";
import { setup } from "xstate";
import type { Harbour } from "../declared.js";

/** Rounds of turns, until each has played all its cards; then the next round, or the end. */
export const harbourMachine = setup({
  actions: { ...flowActions<Harbour>(), askActive: () => undefined, endMatch: () => undefined },
  guards: { isRoundOver: () => false, isLastRound: () => false },
}).createMachine({
  id: "harbour",
  initial: "round",
  states: {
    round: {
      initial: "dealing",
      meta: { scope: "round" },
      states: {
        dealing: { entry: { type: "queue", params: { type: "harbour:deal" } }, on: { next: "turn" } },
        turn: {
          entry: "askActive",
          on: {
            next: [
              { guard: "isRoundOver", target: "counting" },
              { target: "turn", reenter: true },
            ],
          },
        },
        counting: {
          entry: { type: "queue", params: { type: "harbour:count" } },
          on: {
            next: [
              { guard: "isLastRound", target: "#harbour.over" },
              { target: "#harbour.round", reenter: true },
            ],
          },
        },
      },
    },
    over: { entry: "endMatch" },
  },
});
