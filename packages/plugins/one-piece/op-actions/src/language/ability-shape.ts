import type { Effect } from "@riposte/kernel";
import { listed } from "@riposte/words";
import { z } from "zod";
import { Condition } from "./condition.js";
import { EventPattern } from "./event-pattern.js";
import { Filter } from "./expression.js";
import { Timing } from "./timing.js";
import { Player, Whose } from "./words.js";

/** "If X would …, … instead": which cards it saves, from what. */
const Instead = z.strictObject({
  event: z
    .enum(["ko", "leave", "rest", "lose"])
    .meta({ description: "K.O., any removal from the field, being rested, or losing the game" }),
  cards: z
    .union([z.literal("self"), z.strictObject({ side: Whose, filter: Filter.optional() })])
    .default("self")
    .meta({ description: "Which cards; one payment covers all that match and go together" }),
  cause: z.enum(["battle", "effect"]).optional(),
  by: Whose.optional().meta({ description: "Only by this player's effects" }),
  source: Filter.optional().meta({ description: "Only by such cards" }),
  why: z.enum(["deck", "damage"]).optional().meta({ description: "For `lose`: only for this reason" }),
});

/** What may be said of a static ability: what cards get and what holds for players. */
const STATIC = ["op:give", "op:rule"];

/** One ability, whose steps are of this schema; abilities that others grant have the same shape. */
export const abilityOf = (step: z.ZodType<Effect>) =>
  z
    .strictObject({
      timing: z.union([Timing, z.array(Timing).min(2)]),
      when: z
        .union([EventPattern, z.array(EventPattern).min(2)])
        .optional()
        .meta({ description: "For `when`" }),
      instead: z
        .union([Instead, z.array(Instead).min(2)])
        .optional()
        .meta({ description: "For `instead`; of several any" }),
      from: z.enum(["field", "hand", "trash"]).default("field").meta({ description: "Where its card is" }),
      turn: Player.optional().meta({ description: "[Your Turn], [Opponent's Turn]" }),
      don: z.int().min(1).optional().meta({ description: "[DON!! xN]" }),
      oncePerTurn: z
        .union([z.literal(true), z.literal("done")])
        .optional()
        .meta({ description: "`done`: used up only when it really did something" }),
      optional: z.literal(true).optional().meta({ description: "You may" }),
      condition: Condition.optional().meta({ description: "Printed before the costs: true when it activates" }),
      costs: z.array(step).min(1).optional(),
      steps: z.array(step),
      gist: z.string().optional(),
    })
    .superRefine((ability, context) => {
      for (const [path, message] of shapeProblems(ability)) context.addIssue({ code: "custom", path, message });
    });

type Shape = Pick<z.infer<ReturnType<typeof abilityOf>>, "timing" | "when" | "instead" | "steps">;

function shapeProblems({ timing, when, instead, steps }: Shape): readonly (readonly [PropertyKey[], string])[] {
  const timings = Array.isArray(timing) ? timing : [timing];
  const problems: [PropertyKey[], string][] = [];
  for (const [field, given] of [
    ["when", when],
    ["instead", instead],
  ] as const)
    if (timings.includes(field) !== (given !== undefined))
      problems.push([
        [field],
        given === undefined ? `the timing "${field}" needs it` : `only the timing "${field}" has this`,
      ]);
  if (steps.length === 0 && !timings.includes("instead")) problems.push([["steps"], "an ability does something"]);
  if (!timings.includes("static")) return problems;
  for (const [place, step] of steps.entries()) {
    if (!STATIC.includes(step.type))
      problems.push([["steps", place, "type"], `a static ability has only ${listed(STATIC)}`]);
    else if ("for" in step && step.for !== undefined)
      problems.push([["steps", place, "for"], "a static ability holds as long as its card is there"]);
  }
  return problems;
}
