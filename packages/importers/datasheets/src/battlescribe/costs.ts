import type { Sheet } from "../sheet.js";
import { type Entry, isOfSize, type Walk } from "./entries.js";
import { isConditional, modifiersOf } from "./modifiers.js";
import { listOf, numberIn, textOf } from "./tree.js";

/** Points of a unit, and of larger ones: modifiers of its cost that count models. */
export function costsOf(walk: Walk, { node, link }: Entry): Sheet["costs"] {
  const cost = [...listOf(link, "costs"), ...listOf(node, "costs")].find((one) => textOf(one, "name") === "pts");
  if (cost === undefined) return [];
  const costs = [{ points: String(numberIn(cost, "value")) } as { models?: string; points: string }];
  for (const modifier of [...modifiersOf(node), ...modifiersOf(link)]) {
    if (modifier.field !== cost.typeId) continue;
    const [condition] = listOf(modifier, "conditions");
    const kind = String(condition?.type);
    if (
      modifier.type === "set" &&
      condition !== undefined &&
      isOfSize(modifier) &&
      /^(atLeast|greaterThan)$/.test(kind)
    ) {
      const models = numberIn(condition, "value") + (kind === "greaterThan" ? 1 : 0);
      costs.push({ models: String(models), points: String(numberIn(modifier, "value")) });
    } else if (isConditional(modifier))
      walk.report.add("modifier that depends on the army", `${String(modifier.type)} points`, walk.sheet);
  }
  return costs;
}
