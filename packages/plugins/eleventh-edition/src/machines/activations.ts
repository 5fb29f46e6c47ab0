import { flowActions, procedureStub } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { Eleventh } from "../declared.js";

const actions = flowActions<Eleventh>();

/** A charge: the roll first, then targets it reaches. */
export const rushMachine: AnyStateMachine = setup({
  actors: { hazard: procedureStub },
  actions: {
    ...actions,
    beginCharge: () => {},
    rollCharge: () => {},
    aimCharge: () => {},
    chargeMove: () => {},
  },
  guards: { isStanding: () => true, isAimed: () => true, hasCharged: () => true },
}).createMachine({
  id: "rush",
  meta: { scope: "activation" },
  initial: "declaring",
  states: {
    declaring: { entry: "beginCharge", on: { next: "declared" } },
    declared: {
      meta: { window: "charge:declared" },
      on: { next: [{ guard: "isStanding", target: "roll" }, { target: "hazard" }] },
    },
    roll: { entry: "rollCharge", on: { next: "rolled" } },
    rolled: { meta: { window: "roll:made" }, on: { next: "aiming" } },
    aiming: { entry: "aimCharge", on: { next: [{ guard: "isAimed", target: "moving" }, { target: "hazard" }] } },
    moving: { entry: "chargeMove", on: { next: [{ guard: "hasCharged", target: "moved" }, { target: "hazard" }] } },
    moved: { meta: { window: "charge:moved" }, on: { next: "hazard" } },
    hazard: { invoke: { src: "hazard", onDone: "done" } },
    done: { type: "final" },
  },
});

/** A unit fights: everybody has piled in; who is not engaged piles in once more. */
export const meleeMachine: AnyStateMachine = setup({
  actors: { volley: procedureStub, hazard: procedureStub },
  actions: {
    ...actions,
    takeUp: () => {},
    choosePileIn: () => {},
    declareFighting: () => {},
    openFight: () => {},
    endFighting: () => {},
  },
  guards: { isVolleyDeclared: () => true, isMet: () => true },
}).createMachine({
  id: "melee",
  meta: { scope: "activation" },
  initial: "taken",
  states: {
    taken: { entry: "takeUp", on: { next: "selected" } },
    selected: {
      meta: { window: "unit:selected" },
      on: { next: [{ guard: "isMet", target: "declaring" }, { target: "overrun" }] },
    },
    overrun: { entry: "choosePileIn", on: { next: "declaring" } },
    declaring: {
      entry: "declareFighting",
      on: { next: [{ guard: "isVolleyDeclared", target: "declared" }, { target: "fought" }] },
    },
    declared: { entry: "openFight", on: { next: "volley" } },
    volley: { invoke: { src: "volley", onDone: "hazard" } },
    hazard: { invoke: { src: "hazard", onDone: "fought" } },
    fought: { entry: "endFighting", on: { next: "after" } },
    after: { meta: { window: "unit:fought" }, on: { next: "done" } },
    done: { type: "final" },
  },
});
