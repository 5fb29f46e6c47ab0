import type { Problem } from "../problem.js";

/** What is checked beyond the shape of single files: names that must exist elsewhere, as the game's own loaders see it. */
export interface GameCheck {
  readonly game: string;
  /** Everything that does not fit together, by path in the game's folder; called when every file follows its schema. */
  references(files: Readonly<Record<string, unknown>>): readonly Problem[];
  /** The ids that tests may prove and gaps may name. */
  abilities(files: Readonly<Record<string, unknown>>): readonly string[];
}
