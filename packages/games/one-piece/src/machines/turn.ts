import { flowActions, procedureStub } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";

type Whose = { readonly whose: "own" | "other" };

/** One turn: Refresh, Draw, DON!!, Main and End Phase (rules 4); triggered effects resolve between their parts. */
export const turnMachine: AnyStateMachine = setup({
  actors: { battle: procedureStub },
  actions: {
    ...flowActions,
    beginTurn: () => {},
    refresh: () => {},
    drawCard: () => {},
    addDon: () => {},
    beginMain: () => {},
    endTurn: () => {},
    closeTurn: (_: unknown, _params: Whose) => {},
    expireEndPhase: (_: unknown, _params: Whose) => {},
    expireTurn: () => {},
    passTurn: () => {},
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
    began: { entry: "beginTurn", on: { next: "starting" } },
    starting: { meta: { window: "effects:waiting" }, on: { next: "refreshing" } },
    refreshing: { entry: "refresh", on: { next: "drawing" } },
    drawing: { entry: "drawCard", on: { next: "drawn" } },
    drawn: { meta: { window: "effects:waiting" }, on: { next: "adding" } },
    adding: { entry: "addDon", on: { next: "mainBegan" } },
    mainBegan: { entry: "beginMain", on: { next: "mainStarting" } },
    mainStarting: { meta: { window: "effects:waiting" }, on: { next: "main" } },
    main: { meta: { window: "main:act" }, on: { next: "ending" } },
    ending: { entry: "endTurn", on: { next: "endEffects" } },
    endEffects: { meta: { window: "effects:waiting" }, on: { next: "closing" } },
    // what waits for the end of the turn, and what lasts until then: the turn player's, then the other's
    closing: { entry: { type: "closeTurn", params: { whose: "own" } }, on: { next: "scheduled" } },
    scheduled: { meta: { window: "effects:waiting" }, on: { next: "closed" } },
    closed: { entry: { type: "expireEndPhase", params: { whose: "own" } }, on: { next: "otherClosing" } },
    otherClosing: { entry: { type: "closeTurn", params: { whose: "other" } }, on: { next: "otherScheduled" } },
    otherScheduled: { meta: { window: "effects:waiting" }, on: { next: "otherClosed" } },
    otherClosed: { entry: { type: "expireEndPhase", params: { whose: "other" } }, on: { next: "turnOver" } },
    turnOver: { entry: "expireTurn", on: { next: "passing" } },
    passing: { entry: "passTurn", on: { next: "done" } },
    done: { type: "final" },
  },
});
