import { Input, Snapshot } from "@riposte/kernel/run";
import { z } from "zod";

const Hold = z.enum(["always", "auto", "never"]);
const Roll = z.union([z.int(), z.array(z.int())]);

/** A state of a match as data: from its setup, from inputs, from a snapshot, or by writing slices over. */
export const Position = z
  .strictObject({
    setup: z.unknown().optional().meta({ description: "The game's own options: difficulty, decks, armies." }),
    seed: z
      .union([z.string(), z.number()])
      .optional()
      .meta({ description: "Seed of what is not scripted; 1 when absent." }),
    hold: z
      .union([Hold, z.array(Hold)])
      .optional()
      .meta({ description: "How seats are asked at windows: one policy for all, or one per seat." }),
    dice: z.record(z.string(), z.array(Roll)).optional().meta({
      description: "Scripted outcomes by stream of chance, in the order drawn; a shuffle is a list of indices.",
    }),
    snapshot: Snapshot.optional().meta({
      description: "Start here instead of at the setup: a whole state, its pending decision and hidden cards included.",
    }),
    after: z.array(Input).optional().meta({ description: "Inputs entered before the position." }),
    slices: z.record(z.string(), z.unknown()).optional().meta({
      description: "Written over the state by plugin name: objects are merged, lists and everything else replaced.",
    }),
  })
  .meta({ description: "Where the scenario starts." });
export type Position = z.infer<typeof Position>;
