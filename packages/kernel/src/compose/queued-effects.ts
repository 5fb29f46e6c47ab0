import type { z } from "zod";
import { faultsOf } from "../faults.js";
import { nearest } from "../nearest.js";
import type { EffectSchema } from "../plugin/declare.js";
import type { AnyPlugin } from "../plugin/define.js";
import { KERNEL_EFFECT_SCHEMAS } from "../run/kernel-effect-schemas.js";
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
  if (schema === undefined) {
    const near = nearest(type, Object.keys(known));
    return `the unknown effect "${type}"; ${near === undefined ? "require its owner, or correct the name" : `did you mean "${near}"?`}`;
  }
  // one that holds effects is checked when they are read
  if (typeof schema === "function") return undefined;
  const problems = faultsOf(schema as unknown as z.ZodType, fields).map(({ path, message }) =>
    [path.join("."), message].filter((part) => part !== "").join(": "),
  );
  return problems.length === 0 ? undefined : `"${type}" with wrong fields: ${problems.join(" ")}`;
}

function reachable(
  plugin: AnyPlugin | undefined,
  plugins: readonly AnyPlugin[],
): Readonly<Record<string, EffectSchema<unknown>>> {
  if (plugin === undefined) return KERNEL_EFFECT_SCHEMAS;
  const effects = reachOf(plugin, plugins).map((owner) => owner?.declared.effects);
  return Object.assign({}, KERNEL_EFFECT_SCHEMAS, ...effects);
}
