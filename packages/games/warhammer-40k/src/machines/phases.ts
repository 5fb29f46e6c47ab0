import { flowActions, procedureStub } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";

const begin = (phase: string) => ({ type: "beginPhase", params: { phase } }) as const;
const actions = {
  ...flowActions,
  beginPhase: (_: unknown, _params: { readonly phase: string }): void => {},
  endPhase: () => {},
};

/** Command phase: both players gain a command point, then choices. */
export const commandMachine: AnyStateMachine = setup({
  actions: { ...actions, gainCommand: () => {} },
}).createMachine({
  id: "command",
  meta: { scope: "phase" },
  initial: "began",
  states: {
    began: { entry: [begin("command"), "gainCommand"], on: { next: "start" } },
    start: { meta: { window: "command:start" }, on: { next: "end" } },
    end: { meta: { window: "command:end" }, on: { next: "ended" } },
    ended: { entry: "endPhase", on: { next: "done" } },
    done: { type: "final" },
  },
});

/** Movement phase: each unit once. */
export const movementMachine: AnyStateMachine = setup({
  actions: { ...actions, chooseMover: () => {} },
  guards: { isChosen: () => true },
}).createMachine({
  id: "movement",
  meta: { scope: "phase" },
  initial: "began",
  states: {
    began: { entry: begin("movement"), on: { next: "choosing" } },
    choosing: {
      entry: "chooseMover",
      on: { next: [{ guard: "isChosen", target: "choosing", reenter: true }, { target: "end" }] },
    },
    end: { meta: { window: "movement:end" }, on: { next: "ended" } },
    ended: { entry: "endPhase", on: { next: "done" } },
    done: { type: "final" },
  },
});

/** Shooting phase: units one after another, each with all its weapons. */
export const shootingMachine: AnyStateMachine = setup({
  actors: { volley: procedureStub },
  actions: { ...actions, chooseShooter: () => {}, declareShooting: () => {}, openFire: () => {} },
  guards: { isChosen: () => true, isVolleyDeclared: () => true },
}).createMachine({
  id: "shooting",
  meta: { scope: "phase" },
  initial: "began",
  states: {
    began: { entry: begin("shooting"), on: { next: "choosing" } },
    choosing: {
      entry: "chooseShooter",
      on: { next: [{ guard: "isChosen", target: "selected" }, { target: "end" }] },
    },
    selected: { meta: { window: "unit:selected" }, on: { next: "declaring" } },
    declaring: {
      entry: "declareShooting",
      on: { next: [{ guard: "isVolleyDeclared", target: "declared" }, { target: "choosing" }] },
    },
    declared: { entry: "openFire", on: { next: "volley" } },
    volley: { invoke: { src: "volley", onDone: "choosing" } },
    end: { meta: { window: "phase:end" }, on: { next: "ended" } },
    ended: { entry: "endPhase", on: { next: "done" } },
    done: { type: "final" },
  },
});

/** A phase with nothing but its end. */
const quietMachine = (phase: string): AnyStateMachine =>
  setup({ actions }).createMachine({
    id: phase,
    meta: { scope: "phase" },
    initial: "began",
    states: {
      began: { entry: begin(phase), on: { next: "end" } },
      end: { meta: { window: "phase:end" }, on: { next: "ended" } },
      ended: { entry: "endPhase", on: { next: "done" } },
      done: { type: "final" },
    },
  });

export const chargeMachine = quietMachine("charge");
export const fightMachine = quietMachine("fight");
