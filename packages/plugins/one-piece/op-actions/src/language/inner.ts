import type { Effect, Schema } from "@riposte/kernel";
import { z } from "zod";
import { Rest, Take } from "./goal.js";
import { Happened } from "./happened.js";
import { Later } from "./words.js";

/** What an ability is made of besides its printed steps; never written in data. */
export const innerSchemas = {
  "op:use": z.strictObject({
    ability: z.string(),
    source: z.int(),
    seat: z.int(),
    timing: z.string().optional(),
    willing: z.boolean().optional(),
    event: z.array(z.int()).optional(),
    other: z.array(z.int()).optional(),
    count: z.int().optional(),
  }),
  "op:begin": z.strictObject({ ability: z.string() }),
  "op:price": (effect: Schema<Effect>) => z.strictObject(priced(effect)),
  "op:paid": (effect: Schema<Effect>) => z.strictObject({ need: z.int(), ...priced(effect) }),
  "op:resolve": z.strictObject({ ability: z.string() }),
  "op:finish": z.strictObject({ ability: z.string() }),
  "op:act": (effect: Schema<Effect>) =>
    z.strictObject({
      step: effect as z.ZodType<Effect>,
      cards: z.array(z.int()),
      choice: z.union([z.string(), z.int()]).optional(),
    }),
  "op:take": z.strictObject({ cards: z.array(z.int()), take: Take }),
  "op:taken": z.strictObject({ cards: z.array(z.int()), take: Take }),
  "op:put-back": z.strictObject({ cards: z.array(z.int()), rest: Rest, of: z.int() }),
  "op:remember": z.strictObject({ happened: Happened }),
  "op:forget": z.strictObject({}),
  "op:due": z.strictObject({ at: Later, seat: z.int() }),
};

const priced = (effect: Schema<Effect>) => ({
  costs: z.array(effect as z.ZodType<Effect>),
  steps: z.array(effect as z.ZodType<Effect>),
  else: z.array(effect as z.ZodType<Effect>),
});
