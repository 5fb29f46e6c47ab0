import { keywordsOf, type Unit } from "@riposte/warhammer-40k";
import type { SymbolName } from "../../look/icon.js";

/** Which silhouette a unit's models have, from its keywords. */
export function roleOf(unit: Unit): SymbolName {
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
