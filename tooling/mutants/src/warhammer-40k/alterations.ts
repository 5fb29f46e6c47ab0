import type { Understood } from "@riposte/datasheets";
import type { Altered } from "../readings/game-readings.js";
import { type At, changedAt, type Node, walk } from "../readings/tree.js";

export const KINDS = [
  "a negated condition",
  "a dropped condition",
  "a dropped phase",
  "a dropped weapon",
  "the other kind of attack",
  "the other unit",
  "the other side",
  "the model for its unit",
  "another length",
  "another number",
  "another roll",
  "another re-roll",
] as const;
type Kind = (typeof KINDS)[number];

/** What was made of a text: its mechanics, and the choice it asks for. */
export type Made = Omit<Understood, "told">;
type Change = readonly [kind: Kind, at: At, value: unknown];

const without = (node: Node, field: string): Node =>
  Object.fromEntries(Object.entries(node).filter(([name]) => name !== field));
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

const OTHER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  as: { attacker: "target", target: "attacker" },
  to: { friendly: "enemy", enemy: "friendly" },
  held: { mine: "theirs", theirs: "mine", notMine: "mine" },
};
const LENGTHS = [{ until: "endOfPhase" }, { until: "endOfTurn" }, { until: "endOfBattle" }];

/** Every alteration of a reading; each says something else than the text it was read from. */
export function* alterationsOf(made: Made): Iterable<Altered<Made>> {
  for (const { node, at } of walk(made))
    for (const [kind, place, value] of changesAt(node, at)) yield { kind, made: changedAt(made, place, value) as Made };
}

/** What stands in one place of a reading, altered in every way that is known. */
function* changesAt(node: Node, at: At): Iterable<Change> {
  yield* ofConditions(node, at);
  for (const [field, others] of Object.entries(OTHER)) {
    const other = others[String(node[field])];
    // the unit that has the rule in a moment is neither the one that strikes nor the one that is struck
    if (other !== undefined && (field !== "as" || node.when === "always"))
      yield ["the other side", [...at, field], other];
  }
  if (node.is === "turn") yield ["the other side", [...at, "of"], node.of === "mine" ? "theirs" : "mine"];
  if (["keyword", "strength", "onObjective"].includes(String(node.is)) && ["self", "target"].includes(String(node.who)))
    yield ["the other unit", [...at, "who"], node.who === "self" ? "target" : "self"];
  if (node.is === "attack" && node.kind !== "psychic")
    yield ["the other kind of attack", [...at, "kind"], node.kind === "ranged" ? "melee" : "ranged"];
  if (Array.isArray(node.effects) && node.when === "always" && node.aura === undefined && node.as !== "either")
    yield ["the model for its unit", [...at, "reach"], node.reach === "model" ? "unit" : "model"];
  if (Array.isArray(node.until))
    for (const length of LENGTHS)
      if (JSON.stringify([length]) !== JSON.stringify(node.until)) yield ["another length", [...at, "until"], [length]];
  if (node.lasts === true) yield ["another length", at, without(node, "lasts")];
  if (Array.isArray(node.phases)) yield ["a dropped phase", at, without(node, "phases")];
  if (node.do === "select" && node.made !== undefined) yield ["a dropped weapon", at, without(node, "made")];
  for (const field of ["keywords", "without", "within", "visible", "engaged"])
    if ((node.do === "select" || node.kind === "unit") && node[field] !== undefined)
      yield ["a dropped condition", at, without(node, field)];
  if (typeof node.within === "number" && node.within < 1000)
    yield ["another number", [...at, "within"], node.within + 1];
  if (isNode(node.by) && typeof node.by.plus === "number")
    yield ["another number", [...at, "by", "plus"], node.by.plus + 1];
  if (node.do === "modRoll" && (node.roll === "hit" || node.roll === "wound"))
    yield ["another roll", [...at, "roll"], node.roll === "hit" ? "wound" : "hit"];
  if (node.do === "reroll") {
    if (node.roll === "hit" || node.roll === "wound")
      yield ["another roll", [...at, "roll"], node.roll === "hit" ? "wound" : "hit"];
    yield ["another re-roll", [...at, "dice"], node.dice === "ones" ? "any" : "ones"];
  }
}

const KIND_OF: Readonly<Record<string, Kind>> = {
  phase: "a dropped phase",
  attack: "a dropped weapon",
  weapon: "a dropped weapon",
};

/** A condition turned round, or one of them left out. */
function* ofConditions(node: Node, at: At): Iterable<Change> {
  if (node.is === "not") yield ["a negated condition", at, node.of];
  const condition = node.if;
  if (!isNode(condition)) return;
  if (condition.is !== "all" || !Array.isArray(condition.of)) {
    yield [KIND_OF[String(condition.is)] ?? "a dropped condition", at, without(node, "if")];
    if (condition.is !== "not") yield ["a negated condition", [...at, "if"], { is: "not", of: condition }];
    return;
  }
  for (const [place, one] of (condition.of as readonly Node[]).entries()) {
    const rest = condition.of.filter((_one, other) => other !== place);
    yield [KIND_OF[String(one.is)] ?? "a dropped condition", [...at, "if", "of"], rest];
    if (one.is !== "not") yield ["a negated condition", [...at, "if", "of", place], { is: "not", of: one }];
  }
}
