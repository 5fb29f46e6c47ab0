import type { Context } from "@riposte/one-piece";
import type { Library } from "../library/library.js";
import { holds } from "../reading/condition.js";
import { numberOf } from "../reading/number.js";
import { type Scene, seatOf } from "../reading/scene.js";
import { runningScene } from "../reading/scenes.js";
import { activatePrinted } from "./activating.js";
import type { StepHandlers } from "./handlers.js";
import { canPayAll } from "./paying.js";
import { closeAction } from "./result.js";

type Names = "op:if" | "op:choose" | "op:may" | "op:repeat" | "op:activate" | "op:number" | "op:chooseNumber";

/** Conditions, choices and repetition; what they queue runs in the same frame and sees its bindings. */
export function structure(context: Context, library: Library): Pick<StepHandlers, Names> {
  const read = (match: Scene["match"]): Scene => {
    closeAction(match);
    return runningScene(context, library, match);
  };
  return {
    "op:if": (_slice, { condition, steps, else: otherwise = [] }, match) =>
      match.queueAll(holds(read(match), condition) ? steps : otherwise),
    "op:choose": (_slice, effect, match) => match.ask("op:choose", seatOf(read(match), effect.player), effect),
    "op:may": (_slice, effect, match) => {
      const scene = read(match);
      if (canPayAll(scene, effect.costs ?? [], "openly")) match.ask("op:may", seatOf(scene, effect.player), effect);
      else match.queueAll(effect.else ?? []);
    },
    "op:activate": (_slice, { timing }, match) => {
      const scene = read(match);
      activatePrinted(scene, scene, timing);
    },
    "op:repeat": (_slice, { times, steps }, match) => {
      const count = numberOf(read(match), times);
      for (let time = 0; time < count; time++) match.queueAll(steps);
    },
    "op:number": (_slice, { as, value }, match) => match.bind(as, numberOf(read(match), value)),
    "op:chooseNumber": (_slice, effect, match) => {
      const scene = read(match);
      const [min, max] = [numberOf(scene, effect.min), numberOf(scene, effect.max)];
      match.ask("op:number", seatOf(scene, effect.player), { as: effect.as, min, max });
    },
  };
}
