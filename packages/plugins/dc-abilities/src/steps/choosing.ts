import { type Context, FACE, resultsOf } from "@riposte/imperial-assault";
import { ask } from "@riposte/kernel";
import type { StepHandlers } from "../held/step-handlers.js";
import { amountIn } from "../reading/amount.js";
import { holds } from "../reading/condition.js";
import { figuresOf, figuresThat } from "../reading/filter.js";
import { figuresBound, runningScene, type Scene, tableOf } from "../reading/scene.js";

type Names =
  | "dc:choose"
  | "dc:choose-space"
  | "dc:bind"
  | "dc:select"
  | "dc:number"
  | "dc:if"
  | "dc:each"
  | "dc:one-of"
  | "dc:repeat"
  | "dc:roll"
  | "dc:after"
  | "dc:last"
  | "dc:used"
  | "dc:passive";

/** Choices, conditions and repetition inside an ability; what they queue runs in the same frame and sees its bindings. */
export const choosing = (context: Context): Pick<StepHandlers, Names> => ({
  "dc:choose": (_, effect, match) => {
    const scene = runningScene(context, match);
    match.bind(effect.as, []);
    if (figuresThat(scene, effect.from).length > 0) match.queue(ask("dc:choose", chooserOf(scene, effect.by), effect));
    else if (effect.stop) match.queue({ type: "kernel:stop" });
  },
  "dc:choose-space": (_, effect, match) =>
    match.queue(ask("dc:choose-space", runningScene(context, match).seat, effect)),
  "dc:select": (_, { from, as }, match) => match.bind(as, figuresOf(runningScene(context, match), from)),
  "dc:number": (_, { as, amount }, match) => match.bind(as, amountIn(runningScene(context, match), amount)),
  "dc:bind": (_, { as, value }, match) => match.bind(as, value),
  "dc:if": (_, { if: condition, then, else: otherwise = [] }, match) =>
    match.queueAll(holds(runningScene(context, match), condition) ? then : otherwise),
  "dc:each": (_, { of, as, steps }, match) => {
    for (const figure of figuresOf(runningScene(context, match), of)) {
      match.queue({ type: "dc:bind", as, value: figure });
      match.queueAll(steps);
    }
  },
  "dc:one-of": (_, effect, match) => {
    const scene = runningScene(context, match);
    const [figure] = effect.seat === undefined ? [] : figuresBound(scene, effect.seat);
    const seat =
      figure === undefined ? chooserOf(scene, effect.by) : (tableOf(scene).figures[figure]?.seat ?? scene.seat);
    match.queue(ask("dc:one-of", seat, effect));
  },
  "dc:repeat": (_, { times, steps }, match) => {
    const count = amountIn(runningScene(context, match), times);
    for (let time = 0; time < count; time++) match.queueAll(steps);
  },
  "dc:roll": (_, { dice, of, as }, match) => {
    const scene = runningScene(context, match);
    const [figure] = of === undefined ? [] : figuresBound(scene, of);
    const printed =
      figure === undefined ? [] : (context.body(tableOf(scene).figures[figure]?.card ?? "").attack?.dice ?? []);
    const rolled = [...printed, ...dice].map((die) => ({ die, face: match.chance("dice", FACE) }));
    match.bind(as, resultsOf(rolled));
    match.publish("dc:rolled", { dice: rolled });
  },
  // what happens after the attack waits for its window, with everything bound now
  "dc:after": (_, { if: condition, steps }, match) => {
    const { seat, self, bindings } = runningScene(context, match);
    const data = { condition: condition ?? null, steps, seat, self, bindings };
    match.queue({ type: "kernel:last", lasting: "dc:after", scope: "attack", seat, data });
  },
  "dc:last": (_, { modify, scope, for: whose = "self" }, match) => {
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
      match.queue({ type: "kernel:last", lasting: "dc:modify", ...during, seat: scene.seat, data });
    }
  },
  "dc:used": (_, { ability }, match) =>
    match.publish("dc:ability-used", { ability, figure: runningScene(context, match).self }),
  "dc:passive": () => {},
});

export const chooserOf = ({ seat }: Scene, by: "you" | "opponent"): number => (by === "you" ? seat : 1 - seat);
