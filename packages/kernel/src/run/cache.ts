import { KernelError } from "../errors.js";
import type { Runtime } from "./runtime.js";

/** A remembered value and the slice versions it was computed from. */
export interface Remembered {
  readonly versions: readonly number[];
  readonly value: unknown;
}

/** Returns what was computed under this key, unless one of the slices was written since. */
export function cachedIn<T>(rt: Runtime, key: string, plugins: readonly string[], compute: () => T): T {
  const known = rt.remembered.get(key);
  if (known !== undefined && isCurrent(rt, plugins, known)) return known.value as T;
  const value = compute();
  const versions = plugins.map((plugin) => versionOf(rt, plugin));
  rt.remembered.set(key, { versions, value });
  return value;
}

function isCurrent(rt: Runtime, plugins: readonly string[], { versions }: Remembered): boolean {
  for (let index = 0; index < plugins.length; index++) {
    if (versionOf(rt, plugins[index] as string) !== versions[index]) return false;
  }
  return true;
}

function versionOf(rt: Runtime, plugin: string): number {
  const { plugins } = rt.game;
  for (let place = 0; place < plugins.length; place++) {
    if (plugins[place]?.name === plugin) return rt.versions[place] as number;
  }
  throw new KernelError("UNKNOWN_NAME", `${rt.acting} remembers something of "${plugin}", which is not composed.`);
}
