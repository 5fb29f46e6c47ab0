import { flowActions, procedureStub } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { ImperialAssault } from "../declared.js";

/** A group's activation: each figure in turn, in the order its player chooses; then the card exhausts (rules 5). */
export const activationMachine: AnyStateMachine = setup({
  actors: { "figure-activation": procedureStub },
  actions: { ...flowActions<ImperialAssault>(), chooseFigure: () => {}, finishGroup: () => {} },
  guards: { isFigureChosen: () => true },
}).createMachine({
  id: "activation",
  meta: { scope: "group-activation" },
  initial: "choosing",
  states: {
    choosing: {
      entry: "chooseFigure",
      on: { next: [{ guard: "isFigureChosen", target: "figure" }, { target: "finished" }] },
    },
    figure: { invoke: { src: "figure-activation", onDone: "resolved" } },
    resolved: { meta: { window: "activation:resolved" }, on: { next: "choosing" } },
    finished: { entry: "finishGroup", on: { next: "done" } },
    done: { type: "final" },
  },
});

/** One figure's activation: two actions and whatever costs none, until it passes or falls. */
export const figureActivationMachine: AnyStateMachine = setup({
  actions: { ...flowActions<ImperialAssault>(), nameFigure: () => {}, endActivation: () => {} },
}).createMachine({
  id: "figure-activation",
  meta: { scope: "activation" },
  initial: "start",
  states: {
    start: { entry: "nameFigure", meta: { window: "activation:start" }, on: { next: "act" } },
    act: { meta: { window: "activation:act" }, on: { next: "end" } },
    end: { meta: { window: "activation:end" }, on: { next: "ended" } },
    ended: { entry: "endActivation", on: { next: "done" } },
    done: { type: "final" },
  },
});
