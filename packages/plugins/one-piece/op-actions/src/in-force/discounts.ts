import type { Contribution } from "@riposte/kernel";
import { type Context, cardOf, sideOf } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import type { Filter } from "../language/expression.js";
import type { Library } from "../library/library.js";
import { matches } from "../reading/filter.js";
import { sceneOf } from "../reading/scenes.js";

const NONE: readonly Contribution[] = [];

/** What "the next time you play" takes off the cost of a card in hand; a limit of cost in it means the cost before that. */
export function discounts(context: Context, library: Library) {
  let isReading = false;
  return (match: OaMatch, card: number): readonly Contribution[] => {
    const { owner, zone } = cardOf(match, card);
    const { marks } = sideOf(match, owner);
    if (isReading || zone !== "hand" || marks.length === 0) return NONE;
    isReading = true;
    try {
      const scene = sceneOf(context, library, match, owner, card);
      return marks.flatMap(({ kind, amount = 0, data, by }) =>
        kind === "cost" && matches(scene, card, data as Filter) ? [match.add(amount, by)] : [],
      );
    } finally {
      isReading = false;
    }
  };
}

/** The discounts of a player that a card just played has used up, by their place. */
export function usedDiscounts(context: Context, library: Library, match: OaMatch, card: number): readonly number[] {
  const { owner } = cardOf(match, card);
  const scene = sceneOf(context, library, match, owner, card);
  return sideOf(match, owner).marks.flatMap(({ kind, data }, place) =>
    kind === "cost" && matches(scene, card, data as Filter) ? [place] : [],
  );
}
