import { z } from "zod";
import { CardAffiliation, CardId, Trait } from "./vocabulary.js";

/** Which figures something speaks of: all parts must hold; alternatives are a list of selectors. */
const selectorSchema = z
  .strictObject({
    cards: z.array(CardId).min(1).optional().meta({ description: "One of these deployment cards" }),
    names: z.array(z.string()).min(1).optional().meta({ description: "One of these figures, regular or elite" }),
    affiliation: CardAffiliation.optional(),
    traits: z.array(Trait).min(1).optional().meta({ description: "All of these traits" }),
    unique: z.boolean().optional(),
    size: z.enum(["small", "large"]).optional().meta({ description: "Small is a base of one space" }),
    massive: z.boolean().optional(),
    ready: z.literal(true).optional().meta({ description: "Its deployment card is ready" }),
    figures: z.int().min(1).optional().meta({ description: "Figures printed on the card" }),
    costAtMost: z.int().optional(),
    figureCostAtLeast: z.int().optional(),
  })
  .meta({ description: "Parts that must all hold; without parts, any figure" });
export interface Selector extends z.infer<typeof selectorSchema> {}
export const Selector: z.ZodType<Selector> = selectorSchema;

/** What a selector looks at; a figure in play says what it has now, a card what is printed. */
export interface Subject {
  readonly card: string;
  readonly name: string;
  readonly affiliation: CardAffiliation;
  readonly traits: readonly Trait[];
  readonly unique: boolean;
  readonly small: boolean;
  readonly massive: boolean;
  readonly ready: boolean;
  readonly figures: number;
  readonly cost: number;
  readonly figureCost: number;
}

/** Does every part of the selector hold? */
export function selects(selector: Selector, subject: Subject): boolean {
  const { cards, names, affiliation, traits, unique, size, massive, ready, figures } = selector;
  return (
    (cards === undefined || cards.includes(subject.card)) &&
    (names === undefined || names.includes(subject.name)) &&
    (affiliation === undefined || affiliation === subject.affiliation) &&
    (traits === undefined || traits.every((trait) => subject.traits.includes(trait))) &&
    (unique === undefined || unique === subject.unique) &&
    (size === undefined || (size === "small") === subject.small) &&
    (massive === undefined || massive === subject.massive) &&
    (ready === undefined || subject.ready) &&
    (figures === undefined || figures === subject.figures) &&
    (selector.costAtMost === undefined || subject.cost <= selector.costAtMost) &&
    (selector.figureCostAtLeast === undefined || subject.figureCost >= selector.figureCostAtLeast)
  );
}

/** Does one of the alternatives hold? */
export function selectsAny(alternatives: readonly Selector[], subject: Subject): boolean {
  return alternatives.some((selector) => selects(selector, subject));
}
