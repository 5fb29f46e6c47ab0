import { z } from "zod";
import { upTo } from "./actions.js";
import { rule } from "./change.js";
import { Count, Num } from "./expression.js";
import { as, Rest, Take } from "./goal.js";
import { Duration, Player, Ref, Whose } from "./words.js";

/** The verbs without cards to choose. */
export const plainSchemas = {
  "op:draw": z.strictObject({ count: Num, upTo, player: Player.default("you") }),
  "op:addDon": z.strictObject({ count: Num, upTo, state: z.enum(["active", "rested"]), player: Player.default("you") }),
  "op:restDon": z.strictObject({ count: Num, player: Player.default("you") }),
  "op:returnDon": z.strictObject({
    count: Count,
    player: Player.default("you").meta({ description: "Whose DON!!; that player chooses which" }),
    active: z.literal(true).optional().meta({ description: "Only active ones" }),
  }),
  "op:look": z.strictObject({
    of: Player.default("you"),
    zone: z.enum(["deck", "life", "hand"]),
    count: z.union([Num, z.literal("all")]),
    reveal: z.literal(true).optional().meta({ description: "Both players see them" }),
    take: z.array(Take).default([]),
    rest: Rest,
    as,
  }),
  "op:shuffle": z.strictObject({ player: Player.default("you") }),
  "op:rule": z.strictObject({ player: Whose, ...rule, for: Duration.optional() }),
  "op:activate": z
    .strictObject({ timing: z.enum(["main", "counter", "onPlay", "whenAttacking", "onKo", "activateMain"]) })
    .meta({ description: "Activates this card's ability of another timing, with its own costs" }),
  "op:damage": z.strictObject({ player: Player, count: Num }),
  "op:number": z.strictObject({ as: Ref, value: Num }).meta({ description: "Names a number for later" }),
  "op:chooseNumber": z.strictObject({ as: Ref, min: Num, max: Num, player: Player.default("you") }),
  "op:extraTurn": z.strictObject({ player: Player.default("you") }),
  "op:win": z.strictObject({ player: Player.default("you") }),
  "op:lose": z.strictObject({ player: Player.default("you") }),
};
