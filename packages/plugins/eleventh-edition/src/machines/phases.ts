import { flowActions, procedureStub } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { Eleventh } from "../declared.js";

const actions = flowActions<Eleventh>();

/** Command phase: command points, then Battle-shock tests, then command abilities and objectives. */
export const commandMachine: AnyStateMachine = setup({
  actions: { ...actions, gainCommand: () => {}, nextTest: () => {}, nameTested: () => {} },
  guards: { isTesting: () => true },
}).createMachine({
  id: "command",
  meta: { scope: "phase" },
  initial: "began",
  states: {
    began: {
      entry: [{ type: "queue", params: { type: "phase:begin", phase: "command" } }, "gainCommand"],
      on: { next: "tests" },
    },
    tests: { entry: { type: "queue", params: { type: "shock:list" } }, on: { next: "testing" } },
    testing: { entry: "nextTest", on: { next: [{ guard: "isTesting", target: "named" }, { target: "start" }] } },
    named: { entry: "nameTested", on: { next: "beforeTest" } },
    beforeTest: { meta: { window: "battle-shock:test" }, on: { next: "tested" } },
    tested: { entry: { type: "queue", params: { type: "shock:test" } }, on: { next: "testing" } },
    start: { meta: { window: "command:start" }, on: { next: "scoring" } },
    scoring: { entry: { type: "queue", params: { type: "objectives:score" } }, on: { next: "end" } },
    end: { meta: { window: "command:end" }, on: { next: "ended" } },
    ended: { entry: { type: "queue", params: { type: "phase:end" } }, on: { next: "done" } },
    done: { type: "final" },
  },
});

/** Shooting phase: a moment for both before the first unit shoots. */
export const shootingMachine: AnyStateMachine = setup({
  actors: { shoot: procedureStub },
  actions: { ...actions, chooseShooter: () => {} },
  guards: { isChosen: () => true },
}).createMachine({
  id: "shooting",
  meta: { scope: "phase" },
  initial: "began",
  states: {
    began: { entry: { type: "queue", params: { type: "phase:begin", phase: "shooting" } }, on: { next: "start" } },
    start: { meta: { window: "shooting:start" }, on: { next: "choosing" } },
    choosing: { entry: "chooseShooter", on: { next: [{ guard: "isChosen", target: "shooting" }, { target: "end" }] } },
    shooting: { invoke: { src: "shoot", onDone: "choosing" } },
    end: { meta: { window: "phase:end" }, on: { next: "ended" } },
    ended: { entry: { type: "queue", params: { type: "phase:end" } }, on: { next: "done" } },
    done: { type: "final" },
  },
});

/** Fight phase: all pile in, fights from the active player on, and all consolidate; who is newly engaged then fights. */
export const fightMachine: AnyStateMachine = setup({
  actors: { melee: procedureStub },
  actions: {
    ...actions,
    nextPileIn: () => {},
    choosePileIn: () => {},
    nextConsolidation: () => {},
    chooseConsolidation: () => {},
  },
  guards: { isChosen: () => true, isClosing: () => true, isFightLeft: () => true },
}).createMachine({
  id: "fight",
  meta: { scope: "phase" },
  initial: "began",
  states: {
    began: {
      entry: [
        { type: "queue", params: { type: "phase:begin", phase: "fight" } },
        { type: "queue", params: { type: "fight:begin" } },
      ],
      on: { next: "piling" },
    },
    piling: { entry: "nextPileIn", on: { next: [{ guard: "isClosing", target: "pileIn" }, { target: "choosing" }] } },
    pileIn: { entry: "choosePileIn", on: { next: "piling" } },
    choosing: {
      entry: { type: "queue", params: { type: "fight:choose" } },
      on: { next: [{ guard: "isChosen", target: "fighting" }, { target: "consolidating" }] },
    },
    fighting: { invoke: { src: "melee", onDone: "choosing" } },
    consolidating: {
      entry: "nextConsolidation",
      on: {
        next: [
          { guard: "isClosing", target: "consolidate" },
          { guard: "isFightLeft", target: "choosing" },
          { target: "end" },
        ],
      },
    },
    consolidate: { entry: "chooseConsolidation", on: { next: "consolidating" } },
    end: { meta: { window: "phase:end" }, on: { next: "ended" } },
    ended: { entry: { type: "queue", params: { type: "phase:end" } }, on: { next: "done" } },
    done: { type: "final" },
  },
});
