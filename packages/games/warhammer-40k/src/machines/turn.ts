import { flowActions, procedureStub } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";

/** A player's turn: five phases in order; a written position may begin in the middle. */
export const turnMachine: AnyStateMachine = setup({
  actors: {
    command: procedureStub,
    movement: procedureStub,
    shooting: procedureStub,
    charge: procedureStub,
    fight: procedureStub,
  },
  actions: { ...flowActions, beginTurn: () => {}, endTurn: () => {} },
  guards: {
    startsLater: (_: unknown, _params: { readonly than: string }) => true,
  },
}).createMachine({
  id: "turn",
  meta: { scope: "turn" },
  initial: "began",
  states: {
    began: {
      entry: "beginTurn",
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
    ended: { entry: "endTurn", on: { next: "done" } },
    done: { type: "final" },
  },
});
