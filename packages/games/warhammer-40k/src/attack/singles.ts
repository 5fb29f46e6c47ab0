import type { DeepReadonly } from "@riposte/kernel";
import type { WarMatch } from "../declared.js";
import type { Attack, Table, Volley } from "../slice.js";
import { descriptionIn, ownVolley } from "./current.js";
import type { RollDescription, SingleReroll } from "./description.js";
import { judge, needing } from "./judge.js";
import { face } from "./table-dice.js";

/** Spends a single re-roll of the activation, where the attack has one left for this roll; by which rule. */
export function spendSingle(table: Table, match: WarMatch, roll: SingleReroll["roll"]): string | undefined {
  const { singles = [] } = descriptionIn(match);
  if (singles.length === 0) return undefined;
  const { spent = [] } = table.volleys.at(-1) as DeepReadonly<Volley>;
  const free = singles.find((one) => one.roll === roll && !spent.includes(`${one.roll} ${one.by}`));
  if (free !== undefined) ownVolley(table, match).spent = [...spent, `${free.roll} ${free.by}`];
  return free?.by;
}

/** One failed die of those on the table is rolled again for each single re-roll there is; a die at most once (rules 2). */
export function withSingles(
  table: Table,
  match: WarMatch,
  kind: "hit" | "wound",
  roll: RollDescription,
  dice: Attack["dice"],
): Attack["dice"] {
  let now = dice;
  for (;;) {
    const at = now.findIndex((die) => !die.rerolled && judge(needing(roll, die.needed), die.face) === "fail");
    const by = at < 0 ? undefined : spendSingle(table, match, kind);
    if (by === undefined) return now;
    const before = now[at] as Attack["dice"][number];
    const again = { ...before, face: face(match), rerolled: true };
    match.publish("roll:rerolled", { from: before.face, to: again.face, by });
    now = now.map((die, one) => (one === at ? again : die));
  }
}
