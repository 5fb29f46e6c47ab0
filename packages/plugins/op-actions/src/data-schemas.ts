import { withGlossary } from "@riposte/kernel";
import { CardFacts, Deck } from "@riposte/one-piece";
import { z } from "zod";
import { glossary } from "./glossary.js";
import { Ability } from "./language/ability.js";
import { SeedAbility } from "./seed/schema.js";

const $schema = z.string().optional();

/** JSON Schemas of the data files, by the file name that their `$schema` points at. */
export function onePieceSchemas(): Readonly<Record<string, object>> {
  const Card = z.strictObject({ ...CardFacts.shape, abilities: z.array(z.union([Ability, SeedAbility])).optional() });
  const files = {
    cards: z.strictObject({ $schema, cards: z.array(Card) }),
    decks: z.strictObject({ $schema, decks: z.array(z.strictObject({ id: z.string(), ...Deck.shape })) }),
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      `one-piece-${name}.json`,
      withGlossary(z.toJSONSchema(file.meta({ title: `ONE PIECE Card Game ${name}` }), { io: "input" }), glossary),
    ]),
  );
}
