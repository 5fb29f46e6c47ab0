import { machines, varied } from "@riposte/warhammer-40k";
import type { AnyStateMachine } from "xstate";
import type { Eleventh } from "../declared.js";

/** Command phase: Battle-shock tests come before command abilities and objectives. */
export const commandMachine: AnyStateMachine = varied<Eleventh>(machines.command, {
  opened: { on: { next: "tests" } },
  testing: { on: { next: [{ guard: "isTesting", target: "named" }, { target: "start" }] } },
  start: { on: { next: "scoring" } },
  scoring: { on: { next: "swapping" } },
  swapping: { entry: "chooseSwap", on: { next: "end" } },
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

/** Shooting phase: units may start actions before any unit shoots, and after. */
export const shootingMachine: AnyStateMachine = varied<Eleventh>(machines.shooting, {
  opened: { on: { next: "acting" } },
  acting: {
    entry: "chooseAction",
    on: { next: [{ guard: "hasStarted", target: "started" }, { target: "choosing" }] },
  },
  started: { on: { next: "acting" } },
  choosing: { on: { next: [{ guard: "isChosen", target: "shooting" }, { target: "actingLate" }] } },
  startedLate: { on: { next: "actingLate" } },
  actingLate: {
    entry: "chooseAction",
    on: { next: [{ guard: "hasStarted", target: "startedLate" }, { target: "end" }] },
  },
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
  end: { meta: { window: "turn:end" }, on: { next: "settled" } },
  // missions score last
  settled: { entry: "settleTurn", on: { next: "discarding" } },
  discarding: { entry: "chooseDiscards", on: { next: "ended" } },
});
