import { z } from "zod";
import { Quantity } from "../dice/quantity.js";
import { Ability } from "./ability.js";

const Threshold = z.int().min(2).max(6);
/** Attacks, Strength and Damage are never printed below 1 (rules 2). */
const AtLeastOne = Quantity.refine(
  ({ dice, plus }) => dice + plus >= 1,
  "At least 1: nothing attacks, wounds or harms with less.",
);

/** One profile of a weapon. Profiles of the same `weapon` are modes: a model uses one of them. */
const weaponProfileSchema = z
  .strictObject({
    id: z.string().min(1).max(200),
    name: z.string().max(200).optional(),
    weapon: z
      .string()
      .max(200)
      .optional()
      .meta({ description: "The weapon this is a mode of; its own id when left out" }),
    type: z.enum(["ranged", "melee"]),
    range: z
      .int()
      .min(0)
      .max(1000)
      .nullable()
      .default(0)
      .meta({ description: "In inches; 0 for melee, null where a gun has none and reaches everything" }),
    A: AtLeastOne.meta({ description: "Attacks" }),
    skill: Threshold.nullable().meta({ description: "BS or WS; null where no hit roll is made" }),
    S: AtLeastOne.meta({ description: "Strength" }),
    AP: z.int().min(-6).max(0).default(0),
    D: AtLeastOne.meta({ description: "Damage" }),
    hunts: z
      .array(z.string().max(200))
      .min(1)
      .max(20)
      .optional()
      .meta({ description: "Only units with one of these keywords are its targets: a Hunter profile" }),
    abilities: z
      .array(Ability)
      .max(50)
      .default([])
      .meta({ description: 'As printed: "Sustained Hits 1", or with their mechanics' }),
  })
  .meta({ description: "A weapon profile" });
export interface WeaponProfile extends z.infer<typeof weaponProfileSchema> {}
export const WeaponProfile: z.ZodType<WeaponProfile> = weaponProfileSchema;

/** What models carry: a weapon's id, or a profile's where it has one. */
export const weaponOf = ({ weapon, id }: Pick<WeaponProfile, "weapon" | "id">): string => weapon ?? id;
