import type { Context } from "@riposte/imperial-assault";
import { last } from "@riposte/kernel";
import type { StepHandlers } from "../held/step-handlers.js";
import { figuresBound, runningScene, tableOf } from "../reading/scene.js";

/** Upgrades that go elsewhere, and draws that become something else. */
export const upgrades = (context: Context): Pick<StepHandlers, "do:reattach" | "do:draw-fewer"> => ({
  "do:reattach": (_, { to }, match) => {
    const scene = runningScene(context, match);
    const [host] = figuresBound(scene, to);
    const group = host === undefined ? undefined : tableOf(scene).figures[host]?.group;
    if (group === undefined) return;
    const { seat } = scene;
    const card = String(scene.bindings.card);
    const isSpent = tableOf(scene).sides[seat]?.upgrades.some((one) => one.card === card && !one.ready);
    match.queue({ type: "setup:attach", seat, card, group });
    // it goes as it is
    if (isSpent === true) match.queue({ type: "upgrade:exhaust", seat, card });
  },
  "do:draw-fewer": (_, { amount }, match) => {
    const { seat } = runningScene(context, match);
    match.queue(last("ia:fewer", { seat, data: { amount } }));
  },
});
