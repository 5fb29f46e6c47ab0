import { withGlossary } from "@riposte/kernel/data";
import { Input } from "@riposte/kernel/run";
import { z } from "zod";
import { glossary } from "../glossary.js";

const Locked = z.strictObject({
  name: z.string().meta({ description: "The plugin" }),
  version: z.string().meta({ description: "Its version when the match was played" }),
  slice: z.int().meta({ description: "The version of its slice; 0 without one" }),
  facts: z.string().optional().meta({ description: "Hash of the data it was built with" }),
});

/** A package whose rules or data a match follows, and what it had announced by then: that excuses no later change. */
export const Announced = z.strictObject({
  name: z.string().meta({ description: "The package" }),
  version: z.string().meta({ description: "Its version when the match was played" }),
  changesets: z.array(z.string()).meta({ description: "Its breaking changes that waited for a release already" }),
});
export type Announced = z.infer<typeof Announced>;

/** A match that was played once, with what it was like after every input: the same rules lead to the same again. */
export const Recording = z
  .strictObject({
    $schema: z.string().optional().meta({ description: "The JSON Schema of this file, for editors" }),
    format: z.literal("riposte-recording/1").meta({ description: "What kind of file this is" }),
    game: z.string().meta({ description: "The game that was played" }),
    title: z.string().meta({ description: "What is special about this match" }),
    lock: z.array(Locked).min(1).meta({ description: "The plugins it was played with" }),
    packages: z.array(Announced).meta({ description: "Packages that can change how it goes, as they were then" }),
    seed: z.string().meta({ description: "Where dice and shuffles come from" }),
    setup: z.unknown().meta({ description: "The game's own options: armies, decks, difficulty" }),
    holds: z.array(z.enum(["always", "auto", "never"])).meta({ description: "How each seat was asked at windows" }),
    inputs: z.array(Input).meta({ description: "Everything entered, in order" }),
    outcome: z
      .looseObject({ winners: z.array(z.int()).meta({ description: "Seats that won" }) })
      .nullable()
      .meta({ description: "How it ended; null where it was not played to its end" }),
    moments: z.array(z.string()).meta({
      description:
        "Fingerprints before the first input and after each: the state beside slices, slices that changed (place in the lock, colon, hash), then who did what (place in the lock, full stop, five digits for each act)",
    }),
  })
  .meta({
    title: "A recorded match",
    description: "Kept to prove that versions keep their promise: see docs/decisions/0013.",
  });
export type Recording = z.infer<typeof Recording>;

/** The JSON Schema of recordings. */
export const recordingJsonSchema = (): object => withGlossary(z.toJSONSchema(Recording, { io: "input" }), glossary);

/** A recording as text: a line for each input and each moment, so that what changed can be read in a diff. */
export function recordingText({ inputs, moments, ...head }: Recording): string {
  const lines = (list: readonly unknown[]) => list.map((entry) => `    ${JSON.stringify(entry)}`).join(",\n");
  const fields = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${[...fields, `  "inputs": [\n${lines(inputs)}\n  ]`, `  "moments": [\n${lines(moments)}\n  ]`].join(",\n")}\n}\n`;
}
