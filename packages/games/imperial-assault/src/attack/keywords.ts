import type { Contribution } from "@riposte/kernel";
import type { Effects } from "../declared.js";
import type { Attack, AttackKeywords } from "./attack.js";
import { attackIn, ownAttack } from "./current.js";
import { type Reading, valueIn } from "./reasons.js";

/** Keywords that are amounts. */
export interface KeywordAmounts {
  readonly pierce: number;
  readonly blast: number;
  readonly recover: number;
}

const AMOUNTS = ["pierce", "blast", "recover"] as const;

/** Pierce, Blast and Recover of the attack under way (rules 8.2). */
export function keywordsIn(match: Reading, why?: Contribution[]): KeywordAmounts {
  const { attacker, defender, keywords, grants } = attackIn(match);
  const { pierce, blast, recover } = keywords;
  if (why !== undefined)
    for (const { keyword, amount, by } of grants)
      if (AMOUNTS.some((name) => name === keyword)) why.push({ by, layer: "add", amount, field: keyword });
  return valueIn(match, "attack:keywords", { attacker, defender }, { pierce, blast, recover }, why);
}

/** Keywords add up; cleaves stay apart, and a condition is given once. */
export function grant(attack: Attack, given: Partial<AttackKeywords>, by: string): void {
  const { pierce = 0, blast = 0, cleave = [], recover = 0, conditions = [] } = given;
  if (pierce === 0 && blast === 0 && recover === 0 && cleave.length + conditions.length === 0) return;
  const { keywords } = attack;
  attack.keywords = {
    pierce: keywords.pierce + pierce,
    blast: keywords.blast + blast,
    cleave: [...keywords.cleave, ...cleave],
    recover: keywords.recover + recover,
    conditions: [...new Set([...keywords.conditions, ...conditions])],
  };
  const amounts = [["pierce", pierce] as const, ["blast", blast] as const, ["recover", recover] as const];
  attack.grants = [
    ...attack.grants,
    ...amounts.filter(([, amount]) => amount > 0).map(([keyword, amount]) => ({ keyword, amount, by })),
    ...cleave.map((amount) => ({ keyword: "cleave", amount, by })),
    ...conditions.map((keyword) => ({ keyword, amount: 1, by })),
  ];
}

export const keywordEffects: Pick<Effects, "attack:grant"> = {
  "attack:grant": (table, { by = "attack", type: _type, ...given }, match) => grant(ownAttack(table, match), given, by),
};
