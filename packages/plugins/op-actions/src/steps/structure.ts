import { ask, runAbility } from "@riposte/kernel";
import type { Context } from "@riposte/one-piece";
import type { Library } from "../held/library.js";
import { holds } from "../reading/condition.js";
import { numberOf } from "../reading/number.js";
import { seatOf } from "../reading/scene.js";
import { runningScene } from "../reading/scenes.js";
import type { StepHandlers } from "./handlers.js";
import { canPay } from "./paying.js";

/** Conditions, choices and repetition; what they queue runs in the same frame and sees its bindings. */
export const structure = (
  context: Context,
  library: Library,
): Pick<StepHandlers, "op:if" | "op:choose" | "op:may" | "op:repeat" | "op:activate"> => ({
  "op:if": (_slice, { condition, steps, else: otherwise = [] }, match) =>
    match.queueAll(holds(runningScene(context, library, match), condition) ? steps : otherwise),
  "op:choose": (_slice, effect, match) => {
    const scene = runningScene(context, library, match);
    match.queue(ask("op:choose", seatOf(scene, effect.player), effect));
  },
  "op:may": (_slice, effect, match) => {
    const scene = runningScene(context, library, match);
    const isPayable = (effect.costs ?? []).every((cost) => canPay(scene, cost));
    if (isPayable) match.queue(ask("op:may", seatOf(scene, effect.player), effect));
    else match.queueAll(effect.else ?? []);
  },
  "op:activate": (_slice, { timing }, match) => {
    const { code, source, seat } = runningScene(context, library, match);
    for (const { id } of library.at(code, timing))
      match.queue(runAbility({ ability: id, seat, source, bindings: { event: [] } }));
  },
  "op:repeat": (_slice, { times, steps }, match) => {
    const count = numberOf(runningScene(context, library, match), times);
    for (let time = 0; time < count; time++) match.queueAll(steps);
  },
});
