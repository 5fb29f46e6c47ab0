import { listOf, type Tree } from "./tree.js";

const LENGTH = 8;

/** The modifiers of a node, those in groups among them: a group's conditions are theirs. */
export function modifiersOf(node: Tree | undefined, depth = 0): readonly Tree[] {
  if (node === undefined || depth > LENGTH) return [];
  const grouped = listOf(node, "modifierGroups").flatMap((group) =>
    modifiersOf(group, depth + 1).map((modifier) => withConditions(modifier, group)),
  );
  const own = listOf(node, "modifiers");
  return grouped.length === 0 ? own : [...own, ...grouped];
}

const withConditions = (modifier: Tree, group: Tree): Tree => ({
  ...modifier,
  conditions: [...listOf(group, "conditions"), ...listOf(modifier, "conditions")],
  conditionGroups: [...listOf(group, "conditionGroups"), ...listOf(modifier, "conditionGroups")],
  repeats: [...listOf(group, "repeats"), ...listOf(modifier, "repeats")],
});

/** Does it hold only in some armies? */
export const isConditional = (modifier: Tree): boolean =>
  ["conditions", "conditionGroups", "repeats"].some((field) => listOf(modifier, field).length > 0);
