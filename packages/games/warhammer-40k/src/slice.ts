import { type Visibility, visible } from "@riposte/kernel";
import { z } from "zod";
import { AttackDescription } from "./attack/description.js";
import { AttackFacts } from "./attack/fact.js";
import { markShape, Situation } from "./attack/query.js";
import { Lasting } from "./battle/duration.js";
import { Objective } from "./battle/objectives.js";
import { Prize } from "./battle/prizes.js";
import { Terrain } from "./battle/terrain.js";
import { Quantity } from "./dice/quantity.js";
import { Terms } from "./edition/terms.js";
import { Army, Grant } from "./unit/ability.js";
import { Unit } from "./unit/unit.js";

const Count = z.int().min(0);
const Seat = z.int().min(0).max(1);

export const PHASES = ["command", "movement", "shooting", "charge", "fight"] as const;
export const Phase = z.enum(PHASES);
export type Phase = z.infer<typeof Phase>;

/** Weapons aimed at a unit before any dice. */
const declaredSchema = z.strictObject({
  part: z.string(),
  weapon: z.string(),
  count: Count,
  partly: z
    .strictObject({ attacks: z.int().min(1), weapons: Count })
    .optional()
    .meta({ description: "Attacks of weapons that attack others too, and how many of these end here" }),
  target: z.string(),
  targetModels: Count.meta({ description: "Models of the target when it was selected" }),
  from: z.string().optional().meta({ description: "The friendly unit it is measured from, by Linked Fire" }),
});
export interface Declared extends z.infer<typeof declaredSchema> {}
export const Declared: z.ZodType<Declared> = declaredSchema;

/** One die on the table. */
export const TableDie = z.strictObject({
  face: z.int().min(1).max(6),
  rerolled: z.boolean(),
  needed: z.int().optional().meta({ description: "What this one must reach, where its Strength was rolled" }),
});

export type TableDie = z.infer<typeof TableDie>;

/** The attack under way: one profile against one unit, or one deferred devastating wound. */
const attackSchema = z.strictObject({
  declared: Declared,
  facts: AttackFacts.meta({ description: "What rules have said so far" }),
  description: AttackDescription.nullable().meta({ description: "Null until all rules have spoken" }),
  rolling: z.enum(["none", "attacks", "hit", "wound", "save", "damage"]),
  dice: z.array(TableDie).meta({ description: "The dice of the roll being made" }),
  attacks: Count,
  hits: Count,
  needs: z.array(z.int()).meta({ description: "What each wound roll must reach, where its Strength was rolled" }),
  wounds: Count,
  allocated: z.strictObject({ part: z.string(), models: z.string() }).nullable(),
  damage: Count.nullable(),
  isMortal: z.boolean().meta({ description: "Inflicts mortal wounds: no save, nothing spills" }),
  beside: z.array(Declared).optional().meta({ description: "Other weapons of the pool: their attacks are identical" }),
});
export interface Attack extends z.infer<typeof attackSchema> {}
export const Attack: z.ZodType<Attack> = attackSchema;

/** Devastating wounds of one attack. */
const deferredSchema = z.strictObject({ declared: Declared, description: AttackDescription, wounds: z.int().min(1) });
interface Deferred extends z.infer<typeof deferredSchema> {}
const Deferred: z.ZodType<Deferred> = deferredSchema;

/** Mortal wounds that a unit inflicts. */
export const Inflicted = z.strictObject({
  unit: z.string(),
  count: Quantity,
  by: z.string(),
  spill: z.boolean().meta({ description: "What is left when a model dies goes to the next" }),
});

/** Why a unit attacks. */
export const VolleyKind = z.enum(["shooting", "fight", "overwatch"]);

/** A unit's attacks, from the choice of targets to the last deferred wound. */
const volleySchema = z.strictObject({
  unit: z.string(),
  seat: Seat,
  kind: VolleyKind,
  waiting: z.array(Declared),
  target: z.string().nullable().meta({ description: "The unit whose attacks are being resolved" }),
  attack: Attack.nullable(),
  deferred: z.array(Deferred).meta({ description: "Devastating wounds, allocated after all other attacks" }),
  parted: z
    .array(Deferred)
    .optional()
    .meta({ description: "Wounds that are a pool of their own, rolled for after the others of their attack" }),
  aside: z
    .array(Attack)
    .optional()
    .meta({ description: "Attacks that are counted, while those of another weapon of the pool are" }),
  unlike: z.array(z.string()).optional().meta({ description: "Weapons that turned out not to be of the pool" }),
  spent: z.array(z.string()).optional().meta({ description: "Single re-rolls of the activation that are used up" }),
  mortals: z.array(Inflicted).meta({ description: "Mortal wounds in addition, suffered after all attacks" }),
});
export interface Volley extends z.infer<typeof volleySchema> {}
export const Volley: z.ZodType<Volley> = volleySchema;

/** A mark on the table, with its expiry. */
export const TableMark = z.strictObject({ ...markShape, until: Lasting });

/** Abilities a unit has for a while. */
export const InForce = z.strictObject({ unit: z.string(), owner: Seat, grant: Grant, until: Lasting });

/** A Hazardous weapon to be tested. */
export const Hazard = z.strictObject({ unit: z.string(), part: z.string(), weapon: z.string(), count: z.int().min(1) });
export type Hazard = z.infer<typeof Hazard>;

/** Guns of embarked models that a transport fires for a phase. */
export const Loan = z.strictObject({
  transport: z.string(),
  unit: z.string(),
  part: z.string(),
  models: z.string(),
  weapon: z.string(),
  count: z.int().min(1),
});
export type Loan = z.infer<typeof Loan>;

/** Rolls that are not part of an attack. */
export const RollKind = z.enum(["advance", "charge", "desperate-escape", "hazardous"]);

const Side = z.strictObject({
  army: Army,
  commandPoints: Count,
  gained: Count.meta({ description: "Command points gained this round beside the automatic one" }),
  victoryPoints: Count,
});

/** Everything on the table. */
const tableSchema = z.strictObject({
  terms: Terms.optional().meta({ description: "What its edition says; the 10th when left out" }),
  round: Count,
  first: Seat.meta({ description: "Who has the first turn" }),
  turn: Seat.meta({ description: "The active player" }),
  phase: Phase,
  begins: Phase.nullable().meta({ description: "The phase a written position starts with" }),
  lanes: z.int().min(1),
  zone: Count.meta({ description: "Inches of the deployment zones" }),
  terrain: z.array(Terrain),
  objectives: z.array(Objective),
  musters: z.boolean().meta({ description: "Infiltrators and Scouts act before the first round" }),
  units: z.record(z.string(), Unit),
  sides: z.array(Side).length(2),
  marks: z.array(TableMark).meta({ description: "Results of choices, with their expiry" }),
  inForce: z.array(InForce).meta({ description: "Stratagems and other lasting grants" }),
  rerolls: z.array(Situation.shape.rerolls).length(2).meta({ description: "What each seat uses full re-rolls for" }),
  acting: z.string().nullable().meta({ description: "The unit selected to act" }),
  aims: z.array(Declared).meta({ description: "Targets chosen so far, before the attacks are declared" }),
  volleys: z.array(Volley),
  roll: z.strictObject({ kind: RollKind, unit: z.string(), dice: z.array(TableDie) }).nullable(),
  hazards: z.array(Hazard).meta({ description: "Hazardous tests to be made" }),
  loans: z.array(Loan).meta({ description: "Guns that transports have borrowed this phase" }),
  tests: z.array(z.string()).meta({ description: "Units that still take a Battle-shock test" }),
  testing: z.strictObject({ unit: z.string(), passed: z.boolean() }).nullable(),
  rushed: z.array(z.string()).meta({ description: "Units that declared a charge this phase" }),
  prizes: z.array(Prize).optional().meta({ description: "What brings points, where an edition says it" }),
  fight: z.strictObject({
    step: z.enum(["first", "rest"]),
    seat: Seat.meta({ description: "Who selects next" }),
    next: z.string().nullable().meta({ description: "The unit that fights next, by Counter-offensive" }),
    met: z.array(z.string()).optional().meta({ description: "Who was engaged when fights began, where that counts" }),
  }),
});
export interface Table extends z.infer<typeof tableSchema> {}
export const Table: z.ZodType<Table> = tableSchema;

const { all } = visible;

/** Nothing in this game is hidden. */
export const visibility: Visibility<Table> = {
  terms: all,
  round: all,
  first: all,
  turn: all,
  phase: all,
  begins: all,
  units: all,
  sides: all,
  marks: all,
  inForce: all,
  rerolls: all,
  acting: all,
  aims: all,
  volleys: all,
  lanes: all,
  zone: all,
  terrain: all,
  objectives: all,
  musters: all,
  roll: all,
  hazards: all,
  loans: all,
  tests: all,
  testing: all,
  rushed: all,
  prizes: all,
  fight: all,
};
