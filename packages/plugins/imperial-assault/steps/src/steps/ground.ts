import { boardOf, type Context, fieldIn, isAdjacent, namesOf, spaceNamed } from "@riposte/imperial-assault";
import type { groundSteps } from "../language/steps/ground.js";
import { figuresBound, runningScene } from "../reading/scene.js";
import type { StepHandlers } from "./step-handlers.js";

/** What lies on the map, and what sight it leaves. */
export const ground = (context: Context): Pick<StepHandlers, keyof typeof groundSteps> => ({
  "do:smoke": (_, { space }, match) => {
    const bound = runningScene(context, match).bindings[space];
    if (typeof bound === "string") match.queue({ type: "smoke:lay", space: bound });
  },
  "do:shield": (_, { space, health }, match) => {
    const bound = runningScene(context, match).bindings[space];
    if (typeof bound === "string") match.queue({ type: "shield:place", space: bound, health });
  },
  "do:rubble": (_, { fromSpace, around }, match) => {
    const from = runningScene(context, match).bindings[fromSpace];
    if (typeof from !== "string") return;
    const board = boardOf(context, match);
    const field = fieldIn(context, match);
    const centre = spaceNamed(board, from);
    const spaces = board.spaces.filter((space) => space === centre || (around && isAdjacent(field, centre, space)));
    match.queue({ type: "rubble:lay", spaces: namesOf(board, spaces) });
  },
  "do:discard-terminal": (_, { space }, match) => {
    const bound = runningScene(context, match).bindings[space];
    if (typeof bound === "string") match.queue({ type: "terminal:discard", space: bound });
  },
  "do:shade": (_, { who, from }, match) => {
    for (const figure of figuresBound(runningScene(context, match), who))
      match.queue({ type: "figure:shade", figure, from });
  },
  "do:choose-tile": (_, { as }, match) => match.ask("do:choose-tile", runningScene(context, match).seat, { as }),
});
