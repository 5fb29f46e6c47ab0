import type { Contribution } from "@riposte/kernel";
import type { BodyCard, Context } from "../context.js";
import type { IaMatch } from "../declared.js";
import type { ResultSymbol } from "../dice/results.js";
import { bodyOf, isInPlay } from "../figures/lookup.js";
import { targetOf } from "../figures/target.js";

/** What the ability bar adds: attack symbols when attacking, defense symbols when defending (rules 8.2). */
export const innateResults = (context: Context) => {
  // cards print the same for ever, and every attack asks several times
  const attacking: Bars = new Map();
  const defending: Bars = new Map();
  return (
    { attacker, defender }: { readonly attacker: string; readonly defender: string },
    match: IaMatch,
  ): readonly Contribution[] => {
    const given: Contribution[] = [];
    if (!isPlain(match, attacker) && isInPlay(match, attacker))
      given.push(...barOf(attacking, bodyOf(context, match, attacker), OF_ATTACKER));
    if (isInPlay(match, defender)) given.push(...barOf(defending, bodyOf(context, match, defender), OF_DEFENDER));
    const fixed = isInPlay(match, defender) ? 0 : (targetOf(context, match, defender)?.block ?? 0);
    if (fixed !== 0) given.push(match.add(fixed, defender, "block"));
    return given;
  };
};

/** What bars add, by card. */
type Bars = Map<string, readonly Contribution[]>;

function barOf(bars: Bars, { id: by, keywords }: BodyCard, symbols: readonly ResultSymbol[]): readonly Contribution[] {
  const known = bars.get(by);
  if (known !== undefined) return known;
  const bar = symbols.flatMap((field): readonly Contribution[] => {
    const amount = keywords[field];
    return amount === undefined ? [] : [Object.freeze({ by, layer: "add", amount, field })];
  });
  bars.set(by, bar);
  return bar;
}

const OF_ATTACKER: readonly ResultSymbol[] = ["accuracy", "hit", "surge"];
const OF_DEFENDER: readonly ResultSymbol[] = ["block", "evade", "dodge"];

const isPlain = ({ slices }: IaMatch, attacker: string): boolean => {
  const attack = slices["imperial-assault"].attacks.at(-1);
  return attack?.plain === true && attack.attacker === attacker;
};
