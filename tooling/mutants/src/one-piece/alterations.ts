import { type At, changedAt, type Node, nodesIn, walk } from "../readings/tree.js";

/** One small change of a reading: what kind it is, and the abilities it makes. */
export interface Altered {
  readonly kind: Kind;
  readonly abilities: readonly unknown[];
}

type Change = readonly [kind: Kind, at: At, value: unknown];

const OTHER: Readonly<Record<string, string>> = { you: "opponent", opponent: "you" };
const OTHER_STATE: Readonly<Record<string, string>> = {
  active: "rested",
  rested: "active",
  activeDon: "restedDon",
  restedDon: "activeDon",
};
const LENGTHS = ["thisTurn", "thisBattle", "untilEndOfOpponentsNextTurn", "untilStartOfYourNextTurn"];
const MOMENTS = ["onPlay", "onKo", "whenAttacking", "activateMain", "main", "counter"];
const LISTS = ["steps", "costs", "else"];

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const without = (node: Node, field: string): Node =>
  Object.fromEntries(Object.entries(node).filter(([name]) => name !== field));
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What stands in one place of a reading, altered in every way that is known. */
function* changesAt(node: Node, at: At): Iterable<Change> {
  for (const [field, value] of Object.entries(node)) {
    const there = [...at, field];
    if (typeof value === "number" && field !== "times") yield ["another number", there, value + 1];
    if (typeof value === "string") {
      if (["side", "player", "of", "by", "turn"].includes(field) && OTHER[value] !== undefined)
        yield ["the other player", there, OTHER[value]];
      if (["state", "from", "size"].includes(field) && OTHER_STATE[value] !== undefined)
        yield ["rested for active", there, OTHER_STATE[value]];
      if (field === "for") yield ["another length", there, LENGTHS.find((one) => one !== value)];
      if (field === "timing") yield ["another moment", there, MOMENTS.find((one) => one !== value)];
      if (field === "end" && value !== "either") yield ["the other end", there, value === "top" ? "bottom" : "top"];
      if (field === "type" && value === "op:ko") yield ["another verb", there, "op:rest"];
      if (field === "type" && value === "op:rest") yield ["another verb", there, "op:stand"];
    }
    if (field === "zones" && Array.isArray(value) && value.length > 1)
      for (const zone of value) yield ["a dropped zone", there, value.filter((one) => one !== zone)];
    if (field === "condition" && isNode(value)) {
      yield ["a negated condition", there, "not" in value ? value.not : { not: value }];
      if (node.type === undefined) yield ["a dropped condition", at, without(node, field)];
    }
    if (["filter", "not", "card"].includes(field) && isNode(value))
      for (const word of Object.keys(value)) yield ["a dropped word of a filter", there, without(value, word)];
    if (LISTS.includes(field) && Array.isArray(value)) yield* changesOf(value, there);
  }
  for (const [one, other] of [["min", "max"]] as const)
    if (node[one] !== undefined && node[other] === undefined)
      yield ["more for less", at, { ...without(node, one), [other]: node[one] }];
    else if (node[other] !== undefined && node[one] === undefined && node.stat === undefined)
      yield ["more for less", at, { ...without(node, other), [one]: node[other] }];
  if (typeof node.upTo === "number") yield ["exactly for up to", at, { ...without(node, "upTo"), exactly: node.upTo }];
  if (node.optional === true) yield ["a dropped may", at, without(node, "optional")];
  if (node.oncePerTurn === true) yield ["a dropped limit", at, without(node, "oncePerTurn")];
}

/** Steps in another order, one of them lost, or out of the condition it stood under. */
function* changesOf(steps: readonly unknown[], at: At): Iterable<Change> {
  for (const [place, step] of steps.entries()) {
    const next = steps[place + 1];
    if (steps.length > 1) yield ["a dropped step", at, steps.filter((_step, other) => other !== place)];
    if (place + 1 < steps.length && !same(step, next))
      yield ["swapped steps", at, steps.map((one, i) => (i === place ? next : i === place + 1 ? step : one))];
    if (!isNode(step) || step.type !== "op:if" || !Array.isArray(step.steps) || step.steps.length < 2) continue;
    const inside = step.steps.slice(0, -1);
    const moved = [{ ...step, steps: inside }, step.steps.at(-1)];
    yield ["a step moved out of its condition", at, steps.toSpliced(place, 1, ...moved)];
  }
}

/** Two filters that differ, each in the place of the other. */
function* swappedFilters(abilities: readonly unknown[]): Iterable<readonly unknown[]> {
  const filters = nodesIn(abilities).filter(({ at, node }) => at.at(-1) === "filter" && isNode(node));
  for (const [place, one] of filters.entries()) {
    const other = filters[place + 1];
    if (other === undefined || same(one.node, other.node) || `${other.at}`.startsWith(`${one.at}`)) continue;
    yield changedAt(changedAt(abilities, one.at, other.node), other.at, one.node) as readonly unknown[];
  }
}

export const KINDS = [
  "a negated condition",
  "a dropped condition",
  "a step moved out of its condition",
  "swapped steps",
  "a dropped step",
  "swapped filters",
  "a dropped word of a filter",
  "rested for active",
  "a dropped zone",
  "the other player",
  "another number",
  "more for less",
  "exactly for up to",
  "a dropped may",
  "a dropped limit",
  "another length",
  "another moment",
  "the other end",
  "another verb",
] as const;
type Kind = (typeof KINDS)[number];

/** Every alteration of a reading; each says something else than the line it was read from. */
export function* alterationsOf(abilities: readonly unknown[]): Iterable<Altered> {
  for (const { node, at } of walk(abilities))
    for (const [kind, place, value] of changesAt(node, at))
      yield { kind, abilities: changedAt(abilities, place, value) as readonly unknown[] };
  for (const swapped of swappedFilters(abilities)) yield { kind: "swapped filters", abilities: swapped };
}
