import {
  boardOf,
  type Context,
  fieldFor,
  isAt,
  isInPlay,
  mayNotLeave,
  moverIn,
  spaceNamed,
  stepCost,
} from "@riposte/imperial-assault";
import type { movingSteps } from "../language/steps/moving.js";
import { seatOf } from "../questions/figures.js";
import { amountIn } from "../reading/amount.js";
import { figuresOf } from "../reading/filter.js";
import { figuresBound, reasonOf, runningScene } from "../reading/scene.js";
import type { StepHandlers } from "./step-handlers.js";

/** Moving, pushing and placing. */
export const moving = (context: Context): Pick<StepHandlers, keyof typeof movingSteps> => ({
  // outside its own activation, or inside an action, movement points are spent at once or lost
  "do:points": (_, { to, amount }, match) => {
    const scene = runningScene(context, match);
    const points = amountIn(scene, amount);
    for (const figure of figuresOf(scene, to)) {
      match.queue({ type: "points:gain", figure, amount: points, by: reasonOf(scene) });
    }
  },
  "do:move": (_, { who, spaces, points, mobile, tread, endAdjacent, endOpen, endTargetable, by, optional }, match) => {
    const scene = runningScene(context, match);
    for (const figure of figuresBound(scene, who)) {
      if (mayNotLeave(match, figure)) continue;
      const far = amountIn(scene, spaces ?? points ?? 0);
      const isPlain = mobile !== true && tread === undefined && endAdjacent === undefined && by !== "you" && optional;
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
        ...(tread === undefined ? {} : { tread }),
        ...(endOpen === true ? { open: true } : {}),
        ...(endTargetable === true ? { targetable: true } : {}),
        ...(endAdjacent === undefined ? {} : { near: figuresOf(scene, endAdjacent) }),
        optional,
      };
      match.ask("do:move", by === "you" ? scene.seat : seatOf(scene, figure), about);
    }
  },
  "do:push": (_, { who, spaces, endAdjacent, optional }, match) => {
    const scene = runningScene(context, match);
    const near = endAdjacent === undefined ? {} : { near: [...figuresOf(scene, endAdjacent)] };
    const far = amountIn(scene, spaces);
    for (const figure of figuresBound(scene, who))
      match.queue({ type: "do:shove", figure, spaces: far, optional, ...near });
  },
  "do:shove": (_, { figure, spaces, near, optional }, match) => {
    const { seat } = runningScene(context, match);
    if (near === undefined && optional && spaces > 0) match.queue({ type: "figure:push", figure, spaces, seat });
    else match.ask("do:move", seat, { figure, spaces, pushed: true, near, optional });
  },
  "do:place": (_, { who, within, space, near }, match) => {
    const scene = runningScene(context, match);
    for (const figure of figuresBound(scene, who)) {
      if (figure === scene.self && mayNotLeave(match, figure)) continue;
      const from = near === undefined ? undefined : figuresBound(scene, near)[0];
      match.ask("do:place", scene.seat, {
        figure,
        within,
        from,
        space: space === undefined ? undefined : (scene.bindings[space] as string | undefined),
      });
    }
  },
  "do:walk": (_, { figure, path, voluntary, mobile, tread, reached }, match) => {
    const [next, ...rest] = path;
    if (next === undefined || !isInPlay(match, figure)) return;
    // a figure that goes no further stays only where it may
    const stop = () => match.queue({ type: "figure:settle", figure });
    if (reached !== undefined && !isAt(match, figure, reached)) return stop();
    const spaces = next.map((name) => spaceNamed(boardOf(context, match), name));
    const how = { voluntary, ...(mobile === true ? { mobile } : {}), ...(tread === undefined ? {} : { tread }) };
    const mover = moverIn(context, match, figure);
    const field = fieldFor(context, match, figure, tread);
    if (!stepCost(field, mobile === true ? { ...mover, mobile } : mover, spaces).ok) return stop();
    const from = [...(match.slices["imperial-assault"].figures[figure]?.spaces ?? [])];
    match.queue({ type: "figure:step", figure, to: [...next], cost: 0, from, ...how });
    if (rest.length > 0) match.queue({ type: "do:walk", figure, path: rest, reached: next, ...how });
    else match.queue({ type: "figure:settle", figure });
  },
  "do:interact": (_, { who }, match) => {
    const scene = runningScene(context, match);
    for (const figure of figuresBound(scene, who)) match.ask("do:interact", scene.seat, { figure });
  },
});
