import { machines, varied } from "@riposte/warhammer-40k";
import type { AnyStateMachine } from "xstate";
import type { Eleventh } from "../declared.js";

/** A charge: the roll first, then targets it reaches. */
export const rushMachine: AnyStateMachine = varied<Eleventh>(machines.rush, {
  declaring: { entry: "beginCharge" },
  rolled: { on: { next: "aiming" } },
  aiming: { entry: "aimCharge", on: { next: [{ guard: "isAimed", target: "moving" }, { target: "hazard" }] } },
});

/** A unit fights: all have piled in, and consolidates later; who is not engaged piles in once more. */
export const meleeMachine: AnyStateMachine = varied<Eleventh>(machines.melee, {
  selected: { on: { next: [{ guard: "isMet", target: "declaring" }, { target: "pileIn" }] } },
  declaring: { on: { next: [{ guard: "isVolleyDeclared", target: "declared" }, { target: "fought" }] } },
  hazard: { invoke: { src: "hazard", onDone: "fought" } },
  resolved: null,
  consolidating: null,
});

/** A unit shoots: where it could fire at what it does not see, it says first whether it does. */
export const shootMachine: AnyStateMachine = varied<Eleventh>(machines.shoot, {
  selected: { on: { next: "type" } },
  type: { entry: "chooseShootingType", on: { next: "borrowing" } },
});
