import { didYouMean, faultLines, faultsOf } from "@riposte/words";
import type { z } from "zod";
import type { EffectSchema } from "../declare/declare.js";
import type { AnyPlugin } from "../declare/define.js";
import { KERNEL_EFFECT_SCHEMAS } from "../declare/kernel-effect-schemas.js";
import { reachOf } from "./reach.js";

/** What is wrong with an effect written into a machine: a machine queues what its plugin, or one that plugin names, owns. */
export function queuedProblem(
  plugin: AnyPlugin | undefined,
  plugins: readonly AnyPlugin[],
  effect: unknown,
): string | undefined {
  const { type, ...fields } = (effect ?? {}) as { readonly type?: unknown };
  if (typeof type !== "string") return 'no effect; write { type: "queue", params: { type: "the-effect", … } }';
  const known = reachable(plugin, plugins);
  const schema = known[type];
  if (schema === undefined)
    return `the unknown effect "${type}".${didYouMean(type, Object.keys(known)) || " Require its owner, or correct the name."}`;
  // one that holds effects is checked when they are read
  if (typeof schema === "function") return undefined;
  const faults = faultsOf(schema as z.ZodType, fields);
  return faults.length === 0 ? undefined : `"${type}" with wrong fields: ${faultLines(faults).join("; ")}`;
}

function reachable(
  plugin: AnyPlugin | undefined,
  plugins: readonly AnyPlugin[],
): Readonly<Record<string, EffectSchema<unknown>>> {
  if (plugin === undefined) return KERNEL_EFFECT_SCHEMAS;
  const effects = reachOf(plugin, plugins).map((owner) => owner?.declared.effects);
  return Object.assign({}, KERNEL_EFFECT_SCHEMAS, ...effects);
}
