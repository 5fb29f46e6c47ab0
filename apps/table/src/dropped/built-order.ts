import type { BuiltGame } from "./built-game.js";

/** What the sandbox is asked to play; it answers what came of it. */
export interface BuiltOrder extends BuiltGame {
  readonly kind: "built";
  readonly seed: number;
}

export type BuiltNews =
  | { readonly kind: "ready" }
  | { readonly kind: "playing"; readonly title: string }
  | { readonly kind: "failed"; readonly reason: string };
