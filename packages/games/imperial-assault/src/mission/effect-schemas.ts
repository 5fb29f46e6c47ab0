import { z } from "zod";

const Token = z.string().meta({ description: "A mission token's id" });
const Space = z.string();
const Amount = z.int().min(0);
const Seat = z.int().min(0).max(1);
const Held = z.string().meta({ description: "The kind of token that is put on another" });
const Power = z.enum(["hit", "surge", "block", "evade"]);
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
  "object:turn": z
    .strictObject({ object: Token, seat: Seat })
    .meta({ description: "A player turns it over; how often in a round the mission says" }),
  "object:put": z
    .strictObject({ object: Token, held: Held, amount: Amount })
    .meta({ description: "Tokens are put on it" }),
  "object:clear": z.strictObject({ object: Token, held: Held }).meta({ description: "Tokens are taken off it" }),
  "object:swap": z.strictObject({ objects: z.tuple([Token, Token]) }).meta({ description: "They change places" }),
  "object:explode": z.strictObject({ space: Space, damage: Amount }),
  "mission:reveal": z
    .strictObject({ rule: z.int().min(0) })
    .meta({ description: "Each player reveals a colour at random" }),
  "mission:recount": z
    .strictObject({})
    .meta({ description: "Tokens in a zone count as points for its player, wherever they are now" }),
  "creature:credit": z
    .strictObject({ card: z.string(), seat: Seat, vp: z.int() })
    .meta({ description: "A player has defeated a figure of the mission" }),
  "creature:place": z
    .strictObject({ card: z.string(), space: Space, seat: Seat })
    .meta({ description: "A player puts a figure it claimed back on the map" }),
  "power:earn": z
    .strictObject({ figure: z.string(), power: Power })
    .meta({ description: "The mission gives a figure a power token" }),
  "power:share": z
    .strictObject({ object: Token, seat: Seat })
    .meta({ description: "The power tokens on it go to friendly figures on or next to it" }),
};

/** Facts about mission tokens. */
export const missionEventSchemas = {
  "object:placed": z.strictObject({ kind: z.string(), space: Space, amount: z.int() }),
  "object:moved": z.strictObject({ object: Token, from: Space, to: Space }),
  "object:damaged": z.strictObject({ object: Token, amount: z.int(), by: z.string() }),
  "object:removed": z.strictObject({ object: Token, kind: z.string() }),
  "object:retrieved": z.strictObject({ object: Token, figure: z.string() }),
  "object:dropped": z.strictObject({ object: Token, space: Space }),
  "object:turned": z.strictObject({ object: Token, seat: Seat, side: z.string() }),
  "object:loaded": z.strictObject({ object: Token, held: Held, amount: z.int() }),
  "object:cleared": z.strictObject({ object: Token, held: Held, amount: z.int() }),
  "object:swapped": z.strictObject({ objects: z.tuple([Token, Token]) }),
  "mission:revealed": z.strictObject({ seat: Seat, colour: z.string() }),
  "creature:claimed": z.strictObject({ card: z.string(), seat: Seat }),
  "creature:placed": z.strictObject({ figure: z.string(), space: Space, seat: Seat }),
  "power:earned": z.strictObject({ figure: z.string(), power: Power }),
  "power:shared": z.strictObject({
    seat: Seat,
    among: z.array(z.string()),
    power: Power,
    count: z.int().min(1),
  }),
};
