import { type Effect, runAbility } from "@riposte/kernel";
import { type Context, cardOf, findCard } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import type { Library } from "../library/library.js";
import { sceneOf } from "../reading/scenes.js";
import { canPayAll } from "../steps/paying.js";

/** What attacking costs a card's player, as the ability said that laid it on the card. */
interface Tax {
  readonly ability: string;
  readonly costs: readonly Effect[];
}

function taxesOn(match: OaMatch, card: number): readonly Tax[] {
  const { marks = [] } = findCard(match, card) ?? {};
  return marks.length === 0 ? NONE : marks.flatMap(({ kind, data }) => (kind === "tax" ? [data as Tax] : []));
}

const NONE: readonly Tax[] = [];

/** Can its player pay for an attack of this card? */
export function canPayTax(context: Context, library: Library, match: OaMatch, card: number): boolean {
  const taxes = taxesOn(match, card);
  if (taxes.length === 0) return true;
  const scene = sceneOf(context, library, match, cardOf(match, card).owner, card);
  return canPayAll(
    scene,
    taxes.flatMap(({ costs }) => costs),
  );
}

/** Paying comes before the attack it is for. */
export function taxesOf(match: OaMatch, attacker: number): readonly Effect[] {
  const { owner: seat } = cardOf(match, attacker);
  return taxesOn(match, attacker).map(({ ability, costs }) =>
    runAbility({
      ability,
      seat,
      source: attacker,
      steps: [{ type: "op:price", costs, steps: [], else: [] } as Effect],
    }),
  );
}
