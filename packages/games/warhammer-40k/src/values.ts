import { z } from "zod";

const unit = z.string().meta({ description: "A unit's id" });

/** Numbers that plugins may change, always with a reason. Numbers of attacks are facts, not values: see `attack/fact.ts`. */
export const values = {
  // more than 0 where the unit may do this, such as advanceAndShoot; with a weapon, whether this one may be used for it
  "unit:may": {
    subject: z.strictObject({ unit, action: z.string(), part: z.string().optional(), weapon: z.string().optional() }),
  },
  // Feel No Pain of a part outside attacks; 7 and more is none
  "unit:feel-no-pain": {
    subject: z.strictObject({ unit, part: z.string(), against: z.enum(["all", "mortal", "psychic"]) }),
  },
  // M, OC and Ld after everything in force
  "unit:stat": { subject: z.strictObject({ unit, stat: z.enum(["M", "OC", "Ld"]) }) },
  // added to a roll that is not part of an attack
  "unit:roll": {
    subject: z.strictObject({
      unit,
      roll: z.enum(["advance", "charge", "battle-shock", "hazardous"]),
      part: z.string().optional().meta({ description: "Whose weapon is tested" }),
      weapon: z.string().optional(),
      targets: z.array(z.string()).optional().meta({ description: "Units that are charged" }),
    }),
  },
};
