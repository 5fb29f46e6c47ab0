import type { Context } from "@riposte/imperial-assault";
import type { StepsMatch } from "../declared.js";
import type { Scene } from "../reading/scene.js";
import type { AbilityParts } from "./parts.js";

/** A figure, or a player, with a card whose abilities it has. */
export interface Holder<Parts extends AbilityParts = AbilityParts> {
  readonly self: string;
  readonly seat: number;
  /** The card the abilities are printed on. */
  readonly card: string;
  readonly parts: Parts;
  /** Abilities it has lost. */
  readonly lost: readonly string[];
}

/** Who has abilities of a topic now. */
export type Holders<Parts extends AbilityParts = AbilityParts> = (
  match: StepsMatch,
  topic: string,
) => readonly Holder<Parts>[];

/** The scene of a holder, with what the moment binds. */
export const sceneOf = (
  context: Context,
  match: StepsMatch,
  { self, seat, card }: Omit<Holder, "parts" | "lost">,
  bindings: Readonly<Record<string, unknown>>,
): Scene => ({ context, match, self, seat, bindings: Object.assign({}, bindings, { self, card }) });
