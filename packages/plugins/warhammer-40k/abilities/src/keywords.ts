import type { DeepReadonly } from "@riposte/kernel";
import { keywordsOf, type Unit } from "@riposte/warhammer-40k";
import { collectFromUnit, type Owner } from "./collect.js";
import type { Evaluation } from "./evaluate/context.js";
import { inForce } from "./in-force.js";
import type { Library } from "./library.js";

/** The keywords units have now, with what rules give and take; each unit is reckoned once. */
export function keywordsBy(
  library: Library,
  owners: readonly Owner[],
  situation: Evaluation["situation"],
): (unit: DeepReadonly<Unit>) => readonly string[] {
  const found = new Map<unknown, readonly string[]>();
  return (unit) => {
    const owner = owners.find((one) => one.unit === unit);
    if (owner === undefined) return keywordsOf(unit);
    const keywords = found.get(unit) ?? changedKeywords(library, owner, situation);
    found.set(unit, keywords);
    return keywords;
  };
}

const CHANGING: readonly string[] = ["grantKeyword", "loseKeyword", "grantAbility"];

/** Conditions of these rules see what is printed: else a keyword could hang on itself. */
function changedKeywords(library: Library, owner: Owner, situation: Evaluation["situation"]): readonly string[] {
  const keywords = new Set(keywordsOf(owner.unit));
  const changes = collectFromUnit(library, owner)
    .filter(({ mechanic }) => mechanic.effects.some((effect) => CHANGING.includes(effect.do)))
    .flatMap((bound) => inForce(library, { bound, self: owner.unit, attacker: owner.unit, situation }, "none"));
  for (const { effect } of changes) if (effect.do === "grantKeyword") keywords.add(effect.keyword.toUpperCase());
  for (const { effect } of changes) if (effect.do === "loseKeyword") keywords.delete(effect.keyword.toUpperCase());
  return [...keywords];
}
