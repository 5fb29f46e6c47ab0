import { z } from "zod";
import { Selector } from "./selector.js";
import { TimingCode } from "./timing.js";
import { CardId, Edition, SchemaLink } from "./vocabulary.js";

/** Who plays a card: the player, or one figure that fits one of the alternatives. */
const Restriction = z.discriminatedUnion("by", [
  z.strictObject({ by: z.literal("player") }),
  z.strictObject({ by: z.literal("figure"), anyOf: z.array(Selector).min(1) }),
]);

const Variant = z
  .strictObject({
    edition: Edition,
    cost: z.int().min(0),
    gist: z.string(),
    banned: z.literal(true).optional().meta({ description: "No deck may hold this printing" }),
  })
  .meta({ description: "Another printing of the same card" });

/** A command card; what it does belongs to the plugin that wires its id. */
const commandCardSchema = z
  .strictObject({
    id: CardId,
    name: z.string().min(1),
    edition: Edition,
    cost: z.int().min(0).max(3),
    limit: z.int().min(1).max(3).meta({ description: "Copies a deck may hold" }),
    restriction: Restriction,
    timing: TimingCode,
    gist: z.string().min(1).meta({ description: "What it does, in our words" }),
    playtest: z.string().optional().meta({ description: "The season of a playtest printing" }),
    removedIn: z.string().optional().meta({ description: "The version of the changes that removed this printing" }),
    variants: z.array(Variant).min(1).optional(),
  })
  .meta({ description: "A command card" });
export interface CommandCard extends z.infer<typeof commandCardSchema> {}
export const CommandCard: z.ZodType<CommandCard> = commandCardSchema;

/** The file of one command card: its facts, and what it does in the words of the plugin that wires it. */
export const commandCardFile = (does: z.ZodType): z.ZodType => commandCardSchema.extend({ $schema: SchemaLink, does });
