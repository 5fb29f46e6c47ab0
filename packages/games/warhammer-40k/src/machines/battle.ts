import { flowActions, procedureStub } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { Warhammer } from "../declared.js";

/** A battle: five rounds (rules 9). */
export const battleMachine: AnyStateMachine = setup({
  actors: { round: procedureStub },
  actions: { ...flowActions<Warhammer>(), muster: () => {}, endBattle: () => {} },
  guards: { isBattleOver: () => true },
}).createMachine({
  id: "battle",
  initial: "deployed",
  states: {
    deployed: { entry: "muster", on: { next: "round" } },
    round: { invoke: { src: "round", onDone: "between" } },
    between: { on: { next: [{ guard: "isBattleOver", target: "over" }, { target: "round" }] } },
    over: { entry: "endBattle", on: { next: "done" } },
    done: { type: "final" },
  },
});

/** A battle round: each player's turn. */
export const roundMachine: AnyStateMachine = setup({
  actors: { turn: procedureStub },
  actions: flowActions<Warhammer>(),
  guards: { isTurnLeft: () => true },
}).createMachine({
  id: "round",
  meta: { scope: "round" },
  initial: "began",
  states: {
    began: { entry: { type: "queue", params: { type: "round:begin" } }, on: { next: "start" } },
    start: { meta: { window: "round:start" }, on: { next: "turn" } },
    turn: { invoke: { src: "turn", onDone: "between" } },
    between: { on: { next: [{ guard: "isTurnLeft", target: "turn" }, { target: "ended" }] } },
    ended: { entry: { type: "queue", params: { type: "round:end" } }, on: { next: "done" } },
    done: { type: "final" },
  },
});
