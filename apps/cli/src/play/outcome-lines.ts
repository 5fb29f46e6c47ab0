import { shown } from "@riposte/catalog";
import type { LiveMatch } from "@riposte/kernel/run";
import type { Paint } from "../terminal/paint.js";

type Outcome = NonNullable<LiveMatch<unknown>["outcome"]>;

/** How a match ended: who won, and whatever the game reports. */
export function outcomeLines(outcome: Outcome, paint: Paint, seats = 1): readonly string[] {
  const { winners, ...report } = outcome;
  const details = Object.entries(report).map(([field, value]) => `  ${field}: ${shown(value)}`);
  return [headline(winners, seats, paint), ...details];
}

function headline(winners: readonly number[], seats: number, paint: Paint): string {
  if (seats === 1) return winners.length > 0 ? paint.green("Won.") : paint.red("Lost.");
  if (winners.length === 0) return paint.yellow("Nobody won.");
  return paint.green(`Won by seat ${winners.join(" and seat ")}.`);
}
