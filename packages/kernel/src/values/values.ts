import { checkDone } from "../checks/checks.js";
import { unknownName } from "../checks/unknown-name.js";
import { checkUntouched, type Written, writtenNow } from "../checks/untouched.js";
import type { ValueEntry } from "../compose/game.js";
import type { Layer } from "../declare/declare.js";
import type { Contribution, Explained } from "../declare/match.js";
import type { Runtime } from "../engine/runtime.js";
import { KernelError } from "../errors.js";

export const DEFAULT_LAYERS: readonly Layer[] = ["set", "divide", "multiply", "add", "subtract", "atLeast", "atMost"];

export type Value = number | Readonly<Record<string, number>>;

/** A value after all contributions, layer by layer, each layer in handler order. */
export function modifiedValue<T extends Value>(rt: Runtime, name: string, subject: unknown, base: T): T {
  const entry = entryOf(rt, name);
  const given = contributionsTo(rt, entry, subject);
  return given.length === 0 ? base : explained(entry, given, base).value;
}

export function explainValue<T extends Value>(rt: Runtime, name: string, subject: unknown, base: T): Explained<T> {
  const entry = entryOf(rt, name);
  return explained(entry, contributionsTo(rt, entry, subject), base);
}

const NONE: readonly Contribution[] = [];
const NOTHING_WRITTEN: Written = [];

function contributionsTo(rt: Runtime, entry: ValueEntry, subject: unknown): readonly Contribution[] {
  let given = NONE;
  const { acting } = rt;
  const written = rt.checks ? writtenNow(rt) : NOTHING_WRITTEN;
  rt.looks += 1;
  for (const modifier of entry.modifiers) {
    rt.acting = modifier.label;
    const contribution = modifier.run(subject, rt.match);
    if (rt.checks) {
      checkDone(rt, contribution);
      checkUntouched(rt, written);
    }
    // most questions have no answer: they are asked often, and cost a call each
    if (contribution === undefined) continue;
    const more = (Array.isArray(contribution) ? contribution : [contribution]) as Contribution[];
    given = given.length === 0 ? more : [...given, ...more];
  }
  rt.looks -= 1;
  rt.acting = acting;
  return given;
}

function explained<T extends Value>(entry: ValueEntry, given: readonly Contribution[], base: T): Explained<T> {
  if (given.length === 0) return { value: base, because: given };
  const isAlone = given.length === 1 && entry.layers.includes((given[0] as Contribution).layer);
  const because = isAlone ? given : entry.layers.flatMap((layer) => given.filter((one) => one.layer === layer));
  const start: Value = typeof base === "number" ? base : Object.assign({}, base);
  return { value: because.reduce(contribute, start) as T, because };
}

function entryOf(rt: Runtime, name: string): ValueEntry {
  const entry = rt.game.values.get(name);
  if (entry === undefined) throw unknownName(rt, "asks for the value", name, rt.game.values.keys());
  return entry;
}

/** Adds to a number, or to a field of the copy that the fields are added up in. */
function contribute(value: Value, contribution: Contribution): Value {
  const { layer, amount, field } = contribution;
  if (typeof value === "number") {
    if (field === undefined) return applyLayer(value, layer, amount);
    throw new KernelError(
      "HANDLER_FAILED",
      `${contribution.by} contributes to the field "${field}" of a value that is a single number. Leave the field out.`,
    );
  }
  if (field === undefined) {
    throw new KernelError(
      "HANDLER_FAILED",
      `${contribution.by} contributes to a value of several fields without naming one.`,
    );
  }
  (value as Record<string, number>)[field] = applyLayer(value[field] ?? 0, layer, amount);
  return value;
}

/** A number after one contribution, for games that reckon numbers outside values in the same layers. */
export function applyLayer(value: number, layer: Layer, amount: number): number {
  switch (layer) {
    case "set":
      return amount;
    case "divide":
      return value / amount;
    case "multiply":
      return value * amount;
    case "add":
      return value + amount;
    case "subtract":
      return value - amount;
    case "atLeast":
      return Math.max(value, amount);
    case "atMost":
      return Math.min(value, amount);
  }
}
