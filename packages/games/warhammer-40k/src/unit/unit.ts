import { boundedRecord } from "@riposte/kernel/data";
import { z } from "zod";
import { Ability, Grant } from "./ability.js";
import { Build } from "./build.js";
import { WeaponProfile } from "./weapon.js";

const Count = z.int().min(0).max(10_000);
const HowMany = z.int().min(0).max(100);
const Name = z.string().max(200);
const Id = Name.min(1);

/** Models of a unit that are alike: the same characteristics and the same weapons. At most one of them is wounded. */
const modelsSchema = z.strictObject({
  id: Id,
  name: Name.optional(),
  count: HowMany.meta({ description: "How many are alive" }),
  starting: HowMany.optional().meta({ description: "How many there were; as many as `count` when left out" }),
  M: Count.default(6),
  T: z.int().min(1).max(100),
  Sv: z.int().min(2).max(7),
  invulnerable: z.int().min(2).max(6).nullable().default(null),
  W: z.int().min(1).max(1000),
  Ld: z.int().min(4).max(9).default(7),
  OC: Count.default(1),
  keywords: z.array(Name).max(100).default([]).meta({ description: "Beyond those of the unit" }),
  weapons: z
    .array(z.strictObject({ weapon: Name, each: z.int().min(1).max(20).default(1) }))
    .max(50)
    .default([])
    .meta({ description: "What each of them carries" }),
  wargear: z.array(Name).max(20).optional().meta({
    description: "Wargear of the unit that they bear; what none name belongs to all",
  }),
  dying: z
    .literal(true)
    .optional()
    .meta({ description: "Slain, and still there until their unit has fought: nothing is allocated to them" }),
  lost: Count.default(0).meta({ description: "Wounds lost by the wounded one" }),
  allocated: z.boolean().default(false).meta({ description: "An attack was allocated to one of them this phase" }),
});
export interface Models extends z.infer<typeof modelsSchema> {}
export const Models: z.ZodType<Models> = modelsSchema;

/** What a unit has done and is under; phases change it, rules read it. */
const combatStateSchema = z.strictObject({
  moved: z.enum(["none", "stationary", "normal", "advance", "fallBack", "setUp"]).default("none"),
  charged: z.boolean().default(false),
  shot: z.boolean().default(false),
  fought: z.boolean().default(false),
  battleShocked: z.boolean().default(false),
  cover: z.boolean().default(false).meta({ description: "Has the Benefit of Cover" }),
  used: z.array(Name).max(200).default([]).meta({ description: "One Shot weapons and once-per-battle abilities used" }),
  custom: boundedRecord(Name, z.union([z.boolean(), z.number().min(-1_000_000).max(1_000_000), Name]), 100).default({}),
});
export interface CombatState extends z.infer<typeof combatStateSchema> {}
export const CombatState: z.ZodType<CombatState> = combatStateSchema;

/** Where a unit stands: inches from the edge of seat 0 along a lane; null off the table. */
const placeSchema = z.strictObject({ along: z.int().min(-100).max(200), lane: z.int().min(0).max(99) });
export interface Place extends z.infer<typeof placeSchema> {}
export const Place: z.ZodType<Place> = placeSchema;

/**
 * A unit: a datasheet as data, in an army, on the table and in a query alike. Attached leaders are units inside it.
 * What is only known in play has defaults, so that a datasheet file may leave it out.
 */
export const Unit = z
  .strictObject({
    id: Id,
    name: Name.optional(),
    datasheet: Name.optional().meta({ description: "The datasheet it was taken from; its id when left out" }),
    faction: Name.optional().meta({ description: "Whose datasheet it is" }),
    seat: z.int().min(0).max(1).default(0),
    points: Count.default(0),
    keywords: z.array(Name).max(100).default([]),
    models: z.array(Models).min(1).max(50),
    weapons: z.array(WeaponProfile).max(100).default([]),
    abilities: z.array(Ability).max(100).default([]),
    wargear: z.array(Grant).max(50).default([]),
    enhancements: z.array(Grant).max(50).default([]),
    leads: z.array(Name).max(200).optional().meta({ description: "Datasheets it can lead, where it is a leader" }),
    supports: z
      .array(Name)
      .max(200)
      .optional()
      .meta({ description: "Datasheets it joins beside their leader, where it is a Support" }),
    joins: z
      .array(Name)
      .max(200)
      .optional()
      .meta({ description: "Leaders beside whom it may lead a unit too: their datasheets" }),
    build: Build.optional().meta({ description: "Of a datasheet: sizes, costs and wargear to choose from" }),
    capacity: Count.optional().meta({ description: "Models it carries, where it is a transport" }),
    place: Place.nullable().default(null),
    aboard: Name.nullable().default(null).meta({ description: "The transport it is in: its id" }),
    combat: CombatState.prefault({}),
    get leaders(): z.ZodDefault<z.ZodArray<typeof Unit>> {
      return z.array(Unit).max(10).default([]);
    },
  })
  .meta({ id: "Unit", description: "A unit of Warhammer 40,000" });
export type Unit = z.infer<typeof Unit>;
