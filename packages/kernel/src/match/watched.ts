import { adoptProgram } from "../program/program.js";
import { createFacade } from "../run/facade.js";
import type { Runtime } from "../run/runtime.js";
import { detached, resume, type State } from "../run/state.js";
import { heardIn } from "./runtime-of-game.js";

/** Nobody looks: from this state on the match is simulated, on slices of its own and without a word of what happens. */
export function leaveAlone(rt: Runtime, state: State): void {
  change(rt, true);
  resume(rt, detached(state));
}

/** Somebody looks: what slices hold now is written no more, and what happens is kept. */
export function watch(rt: Runtime): void {
  if (!rt.inPlace) return;
  change(rt, false);
  rt.placed = [];
  rt.owned.clear();
}

function change(rt: Runtime, inPlace: boolean): void {
  rt.inPlace = inPlace;
  rt.recorded = inPlace ? null : [];
  rt.noted = inPlace ? heardIn(rt.game) : rt.game.events;
  rt.match = createFacade(rt);
  if (rt.program !== null) adoptProgram(rt);
}
