import type { Context } from "@riposte/imperial-assault";
import type { grantingSteps } from "../language/steps/granting.js";
import { figuresBound, reasonOf, runningScene } from "../reading/scene.js";
import type { StepHandlers } from "./step-handlers.js";

/** Actions and abilities that are given or taken away, and the moment after an ability. */
export const granting = (context: Context): Pick<StepHandlers, keyof typeof grantingSteps> => ({
  "do:act": (_, { who, only }, match) => {
    for (const figure of figuresBound(runningScene(context, match), who))
      match.open("action:granted", { figure, ...(only && { only }) });
  },
  "do:lose-ability": (_, { who, abilities }, match) => {
    const scene = runningScene(context, match);
    for (const figure of figuresBound(scene, who))
      match.last("do:lost", { seat: scene.seat, data: { figure, abilities } });
  },
  "do:resolve": (_, { with: names }, match) => {
    const scene = runningScene(context, match);
    const { self: figure, seat, bindings } = scene;
    const kept = Object.fromEntries(names.map((name) => [name, bindings[name]]));
    match.open("ability:resolved", { ...kept, figure, seat, resolved: reasonOf(scene) });
  },
});
