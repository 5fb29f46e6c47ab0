import type { ChooseOrder, Key, OrderOption } from "./choice.js";
import { type Below, binomial } from "./counting.js";
import { countOrderings, orderingPlaces } from "./orderings.js";
import { drawPlaces } from "./several.js";

/** The number of orders that differ: alike options count as one and the same. */
export function countOrders({ of }: ChooseOrder): number {
  if (hasAlike(of)) return mixtures(groupsOf(of).map((group) => group.length));
  return countOrderings(of.length);
}

/** The order with that index, in lexicographic order of the options' places. */
export function orderAt({ of }: ChooseOrder, index: number): readonly Key[] {
  if (!hasAlike(of)) return keysAt(of, orderingPlaces(of.length, index));
  const groups = groupsOf(of);
  const left = groups.map((group) => group.length);
  let rest = index;
  return of.map(() => {
    const chosen = left.findIndex((count, at) => {
      if (count === 0) return false;
      left[at] = count - 1;
      const withThis = mixtures(left);
      if (rest < withThis) return true;
      rest -= withThis;
      left[at] = count;
      return false;
    });
    const group = groups[chosen] as readonly Key[];
    return group[group.length - (left[chosen] as number) - 1] as Key;
  });
}

/** A uniform order, however many there are. */
export function drawOrder(choice: ChooseOrder, below: Below): readonly Key[] {
  const { of } = choice;
  return canonicalOrder(choice, keysAt(of, drawPlaces(of.length, of.length, below)));
}

/** The same order with alike options as they were offered: one form for answers that mean the same. */
export function canonicalOrder({ of }: ChooseOrder, keys: readonly Key[]): readonly Key[] {
  if (!hasAlike(of)) return keys;
  const waiting = new Map<Key, Key[]>();
  for (const group of groupsOf(of)) {
    const queue = [...group];
    for (const key of group) waiting.set(key, queue);
  }
  return keys.map((key) => waiting.get(key)?.shift() ?? key);
}

function keysAt(of: readonly OrderOption[], places: readonly number[]): readonly Key[] {
  const keys: Key[] = [];
  for (let i = 0; i < of.length; i++) keys.push((of[places[i] as number] as OrderOption).key);
  return keys;
}

function hasAlike(of: readonly OrderOption[]): boolean {
  for (let i = 0; i < of.length; i++) if (of[i]?.alike !== undefined) return true;
  return false;
}

/** The keys of options that are alike, groups and members in the order offered. */
function groupsOf(of: readonly OrderOption[]): readonly (readonly Key[])[] {
  const groups: Key[][] = [];
  const named = new Map<Key, Key[]>();
  for (const { key, alike } of of) {
    const known = alike === undefined ? undefined : named.get(alike);
    if (known !== undefined) known.push(key);
    else {
      const group = [key];
      groups.push(group);
      if (alike !== undefined) named.set(alike, group);
    }
  }
  return groups;
}

/** The number of orders of a mixture with that many of each kind. */
function mixtures(counts: readonly number[]): number {
  let total = 0;
  let orders = 1;
  for (const count of counts) {
    total += count;
    orders *= binomial(total, count);
  }
  return orders;
}
