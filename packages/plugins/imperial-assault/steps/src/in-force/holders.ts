import type { Context } from "@riposte/imperial-assault";
import type { Effect } from "@riposte/kernel";
import type { StepsMatch } from "../declared.js";
import type { AbilityParts } from "../library/parts.js";
import type { Scene } from "../reading/scene.js";

/** A figure, or a player, with a card whose abilities it has. */
export interface Holder<Parts extends AbilityParts = AbilityParts> {
  readonly self: string;
  readonly seat: number;
  /** The card the abilities are printed on. */
  readonly card: string;
  readonly parts: Parts;
  /** Abilities it has lost. */
  readonly lost: readonly string[];
  /** What stays bound for it. */
  readonly bound?: Readonly<Record<string, unknown>>;
  /** What a use of it does to it: an ability lent for so many uses is counted down. */
  readonly spend?: readonly Effect[];
}

/** Who has abilities of a topic now. */
export type Holders<Parts extends AbilityParts = AbilityParts> = (
  match: StepsMatch,
  topic: string,
) => readonly Holder<Parts>[];

/** The scene of a holder's ability, with what the moment binds. */
export const sceneOf = (
  context: Context,
  match: StepsMatch,
  { self, seat, card, bound }: Omit<Holder, "parts" | "lost" | "spend">,
  bindings: Readonly<Record<string, unknown>>,
  ability: string,
): Scene => ({ context, match, self, seat, bindings: Object.assign({}, bound, bindings, { ability, self, card }) });
