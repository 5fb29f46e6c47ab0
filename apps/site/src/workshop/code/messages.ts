import type { Lane, ShownStep } from "../messages.js";

/** The sources of a plugin by path. */
export type Sources = Readonly<Record<string, string>>;

/** Something the compiler says about a place of a source. */
export interface CodeProblem {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly message: string;
}

/** What became of sources: they are run also where a type does not fit, as long as they can be read. */
export interface Compiled {
  readonly problems: readonly CodeProblem[];
  readonly files: Readonly<Record<string, string>> | null;
}

export type CompilerRequest =
  | { readonly kind: "compile"; readonly sources: Sources }
  | { readonly kind: "complete"; readonly sources: Sources; readonly file: string; readonly at: number }
  | { readonly kind: "explain"; readonly sources: Sources; readonly file: string; readonly at: number };

/** A name that may stand somewhere. */
export interface CodeWord {
  readonly label: string;
  readonly kind: string;
}

/** What a plugin was found to be, by running it apart from everything else. */
export interface Tried {
  readonly name: string;
  readonly version: string;
  /** Under which name it is exported, and whether a function gives it. */
  readonly exported: string;
  readonly isMade: boolean;
  /** What it does where: "changes card:power". */
  readonly acts: readonly { readonly at: string; readonly how: string }[];
  readonly lanes: readonly Lane[];
  /** How many answers bots gave in a match with it. */
  readonly answers: number;
}

/** What the sandboxed stage is to do: try the files, and play them where there is a setup. */
export interface CodeOrder {
  readonly kind: "try" | "play";
  readonly number: number;
  readonly game: string;
  readonly entry: string;
  readonly files: Readonly<Record<string, string>>;
  readonly setup: unknown;
  readonly seed: string;
}

export type CodeNews =
  | { readonly kind: "ready" }
  | { readonly kind: "tried"; readonly number: number; readonly tried: Tried }
  | { readonly kind: "refused"; readonly number: number; readonly reason: string }
  | { readonly kind: "failed"; readonly reason: string }
  | { readonly kind: "played"; readonly shown: readonly ShownStep[] };
