import { z } from "zod";

export const COLORS = ["red", "green", "blue", "purple", "black", "yellow"] as const;
export const ATTRIBUTES = ["Slash", "Strike", "Ranged", "Special", "Wisdom", "?"] as const;
export const KINDS = ["Leader", "Character", "Event", "Stage"] as const;
export const KEYWORDS = ["Rush", "Rush: Character", "Blocker", "Double Attack", "Banish", "Unblockable"] as const;

export const CardNumber = z
  .string()
  .max(20)
  .regex(/^[A-Z]+\d*-\d{3}$/, { message: 'is a card number such as "OP01-016"' })
  .meta({ description: "The card number; alternate art keeps it" });
export const Color = z.enum(COLORS);
export const Attribute = z.enum(ATTRIBUTES);
export const Kind = z.enum(KINDS);
export type Kind = z.infer<typeof Kind>;
export const Keyword = z.enum(KEYWORDS);
export type Keyword = z.infer<typeof Keyword>;

/** What a card changes about deck building, read from its printed form before the match (rules 1). */
const Construction = z.strictObject({
  copies: z.literal("any").optional().meta({ description: "Any number of this card may be in a deck" }),
  life: z
    .int()
    .min(1)
    .max(20)
    .optional()
    .meta({ description: "With this Leader the game starts with so many Life cards" }),
  donDeck: z.int().min(0).max(10).optional().meta({ description: "A Leader's DON!! deck has so many cards" }),
  only: z
    .array(
      z.strictObject({
        kinds: z.array(Kind).optional().meta({ description: "Cards of these kinds are meant; all when absent" }),
        maxCost: z.int().optional().meta({ description: "Those cost at most so much" }),
        types: z.array(z.string()).optional().meta({ description: "Those have one of these types" }),
      }),
    )
    .optional()
    .meta({ description: "What the deck of this Leader is limited to" }),
});

/** A printed line that the abilities do not carry out. */
const UnreadLine = z.strictObject({
  line: z.int().min(1).meta({ description: "Which printed line, from the top; a Trigger comes last" }),
  why: z.string().min(1).max(500).meta({ description: "What stood against reading it" }),
});
export type UnreadLine = z.infer<typeof UnreadLine>;

/** The printed facts of a card; `abilities` is for the plugins that carry them out. */
export const CardFacts = z
  .strictObject({
    id: CardNumber,
    name: z.string().min(1),
    kind: Kind,
    colors: z.array(Color).min(1).max(2),
    types: z.array(z.string()),
    attributes: z.array(Attribute).default([]),
    cost: z.int().min(0).optional().meta({ description: "Not on Leaders" }),
    power: z.int().min(0).optional().meta({ description: "Leaders and Characters" }),
    life: z.int().min(0).optional().meta({ description: "Leaders" }),
    counter: z.int().min(0).nullable().default(null).meta({ description: "Characters; null is a printed dash" }),
    keywords: z.array(Keyword).default([]),
    trigger: z.boolean().default(false).meta({ description: "The card has a [Trigger]" }),
    alsoNamed: z.array(z.string()).default([]).meta({ description: "Names it has too, in every zone" }),
    construction: Construction.optional(),
    block: z.int().optional().meta({ description: "Block number, for tournament rotation" }),
    abilities: z.array(z.unknown()).default([]),
    unread: z
      .array(UnreadLine)
      .min(1)
      .max(50)
      .optional()
      .meta({ description: "Printed lines that are not played; the whole text is when absent" }),
    gist: z.string().optional().meta({ description: "What it does, in our words, for people" }),
  })
  .superRefine((card, context) => {
    const isOne = (...kinds: Kind[]) => kinds.includes(card.kind);
    const needs = (field: "cost" | "power" | "life", ...kinds: Kind[]) => {
      if ((card[field] !== undefined) === isOne(...kinds)) return;
      const message = isOne(...kinds) ? `a ${card.kind} has a ${field}` : `a ${card.kind} has no ${field}`;
      context.addIssue({ code: "custom", path: [field], message });
    };
    needs("cost", "Character", "Event", "Stage");
    needs("power", "Leader", "Character");
    needs("life", "Leader");
    if (card.counter !== null && !isOne("Character"))
      context.addIssue({ code: "custom", path: ["counter"], message: "only Characters have a counter value" });
  });
export type CardFacts = z.infer<typeof CardFacts>;
