import type { Context } from "@riposte/imperial-assault";
import type { upgradesSteps } from "../language/steps/upgrades.js";
import { reservesOf } from "../reading/reserves.js";
import { figuresBound, runningScene, tableOf } from "../reading/scene.js";
import type { StepHandlers } from "./step-handlers.js";

/** Upgrades that go elsewhere and hold tokens, and draws that become something else. */
export const upgrades = (context: Context): Pick<StepHandlers, keyof typeof upgradesSteps> => ({
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
  "do:deploy": (_, _effect, match) => {
    const scene = runningScene(context, match);
    for (const figure of reservesOf(scene)) match.ask("do:deploy", scene.seat, { figure });
  },
  "do:store": (_, { token }, match) => {
    const { seat, bindings } = runningScene(context, match);
    const tokens = token === undefined ? ((bindings.tokens ?? []) as readonly string[]) : [token];
    const card = String(bindings.card);
    for (const one of tokens) match.last("do:stored", { seat, data: { card, token: one } });
  },
  "do:withdraw": (_, { to }, match) => {
    const scene = runningScene(context, match);
    const [figure] = figuresBound(scene, to);
    if (figure !== undefined) match.ask("do:withdraw", scene.seat, { figure });
  },
  "do:draw-fewer": (_, { amount }, match) => {
    const { seat } = runningScene(context, match);
    match.last("ia:fewer", { seat, data: { amount } });
  },
});
