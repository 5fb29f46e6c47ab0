import type { Effect, Schema } from "@riposte/kernel";
import { z } from "zod";
import { Ban, change } from "./change.js";
import { Condition } from "./condition.js";
import { Count, Filter, Num, Selector } from "./expression.js";
import { Duration, Player, Ref } from "./words.js";

const as = Ref.optional().meta({ description: "The name later steps refer to what was chosen by" });
const target = Selector;

/** Where a card goes. */
const Goal = z.strictObject({
  zone: z.enum(["hand", "deck", "trash", "life"]),
  end: z
    .enum(["top", "bottom", "either"])
    .optional()
    .meta({ description: "`either`: the chooser decides, for all together" }),
  faceUp: z.boolean().optional(),
  shuffle: z.literal(true).optional().meta({ description: "Into the deck, which is shuffled" }),
});

/** What is taken from cards looked at. */
export const Take = z.strictObject({
  filter: Filter.optional().meta({ description: "Cards taken under a filter are revealed" }),
  count: Count,
  to: z.union([Goal, z.literal("play"), z.literal("playRested")]),
  as,
});
export type Take = z.infer<typeof Take>;

const Rest = z.strictObject({
  to: z.enum(["top", "bottom", "topOrBottom", "trash", "shuffle", "back"]),
  order: z.enum(["any", "same"]).default("any"),
});

const steps = (effect: Schema<Effect>) => z.array(effect as unknown as z.ZodType<Effect>).min(1);

/** The verbs that act on cards or players; each is an effect of this plugin. */
export const actionSchemas = {
  "op:select": z.strictObject({ target, as }),
  "op:give": z.strictObject({ target, ...change, for: Duration.optional(), as }),
  "op:ko": z.strictObject({ target, as }),
  "op:move": z.strictObject({ target, to: Goal, as }),
  "op:rest": z.strictObject({ target, as }),
  "op:stand": z.strictObject({ target, as }),
  "op:play": z.strictObject({
    target,
    rested: z.boolean().optional(),
    pay: Num.optional().meta({ description: "The cost is paid, less so much; free when absent" }),
    as,
  }),
  "op:giveDon": z.strictObject({
    target,
    count: Num,
    from: z.enum(["rested", "active", "any"]),
    as,
  }),
  "op:flip": z.strictObject({ target, face: z.enum(["up", "down"]), as }),
  "op:reveal": z.strictObject({ target, as }),
};

/** The verbs without cards to choose. */
export const plainSchemas = {
  "op:draw": z.strictObject({ count: Num, player: Player.default("you") }),
  "op:addDon": z.strictObject({ count: Num, state: z.enum(["active", "rested"]), player: Player.default("you") }),
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
    reveal: z.literal(true).optional().meta({ description: "Everybody sees them" }),
    take: z.array(Take).default([]),
    rest: Rest,
    as,
  }),
  "op:shuffle": z.strictObject({ player: Player.default("you") }),
  "op:bar": z.strictObject({ player: Player, cannot: Ban, for: Duration }),
  "op:activate": z
    .strictObject({ timing: z.enum(["main", "counter", "onPlay", "whenAttacking", "onKo", "activateMain"]) })
    .meta({ description: "Activates this card's ability of another timing, with its own costs" }),
  "op:damage": z.strictObject({ player: Player, count: Num }),
};

/** Structure: conditions, choices and repetition; they hold steps. */
export const structureSchemas = {
  "op:if": (effect: Schema<Effect>) =>
    z.strictObject({ condition: Condition, steps: steps(effect), else: steps(effect).optional() }),
  "op:choose": (effect: Schema<Effect>) =>
    z.strictObject({
      player: Player.default("you"),
      options: z
        .array(z.strictObject({ gist: z.string(), condition: Condition.optional(), steps: steps(effect) }))
        .min(2),
    }),
  "op:may": (effect: Schema<Effect>) =>
    z.strictObject({
      player: Player.default("you"),
      costs: steps(effect).optional(),
      steps: steps(effect),
      else: steps(effect).optional(),
    }),
  "op:repeat": (effect: Schema<Effect>) => z.strictObject({ times: Num, steps: steps(effect) }),
};

/** What an ability is made of besides its printed steps; never written in data. */
export const innerSchemas = {
  "op:use": z.strictObject({
    ability: z.string(),
    source: z.int(),
    seat: z.int(),
    willing: z.boolean().optional(),
    event: z.unknown().optional(),
  }),
  "op:begin": z.strictObject({ ability: z.string() }),
  "op:pay": (effect: Schema<Effect>) =>
    z.strictObject({ step: effect as unknown as z.ZodType<Effect>, ability: z.string() }),
  "op:paid": z.strictObject({ need: z.int(), ability: z.string() }),
  "op:resolve": z.strictObject({ ability: z.string() }),
  "op:finish": z.strictObject({}),
  "op:bind": z.strictObject({ as: z.string(), value: z.unknown() }),
  "op:act": (effect: Schema<Effect>) =>
    z.strictObject({
      step: effect as unknown as z.ZodType<Effect>,
      cards: z.array(z.int()),
      end: z.string().optional(),
    }),
  "op:take": z.strictObject({ cards: z.array(z.int()), take: Take, player: Player }),
  "op:taken": z.strictObject({ cards: z.array(z.int()), take: Take }),
  "op:put-back": z.strictObject({ cards: z.array(z.int()), rest: Rest, of: z.int() }),
  "op:forget": z.strictObject({}),
};
