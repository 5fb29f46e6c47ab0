import { z } from "zod";

const Card = z.int().min(1).max(48);

/** The ids, in the order of execution: eleven automatic abilities, then eleven a player chooses. */
export const ABILITY_IDS = [
  "beginGame",
  "beginTurn",
  "takeCandy",
  "scoreCard",
  "start",
  "endTurnBegin",
  "sequenceRule",
  "drinkCofee",
  "endTurnEnd",
  "gameEndWin",
  "gameEndLose",
  "drawTwo",
  "cardsIntoPast",
  "drawOne",
  "drawOne3x",
  "exchangeCard",
  "cardsFromPast",
  "cardIntoFuture",
  "exchangePresentCardOrder",
  "resetCandies",
  "allCardsIntoFuture",
  "belowTheStack",
] as const;
export type AbilityId = (typeof ABILITY_IDS)[number];
export const AbilityId: z.ZodType<AbilityId> = z.enum(ABILITY_IDS);

/** The phases abilities belong to. */
export const Phase = z.enum([
  "GAME_START",
  "TURN_START",
  "USER_INPUT_REQUIRED",
  "TURN_END",
  "GAME_END_VICTORY",
  "GAME_END_LOSE",
]);
export type Phase = z.infer<typeof Phase>;

const Decision = z.enum(["activate", "card-after-draw", "count", "one-card", "order", "source", "two-cards"]);

/** One row of the ability table. */
const abilitySchema = z
  .strictObject({
    id: AbilityId,
    kind: z.enum(["automatic", "manual"]),
    phase: Phase,
    order: z.int().meta({ description: "Place in the order of execution" }),
    candy: z.int().min(0).meta({ description: "Candy paid for one use" }),
    limit: z.int().min(0).meta({ description: "Candy slots on a card with this ability; 0 where none is paid" }),
    usesPerTurn: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: "The limit per turn under house rules; null without one" }),
    cards: z.array(Card),
    next: z.array(z.int()).meta({ description: "Orders of the abilities that may follow; -1 is the end" }),
    decisions: z.array(Decision),
    gist: z.string(),
  })
  .meta({ description: "An ability of Finished!" });
export interface AbilityFact extends z.infer<typeof abilitySchema> {}
export const AbilityFact: z.ZodType<AbilityFact> = abilitySchema;

/** A card: its ability and how many candies it can hold. */
const cardSchema = z.strictObject({
  number: Card,
  ability: AbilityId,
  slots: z.int().min(0).max(3),
});
export interface CardFact extends z.infer<typeof cardSchema> {}
export const CardFact: z.ZodType<CardFact> = cardSchema;

/** The tokens a difficulty starts with. */
const difficultySchema = z.strictObject({
  id: z.enum(["veryEasy", "easy", "regular", "difficult"]),
  coffee: z.int().min(0),
  active: z.int().min(0).max(10),
  reserve: z.int().min(0).max(10),
});
export interface DifficultyFact extends z.infer<typeof difficultySchema> {}
export const DifficultyFact: z.ZodType<DifficultyFact> = difficultySchema;

/** Every point on which house rules and the official ones differ. */
const AllFlags = z.strictObject({
  fromPast: z.enum(["last", "first"]).meta({ description: "Which two past cards cardsFromPast brings back" }),
  allFutureDraw: z.int().min(0).max(3).meta({ description: "Cards drawn by allCardsIntoFuture" }),
  oneFuture: z.enum(["withDraw", "insteadOfDraw"]).meta({ description: "How a single parked card comes back" }),
  allAfterOne: z.enum(["merge", "shift"]).meta({ description: "A parked set while a single card waits" }),
  belowStackAward: z.boolean().meta({ description: "belowTheStack pays for runs" }),
  belowStackCoffee: z.boolean().meta({ description: "belowTheStack charges for card 48" }),
  intoPastCoffee: z.enum(["immediate", "endOfTurn"]).meta({ description: "When cardsIntoPast charges for card 48" }),
  limit: z.enum(["perCard", "perAbility"]).meta({ description: "Uses are limited by card slots, or also per turn" }),
  sequence: z.enum(["consecutive", "ascending"]).meta({ description: "What counts as a run" }),
  emptyDraw: z.enum(["pastOldest", "pastNewest"]).meta({ description: "What is drawn when the stack is empty" }),
  loseWhen: z.enum(["cannotPay", "reachesZero"]).meta({ description: "When coffee runs out" }),
  source: z.enum(["never", "whenDrawEmpty"]).meta({ description: "Is the player asked where to draw from" }),
  activationCount: z.enum(["oneByOne", "atOnce"]).meta({ description: "How drawOne3x is used several times" }),
  reorder: z.enum(["free", "swapOncePerTurn"]).meta({ description: "How the present may be rearranged" }),
});
export interface Flags extends z.infer<typeof AllFlags> {}
export const Flags: z.ZodType<Flags> = AllFlags;
export const SomeFlags: z.ZodType<Partial<Flags>> = AllFlags.partial();

/** A named set of flags. */
export interface RulesetFact extends Flags {
  id: "official" | "house";
}
export const RulesetFact: z.ZodType<RulesetFact> = AllFlags.extend({ id: z.enum(["official", "house"]) });

const lists = {
  abilities: z.array(AbilityFact).length(22),
  cards: z.array(CardFact).length(48),
  difficulties: z.array(DifficultyFact).length(4),
  rulesets: z.array(RulesetFact).length(2),
};
const factsSchema = z.strictObject(lists);
/** Everything the game is built from; `@riposte/data-finished` has it. */
export interface Facts extends z.infer<typeof factsSchema> {}
export const Facts: z.ZodType<Facts> = factsSchema;
/** The lists by name, one in each data file. */
export const factLists: Readonly<Record<keyof Facts, z.ZodType>> = lists;
