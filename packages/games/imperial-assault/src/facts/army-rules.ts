import { z } from "zod";
import { Selector } from "./selector.js";
import { Affiliation, CardId, Trait } from "./vocabulary.js";

const Admission = z
  .strictObject({
    inArmy: Affiliation,
    which: z.array(Selector).min(1),
    max: z.int().min(1),
    together: z.literal(true).optional().meta({ description: "All cards named, or none" }),
  })
  .meta({ description: "Figures of another affiliation an army may include because of this card" });

/** What a card changes about the building of its army and command deck. */
const armyRulesSchema = z
  .strictObject({
    admits: Admission.optional(),
    only: z.array(Selector).min(1).optional().meta({ description: "Every group is one of these" }),
    requires: z.array(CardId).min(1).optional().meta({ description: "All of these are in the army" }),
    forbids: z.array(Selector).min(1).optional().meta({ description: "No group, but those required, is one of these" }),
    attachmentDiscount: z.int().min(1).optional().meta({ description: "Its attachment costs less, never below 0" }),
    commandPoints: z.int().min(1).optional().meta({ description: "More points of command cards" }),
    commandCards: z.int().min(1).optional().meta({ description: "The deck may hold so many more cards" }),
    traitByArmy: z
      .record(Affiliation, Trait)
      .optional()
      .meta({ description: "Trait gained by the army's affiliation" }),
    grantsTraits: z
      .strictObject({ traits: z.array(Trait).min(1), to: z.union([z.literal("host"), z.array(Selector).min(1)]) })
      .optional(),
    yieldsInitiative: z.literal(true).optional().meta({
      description: "Its player chooses a zone, and the other has the initiative; not where both have such a card",
    }),
    reserve: z
      .literal(true)
      .optional()
      .meta({ description: "Its group is kept out of play until an effect deploys it" }),
    playsCommandCardsOf: z.array(Selector).min(1).optional().meta({
      description: "Plays command cards restricted to these, without being one",
    }),
    ignoresCommandAffiliation: z
      .strictObject({ affiliation: Affiliation, for: z.array(Selector).min(1) })
      .optional()
      .meta({ description: "These figures play command cards as if the box did not name this affiliation" }),
  })
  .meta({ description: "Army building" });
export interface ArmyRules extends z.infer<typeof armyRulesSchema> {}
export const ArmyRules: z.ZodType<ArmyRules> = armyRulesSchema;
