import { z } from "zod";

const Card = z.int().min(1).max(48);

/** The seed's ids, in its order: eleven automatic abilities, then eleven a player chooses. */
export const AbilityId = z.enum([
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
]);
export type AbilityId = z.infer<typeof AbilityId>;

/** The phases of the seed. */
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

/** One row of the seed's ability table. */
export const AbilityFact = z
  .strictObject({
    id: AbilityId,
    kind: z.enum(["automatic", "manual"]),
    phase: Phase,
    order: z.int().meta({ description: "Place in the seed's order of execution" }),
    candy: z.int().min(0).meta({ description: "Candy paid for one use" }),
    limit: z.int().min(0).meta({ description: "Candy slots on a card with this ability; 0 where none is paid" }),
    usesPerTurn: z.int().min(1).nullable().meta({ description: "The seed's limit per turn; null without one" }),
    cards: z.array(Card),
    next: z.array(z.int()).meta({ description: "Orders of the abilities that may follow; -1 is the end" }),
    decisions: z.array(Decision),
    gist: z.string(),
  })
  .meta({ description: "An ability of Finished!" });
export type AbilityFact = z.infer<typeof AbilityFact>;

/** A card: its ability and how many candies it can hold. */
export const CardFact = z.strictObject({ number: Card, ability: AbilityId, slots: z.int().min(0).max(3) });
export type CardFact = z.infer<typeof CardFact>;

/** The tokens a difficulty starts with. */
export const DifficultyFact = z.strictObject({
  id: z.enum(["veryEasy", "easy", "regular", "difficult"]),
  coffee: z.int().min(0),
  active: z.int().min(0).max(10),
  reserve: z.int().min(0).max(10),
});
export type DifficultyFact = z.infer<typeof DifficultyFact>;

/** Every point on which the seed and the official rules differ. */
export const Flags = z.strictObject({
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
export type Flags = z.infer<typeof Flags>;

/** A named set of flags. */
export const RulesetFact = Flags.extend({ id: z.enum(["official", "seed"]) });
export type RulesetFact = z.infer<typeof RulesetFact>;

/** Everything the game is built from; `@riposte/data-finished` has it. */
export const Facts = z.strictObject({
  abilities: z.array(AbilityFact).length(22),
  cards: z.array(CardFact).length(48),
  difficulties: z.array(DifficultyFact).length(4),
  rulesets: z.array(RulesetFact).length(2),
});
export type Facts = z.infer<typeof Facts>;
