import { flowActions, procedureStub } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";

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
    closeTurn: () => {},
    expireEndPhase: () => {},
    expireTurn: () => {},
    passTurn: () => {},
  },
  guards: { isInBattle: () => true, isInMain: () => true },
}).createMachine({
  id: "turn",
  meta: { scope: "turn" },
  initial: "entered",
  states: {
    entered: {
      on: {
        next: [{ guard: "isInBattle", target: "battle" }, { guard: "isInMain", target: "main" }, { target: "began" }],
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
    closing: { entry: "closeTurn", on: { next: "scheduled" } },
    scheduled: { meta: { window: "effects:waiting" }, on: { next: "endPhaseOver" } },
    endPhaseOver: { entry: "expireEndPhase", on: { next: "turnOver" } },
    turnOver: { entry: "expireTurn", on: { next: "passing" } },
    passing: { entry: "passTurn", on: { next: "done" } },
    done: { type: "final" },
  },
});
