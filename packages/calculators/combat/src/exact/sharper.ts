import type { AttackDescription } from "@riposte/warhammer-40k";

/** The attack as its critical wounds make it, where they are a pool of their own. */
export function sharperOf(description: AttackDescription): AttackDescription | undefined {
  const { criticalWound } = description;
  const { defences } = criticalWound;
  return defences === undefined ? undefined : { ...description, defences };
}
