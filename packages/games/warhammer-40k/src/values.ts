import type { ValueDeclaration } from "@riposte/kernel";
import { z } from "zod";

const unit = z.string().meta({ description: "A unit's id" });

type Values = Readonly<Record<string, ValueDeclaration<unknown>>>;

/** What plugins may change, always with a reason. Numbers of attacks are facts, not values: see `attack/fact.ts`. */
export const values = {
  "unit:may": {
    kind: "flag",
    subject: z.strictObject({ unit, action: z.string(), part: z.string().optional(), weapon: z.string().optional() }),
    means: "May it do this, such as advanceAndShoot? With a weapon: may this one be used for it?",
  },
  "unit:feel-no-pain": {
    kind: "number",
    subject: z.strictObject({ unit, part: z.string(), against: z.enum(["all", "mortal", "psychic"]) }),
    means: "Feel No Pain of a part outside attacks; 7 and more is none",
  },
  "unit:stat": {
    kind: "number",
    subject: z.strictObject({ unit, stat: z.enum(["M", "OC", "Ld", "detection"]) }),
    means: "M, OC, Ld and how far it is seen where it hides, after everything in force",
  },
  "unit:roll": {
    kind: "number",
    subject: z.strictObject({
      unit,
      roll: z.enum(["advance", "charge", "battle-shock", "hazardous"]),
      part: z.string().optional().meta({ description: "Whose weapon is tested" }),
      weapon: z.string().optional(),
      targets: z.array(z.string()).optional().meta({ description: "Units that are charged" }),
    }),
    means: "What is added to a roll that is not part of an attack",
  },
} satisfies Values;
