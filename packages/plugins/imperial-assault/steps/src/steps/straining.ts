import type { Context } from "@riposte/imperial-assault";
import { amountIn } from "../reading/amount.js";
import { figuresBound, runningScene } from "../reading/scene.js";
import type { StepHandlers } from "./step-handlers.js";

/** What is done to strain: before it is suffered, when it is, and to the damage that is left of it. */
export const straining = (context: Context): Pick<StepHandlers, "do:ease-strain" | "do:rule-strain"> => ({
  "do:ease-strain": (_, { who, amount }, match) => {
    const scene = runningScene(context, match);
    const eased = amountIn(scene, amount);
    for (const figure of figuresBound(scene, who)) match.last("ia:strain", { data: { figure, eased } });
  },
  "do:rule-strain": (_, { who }, match) => {
    const scene = runningScene(context, match);
    for (const figure of figuresBound(scene, who)) match.last("ia:strain", { data: { figure, chooser: scene.seat } });
  },
});
