import { type Surge, spellSurge } from "@riposte/imperial-assault";
import type { StepsMatch } from "@riposte/imperial-assault-steps";

/** How often a figure may use a surge ability in one attack: once, unless an effect says otherwise (rules 8.5). */
export function surgeUses(match: StepsMatch, figure: string, surge: Surge): number {
  // the value is the surge plugin's, which a composition need not have
  if (!match.has("surge")) return 1;
  const asks = match as { value(name: string, subject: object, base: number): number };
  return asks.value("surge:uses", { figure, surge: spellSurge(surge) }, 1);
}
