import { z } from "zod";

const Token = z.string().meta({ description: "A mission token's id" });
const Space = z.string();
const Amount = z.int().min(0);
export const Moment = z.enum(["setup", "start-of-round", "end-of-round"]);

/** What can be done to mission tokens, and the mission rules themselves. */
export const missionEffectSchemas = {
  "mission:rules": z.strictObject({ when: Moment }),
  "mission:rule": z.strictObject({ rule: z.int().min(0).meta({ description: "Its place in the mission's list" }) }),
  "object:place": z.strictObject({ kind: z.string(), space: Space, amount: Amount }),
  "shield:place": z
    .strictObject({ space: Space, health: z.int().min(1) })
    .meta({ description: "An energy shield that can be attacked: no sight passes through its space" }),
  "object:move": z.strictObject({ object: Token, to: Space }),
  "object:damage": z.strictObject({ object: Token, amount: Amount, by: z.string() }),
  "object:remove": z.strictObject({ object: Token }),
  "object:retrieve": z.strictObject({ object: Token, figure: z.string() }),
  "object:drop": z.strictObject({ object: Token, space: Space }),
};

/** Facts about mission tokens. */
export const missionEventSchemas = {
  "object:placed": z.strictObject({ kind: z.string(), space: Space, amount: z.int() }),
  "object:moved": z.strictObject({ object: Token, from: Space, to: Space }),
  "object:damaged": z.strictObject({ object: Token, amount: z.int(), by: z.string() }),
  "object:removed": z.strictObject({ object: Token, kind: z.string() }),
  "object:retrieved": z.strictObject({ object: Token, figure: z.string() }),
  "object:dropped": z.strictObject({ object: Token, space: Space }),
};
