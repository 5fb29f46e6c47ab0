import { keywordsOf, type Unit } from "@riposte/warhammer-40k";
import type { SymbolName } from "../../../look/icon.js";

/** Names that say more than keywords do. */
const NAMED: readonly (readonly [RegExp, SymbolName])[] = [
  [/plasma/i, "plasma"],
  [/guard/i, "guard"],
  [/leaper/i, "leaper"],
  [/scout/i, "scout"],
  [/mortar/i, "mortar"],
  [/spitter/i, "spit"],
  [/stalker|lurker/i, "barb"],
];

/** Which silhouette a unit's models have, from its name and keywords. */
export function roleOf(unit: Unit): SymbolName {
  const named = NAMED.find(([words]) => words.test(unit.name ?? ""));
  if (named !== undefined) return named[1];
  const keywords = keywordsOf(unit);
  const is = (...words: readonly string[]) => words.some((word) => keywords.includes(word));
  if (is("CHARACTER", "EPIC HERO")) return "flag";
  if (is("FLY")) return "wing";
  if (is("WALKER")) return "walker";
  if (is("TRANSPORT", "VEHICLE")) return "tank";
  if (is("MONSTER", "TITANIC")) return "titan";
  if (is("SCOUT")) return "scout";
  if (is("ARTILLERY")) return "mortar";
  if (is("BEAST")) return "leaper";
  if (is("SWARM")) return "claw";
  return unit.seat === 0 ? "trooper" : "claw";
}
