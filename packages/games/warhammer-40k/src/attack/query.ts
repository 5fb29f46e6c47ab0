import type { DeepReadonly } from "@riposte/kernel";
import { z } from "zod";
import { Army, Grant } from "../unit/ability.js";
import { Unit } from "../unit/unit.js";

/** The fields of a mark on a unit: the result of a player's choice, such as an Oath of Moment. */
export const markShape = {
  mark: z.string().max(200),
  owner: z.int().min(0).max(1),
  on: z.string().max(200).meta({ description: "A unit's id" }),
  value: z.union([z.boolean(), z.number().min(-1_000_000).max(1_000_000), z.string().max(200)]).optional(),
};
const markSchema = z.strictObject(markShape);
export interface Mark extends z.infer<typeof markSchema> {}
export const Mark: z.ZodType<Mark> = markSchema;

/** Another unit and how far it is: what auras reach from. */
export interface Nearby {
  unit: Unit;
  distance: number;
}

const Nearby: z.ZodType<Nearby> = z.strictObject({ unit: Unit, distance: z.number().min(0) });

const Near = z.enum(["none", "own", "enemy", "nobody"]).default("none");

/** Everything outside the two units that rules may ask about. */
export const Situation = z.strictObject({
  phase: z.enum(["command", "movement", "shooting", "charge", "fight"]).default("shooting"),
  round: z.int().min(1).default(1),
  turn: z.int().min(0).max(1).default(0).meta({ description: "The active seat" }),
  distance: z.number().min(0).default(12).meta({ description: "Inches between the units" }),
  visible: z.boolean().default(true).meta({ description: "A model of the target is visible" }),
  spotted: z.boolean().default(false).meta({ description: "A friend of the attacker sees the target" }),
  plunging: z.boolean().default(false).meta({ description: "Firing from 6 inches up at a unit on the ground" }),
  overwatch: z.int().min(2).max(6).nullable().default(null).meta({ description: "Only these unmodified rolls hit" }),
  engaged: z.strictObject({ attacker: z.boolean().default(false), target: z.boolean().default(false) }).prefault({}),
  objectives: z.strictObject({ attacker: Near, target: Near }).prefault({}).meta({
    description: "Whether each unit is within range of an objective marker, and who holds it, seen from the unit",
  }),
  closest: z.boolean().default(false).meta({ description: "The target is the closest that is eligible" }),
  targetModels: z.int().min(0).optional().meta({ description: "Models of the target when it was selected" }),
  rerolls: z.enum(["fails", "nonCriticals"]).default("fails").meta({ description: "What full re-rolls are used for" }),
  marks: z.array(Mark).default([]),
  stratagems: z
    .strictObject({ attacker: z.array(Grant).default([]), target: z.array(Grant).default([]) })
    .prefault({})
    .meta({ description: "Stratagems in force" }),
  nearby: z
    .strictObject({ attacker: z.array(Nearby).default([]), target: z.array(Nearby).default([]) })
    .prefault({})
    .meta({ description: "Other units near each side, for auras" }),
  armies: z.strictObject({ attacker: Army.optional(), target: Army.optional() }).prefault({}),
});
export interface Situation extends z.infer<typeof Situation> {}

const attackQuerySchema = z
  .strictObject({
    attacker: Unit,
    target: Unit,
    part: z.string().meta({ description: "The attacker's part that carries it: its own id, or a leader's" }),
    weapon: z.string().meta({ description: "The profile's id" }),
    count: z.int().min(0).meta({ description: "How many of them attack" }),
    situation: Situation.prefault({}),
  })
  .meta({ description: "An attack to be judged" });
/** One weapon profile of one unit against another: what odds, dice and rules are asked about. */
export interface AttackQuery extends DeepReadonly<z.infer<typeof attackQuerySchema>> {}
export const AttackQuery: z.ZodType<
  z.infer<typeof attackQuerySchema>,
  z.input<typeof attackQuerySchema>
> = attackQuerySchema;
