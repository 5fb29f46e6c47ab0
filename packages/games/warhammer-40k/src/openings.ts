import { z } from "zod";
import { Loan } from "./slice.js";

const UnitId = z.string().meta({ description: "A unit's id" });
const OfUnit = z.strictObject({ unit: UnitId });
const Weapon = z.strictObject({ part: z.string(), weapon: z.string() });
const Strike = Weapon.extend({ models: z.string().optional(), extra: z.boolean().optional() });
const none = z.null();

/** What seats are asked, and what about. */
export const questions = {
  // before the battle
  "wh:hover": OfUnit,
  "wh:infiltrate": OfUnit,
  "wh:scout": OfUnit,
  // movement
  "wh:mover": none,
  "wh:move": none,
  "wh:destination": none,
  "wh:embark": none,
  "wh:disembark": none,
  "wh:bail-out": OfUnit,
  "wh:arrival": none,
  "wh:arrive": OfUnit,
  "wh:lose": OfUnit.extend({ models: z.int().min(0) }),
  // shooting
  "wh:shooter": none,
  "wh:firing-deck": Loan.omit({ count: true }),
  "wh:target": Weapon,
  "wh:target-split": Weapon,
  // charging and fighting
  "wh:charger": none,
  "wh:charge": none,
  "wh:fighter": none,
  "wh:pile-in": none,
  "wh:consolidate": none,
  "wh:strike": Strike,
  "wh:strike-split": Strike,
  // attacks
  "wh:attack": none,
  "wh:allocate": none,
  "wh:precision": none,
  "wh:mortal": OfUnit.extend({ wounds: z.int().min(0), spill: z.boolean() }),
};

export const procedures = {
  battle: none,
  round: none,
  turn: none,
  command: none,
  movement: none,
  shooting: none,
  charge: none,
  fight: none,
  move: none,
  arrival: none,
  shoot: z
    .strictObject({ unit: UnitId, kind: z.literal("overwatch"), only: UnitId })
    .nullable()
    .meta({ description: "Without variables the unit selected in the phase shoots" }),
  rush: z
    .strictObject({ unit: UnitId, targets: z.array(UnitId), heroic: z.boolean(), most: z.int().optional() })
    .nullable(),
  melee: none,
  hazard: none,
  volley: none,
  attack: none,
};

export const scopes = ["round", "turn", "phase", "activation", "volley", "attack"] as const;
