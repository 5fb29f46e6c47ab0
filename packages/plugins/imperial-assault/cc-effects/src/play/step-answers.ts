import { canAct, deployed, figureOf } from "@riposte/imperial-assault";
import type { Contribution } from "@riposte/kernel";
import type { CcMatch } from "../declared.js";

/**
 * A figure whose player holds a command card may answer that a hostile one enters a space next to it or leaves it. By the moment, not
 * by the card: which cards a hand has, or a deck, is not known.
 */
export function stepAnswers({ figure }: { readonly figure: string }, match: CcMatch): readonly Contribution[] {
  const { sides } = match.slices["imperial-assault"];
  const { seat: own } = figureOf(match, figure);
  return deployed(match).flatMap(({ id, seat }) =>
    seat !== own && (sides[seat]?.hand.length ?? 0) > 0 && canAct(match, id)
      ? [match.contribute("atLeast", 1, "a command card", id)]
      : [],
  );
}
