import { z } from "zod";
import { change, rule } from "./change.js";
import { Count, Filter, Num, Selector } from "./expression.js";
import { Duration, Player, Ref, Whose } from "./words.js";

const as = Ref.optional().meta({ description: "The name later steps refer to what was chosen by" });
const target = Selector;
const upTo = z.literal(true).optional().meta({ description: "Or less, down to none" });

/** Where a card goes. */
const goalSchema = z.strictObject({
  zone: z.enum(["hand", "deck", "trash", "life"]),
  end: z
    .enum(["top", "bottom", "either"])
    .optional()
    .meta({ description: "`either`: the chooser decides, for all together" }),
  faceUp: z.boolean().optional(),
  shuffle: z.literal(true).optional().meta({ description: "Into the deck, which is shuffled" }),
});
export interface Goal extends z.infer<typeof goalSchema> {}
export const Goal: z.ZodType<Goal> = goalSchema;

/** What is taken from cards looked at. */
const takeSchema = z.strictObject({
  filter: Filter.optional().meta({ description: "Cards taken under a filter are revealed" }),
  count: Count,
  to: z.union([Goal, z.literal("play"), z.literal("playRested")]),
  as,
});
export interface Take extends z.infer<typeof takeSchema> {}
export const Take: z.ZodType<Take> = takeSchema;

/** Where the cards looked at go that nobody took. */
const restSchema = z.strictObject({
  to: z.enum(["top", "bottom", "topOrBottom", "trash", "shuffle", "back"]),
  order: z.enum(["any", "same"]).default("any"),
});
export interface Rest extends z.infer<typeof restSchema> {}
export const Rest: z.ZodType<Rest> = restSchema;

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
    upTo,
    from: z
      .enum(["rested", "active", "any", "given"])
      .meta({ description: "Of the cost area of the card's owner; `given`: those of other cards" }),
    as,
  }),
  "op:detachDon": z
    .strictObject({ target, count: Num, as })
    .meta({ description: "DON!! given to a card go back to the cost area, rested" }),
  "op:flip": z.strictObject({ target, face: z.enum(["up", "down"]), as }),
  "op:reveal": z.strictObject({ target, as }),
  "op:redirect": z.strictObject({ target, as }).meta({ description: "The running attack goes there" }),
  "op:useEvent": z.strictObject({ target, timing: z.enum(["main", "counter"]), as }).meta({
    description: "An Event's effect: from the hand the Event is activated for free, from elsewhere it is not",
  }),
};

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
    reveal: z.literal(true).optional().meta({ description: "Everybody sees them" }),
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
