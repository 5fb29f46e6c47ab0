import { flowActions, procedureStub } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { Warhammer } from "../declared.js";

/** A player's turn: five phases in order; a written position may begin in the middle. */
export const turnMachine: AnyStateMachine = setup({
  actors: {
    command: procedureStub,
    movement: procedureStub,
    shooting: procedureStub,
    charge: procedureStub,
    fight: procedureStub,
  },
  actions: flowActions<Warhammer>(),
  guards: {
    startsLater: (_: unknown, _params: { readonly than: string }) => true,
  },
}).createMachine({
  id: "turn",
  meta: { scope: "turn" },
  initial: "began",
  states: {
    began: {
      entry: { type: "queue", params: { type: "turn:begin" } },
      on: {
        next: [
          { guard: { type: "startsLater", params: { than: "command" } }, target: "beforeMovement" },
          { target: "command" },
        ],
      },
    },
    command: { invoke: { src: "command", onDone: "beforeMovement" } },
    beforeMovement: {
      on: {
        next: [
          { guard: { type: "startsLater", params: { than: "movement" } }, target: "beforeShooting" },
          { target: "movement" },
        ],
      },
    },
    movement: { invoke: { src: "movement", onDone: "beforeShooting" } },
    beforeShooting: {
      on: {
        next: [
          { guard: { type: "startsLater", params: { than: "shooting" } }, target: "beforeCharge" },
          { target: "shooting" },
        ],
      },
    },
    shooting: { invoke: { src: "shooting", onDone: "beforeCharge" } },
    beforeCharge: {
      on: {
        next: [{ guard: { type: "startsLater", params: { than: "charge" } }, target: "fight" }, { target: "charge" }],
      },
    },
    charge: { invoke: { src: "charge", onDone: "fight" } },
    fight: { invoke: { src: "fight", onDone: "ended" } },
    ended: { entry: { type: "queue", params: { type: "turn:end" } }, on: { next: "done" } },
    done: { type: "final" },
  },
});
