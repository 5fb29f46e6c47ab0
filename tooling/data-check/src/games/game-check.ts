import type { z } from "zod";
import type { Problem } from "../problem.js";

/** What is checked beyond the shape of single files: names that must exist elsewhere, as the game's own loaders see it. */
export interface GameCheck {
  readonly game: string;
  /** What the loaders of the game and its plugins parse, by the name of its JSON Schema. */
  readonly schemas: Readonly<Record<string, z.ZodType>>;
  /** Which of them the files of a place follow: a file by its path in the game's folder, or all of a folder. */
  readonly places: Readonly<Record<string, string>>;
  /** Everything that does not fit together, by path in the game's folder; called when every file follows its schema. */
  references(files: Readonly<Record<string, unknown>>): readonly Problem[];
  /** The ids that tests may prove and gaps may name. */
  abilities(files: Readonly<Record<string, unknown>>): readonly string[];
}
