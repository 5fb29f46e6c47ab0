import type { CombatRules } from "@riposte/combat";
import { type EditionNumber, editionOf } from "@riposte/warhammer-40k";
import type { Stratagem } from "@riposte/warhammer-40k-choices";
import { warhammerStratagems as stratagemsHere } from "./facts.js";
import { warhammerRules as rulesHere } from "./rules.js";

export { warhammerUnits } from "./facts.js";

/** What attacks are judged by, by the name of a ruleset, without the game that is played by it. */
export async function warhammerRules(ruleset: string): Promise<CombatRules> {
  await bringEdition(editionOf(ruleset));
  return rulesHere(ruleset);
}

/** The stratagems of an edition. */
export async function warhammerStratagems(edition: EditionNumber): Promise<readonly Stratagem[]> {
  await bringEdition(edition);
  return stratagemsHere(edition);
}

async function bringEdition(edition: string): Promise<void> {
  if (edition === "11") (await import("./eleventh.js")).bringEleventhEdition();
}
