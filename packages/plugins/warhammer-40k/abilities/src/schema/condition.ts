import { z } from "zod";
import { Expression, Who } from "./expression.js";

const who = Who.default("target");
const Keyword = z.union([z.string(), z.strictObject({ param: z.literal("keyword") })]);

/** How two numbers compare. */
export const Comparison = z.enum(["<", "<=", "=", ">=", ">", "!="]);
export type Comparison = z.infer<typeof Comparison>;

const Leaf = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("keyword"), who, any: z.array(Keyword).min(1) }),
  z.strictObject({ is: z.literal("compare"), left: Expression, op: Comparison, right: Expression }),
  z.strictObject({
    is: z.literal("moved"),
    who: Who.default("attacker"),
    as: z.enum(["stationary", "normal", "advance", "fallBack", "setUp", "charge"]),
  }),
  z.strictObject({ is: z.literal("attack"), kind: z.enum(["ranged", "melee", "psychic"]) }),
  z
    .strictObject({
      is: z.literal("weapon"),
      type: z.enum(["ranged", "melee"]).optional(),
      named: z.array(z.string()).min(1).optional(),
      ability: z.string().optional(),
    })
    .meta({ description: "The weapon used: of this type, with one of these names, with this ability" }),
  z.strictObject({ is: z.literal("engaged"), who }),
  z.strictObject({ is: z.literal("visible") }),
  z.strictObject({ is: z.literal("spotted") }).meta({ description: "A friend of the attacker sees the target" }),
  z.strictObject({ is: z.literal("closest") }).meta({ description: "The target is the closest that is eligible" }),
  z
    .strictObject({
      is: z.literal("onObjective"),
      who,
      held: z
        .enum(["mine", "theirs", "notMine"])
        .optional()
        .meta({ description: "By whom, seen from the rule's owner" }),
    })
    .meta({ description: "Within range of an objective marker" }),
  z.strictObject({ is: z.literal("strength"), who, below: z.enum(["starting", "half"]) }),
  z.strictObject({ is: z.literal("leading") }).meta({ description: "The model with the rule leads a unit" }),
  z.strictObject({ is: z.literal("attached"), who: Who.default("self") }),
  z.strictObject({ is: z.literal("everyModelHas"), who, ability: z.string() }),
  z.strictObject({ is: z.literal("hasAbility"), who, ability: z.string() }),
  z.strictObject({
    is: z.literal("marked"),
    who,
    mark: z.string(),
    by: z.enum(["owner", "any"]).default("owner"),
    value: z.union([z.boolean(), z.number(), z.string()]).optional().meta({ description: "Which of its options" }),
  }),
  z.strictObject({
    is: z.literal("phase"),
    in: z.array(z.enum(["command", "movement", "shooting", "charge", "fight"])),
  }),
  z.strictObject({ is: z.literal("turn"), of: z.enum(["mine", "theirs"]) }),
  z
    .strictObject({
      is: z.literal("state"),
      who,
      state: z.string(),
      equals: z.union([z.boolean(), z.number(), z.string()]).default(true),
    })
    .meta({ description: "What the unit has done or is under, its custom state, or a mark of the rule's owner on it" }),
]);
type Leaf = z.infer<typeof Leaf>;

/** When a mechanic counts: a tree of plain questions. */
export type Condition =
  | Leaf
  | { is: "all"; of: Condition[] }
  | { is: "any"; of: Condition[] }
  | { is: "not"; of: Condition };

export const Condition: z.ZodType<Condition> = z
  .lazy(() =>
    z.union([
      Leaf,
      z.strictObject({ is: z.literal("all"), of: z.array(Condition) }),
      z.strictObject({ is: z.literal("any"), of: z.array(Condition) }),
      z.strictObject({ is: z.literal("not"), of: Condition }),
    ]),
  )
  .meta({ id: "Condition", description: "When a mechanic counts" });
