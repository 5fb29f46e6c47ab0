import type { Runtime } from "../engine/runtime.js";
import { KernelError } from "../errors.js";

/** A remembered value, what it was computed from, and the versions that had. */
export interface Remembered {
  readonly of: readonly string[];
  readonly places: readonly number[];
  readonly versions: readonly number[];
  /** The latest write to anything at which it was still right. */
  at: number;
  readonly value: unknown;
}

/** Returns what was computed under this key, unless one of the slices or kinds of what lasts was written since. */
export function cachedIn<T>(rt: Runtime, key: string, of: readonly string[], compute: () => T): T {
  const known = rt.remembered.get(key);
  const isSame = known !== undefined && areSame(known.of, of);
  // asked dozens of times between two effects
  if (isSame && (known.at === rt.written || isCurrent(rt, known))) {
    known.at = rt.written;
    return known.value as T;
  }
  const places = isSame ? known.places : of.map((name) => placeOf(rt, name));
  const value = compute();
  const versions = places.map((place) => rt.versions[place] as number);
  rt.remembered.set(key, { of, places, versions, at: rt.written, value });
  return value;
}

function areSame(before: readonly string[], now: readonly string[]): boolean {
  return before === now || (before.length === now.length && before.every((name, at) => name === now[at]));
}

function isCurrent({ versions: now }: Runtime, { places, versions }: Remembered): boolean {
  for (let at = 0; at < places.length; at++) if (now[places[at] as number] !== versions[at]) return false;
  return true;
}

function placeOf(rt: Runtime, name: string): number {
  const place = rt.game.versionPlaces.get(name);
  if (place !== undefined) return place;
  throw new KernelError("UNKNOWN_NAME", `${rt.acting} remembers something of "${name}", which is not composed.`);
}
