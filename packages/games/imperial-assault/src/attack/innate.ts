import type { Contribution } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { IaMatch } from "../declared.js";
import type { ResultSymbol } from "../dice/results.js";
import { bodyOf, isInPlay } from "../figures/lookup.js";
import { targetOf } from "../figures/target.js";

/** What the ability bar adds: attack symbols when attacking, defense symbols when defending (rules 8.2). */
export const innateResults =
  (context: Context) =>
  (
    { attacker, defender }: { readonly attacker: string; readonly defender: string },
    match: IaMatch,
  ): readonly Contribution[] => {
    const given: Contribution[] = [];
    const bar = (id: string, symbols: readonly ResultSymbol[]) => {
      if (!isInPlay(match, id)) return;
      const { keywords, id: card } = bodyOf(context, match, id);
      for (const symbol of symbols) {
        const amount = keywords[symbol];
        if (amount !== undefined) given.push(match.add(amount, card, symbol));
      }
    };
    if (!isPlain(match, attacker)) bar(attacker, OF_ATTACKER);
    bar(defender, OF_DEFENDER);
    const fixed = isInPlay(match, defender) ? 0 : (targetOf(context, match, defender)?.block ?? 0);
    if (fixed !== 0) given.push(match.add(fixed, defender, "block"));
    return given;
  };

const OF_ATTACKER: readonly ResultSymbol[] = ["accuracy", "hit", "surge"];
const OF_DEFENDER: readonly ResultSymbol[] = ["block", "evade", "dodge"];

const isPlain = ({ slices }: IaMatch, attacker: string): boolean => {
  const attack = slices["imperial-assault"].attacks.at(-1);
  return attack?.plain === true && attack.attacker === attacker;
};
