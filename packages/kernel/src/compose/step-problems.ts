import { didYouMean, faultLines, faultsOf } from "@riposte/words";
import type { z } from "zod";
import type { AnyPlugin } from "../declare/define.js";
import type { Effect } from "../declare/ownership.js";
import { reachOf } from "./reach.js";
import { effectsIn } from "./wired.js";

/**
 * What is wrong with steps of abilities that come from data: a verb that no plugin of the list has, and a verb of a plugin that the
 * ability's own does not know with fields that do not fit. Verbs of a language are checked by the plugin that reads it.
 */
export function stepProblems(plugins: readonly AnyPlugin[]): readonly string[] {
  const owners = new Map(
    plugins.flatMap((plugin) => Object.keys(plugin.declared.effects).map((type) => [type, plugin])),
  );
  const areas = new Set([...owners.keys()].map(areaOf));
  return plugins.flatMap((plugin) => {
    const near = reachOf(plugin, plugins);
    return Object.entries(plugin.behaviour.abilities ?? {}).flatMap(([ability, { steps }]) =>
      verbsIn(steps as readonly Effect[]).flatMap((step) => {
        const where = `Plugin "${plugin.name}", ability "${ability}"`;
        const owner = owners.get(step.type);
        if (owner !== undefined) return near.includes(owner) ? [] : misfits(where, owner, step);
        return unowned(where, step.type, owners.keys(), areas.has(areaOf(step.type)));
      }),
    );
  });
}

/** What stands before the colon: a plugin's own word for itself. */
const areaOf = (type: string): string => type.slice(0, type.indexOf(":"));

const verbsIn = (steps: readonly Effect[]): readonly Effect[] =>
  steps.flatMap(effectsIn).filter(({ type }) => type.includes(":") && !type.startsWith("kernel:"));

function unowned(where: string, type: string, known: Iterable<string>, isAreaHere: boolean): readonly string[] {
  const meant = didYouMean(type, known);
  // the plugin that has it may be left out on purpose: the ability is unwired then; a slip of the pen is told
  if (meant === "" && !isAreaHere) return [];
  return [`${where}: no plugin here has the verb "${type}".${meant || " Correct the name, or leave the step out."}`];
}

function misfits(where: string, { name, declared }: AnyPlugin, { type, ...fields }: Effect): readonly string[] {
  const schema = declared.effects[type] as unknown;
  // one that holds steps: they are looked at by themselves
  if (typeof schema === "function") return [];
  const faults = faultLines(faultsOf(schema as z.ZodType, fields));
  return faults.length === 0 ? [] : [`${where}: "${type}" of "${name}" with wrong fields: ${faults.join("; ")}.`];
}
