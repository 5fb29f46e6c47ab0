import { fileSchemas } from "@riposte/kernel/data";
import { CardFacts, DatedLegality, Deck } from "@riposte/one-piece";
import { z } from "zod";
import { glossary } from "./glossary.js";
import { LabelledAbility } from "./labelled/labelled-ability.js";
import { Ability } from "./language/ability.js";

const $schema = z.string().optional();
const Card = z.strictObject({ ...CardFacts.shape, abilities: z.array(z.union([Ability, LabelledAbility])).optional() });

/** What each data file holds, by the name of its schema. */
export const onePieceFiles: Readonly<Record<string, z.ZodType>> = {
  "one-piece-cards.json": z
    .strictObject({ $schema, cards: z.array(Card) })
    .meta({ title: "ONE PIECE Card Game cards" }),
  "one-piece-decks.json": z
    .strictObject({ $schema, decks: z.array(z.strictObject({ id: z.string(), ...Deck.shape })) })
    .meta({ title: "ONE PIECE Card Game decks" }),
  "one-piece-legality.json": z
    .strictObject({
      $schema,
      lists: z.array(DatedLegality).meta({ description: "Each counts from its day until the next of its regulation" }),
    })
    .meta({ title: "ONE PIECE Card Game tournament lists" }),
};

/** JSON Schemas of the data files, by the file name that their `$schema` points at. */
export const onePieceSchemas = (): Readonly<Record<string, object>> => fileSchemas(onePieceFiles, glossary);
