import { flowActions, procedureStub } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { ImperialAssault } from "../declared.js";

/** One round: start, activations in turn, status phase 3a to 3d (rules 4); mission rules come before both players. */
export const roundMachine: AnyStateMachine = setup({
  actors: { activation: procedureStub },
  actions: {
    ...flowActions<ImperialAssault>(),
    offerActivation: () => {},
    drawCards: () => {},
  },
  guards: { isActivating: () => true, isPhaseOver: () => true, isMidRound: () => true },
}).createMachine({
  id: "round",
  meta: { scope: "round" },
  initial: "entered",
  states: {
    entered: { on: { next: [{ guard: "isMidRound", target: "opportunity" }, { target: "began" }] } },
    began: { entry: { type: "queue", params: { type: "round:begin" } }, on: { next: "mission" } },
    mission: {
      entry: { type: "queue", params: { type: "mission:rules", when: "start-of-round" } },
      on: { next: "start" },
    },
    start: {
      meta: { window: "round:start" },
      on: { next: [{ guard: "isPhaseOver", target: "status" }, { target: "opportunity" }] },
    },
    opportunity: {
      entry: "offerActivation",
      on: {
        next: [
          { guard: "isActivating", target: "activation" },
          { guard: "isPhaseOver", target: "status" },
          { target: "opportunity", reenter: true },
        ],
      },
    },
    activation: { invoke: { src: "activation", onDone: "resolved" } },
    resolved: {
      meta: { window: "group:resolved" },
      on: { next: [{ guard: "isPhaseOver", target: "status" }, { target: "opportunity" }] },
    },
    status: { meta: { window: "status:start" }, on: { next: "ready" } },
    ready: { entry: { type: "queue", params: { type: "round:ready" } }, on: { next: "draw" } },
    draw: { entry: "drawCards", on: { next: "wearing" } },
    // what lasts for this round is over before its end is dealt with
    wearing: { entry: { type: "queue", params: { type: "round:wear" } }, on: { next: "ending" } },
    ending: { entry: { type: "queue", params: { type: "mission:rules", when: "end-of-round" } }, on: { next: "end" } },
    end: { meta: { window: "round:end" }, on: { next: "over" } },
    over: { entry: { type: "queue", params: { type: "round:end" } }, on: { next: "done" } },
    done: { type: "final" },
  },
});
