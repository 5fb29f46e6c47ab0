import { withGlossary } from "@riposte/kernel/data";
import { type Game, Input, loadMatch, Save } from "@riposte/kernel/run";
import { z } from "zod";
import { glossary } from "../glossary.js";
import { Announced } from "./recording.js";

/** A save from the middle of a match, with how that match went on: newer versions must be able to load it. */
export const KeptSave = z
  .strictObject({
    $schema: z.string().optional().meta({ description: "The JSON Schema of this file, for editors" }),
    format: z.literal("riposte-kept-save/1").meta({ description: "What kind of file this is" }),
    title: z.string().meta({ description: "What is special about this moment" }),
    packages: z.array(Announced).meta({ description: "Packages that can change how it goes on, as they were then" }),
    save: Save.meta({ description: "The save as an app writes it" }),
    afterwards: z.array(Input).meta({ description: "What was entered after it, to the end of the match" }),
    outcome: z.unknown().meta({ description: "How the match ended" }),
  })
  .meta({ title: "A kept save", description: "Kept to prove that slices of every version recorded can be migrated." });
export type KeptSave = z.infer<typeof KeptSave>;

/** The JSON Schema of kept saves. */
export const keptSaveJsonSchema = (): object => withGlossary(z.toJSONSchema(KeptSave, { io: "input" }), glossary);

/** How a kept save goes on with the plugins of now. */
export interface Continued {
  /** Hash of the state it was loaded into. */
  readonly loaded: string;
  readonly outcome: unknown;
  /** The input that is refused now, and why. */
  readonly refused: { readonly input: number; readonly reason: string } | null;
}

/** Loads a kept save, migrating what is older, and plays it on; a save that does not load throws. */
export function continueSave(game: Game, { save, afterwards }: KeptSave): Continued {
  const match = loadMatch(game, save);
  const loaded = match.hash();
  for (const [input, entered] of afterwards.entries()) {
    const step = match.enter(entered);
    if (!step.ok) return { loaded, outcome: match.outcome, refused: { input, reason: step.reason } };
  }
  return { loaded, outcome: match.outcome, refused: null };
}
