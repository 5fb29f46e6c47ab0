import { flowActions, procedureStub } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { ImperialAssault } from "../declared.js";

/** A match: initiative, deployment, command cards, then round after round (rules 3, 4); a written position skips the setup. */
export const matchMachine: AnyStateMachine = setup({
  actors: { round: procedureStub },
  actions: {
    ...flowActions<ImperialAssault>(),
    chooseInitiative: () => {},
    chooseZone: () => {},
    deployNext: () => {},
    drawHands: () => {},
  },
  guards: { isDeployed: () => true, isDeploying: () => true, isPosition: () => true },
}).createMachine({
  id: "match",
  initial: "begin",
  states: {
    begin: {
      on: {
        next: [
          { guard: "isDeploying", target: "deploying" },
          { guard: "isPosition", target: "round" },
          { target: "shuffled" },
        ],
      },
    },
    shuffled: { entry: { type: "queue", params: { type: "setup:shuffle" } }, on: { next: "initiative" } },
    initiative: { entry: "chooseInitiative", on: { next: "mission" } },
    mission: { entry: { type: "queue", params: { type: "mission:rules", when: "setup" } }, on: { next: "zone" } },
    zone: { entry: "chooseZone", on: { next: "deploying" } },
    deploying: {
      entry: "deployNext",
      on: {
        next: [
          { guard: "isDeployed", target: "deployed" },
          { target: "deploying", reenter: true },
        ],
      },
    },
    deployed: { meta: { window: "deployment:done" }, on: { next: "search" } },
    search: { meta: { window: "setup:search" }, on: { next: "hands" } },
    hands: { entry: "drawHands", on: { next: "round" } },
    round: { invoke: { src: "round", onDone: { target: "round", reenter: true } } },
  },
});
