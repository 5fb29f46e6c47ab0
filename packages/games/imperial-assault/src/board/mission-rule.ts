import { z } from "zod";
import { byColour, TokenColour } from "./mission-token.js";

const Id = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const Points = z.int().positive().max(40);

/** What a player must control: a named area, every token of a kind, the terminals, or one space. */
export const Controlled = z.union([
  z.strictObject({ area: Id }),
  z.strictObject({ token: Id }),
  z.strictObject({ terminals: z.literal(true) }),
  z.strictObject({ space: z.string().max(20) }),
]);
export type Controlled = z.infer<typeof Controlled>;

const Amount = z
  .union([z.int().nonnegative().max(99), z.strictObject({ handSizeOf: z.enum(["initiative", "opponent"]) })])
  .meta({ description: "A number, or the number of command cards in a player's hand" });

const Power = byColour(z.enum(["hit", "surge", "block", "evade"])).meta({
  description: "The power token for each colour",
});

const inRound = {
  when: z.enum(["setup", "start-of-round", "end-of-round"]).meta({ description: "The moment of the round it happens" }),
  follows: z
    .literal(true)
    .optional()
    .meta({ description: "The next part of the rule before it; only whole rules are put in order by a player" }),
};
const Token = Id;
const on = Id.meta({ description: "The kind of token they are put on" });
const spaces = z.int().positive().max(30);

const rule = <Type extends string, Fields extends z.core.$ZodLooseShape>(type: Type, fields: Fields) =>
  z.strictObject({ type: z.literal(type), ...inRound, ...fields });

const missionRuleSchema = z.discriminatedUnion("type", [
  rule("place-tokens", {
    token: Token,
    at: z.string().max(20).meta({ description: "The space that holds the pile" }),
    amount: Amount,
    keep: z.boolean().default(true).meta({ description: "Whether tokens of earlier rounds stay" }),
  }),
  rule("put-on", { token: Token, on, amount: Amount }),
  rule("reveal-colours", {
    colours: z.array(TokenColour).min(2).max(5).meta({ description: "Set aside face down; each player reveals one" }),
    token: Token,
    on,
  }),
  rule("put-power", { on, power: Power }),
  rule("gain-power", { on, power: Power }),
  rule("share-power", { on, vp: Points.meta({ description: "Points for each one controlled" }) }),
  rule("move-tokens", { token: Token, spaces, toward: z.enum(["nearest-figure"]) }),
  rule("push-in-turn", { token: Token, spaces, toward: z.enum(["most-figures"]) }),
  rule("return-claimed", { token: Token }),
  rule("push-controlled", { token: Token, spaces }),
  rule("swap-tokens", { token: Token }),
  rule("open-doors", { control: Controlled }),
  rule("damage-adjacent-figures", { token: Token, amount: z.int().positive().max(20) }),
  rule("score-control", {
    control: Controlled,
    vp: z
      .union([Points, byColour(Points)])
      .meta({ description: "Points per controlled thing, or by the side it shows" }),
  }),
  rule("score-carried", {
    token: Token,
    vp: Points.meta({ description: "Points for each one carried in the carrier's own zone" }),
    discard: z.boolean().default(false).meta({ description: "Whether what was scored leaves the mission" }),
  }),
  rule("score-held", { token: Token, on, vp: Points.meta({ description: "Points for each one taken off" }) }),
  rule("count-control", {
    control: Controlled,
    vpPerToken: Points.meta({ description: "Points the controller counts as having for each token" }),
    token: Token,
    until: z.enum(["end-of-round", "end-of-next-round"]),
  }),
  z.strictObject({
    type: z.literal("count-in-zone"),
    when: z.literal("always"),
    token: Token,
    vp: Points.meta({ description: "Points a player counts as having for each one in the own zone" }),
  }),
]);
/** One mission rule as data, or a further part of the one before it. */
export type MissionRule = z.infer<typeof missionRuleSchema>;
export const MissionRule: z.ZodType<MissionRule> = missionRuleSchema;

/** The rules of one type. */
export type RuleOf<Type extends MissionRule["type"]> = Extract<MissionRule, { readonly type: Type }>;
