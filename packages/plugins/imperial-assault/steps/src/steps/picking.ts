import type { Context } from "@riposte/imperial-assault";
import type { pickingSteps } from "../language/steps/picking.js";
import { amountIn } from "../reading/amount.js";
import { runningScene, tableOf } from "../reading/scene.js";
import type { StepHandlers } from "./step-handlers.js";

/** Choices that are no figures, and hands laid open. */
export const picking = (context: Context): Pick<StepHandlers, keyof typeof pickingSteps> => ({
  "do:harm-one": (_, effect, match) => match.ask("do:harm-one", runningScene(context, match).seat, effect),
  "do:choose-number": (_, { as, atLeast, atMost }, match) => {
    const scene = runningScene(context, match);
    match.ask("do:choose-number", scene.seat, { as, atLeast, atMost: amountIn(scene, atMost) });
  },
  "do:show": (_, { as }, match) => match.ask("do:show", 1 - runningScene(context, match).seat, { as }),
  "do:reveal": (_, { who, top }, match) => {
    const scene = runningScene(context, match);
    const seat = who === "you" ? scene.seat : 1 - scene.seat;
    match.reveal();
    const { hand = [], deck = [] } = tableOf(scene).sides[seat] ?? {};
    if (top === undefined) match.publish("hand:revealed", { seat, cards: [...hand] });
    else for (const card of deck.slice(0, top)) match.publish("card:revealed", { seat, card });
  },
});
