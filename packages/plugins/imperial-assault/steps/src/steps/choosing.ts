import type { Context } from "@riposte/imperial-assault";
import type { Effect } from "@riposte/kernel";
import { lend } from "../in-force/lent.js";
import type { choosingSteps } from "../language/steps/choosing.js";
import { seatOf } from "../questions/figures.js";
import { amountIn } from "../reading/amount.js";
import { holds } from "../reading/condition.js";
import { figuresOf, isChoosable } from "../reading/filter.js";
import { figuresBound, runningScene, type Scene, tableOf } from "../reading/scene.js";
import type { StepHandlers } from "./step-handlers.js";

/** Choices, conditions and repetition inside an ability; what they queue runs in the same frame and sees its bindings. */
export const choosing = (context: Context): Pick<StepHandlers, keyof typeof choosingSteps> => ({
  "do:choose": (_, effect, match) => {
    const scene = runningScene(context, match);
    match.bind(effect.as, []);
    if (isChoosable(scene, effect)) match.ask("do:choose", chooserOf(scene, effect.by), effect);
    else if (effect.stop) match.queue({ type: "kernel:stop" });
  },
  "do:choose-space": (_, effect, match) => match.ask("do:choose-space", runningScene(context, match).seat, effect),
  "do:select": (_, { from, as }, match) => match.bind(as, figuresOf(runningScene(context, match), from)),
  "do:number": (_, { as, amount }, match) => match.bind(as, amountIn(runningScene(context, match), amount)),
  "do:bind": (_, { as, value }, match) => match.bind(as, value),
  "do:if": (_, { if: condition, then, else: otherwise = [] }, match) =>
    match.queueAll(holds(runningScene(context, match), condition) ? then : otherwise),
  "do:each": (_, { of, as, ordered, steps }, match) => {
    const all = figuresOf(runningScene(context, match), of);
    if (ordered && all.length > 1) {
      // one is chosen, and then the others are in turn
      const left = `${as}-left`;
      match.bind(left, all);
      const choose = { type: "do:choose", from: { is: left }, as, upTo: 1, optional: false, by: "you", stop: false };
      const rest = { type: "do:each", of: { is: left, not: as }, as, ordered, steps };
      match.queueAll([choose as Effect, ...steps, rest as Effect]);
      return;
    }
    for (const figure of all) {
      match.queue({ type: "do:bind", as, value: figure });
      match.queueAll(steps);
    }
  },
  "do:one-of": (_, effect, match) => {
    const scene = runningScene(context, match);
    const [figure] = effect.seat === undefined ? [] : figuresBound(scene, effect.seat);
    match.ask("do:one-of", figure === undefined ? chooserOf(scene, effect.by) : seatOf(scene, figure), effect);
  },
  "do:repeat": (_, { times, steps }, match) => {
    const count = amountIn(runningScene(context, match), times);
    for (let time = 0; time < count; time++) match.queueAll(steps);
  },
  // what happens after the attack waits for its window, with everything bound now
  "do:after": (_, { if: condition, steps }, match) => {
    const { seat, self, bindings } = runningScene(context, match);
    const data = { condition: condition ?? null, steps, seat, self, bindings };
    match.last("do:after", { scope: "attack", seat, data });
  },
  "do:last": (_, { modify, scope, for: whose = "self" }, match) => {
    const scene = runningScene(context, match);
    for (const self of figuresBound(scene, whose)) {
      const data = {
        modify,
        self,
        seat: tableOf(scene).figures[self]?.seat ?? scene.seat,
        ability: String(scene.bindings.ability),
        scope,
      };
      const during = scope === undefined || scope === "game" ? {} : { scope };
      match.last("do:modify", { ...during, seat: scene.seat, data });
    }
  },
  "do:ability": (_, { ability, named, for: whose, scope, keep, uses, until }, match) => {
    const scene = runningScene(context, match);
    const id = named ?? String(scene.bindings.ability);
    const card = String(scene.bindings.card ?? scene.bindings.ability);
    const selves = whose === "self" && scene.self === "" ? [""] : figuresOf(scene, whose);
    const kept = keep && { bound: Object.fromEntries(keep.map((name) => [name, scene.bindings[name]])) };
    const bounds = { ...kept, ...(uses === undefined ? {} : { uses }), ...(until === undefined ? {} : { until }) };
    match.queueAll(
      selves.map((self) =>
        lend({ id, card, ability, self, seat: scene.seat, scope, ...bounds } as Parameters<typeof lend>[0]),
      ),
    );
  },
  "do:used": (_, { ability }, match) =>
    match.publish("ability:used", { ability, figure: runningScene(context, match).self }),
  "do:passive": () => {},
});

export const chooserOf = ({ seat }: Scene, by: "you" | "opponent"): number => (by === "you" ? seat : 1 - seat);
