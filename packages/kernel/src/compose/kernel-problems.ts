import type { AnyPlugin } from "../declare/define.js";
import { KERNEL, type KernelStamp } from "../declare/kernel-stamp.js";
import { isInRange, isRange } from "./versions.js";

/** Plugins that another kernel defined, or that were written for another one: two kernels in one match do not know each other. */
export const kernelProblems = (plugins: readonly AnyPlugin[]): readonly string[] =>
  plugins.flatMap((plugin) => [...foreignTo(plugin), ...outOfRange(plugin)]);

function foreignTo({ name, kernel }: AnyPlugin): readonly string[] {
  const stamp: KernelStamp | undefined = kernel;
  if (stamp === undefined)
    return [`Plugin "${name}" was not made by definePlugin of this kernel. Make it with definePlugin.`];
  if (stamp.copy === KERNEL.copy) return [];
  return [
    `Plugin "${name}" brings a second kernel: it was defined with a copy of @riposte/kernel ${stamp.version}, and ${KERNEL.version} composes. List @riposte/kernel under its peerDependencies instead of its dependencies, then run npm dedupe (npm ls @riposte/kernel shows who brings it). If its build bundles packages, leave @riposte/* out of the bundle.`,
  ];
}

function outOfRange({ name, declared }: AnyPlugin): readonly string[] {
  const { kernel: range } = declared;
  // in a workspace the manifest names the kernel beside it
  if (range === undefined || range.startsWith("workspace:")) return [];
  if (!isRange(range))
    return [`Plugin "${name}" was written for the kernel "${range}", which is no range. Write e.g. "^0.1".`];
  if (isInRange(KERNEL.version, range)) return [];
  return [
    `Plugin "${name}" was written for the kernel ${range}, but ${KERNEL.version} is installed. Install a kernel in that range, or a "${name}" written for this one.`,
  ];
}
