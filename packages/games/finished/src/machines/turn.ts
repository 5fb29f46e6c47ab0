import { flowActions } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { Finished } from "../declared.js";
import { ABILITY_IDS } from "../facts.js";

/** Abilities on cards follow the automatic ones in the ability table; belowTheStack, the last, has a state of its own. */
const ON_CARDS = ABILITY_IDS.slice(ABILITY_IDS.indexOf("drawTwo"), -1);

/** One turn in its phases; each state of TURN_END is the ability of its name, in the order of execution. */
export const turnMachine: AnyStateMachine = setup({
  actions: flowActions<Finished>(),
  guards: {
    isOver: () => true,
    isGoingOn: () => true,
    isEnding: () => true,
    hasRun: () => true,
    owesCoffee: () => true,
  },
}).createMachine({
  id: "turn",
  meta: { scope: "turn" },
  initial: "TURN_START",
  states: {
    TURN_START: {
      meta: { abilities: ["takeCandy", "start", "scoreCard"] },
      entry: { type: "queue", params: { type: "finished:beginTurn" } },
      on: { next: [{ guard: "isOver", target: "over" }, { target: "USER_INPUT_REQUIRED" }] },
    },
    USER_INPUT_REQUIRED: {
      meta: { abilities: ON_CARDS },
      entry: { type: "queue", params: { type: "finished:awaitInput" } },
      initial: "choosing",
      states: {
        choosing: {
          entry: { type: "ask", params: { question: "finished:next" } },
          on: {
            next: [
              { guard: "isGoingOn", target: "choosing", reenter: true },
              { guard: "isOver", target: "#turn.over" },
              { guard: "isEnding", target: "#turn.TURN_END" },
              { target: "belowTheStack" },
            ],
          },
        },
        belowTheStack: {
          entry: { type: "queue", params: { type: "finished:belowTheStack" } },
          on: {
            next: [
              { guard: "hasRun", target: "#turn.TURN_END.sequenceRule" },
              { guard: "owesCoffee", target: "#turn.TURN_END.drinkCofee" },
              { target: "#turn.TURN_END.endTurnEnd" },
            ],
          },
        },
      },
    },
    TURN_END: {
      initial: "endTurnBegin",
      states: {
        endTurnBegin: {
          entry: { type: "queue", params: { type: "finished:endTurnBegin" } },
          on: {
            next: [
              { guard: "hasRun", target: "sequenceRule" },
              { guard: "owesCoffee", target: "drinkCofee" },
              { target: "endTurnEnd" },
            ],
          },
        },
        sequenceRule: {
          entry: { type: "queue", params: { type: "finished:sequenceRule" } },
          on: { next: [{ guard: "owesCoffee", target: "drinkCofee" }, { target: "endTurnEnd" }] },
        },
        drinkCofee: {
          entry: { type: "queue", params: { type: "finished:drinkCofee" } },
          on: { next: [{ guard: "isOver", target: "#turn.over" }, { target: "endTurnEnd" }] },
        },
        endTurnEnd: { entry: { type: "queue", params: { type: "finished:endTurnEnd" } }, on: { next: "#turn.over" } },
      },
    },
    over: { type: "final" },
  },
});
