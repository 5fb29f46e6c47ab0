import type { Layout } from "./stage/layout.js";

/** What the workshop adds to a game beside what is written for it: how it lies on the stage, is completed and taken along. */
export interface WorkshopGame {
  readonly id: string;
  /** How positions of it are laid and drawn. */
  layout(): Promise<Layout>;
  /** The JSON Schema of what is written, among those beside the page. */
  readonly schema: string;
  /** A position the documentation shows, among those beside the page. */
  readonly position: string;
  /** Where what was written is, once it can be played: "is in your hand." */
  readonly ready: string;
  readonly exported: ExportedGame;
  /** How printed lines of it are read, where they are. */
  readonly printed?: PrintedLines;
}

/** How a folder outside of the repository composes a game with what was written here. */
export interface ExportedGame {
  /** The packages it needs, by their names without the scope. */
  readonly packages: readonly string[];
  source(slug: string): string;
}

export interface PrintedLines {
  readonly example: string;
  reader(): Promise<(line: string) => Printed>;
  /** The file with these abilities instead of its own. */
  put(file: unknown, abilities: readonly unknown[], gist: string): unknown;
}

/** What was made of a printed line. */
export interface Printed {
  /** Put in place of the abilities that are written. */
  readonly abilities: readonly unknown[];
  readonly told: readonly string[];
  /** Words without an account. */
  readonly unread: readonly string[];
}
