import { z } from "zod";
import { Condition } from "./condition.js";
import { EventPattern } from "./event-pattern.js";
import { Filter } from "./expression.js";
import { Step } from "./step.js";
import { Player, Whose } from "./words.js";

/** When an ability acts: the printed marks, `when` with an event of its own, `static` as long as it holds, `instead`. */
export const TIMINGS = [
  "onPlay",
  "whenAttacking",
  "onBlock",
  "onKo",
  "onOpponentsAttack",
  "whenAttacked",
  "startOfYourTurn",
  "startOfOpponentsTurn",
  "startOfMain",
  "endOfYourTurn",
  "endOfOpponentsTurn",
  "startOfGame",
  "activateMain",
  "main",
  "counter",
  "trigger",
  "when",
  "static",
  "instead",
] as const;
export const Timing = z.enum(TIMINGS);
export type Timing = z.infer<typeof Timing>;

/** "If X would …, … instead": which cards it saves, from what. */
const Instead = z.strictObject({
  event: z.enum(["ko", "leave", "lose"]).meta({ description: "K.O., any removal from the field, or losing the game" }),
  cards: z
    .union([z.literal("self"), z.strictObject({ side: Whose, filter: Filter.optional() })])
    .default("self")
    .meta({ description: "Which cards; one payment covers all that match and go together" }),
  cause: z.enum(["battle", "effect"]).optional(),
  by: Whose.optional().meta({ description: "Only by this player's effects" }),
});

/** One ability. */
export const Ability = z
  .strictObject({
    timing: z.union([Timing, z.array(Timing).min(2)]),
    when: z
      .union([EventPattern, z.array(EventPattern).min(2)])
      .optional()
      .meta({ description: "For `when`" }),
    instead: Instead.optional().meta({ description: "For `instead`" }),
    from: z.enum(["field", "hand", "trash"]).default("field").meta({ description: "Where its card is" }),
    turn: Player.optional().meta({ description: "[Your Turn], [Opponent's Turn]" }),
    don: z.int().min(1).optional().meta({ description: "[DON!! xN]" }),
    oncePerTurn: z.literal(true).optional(),
    optional: z.literal(true).optional().meta({ description: "You may" }),
    condition: Condition.optional().meta({ description: "Printed before the costs: true when it activates" }),
    costs: z.array(Step).min(1).optional(),
    steps: z.array(Step),
    gist: z.string().optional(),
  })
  .superRefine(({ timing, when, instead, steps }, context) => {
    const timings = Array.isArray(timing) ? timing : [timing];
    const agree = (field: "when" | "instead", given: boolean) => {
      if (timings.includes(field) === given) return;
      const message = given ? `only the timing "${field}" has this` : `the timing "${field}" needs it`;
      context.addIssue({ code: "custom", path: [field], message });
    };
    agree("when", when !== undefined);
    agree("instead", instead !== undefined);
    if (steps.length === 0 && !timings.includes("instead"))
      context.addIssue({ code: "custom", path: ["steps"], message: "an ability does something" });
  });
export type Ability = z.infer<typeof Ability>;
