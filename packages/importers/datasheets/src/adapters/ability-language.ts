import { Mechanic } from "@riposte/warhammer-40k-abilities";
import type { Written } from "../abilities/words.js";
import { childOf, type SourceNode } from "../node.js";

/**
 * An ability in the language of 40kdc as our mechanics: passive ones that last, without doubts of their authors, every part
 * of which has a plain meaning. Nothing for any other.
 */
export function readLanguage(ability: SourceNode): readonly Mechanic[] | undefined {
  const says = (field: string) => childOf(ability, field)?.text;
  const scope = childOf(ability, "scope");
  const lasts = childOf(scope, "duration")?.text ?? "";
  const isDoubted = says("disputed") === "true" || /\[APPROX\]/i.test(says("community_notes") ?? "");
  const isMore = ["conditions", "usage", "applies_to"].some((field) => isSaid(childOf(ability, field)));
  const isOwn = ["unit", "self", "attached"].includes(childOf(scope, "range")?.text ?? "");
  if (!isPassive(ability) || !["permanent", "battle"].includes(lasts)) return undefined;
  if (isDoubted || isMore || !isOwn) return undefined;
  const effect = childOf(ability, "effect");
  const read = effect === undefined ? undefined : mechanicsOf(effect, []);
  return read?.map((mechanic) => Mechanic.parse(mechanic));
}

const isSaid = (node: SourceNode | undefined): boolean =>
  node !== undefined && (node.text !== undefined || node.children.length > 0);

/** It holds always: said in a word, or by a trigger that is none. */
function isPassive(ability: SourceNode): boolean {
  const trigger = childOf(ability, "trigger");
  if (!isSaid(trigger)) return childOf(ability, "behavior")?.text === "passive";
  const { phase, timing, type } = fieldsOf(trigger) ?? {};
  return phase === "any" && timing === "continuous" && type === "passive";
}

type Read = readonly Record<string, unknown>[] | undefined;

/** What an effect comes to under conditions: all of its steps, or nothing. */
function mechanicsOf(effect: SourceNode, conditions: readonly Written[]): Read {
  const type = childOf(effect, "type")?.text;
  if (type === "sequence") {
    const steps = effect.children.filter(({ name }) => name === "steps").map((step) => mechanicsOf(step, conditions));
    return steps.length === 0 || steps.includes(undefined) ? undefined : steps.flatMap((step) => step ?? []);
  }
  if (type === "conditional") {
    const [when, inner] = [childOf(effect, "condition"), childOf(effect, "effect")];
    const condition = when === undefined ? undefined : conditionOf(when);
    return condition === undefined || inner === undefined ? undefined : mechanicsOf(inner, [...conditions, condition]);
  }
  const fields = fieldsOf(childOf(effect, "modifier"));
  const target = childOf(effect, "target")?.text ?? "";
  const done = fields === undefined ? undefined : EFFECTS[type ?? ""]?.(fields, target);
  if (done === undefined || fields === undefined) return undefined;
  const kind = fields.attack_type;
  if (kind !== undefined && kind !== "melee" && kind !== "ranged") return undefined;
  const all = [...conditions, ...(kind === undefined ? [] : [{ is: "attack", kind }])];
  const when = all.length === 0 ? {} : { if: all.length === 1 ? all[0] : { is: "all", of: all } };
  return [
    {
      as: done.as,
      reach: target === "unit" || target === "attacker" ? "unit" : "model",
      ...when,
      effects: [done.effect],
    },
  ];
}

type Fields = Readonly<Record<string, string>>;

/** Plain fields; nothing where one holds more. */
function fieldsOf(node: SourceNode | undefined): Fields | undefined {
  const fields = (node?.children ?? []).map(({ name, text }) => [name, text] as const);
  return fields.some(([, text]) => text === undefined) ? undefined : (Object.fromEntries(fields) as Fields);
}

interface Done {
  readonly as: "attacker" | "target";
  readonly effect: Readonly<Record<string, unknown>>;
}

const OWN = ["self", "unit", "bearer"];
const STATS: Readonly<Record<string, string>> = {
  ...{ A: "A", Attacks: "A", S: "S", Strength: "S", AP: "AP", D: "D", Damage: "D" },
};

/** Has it these fields, and no others but the kind of attack? */
const has = (fields: Fields, ...names: readonly string[]): boolean =>
  names.every((name) => fields[name] !== undefined) &&
  Object.keys(fields).every((name) => names.includes(name) || name === "attack_type");

const EFFECTS: Readonly<Record<string, (fields: Fields, target: string) => Done | undefined>> = {
  "roll-modifier"(fields, target) {
    const { roll, operation } = fields;
    const [value, sign] = [Number(fields.value), operation === "add" ? 1 : operation === "subtract" ? -1 : 0];
    if (!has(fields, "roll", "operation", "value") || sign === 0 || !Number.isInteger(value)) return undefined;
    if (roll !== "hit" && roll !== "wound") return undefined;
    const as = OWN.includes(target) ? "attacker" : target === "attacker" ? "target" : undefined;
    return as === undefined ? undefined : { as, effect: { do: "modRoll", roll, by: sign * value } };
  },
  "re-roll"(fields, target) {
    const dice = { ones: "ones", "all-failures": "fails" }[fields.subset ?? ""];
    if (!has(fields, "roll", "subset") || dice === undefined || !OWN.includes(target)) return undefined;
    if (!["hit", "wound", "save"].includes(fields.roll ?? "")) return undefined;
    return { as: fields.roll === "save" ? "target" : "attacker", effect: { do: "reroll", roll: fields.roll, dice } };
  },
  "feel-no-pain": (fields, target) => threshold(fields, target, "fnp"),
  "invulnerable-save": (fields, target) => threshold(fields, target, "invulnerable"),
  "damage-reduction"(fields, target) {
    const by = Number(fields.reduction);
    if (!has(fields, "reduction") || !Number.isInteger(by) || !OWN.includes(target)) return undefined;
    return { as: "target", effect: { do: "modStat", stat: "D", op: "subtract", by } };
  },
  "stat-modifier"(fields, target) {
    const [stat, by] = [STATS[fields.stat ?? ""], Number(fields.value)];
    if (!has(fields, "stat", "operation", "value") || stat === undefined || !Number.isInteger(by)) return undefined;
    const as = OWN.includes(target) ? "attacker" : target === "attacker" ? "target" : undefined;
    // AP is negative: only better and worse have a plain meaning
    const ups = stat === "AP" ? ["worsen"] : ["add", "improve"];
    const downs = stat === "AP" ? ["improve"] : ["subtract", "worsen"];
    const op = ups.includes(fields.operation ?? "")
      ? "add"
      : downs.includes(fields.operation ?? "")
        ? "subtract"
        : undefined;
    return as === undefined || op === undefined ? undefined : { as, effect: { do: "modStat", stat, op, by } };
  },
};

function threshold(fields: Fields, target: string, what: "fnp" | "invulnerable"): Done | undefined {
  const on = Number(fields.threshold);
  if (!has(fields, "threshold") || !(on >= 2 && on <= 6) || !OWN.includes(target)) return undefined;
  return { as: "target", effect: { do: what, on } };
}

const SIMPLE: Readonly<Record<string, Written>> = {
  "is-attached": { is: "leading" },
  "model-is-leader": { is: "leading" },
  "charged-this-turn": { is: "moved", who: "self", as: "charge" },
  "remained-stationary": { is: "moved", who: "self", as: "stationary" },
  "unit-below-half-strength": { is: "strength", who: "self", below: "half" },
  "unit-below-starting-strength": { is: "strength", who: "self", below: "starting" },
  "is-battle-shocked": { is: "state", who: "self", state: "battleShocked" },
  "within-range-of-objective": { is: "onObjective", who: "self" },
};

function conditionOf(node: SourceNode): Written | undefined {
  const operator = childOf(node, "operator")?.text;
  if (operator !== undefined) {
    const of = node.children.filter(({ name }) => name === "operands").map(conditionOf);
    if (of.length === 0 || of.includes(undefined)) return undefined;
    if (operator === "not") return of.length === 1 ? { is: "not", of: of[0] } : undefined;
    return operator === "and" ? { is: "all", of } : operator === "or" ? { is: "any", of } : undefined;
  }
  const fields = fieldsOf(childOf(node, "parameters"));
  const plain = fields === undefined ? undefined : plainCondition(childOf(node, "type")?.text ?? "", fields);
  return plain !== undefined && childOf(node, "negated")?.text === "true" ? { is: "not", of: plain } : plain;
}

function plainCondition(type: string, fields: Fields): Written | undefined {
  const names = Object.keys(fields);
  const { keyword, phase } = fields;
  if (names.length === 0) return SIMPLE[type];
  if (names.length > 1) return undefined;
  if (type === "phase-is" && (phase === "shooting" || phase === "fight")) return { is: "phase", in: [phase] };
  const who = type === "target-has-keyword" ? "target" : type === "unit-has-keyword" ? "self" : undefined;
  // a keyword of one letter is a slip of the source
  return who === undefined || keyword === undefined || keyword.length < 3
    ? undefined
    : { is: "keyword", who, any: [keyword.toUpperCase()] };
}
