import { SYMBOLS } from "@riposte/imperial-assault";
import { z } from "zod";
import { Amount } from "./amount.js";
import { Filter, Ref } from "./filter.js";

const SymbolName: z.ZodType<(typeof SYMBOLS)[number]> = z.enum(SYMBOLS);

const boundsSchema = z.strictObject({ atLeast: z.int().optional(), atMost: z.int().optional() });
interface Bounds extends z.infer<typeof boundsSchema> {}
const Bounds: z.ZodType<Bounds> = boundsSchema;

/** What must be so: every field given must hold. */
const conditionSchema = z
  .strictObject({
    self: Filter.optional().meta({ description: "The ability's own figure fits" }),
    attacker: Filter.optional(),
    defender: Filter.optional(),
    subject: Filter.optional().meta({ description: "The figure the moment is about fits" }),
    fallen: Filter.optional().meta({
      description: "The figure that just fell was such a one: side and what its card says",
    }),
    figure: z.strictObject({ ref: Ref, fits: Filter }).optional().meta({ description: "A bound figure fits" }),
    exists: z
      .union([Filter, z.strictObject({ filter: Filter, atLeast: z.int().optional(), atMost: z.int().optional() })])
      .optional()
      .meta({ description: "Some figure in play fits; or so many" }),
    none: Filter.optional().meta({ description: "No figure in play fits" }),
    distance: Bounds.optional().meta({ description: "Spaces from the attacker to the target space" }),
    attack: z.enum(["melee", "ranged"]).optional().meta({ description: "The type of the attack under way" }),
    attackBy: z.string().optional().meta({ description: "The attack belongs to this ability id" }),
    missed: z.boolean().optional(),
    missedBy: z.string().optional().meta({ description: "accuracy, dodge or another reason" }),
    damaged: z.boolean().optional().meta({ description: "The target suffered damage from this attack" }),
    defeated: z.boolean().optional().meta({ description: "The target of this attack left play" }),
    results: z
      .strictObject({ symbol: SymbolName, atLeast: z.int().optional(), atMost: z.int().optional() })
      .optional()
      .meta({ description: "Attack results as they stand" }),
    turnable: SymbolName.optional().meta({
      description: "There are such results to turn into others, before any are taken away",
    }),
    rolled: z
      .strictObject({ symbol: SymbolName, roll: z.string().optional(), atLeast: z.int().default(1) })
      .optional()
      .meta({ description: "A roll of this ability shows at least so many" }),
    blankDefense: z.literal(true).optional().meta({ description: "The defense dice show nothing" }),
    fortified: z.literal(true).optional().meta({
      description:
        "The defending player rerolled a defense die, or changed the defense pool or its results; conditions do not count",
    }),
    unseen: z
      .literal(true)
      .optional()
      .meta({ description: "The target did not see the ability's figure when its activation began" }),
    spentToken: z
      .string()
      .optional()
      .meta({ description: "The ability's figure spent a power token of this kind in this attack" }),
    target: Filter.optional().meta({ description: "Where the target of the attack stands, figure or object" }),
    cardsPlayed: Bounds.optional().meta({
      description: "Command cards the ability's player played since this attack was declared",
    }),
    die: z.string().optional().meta({ description: "The pool of the window has a die of this colour" }),
    ownActivation: z.boolean().optional().meta({ description: "It is the ability's figure that activates" }),
    activating: Filter.optional().meta({ description: "Some figure activates and fits" }),
    moved: z
      .union([z.boolean(), z.literal("voluntarily")])
      .optional()
      .meta({ description: "The figure left its space in this activation; or did so by choice" }),
    attacked: z.boolean().optional().meta({ description: "The figure attacked in this activation" }),
    special: z.boolean().optional().meta({ description: "The action just resolved was a special action" }),
    action: z.enum(["move", "attack", "interact", "special"]).optional().meta({ description: "The action resolved" }),
    compare: z.strictObject({ left: Amount, is: z.enum(["<", "<=", "=", ">=", ">"]), right: Amount }).optional(),
    aligned: z
      .literal(true)
      .optional()
      .meta({ description: "The target space lies in the row or column of all own spaces" }),
    token: z.string().optional().meta({ description: "The power token of the moment is of this kind" }),
    round: Bounds.optional(),
    hand: Bounds.optional().meta({ description: "Command cards in the ability's player's hand" }),
    deck: Bounds.optional(),
    opposingHand: Bounds.optional().meta({ description: "Command cards in the opponent's hand" }),
    opposingDeck: Bounds.optional().meta({ description: "Command cards in the opponent's deck" }),
    opposing: z
      .literal(true)
      .optional()
      .meta({ description: "What happened, such as a card played, is the other player's doing" }),
    played: z
      .string()
      .optional()
      .meta({ description: "The command card of the moment is the one bound under this name" }),
    reserve: z.literal(true).optional().meta({ description: "The group of the ability's card is still out of play" }),
    stored: z.literal(true).optional().meta({ description: "A power token lies on the ability's card" }),
    discarded: z
      .strictObject({ from: z.enum(["hand", "deck"]).optional() })
      .optional()
      .meta({ description: "The command card just discarded is the ability's own" }),
    vpBehind: z.int().optional().meta({ description: "The opponent has so many more victory points" }),
    bound: z.string().optional().meta({ description: "Something was chosen under this name" }),
    damageAtLeast: z.int().optional().meta({ description: "The damage of the moment is so much or more" }),
    army: z
      .enum(["rebel", "imperial", "mercenary"])
      .optional()
      .meta({ description: "The army of the ability's player is of this affiliation" }),
    damageBy: z
      .string()
      .optional()
      .meta({ description: "Who deals the damage of the moment: attack, blast, an ability" }),
    rerolledBy: z.string().optional().meta({ description: "The die of the moment was rerolled by this ability" }),
    resolved: z.string().optional().meta({ description: "The ability that just resolved is this one" }),
    harmful: z.literal(true).optional().meta({ description: "The condition of the moment is a harmful one" }),
    gained: z.string().optional().meta({ description: "The condition of the moment is this one" }),
    surge: z.string().optional().meta({ description: "The surge ability just spent is this one" }),
    openDiscards: z
      .literal(true)
      .optional()
      .meta({ description: "Cards in the discard pile of the ability's player may be chosen" }),
    used: z.string().optional().meta({ description: "This ability id was used in the same scope" }),
    get any() {
      return z.array(Condition).min(1).optional().meta({ description: "One of these holds" });
    },
    get not() {
      return Condition.optional();
    },
  })
  .meta({ description: "What must be so" });
export interface Condition extends z.infer<typeof conditionSchema> {}
export const Condition: z.ZodType<Condition> = conditionSchema;
