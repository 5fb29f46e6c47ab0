import { flowActions, procedureStub } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { Finished } from "../declared.js";

/** A game: laid out once, then turn after turn until card 48 is finished or cannot be paid for. */
export const matchMachine: AnyStateMachine = setup({
  actors: { turn: procedureStub },
  actions: flowActions<Finished>(),
  guards: { isWon: () => true, isLost: () => true },
}).createMachine({
  id: "match",
  initial: "GAME_START",
  states: {
    GAME_START: { entry: { type: "queue", params: { type: "finished:beginGame" } }, on: { next: "playing" } },
    playing: {
      invoke: {
        src: "turn",
        onDone: [
          { guard: "isWon", target: "GAME_END_VICTORY" },
          { guard: "isLost", target: "GAME_END_LOSE" },
          { target: "playing", reenter: true },
        ],
      },
    },
    GAME_END_VICTORY: { entry: { type: "queue", params: { type: "finished:gameEndWin" } }, type: "final" },
    GAME_END_LOSE: { entry: { type: "queue", params: { type: "finished:gameEndLose" } }, type: "final" },
  },
});
