import { type DeepReadonly, KernelError } from "@riposte/kernel";
import { didYouMean } from "@riposte/words";
import { partOf, partsOf } from "../unit/parts.js";
import type { WeaponProfile } from "../unit/weapon.js";
import type { AttackQuery } from "./query.js";

/** The profile a query asks about. */
export function profileOf({ attacker, part: id, weapon }: AttackQuery): DeepReadonly<WeaponProfile> {
  const part = partOf(attacker, id);
  if (part === undefined) {
    const parts = partsOf(attacker).map((known) => `"${known.id}"`);
    throw new KernelError("UNKNOWN_NAME", `Unit "${attacker.id}" has no part "${id}". Parts: ${parts.join(", ")}.`);
  }
  const profile = part.weapons.find((known) => known.id === weapon);
  if (profile !== undefined) return profile;
  const guess = didYouMean(
    weapon,
    part.weapons.map((known) => known.id),
  );
  throw new KernelError("UNKNOWN_NAME", `Unit "${id}" has no weapon profile "${weapon}".${guess}`);
}
