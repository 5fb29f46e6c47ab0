import { flowActions, procedureStub } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { Warhammer } from "../declared.js";

/** A unit's move: how, the reaction, an Advance roll, where to, Desperate Escape tests, and into a transport (rules 9). */
export const moveMachine: AnyStateMachine = setup({
  actions: {
    ...flowActions<Warhammer>(),
    chooseMove: () => {},
    rollAdvance: () => {},
    chooseDestination: () => {},
    rollEscape: () => {},
    sufferEscape: () => {},
    chooseEmbarking: () => {},
  },
  guards: { isDisembarking: () => true, isMoving: () => true, isStanding: () => true, isEscaping: () => true },
}).createMachine({
  id: "move",
  meta: { scope: "activation" },
  initial: "choosing",
  states: {
    choosing: {
      entry: "chooseMove",
      on: {
        next: [{ guard: "isDisembarking", target: "end" }, { guard: "isMoving", target: "start" }, { target: "done" }],
      },
    },
    start: {
      meta: { window: "move:start" },
      on: { next: [{ guard: "isStanding", target: "advance" }, { target: "done" }] },
    },
    advance: { entry: "rollAdvance", on: { next: "advanced" } },
    advanced: { meta: { window: "roll:made" }, on: { next: "destination" } },
    destination: {
      entry: "chooseDestination",
      on: { next: [{ guard: "isEscaping", target: "escape" }, { target: "end" }] },
    },
    escape: { entry: "rollEscape", on: { next: "escapeRolled" } },
    escapeRolled: { meta: { window: "roll:made" }, on: { next: "escaped" } },
    escaped: { entry: "sufferEscape", on: { next: [{ guard: "isStanding", target: "end" }, { target: "done" }] } },
    end: { meta: { window: "move:end" }, on: { next: "embarking" } },
    embarking: { entry: "chooseEmbarking", on: { next: "done" } },
    done: { type: "final" },
  },
});

/** A unit from Reserves is on the table: the enemy may react. */
export const arrivalMachine: AnyStateMachine = setup({
  actions: { ...flowActions<Warhammer>(), takeUp: () => {} },
}).createMachine({
  id: "arrival",
  initial: "arrived",
  states: {
    arrived: { entry: "takeUp", on: { next: "end" } },
    end: { meta: { window: "move:end" }, on: { next: "done" } },
    done: { type: "final" },
  },
});

/** A unit shoots: selected, targets for every gun, the volley, Hazardous tests. */
export const shootMachine: AnyStateMachine = setup({
  actors: { volley: procedureStub, hazard: procedureStub },
  actions: {
    ...flowActions<Warhammer>(),
    takeUp: () => {},
    borrowGuns: () => {},
    declareShooting: () => {},
    openFire: () => {},
  },
  guards: { isVolleyDeclared: () => true, isHazardLater: () => true, isOverwatch: () => true },
}).createMachine({
  id: "shoot",
  meta: { scope: "activation" },
  initial: "taken",
  states: {
    taken: {
      entry: "takeUp",
      on: { next: [{ guard: "isOverwatch", target: "declaring" }, { target: "selected" }] },
    },
    selected: { meta: { window: "unit:selected" }, on: { next: "borrowing" } },
    borrowing: { entry: "borrowGuns", on: { next: "declaring" } },
    declaring: {
      entry: "declareShooting",
      on: { next: [{ guard: "isVolleyDeclared", target: "declared" }, { target: "done" }] },
    },
    declared: { entry: "openFire", on: { next: "volley" } },
    volley: { invoke: { src: "volley", onDone: "resolved" } },
    resolved: { on: { next: [{ guard: "isHazardLater", target: "done" }, { target: "hazard" }] } },
    hazard: { invoke: { src: "hazard", onDone: "done" } },
    done: { type: "final" },
  },
});

/** Hazardous tests, weapon by weapon (rules 4). */
export const hazardMachine: AnyStateMachine = setup({
  actions: flowActions<Warhammer>(),
  guards: { hasHazard: () => true },
}).createMachine({
  id: "hazard",
  initial: "next",
  states: {
    next: { on: { next: [{ guard: "hasHazard", target: "test" }, { target: "done" }] } },
    test: { entry: { type: "queue", params: { type: "hazard:roll" } }, on: { next: "rolled" } },
    rolled: { meta: { window: "roll:made" }, on: { next: "suffered" } },
    suffered: { entry: { type: "queue", params: { type: "hazard:suffer" } }, on: { next: "next" } },
    done: { type: "final" },
  },
});

/** A charge: targets, the reaction, the roll, the move. */
export const rushMachine: AnyStateMachine = setup({
  actors: { hazard: procedureStub },
  actions: { ...flowActions<Warhammer>(), declareCharge: () => {}, rollCharge: () => {}, chargeMove: () => {} },
  guards: { isStanding: () => true, hasCharged: () => true },
}).createMachine({
  id: "rush",
  meta: { scope: "activation" },
  initial: "declaring",
  states: {
    declaring: { entry: "declareCharge", on: { next: "declared" } },
    declared: {
      meta: { window: "charge:declared" },
      on: { next: [{ guard: "isStanding", target: "roll" }, { target: "hazard" }] },
    },
    roll: { entry: "rollCharge", on: { next: "rolled" } },
    rolled: { meta: { window: "roll:made" }, on: { next: "moving" } },
    moving: { entry: "chargeMove", on: { next: [{ guard: "hasCharged", target: "moved" }, { target: "hazard" }] } },
    moved: { meta: { window: "charge:moved" }, on: { next: "hazard" } },
    hazard: { invoke: { src: "hazard", onDone: "done" } },
    done: { type: "final" },
  },
});

/** A unit fights: pile in, attack, consolidate (rules 9). */
export const meleeMachine: AnyStateMachine = setup({
  actors: { volley: procedureStub, hazard: procedureStub },
  actions: {
    ...flowActions<Warhammer>(),
    takeUp: () => {},
    choosePileIn: () => {},
    declareFighting: () => {},
    openFight: () => {},
    chooseConsolidation: () => {},
    endFighting: () => {},
  },
  guards: { isVolleyDeclared: () => true, isStanding: () => true },
}).createMachine({
  id: "melee",
  meta: { scope: "activation" },
  initial: "taken",
  states: {
    taken: { entry: "takeUp", on: { next: "selected" } },
    selected: { meta: { window: "unit:selected" }, on: { next: "pileIn" } },
    pileIn: { entry: "choosePileIn", on: { next: "declaring" } },
    declaring: {
      entry: "declareFighting",
      on: { next: [{ guard: "isVolleyDeclared", target: "declared" }, { target: "consolidating" }] },
    },
    declared: { entry: "openFight", on: { next: "volley" } },
    volley: { invoke: { src: "volley", onDone: "hazard" } },
    hazard: { invoke: { src: "hazard", onDone: "resolved" } },
    resolved: { on: { next: [{ guard: "isStanding", target: "consolidating" }, { target: "fought" }] } },
    consolidating: { entry: "chooseConsolidation", on: { next: "fought" } },
    fought: { entry: "endFighting", on: { next: "after" } },
    after: { meta: { window: "unit:fought" }, on: { next: "done" } },
    done: { type: "final" },
  },
});
