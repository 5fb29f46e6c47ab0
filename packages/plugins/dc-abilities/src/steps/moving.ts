import {
  boardOf,
  type Context,
  fieldIn,
  type IaMatch,
  isInPlay,
  spaceNamed,
  standing,
  stepCost,
} from "@riposte/imperial-assault";
import { ask } from "@riposte/kernel";
import type { Compiled } from "../held/compile.js";
import { forbiddenBy } from "../held/forbids.js";
import type { StepHandlers } from "../held/step-handlers.js";
import { amountIn } from "../reading/amount.js";
import { figuresOf } from "../reading/filter.js";
import { figuresBound, isInAction, reasonOf, runningScene, tableOf } from "../reading/scene.js";

type Names = "dc:points" | "dc:move" | "dc:push" | "dc:place" | "dc:walk" | "dc:interact";

/** Moving, pushing and placing. */
export const moving = (context: Context, compiled: Compiled): Pick<StepHandlers, Names> => ({
  // outside its own activation, or inside an action, movement points are spent at once or lost
  "dc:points": (_, { to, amount }, match) => {
    const scene = runningScene(context, match);
    const points = amountIn(scene, amount);
    for (const figure of figuresOf(scene, to)) {
      match.queue({ type: "points:gain", figure, amount: points, by: reasonOf(scene), now: isInAction(match) });
    }
  },
  "dc:move": (_, { who, spaces, points, mobile, endAdjacent, by, optional }, match) => {
    const scene = runningScene(context, match);
    for (const figure of figuresBound(scene, who)) {
      if (tableOf(scene).figures[figure]?.conditions.includes("stun")) continue;
      const far = amountIn(scene, spaces ?? points ?? 0);
      const isPlain = mobile !== true && endAdjacent === undefined && by !== "you" && optional;
      if (far > 0 && isPlain) {
        if (spaces !== undefined) match.queue({ type: "figure:move", figure, spaces: far });
        else match.queue({ type: "points:gain", figure, amount: far, by: reasonOf(scene), now: true });
        continue;
      }
      const about = {
        figure,
        ...(spaces === undefined ? {} : { spaces: amountIn(scene, spaces) }),
        ...(points === undefined ? {} : { points: amountIn(scene, points) }),
        ...(mobile === true ? { mobile } : {}),
        ...(endAdjacent === undefined ? {} : { near: figuresOf(scene, endAdjacent) }),
        optional,
      };
      const owner = tableOf(scene).figures[figure]?.seat ?? scene.seat;
      match.queue(ask("dc:move", by === "you" ? scene.seat : owner, about));
    }
  },
  "dc:push": (_, { who, spaces, endAdjacent, optional }, match) => {
    const scene = runningScene(context, match);
    for (const figure of figuresBound(scene, who)) {
      if (forbiddenBy(context, compiled, match, figure, "push") !== undefined) continue;
      if (endAdjacent === undefined && optional && amountIn(scene, spaces) > 0) {
        match.queue({ type: "figure:push", figure, spaces: amountIn(scene, spaces), seat: scene.seat });
        continue;
      }
      const near = endAdjacent === undefined ? {} : { near: figuresOf(scene, endAdjacent) };
      match.queue(
        ask("dc:move", scene.seat, { figure, spaces: amountIn(scene, spaces), pushed: true, ...near, optional }),
      );
    }
  },
  "dc:place": (_, { who, within, space, near }, match) => {
    const scene = runningScene(context, match);
    for (const figure of figuresBound(scene, who)) {
      const from = near === undefined ? undefined : figuresBound(scene, near)[0];
      match.queue(
        ask("dc:place", scene.seat, {
          figure,
          within,
          from,
          space: space === undefined ? undefined : scene.bindings[space],
        }),
      );
    }
  },
  "dc:walk": (_, { figure, path, voluntary }, match) => {
    const [next, ...rest] = path;
    const ia = match as unknown as IaMatch;
    if (next === undefined || !isInPlay(match, figure)) return;
    const spaces = next.map((name) => spaceNamed(boardOf(context, ia), name));
    const step = stepCost(fieldIn(context, ia), standing(context, ia, figure), spaces);
    if (!step.ok) return;
    match.queue({ type: "figure:step", figure, to: [...next], cost: 0, voluntary });
    if (rest.length > 0) match.queue({ type: "dc:walk", figure, path: rest, voluntary });
    else match.queue({ type: "figure:settle", figure });
  },
  "dc:interact": (_, { who }, match) => {
    const scene = runningScene(context, match);
    for (const figure of figuresBound(scene, who)) match.queue(ask("dc:interact", scene.seat, { figure }));
  },
});
