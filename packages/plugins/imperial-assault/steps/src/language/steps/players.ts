import { z } from "zod";
import { Amount } from "../amount.js";
import { Ref } from "../filter.js";
import { Cost, Limit } from "../moment.js";
import { Chooser, optional } from "./words.js";

/** Cards, points, activations and costs. */
export const playersSteps = {
  "do:draw": z
    .strictObject({
      amount: Amount.default(1),
      who: z.enum(["you", "opponent", "both"]).default("you"),
      as: z.string().default("drawn").meta({ description: "Your drawn cards are bound under this name" }),
    })
    .meta({ description: "Draws command cards" }),
  "do:discard": z
    .strictObject({
      amount: z.int().default(1),
      who: z.enum(["you", "opponent"]).default("you"),
      random: z.boolean().default(false),
      among: z.string().optional().meta({ description: "Of the cards bound under this name" }),
      orMore: z.boolean().default(false).meta({ description: "So many, or as many more as the player likes" }),
      costAtLeast: Amount.optional().meta({ description: "Only a card of this cost or more" }),
      optional,
      only: z.string().optional().meta({ description: "The card bound under this name, without a choice" }),
      orShow: z.literal(true).optional().meta({ description: "only: a player without such a card shows its hand" }),
    })
    .meta({
      description: "Discards command cards from hand; binds numbers `discarded`, `discardedCost` and `discardedCard`",
    }),
  "do:discard-one": z
    .strictObject({ seat: z.int(), card: z.string() })
    .meta({ description: "The card to discard, once it is known which" }),
  "do:pick-card": z
    .strictObject({ as: z.string().default("picked") })
    .meta({ description: "Chooses a card in the opponent's hand and binds it, and its cost as `<as>Cost`" }),
  "do:clear-discard": z
    .strictObject({ who: z.enum(["you", "opponent"]).default("opponent") })
    .meta({ description: "A discard pile leaves the game" }),
  "do:initiative": z.strictObject({}).meta({ description: "Its player claims the initiative" }),
  "do:exhaust": z
    .strictObject({ who: Ref.default("target") })
    .meta({ description: "Exhausts the deployment card of a figure" }),
  "do:mill": z.strictObject({ amount: z.int().default(1), who: z.enum(["you", "opponent"]).default("you") }),
  "do:score": z.strictObject({ vp: Amount, who: z.enum(["you", "opponent"]).default("you") }),
  "do:take": z
    .strictObject({
      from: z.enum(["deck", "discard", "hand"]),
      to: z.enum(["hand", "top", "bottom", "shuffled", "removed", "discard"]).default("hand"),
      who: z
        .enum(["you", "opponent"])
        .optional()
        .meta({ description: "Whose cards they are, where not those of who chooses" }),
      trait: z.array(z.string()).optional().meta({ description: "The card's restriction names one of these traits" }),
      costAtMost: z.int().optional(),
      card: z.string().optional().meta({ description: "This card" }),
      named: Ref.optional().meta({ description: "The card's restriction names this figure" }),
      reveal: z.boolean().optional().meta({ description: "Both players see which it is" }),
      top: z.int().optional().meta({ description: "Only so many from the top; the rest keep their order" }),
      shuffle: z
        .literal(true)
        .optional()
        .meta({ description: "The deck is shuffled, though only its top was looked at" }),
      by: Chooser.meta({ description: "Whose cards they are, and who chooses" }),
      optional: z.boolean().default(true),
      random: z.boolean().default(false).meta({ description: "By chance, not by choice" }),
      only: z.string().optional().meta({ description: "The card bound under this name, without a choice" }),
    })
    .meta({
      description: "Takes a command card of choice from one zone to another; binds numbers `taken`, `takenCost`",
    }),
  "do:deck-ends": z
    .strictObject({})
    .meta({ description: "Looks at the top and the bottom card of the own deck; one may go to the other end" }),
  "do:arrange": z
    .strictObject({
      cards: z.int().min(1),
      who: z.enum(["you", "opponent"]).default("you").meta({ description: "Whose command deck" }),
      bottom: z.boolean().default(false).meta({ description: "Each card may go under the deck instead" }),
    })
    .meta({ description: "Looks at the top of a command deck and puts the cards back in any order" }),
  "do:reshuffle": z
    .strictObject({ who: z.enum(["you", "opponent"]).default("you") })
    .meta({ description: "Shuffles a hand into its command deck" }),
  "do:open-doors": z
    .strictObject({ fromSpace: z.string() })
    .meta({ description: "Opens unlocked doors next to a bound space" }),
  "do:terminals": z.strictObject({}).meta({ description: "Its player controls all terminals for the round" }),
  "do:uncount": z.strictObject({ who: Ref.default("self") }).meta({
    description:
      "Of a tile, zone, terminal or token this figure is on or next to: the opponent counts one figure less there for control, for the round",
  }),
  "do:look": z
    .strictObject({
      who: z.enum(["you", "opponent", "both"]).default("you"),
      cards: z.int().default(1),
      zone: z.enum(["deck", "hand"]).default("deck").meta({ description: "hand: all cards of it" }),
    })
    .meta({ description: "Looks at the top of a command deck, or at a hand" }),
  "do:form": z
    .strictObject({ who: Ref.default("self"), cards: z.array(z.string()).optional(), optional })
    .meta({ description: "Gives a figure a Form or Loadout card" }),
  "do:companion": z
    .strictObject({ card: z.string(), near: Ref.default("self"), within: z.int().default(1) })
    .meta({ description: "Puts a companion into play" }),
  "do:next": z
    .strictObject({ who: Ref.default("target") })
    .meta({ description: "The group of a figure must be its player's next to activate" }),
  "do:bar": z
    .strictObject({ who: Ref.default("target") })
    .meta({ description: "The group of a figure cannot activate at its player's next opportunity" }),
  "do:activate": z
    .strictObject({ who: Ref.default("target") })
    .meta({ description: "Activates the group of a figure next" }),
  "do:ready": z
    .strictObject({ who: Ref.default("self") })
    .meta({ description: "Readies the deployment card of a figure" }),
  "do:action": z
    .strictObject({ actions: z.int().default(1) })
    .meta({ description: "The active figure may perform more actions" }),
  "do:worth": z
    .strictObject({ vp: z.int() })
    .meta({ description: "The figure that just fell is worth so much more or less, down to nothing" }),
  "do:spend": z
    .strictObject({ ability: z.string(), limit: Limit })
    .meta({ description: "Another ability of the figure counts as used" }),
  "do:use": z
    .strictObject({ who: Ref.default("self"), ability: z.string() })
    .meta({ description: "A figure uses a special action of its card, without an action" }),
  "do:pay": z
    .strictObject({ cost: Cost, who: Ref.default("self").meta({ description: "Who pays strain and damage" }) })
    .meta({ description: "Pays the cost of an ability" }),
};
