import { plainly } from "../typography.js";

/**
 * A node of BattleScribe's tree, as its JSON writes it; its XML is read into the same shape. Fields are texts, numbers,
 * truths, or lists of nodes.
 */
export interface Tree {
  readonly id?: unknown;
  readonly type?: unknown;
  readonly field?: unknown;
  readonly scope?: unknown;
  readonly childId?: unknown;
  readonly typeId?: unknown;
  readonly [field: string]: unknown;
}

const NOTHING: readonly Tree[] = [];

/** The nodes in a field; none where it is missing. */
export const listOf = (node: Tree | undefined, field: string): readonly Tree[] => {
  const list = node?.[field];
  return Array.isArray(list) ? list : NOTHING;
};

/** A field as text, in plain type. */
export function textOf(node: Tree | undefined, field: string): string | undefined {
  const value = node?.[field];
  if (value === undefined || value === null || typeof value === "object") return undefined;
  const text = plainly(String(value)).trim();
  return text === "" ? undefined : text;
}

export const idOf = (node: Tree, field = "id"): string => String(node[field] ?? "");

export const isTrue = (node: Tree, field: string): boolean => String(node[field]) === "true";

export const numberIn = (node: Tree, field: string): number => Number(node[field] ?? Number.NaN);
