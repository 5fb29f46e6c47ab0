import { flowActions, procedureStub } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { Warhammer } from "../declared.js";
import type { Phase } from "../slice.js";

const begin = (phase: Phase) => ({ type: "queue", params: { type: "phase:begin", phase } }) as const;
const actions = flowActions<Warhammer>();

/** Both players may act before anything else happens in a phase. */
const opening = (next: string) => ({ meta: { window: "phase:start" }, on: { next } }) as const;

/** Command phase: both players gain a command point, then choices, Battle-shock tests and objectives (rules 9). */
export const commandMachine: AnyStateMachine = setup({
  actions: {
    ...actions,
    gainCommand: () => {},
    nextTest: () => {},
    nameTested: () => {},
  },
  guards: { isTesting: () => true },
}).createMachine({
  id: "command",
  meta: { scope: "phase" },
  initial: "began",
  states: {
    began: { entry: [begin("command"), "gainCommand"], on: { next: "opened" } },
    opened: opening("start"),
    start: { meta: { window: "command:start" }, on: { next: "tests" } },
    tests: { entry: { type: "queue", params: { type: "shock:list" } }, on: { next: "testing" } },
    testing: { entry: "nextTest", on: { next: [{ guard: "isTesting", target: "named" }, { target: "scoring" }] } },
    named: { entry: "nameTested", on: { next: "beforeTest" } },
    beforeTest: { meta: { window: "battle-shock:test" }, on: { next: "tested" } },
    tested: { entry: { type: "queue", params: { type: "shock:test" } }, on: { next: "testing" } },
    scoring: { entry: { type: "queue", params: { type: "objectives:score" } }, on: { next: "end" } },
    end: { meta: { window: "command:end" }, on: { next: "ended" } },
    ended: { entry: { type: "queue", params: { type: "phase:end" } }, on: { next: "done" } },
    done: { type: "final" },
  },
});

/** Movement phase: each unit once, then Reserves. */
export const movementMachine: AnyStateMachine = setup({
  actors: { move: procedureStub, arrival: procedureStub },
  actions: { ...actions, chooseMover: () => {}, chooseArrival: () => {} },
  guards: { isChosen: () => true },
}).createMachine({
  id: "movement",
  meta: { scope: "phase" },
  initial: "began",
  states: {
    began: { entry: begin("movement"), on: { next: "opened" } },
    opened: opening("choosing"),
    choosing: { entry: "chooseMover", on: { next: [{ guard: "isChosen", target: "moving" }, { target: "reserves" }] } },
    moving: { invoke: { src: "move", onDone: "choosing" } },
    reserves: {
      entry: "chooseArrival",
      on: { next: [{ guard: "isChosen", target: "arriving" }, { target: "end" }] },
    },
    arriving: { invoke: { src: "arrival", onDone: "reserves" } },
    end: { meta: { window: "movement:end" }, on: { next: "ended" } },
    ended: { entry: { type: "queue", params: { type: "phase:end" } }, on: { next: "done" } },
    done: { type: "final" },
  },
});

/** Shooting phase: units one after another, each with all its weapons. */
export const shootingMachine: AnyStateMachine = setup({
  actors: { shoot: procedureStub },
  actions: { ...actions, chooseShooter: () => {} },
  guards: { isChosen: () => true },
}).createMachine({
  id: "shooting",
  meta: { scope: "phase" },
  initial: "began",
  states: {
    began: { entry: begin("shooting"), on: { next: "opened" } },
    opened: opening("choosing"),
    choosing: { entry: "chooseShooter", on: { next: [{ guard: "isChosen", target: "shooting" }, { target: "end" }] } },
    shooting: { invoke: { src: "shoot", onDone: "choosing" } },
    end: { meta: { window: "phase:end" }, on: { next: "ended" } },
    ended: { entry: { type: "queue", params: { type: "phase:end" } }, on: { next: "done" } },
    done: { type: "final" },
  },
});

/** Charge phase: units one after another. */
export const chargeMachine: AnyStateMachine = setup({
  actors: { rush: procedureStub },
  actions: { ...actions, chooseCharger: () => {} },
  guards: { isChosen: () => true },
}).createMachine({
  id: "charge",
  meta: { scope: "phase" },
  initial: "began",
  states: {
    began: { entry: begin("charge"), on: { next: "opened" } },
    opened: opening("choosing"),
    choosing: { entry: "chooseCharger", on: { next: [{ guard: "isChosen", target: "rushing" }, { target: "end" }] } },
    rushing: { invoke: { src: "rush", onDone: "choosing" } },
    end: { meta: { window: "phase:end" }, on: { next: "ended" } },
    ended: { entry: { type: "queue", params: { type: "phase:end" } }, on: { next: "done" } },
    done: { type: "final" },
  },
});

/** Fight phase: Fights First, then remaining combats, players in turn (rules 9). */
export const fightMachine: AnyStateMachine = setup({
  actors: { melee: procedureStub },
  actions: { ...actions },
  guards: { isChosen: () => true },
}).createMachine({
  id: "fight",
  meta: { scope: "phase" },
  initial: "began",
  states: {
    began: { entry: [begin("fight"), { type: "queue", params: { type: "fight:begin" } }], on: { next: "opened" } },
    opened: opening("choosing"),
    choosing: {
      entry: { type: "queue", params: { type: "fight:choose" } },
      on: { next: [{ guard: "isChosen", target: "fighting" }, { target: "end" }] },
    },
    fighting: { invoke: { src: "melee", onDone: "choosing" } },
    end: { meta: { window: "phase:end" }, on: { next: "ended" } },
    ended: { entry: { type: "queue", params: { type: "phase:end" } }, on: { next: "done" } },
    done: { type: "final" },
  },
});
