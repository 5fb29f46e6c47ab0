import type { Effect, Schema } from "@riposte/kernel";
import { z } from "zod";
import { abilityOf } from "./ability-shape.js";
import { Condition } from "./condition.js";
import { Num, Selector } from "./expression.js";
import { as } from "./goal.js";
import { Duration, Later, Player } from "./words.js";

const stepsOf = (effect: Schema<Effect>) => z.array(effect as z.ZodType<Effect>).min(1);

/** One of several ways to go on. */
export interface Branch {
  readonly gist: string;
  readonly condition?: Condition | undefined;
  readonly steps: readonly Effect[];
}
const branchOf = (effect: Schema<Effect>): z.ZodType<Branch> =>
  z.strictObject({ gist: z.string(), condition: Condition.optional(), steps: stepsOf(effect) });

/** Structure: conditions, choices and repetition; they hold steps. */
export const structureSchemas = {
  "op:if": (effect: Schema<Effect>) =>
    z.strictObject({ condition: Condition, steps: stepsOf(effect), else: stepsOf(effect).optional() }),
  "op:choose": (effect: Schema<Effect>) =>
    z.strictObject({
      player: Player.default("you"),
      options: z.array(branchOf(effect)).min(2),
    }),
  "op:may": (effect: Schema<Effect>) =>
    z.strictObject({
      player: Player.default("you"),
      costs: stepsOf(effect).optional(),
      steps: stepsOf(effect),
      else: stepsOf(effect).optional(),
    }),
  "op:repeat": (effect: Schema<Effect>) => z.strictObject({ times: Num, steps: stepsOf(effect) }),
  "op:schedule": (effect: Schema<Effect>) => z.strictObject({ at: Later, steps: stepsOf(effect) }),
  "op:grant": (effect: Schema<Effect>) =>
    z.strictObject({
      target: Selector,
      ability: abilityOf(effect as z.ZodType<Effect>) as z.ZodType<unknown>,
      for: Duration,
      as,
    }),
  "op:tax": (effect: Schema<Effect>) =>
    z
      .strictObject({ target: Selector, costs: stepsOf(effect), for: Duration, as })
      .meta({ description: "These cards attack only if their player pays this each time" }),
};
