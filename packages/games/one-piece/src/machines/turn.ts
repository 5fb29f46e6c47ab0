import { flowActions, procedureStub } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { OnePiece } from "../declared.js";

type Whose = { readonly whose: "own" | "other" };

/** One turn: Refresh, Draw, DON!!, Main and End Phase (rules 4); triggered effects resolve between their parts. */
export const turnMachine: AnyStateMachine = setup({
  actors: { battle: procedureStub },
  actions: {
    ...flowActions<OnePiece>(),
    closeTurn: (_: unknown, _params: Whose) => {},
    expireEndPhase: (_: unknown, _params: Whose) => {},
  },
  guards: { isInBattle: () => true, isInMain: () => true, isInEnd: () => true },
}).createMachine({
  id: "turn",
  meta: { scope: "turn" },
  initial: "entered",
  states: {
    entered: {
      on: {
        next: [
          { guard: "isInBattle", target: "battle" },
          { guard: "isInMain", target: "main" },
          { guard: "isInEnd", target: "ending" },
          { target: "began" },
        ],
      },
    },
    // a written position in the middle of a battle
    battle: { invoke: { src: "battle", onDone: "main" } },
    began: { entry: { type: "queue", params: { type: "turn:begin" } }, on: { next: "starting" } },
    starting: { meta: { window: "effects:waiting" }, on: { next: "refreshing" } },
    refreshing: { entry: { type: "queue", params: { type: "turn:refresh" } }, on: { next: "drawing" } },
    drawing: { entry: { type: "queue", params: { type: "turn:draw" } }, on: { next: "drawn" } },
    drawn: { meta: { window: "effects:waiting" }, on: { next: "adding" } },
    adding: { entry: { type: "queue", params: { type: "turn:don" } }, on: { next: "mainBegan" } },
    mainBegan: { entry: { type: "queue", params: { type: "turn:main" } }, on: { next: "mainStarting" } },
    mainStarting: { meta: { window: "effects:waiting" }, on: { next: "main" } },
    main: { meta: { window: "main:act" }, on: { next: "ending" } },
    ending: { entry: { type: "queue", params: { type: "turn:end" } }, on: { next: "endEffects" } },
    endEffects: { meta: { window: "effects:waiting" }, on: { next: "closing" } },
    // what waits for the end of the turn, and what lasts until then: the turn player's, then the other's
    closing: { entry: { type: "closeTurn", params: { whose: "own" } }, on: { next: "scheduled" } },
    scheduled: { meta: { window: "effects:waiting" }, on: { next: "closed" } },
    closed: { entry: { type: "expireEndPhase", params: { whose: "own" } }, on: { next: "otherClosing" } },
    otherClosing: { entry: { type: "closeTurn", params: { whose: "other" } }, on: { next: "otherScheduled" } },
    otherScheduled: { meta: { window: "effects:waiting" }, on: { next: "otherClosed" } },
    otherClosed: { entry: { type: "expireEndPhase", params: { whose: "other" } }, on: { next: "turnOver" } },
    turnOver: { entry: { type: "queue", params: { type: "marks:expire", at: "turn-end" } }, on: { next: "passing" } },
    passing: { entry: { type: "queue", params: { type: "turn:pass" } }, on: { next: "done" } },
    done: { type: "final" },
  },
});
