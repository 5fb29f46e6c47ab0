import { machines, varied } from "@riposte/warhammer-40k";
import type { AnyStateMachine } from "xstate";
import type { Eleventh } from "../declared.js";

/** Command phase: Battle-shock tests come before command abilities and objectives. */
export const commandMachine: AnyStateMachine = varied<Eleventh>(machines.command, {
  opened: { on: { next: "tests" } },
  testing: { on: { next: [{ guard: "isTesting", target: "named" }, { target: "start" }] } },
  start: { on: { next: "scoring" } },
});

/** Movement phase: every unit is selected once, and those in Reserves arrive among them. */
export const movementMachine: AnyStateMachine = varied<Eleventh>(machines.movement, {
  choosing: {
    on: {
      next: [{ guard: "isArriving", target: "arriving" }, { guard: "isChosen", target: "moving" }, { target: "end" }],
    },
  },
  reserves: null,
  arriving: { invoke: { src: "arrival", onDone: "choosing" } },
});

/** Fight phase: all pile in before the first fights, and all consolidate after the last; who is newly engaged then fights. */
export const fightMachine: AnyStateMachine = varied<Eleventh>(machines.fight, {
  opened: { on: { next: "piling" } },
  piling: { entry: "nextPileIn", on: { next: [{ guard: "isClosing", target: "pileIn" }, { target: "choosing" }] } },
  pileIn: { entry: "choosePileIn", on: { next: "piling" } },
  choosing: { on: { next: [{ guard: "isChosen", target: "fighting" }, { target: "consolidating" }] } },
  consolidating: {
    entry: "nextConsolidation",
    on: {
      next: [
        { guard: "isClosing", target: "consolidate" },
        { guard: "isFightLeft", target: "choosing" },
        { target: "end" },
      ],
    },
  },
  consolidate: { entry: "chooseConsolidation", on: { next: "consolidating" } },
});

/** A turn has a step at its start and one at its end. */
export const turnMachine: AnyStateMachine = varied<Eleventh>(machines.turn, {
  began: { on: { next: "start" } },
  start: {
    meta: { window: "turn:start" },
    on: {
      next: [
        { guard: { type: "startsLater", params: { than: "command" } }, target: "beforeMovement" },
        { target: "command" },
      ],
    },
  },
  fight: { invoke: { src: "fight", onDone: "end" } },
  end: { meta: { window: "turn:end" }, on: { next: "ended" } },
});
